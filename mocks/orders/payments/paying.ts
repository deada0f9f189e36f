import type { PaymentMethodChoice } from '#src/api/generated/zod/schemas.ts';
import { toWireMoney } from '#src/domain/money.ts';
import { nextState, orderMachine, paymentMachine } from '#src/domain/state-machines.ts';
import { defaultPaymentHoldMinutes, paymentExpiresAt } from '#src/domain/payment-hold.ts';
import { db, nextId } from '#mocks/store/db.ts';
import { notify } from '#mocks/orders/notify.ts';
import { texts } from '#mocks/replies/texts.ts';
import type { OrderRecord, PaymentRecord } from '#mocks/store/order-records.ts';
import { agreeToTerms, touchOrder } from '#mocks/orders/cart/draft.ts';
import { gateOf } from '#mocks/orders/cart/gate.ts';
import { freshOrder, shownOrder } from '#mocks/orders/order-view.ts';
import { servedStudent } from '#mocks/orders/students/served-student.ts';
import { recordEvent } from '#mocks/orders/events.ts';
import { applyUnpaidClosures } from '#mocks/orders/subscriptions/announced-closure.ts';
import { agreedLunches, notifyOfChangedLunches } from '#mocks/orders/subscriptions/lunch-news.ts';
import { recordRenewals } from '#mocks/orders/subscriptions/recorded-renewals.ts';
import { studentOf, subOrdersOf, totalsOf } from '#mocks/orders/subscriptions/subscription.ts';
import { issueInvoice } from './tax-documents.ts';

/** The fields of a card that the provider returns. */
interface TestCard {
  brand: 'mada' | 'visa' | 'mastercard';
  last4: string;
  expiryMonth: number;
  expiryYear: number;
}

/** The test card of each method; STC Pay has none. */
export const testCards: Record<PaymentMethodChoice, TestCard | null> = {
  mada: { brand: 'mada', last4: '4461', expiryMonth: 8, expiryYear: 2028 },
  card: { brand: 'visa', last4: '1881', expiryMonth: 11, expiryYear: 2027 },
  apple_pay: { brand: 'mastercard', last4: '0217', expiryMonth: 5, expiryYear: 2029 },
  stc_pay: null,
};

/** Starts an attempt to pay an order. */
export async function beginPayment(
  order: OrderRecord,
  method: PaymentMethodChoice,
  returnUrl: string,
  now: Date,
): Promise<PaymentRecord> {
  return db.payments.create({
    id: nextId('payments'),
    user_id: order.user_id,
    order_id: order.id,
    order_number: order.order_number,
    status: 'initiated',
    amount_halalas: totalsOf(order).totalHalalas,
    method,
    card_brand: null,
    card_last4: null,
    keeps_card: false,
    failure_code: null,
    return_url: returnUrl,
    expires_at: paymentExpiresAt(now, defaultPaymentHoldMinutes).toISOString(),
    settles_at: null,
    paid_at: null,
    created_at: now.toISOString(),
  });
}

/** Marks a draft as waiting for its payment. */
export async function awaitPayment(order: OrderRecord, now: Date): Promise<OrderRecord> {
  await agreeToTerms(order);
  await moveOrder(order, 'placed');
  const amount = toWireMoney(totalsOf(order).totalHalalas);
  await recordEvent(order, { type: 'placed', actor: 'parent', current: { status: 'pending_payment', amount } }, now);
  return touchOrder(order, now);
}

/** Makes an order a draft again, at the prices that the parent accepted. */
export async function backToDraft(order: OrderRecord, at: Date): Promise<void> {
  await moveOrder(order, 'payment_expired');
  const [previous, current] = [{ status: 'pending_payment' }, { status: 'draft' }];
  await recordEvent(order, { type: 'payment_expired', actor: 'company', previous, current }, at);
  await touchOrder(order, at);
}

/**
 * Moves an order on by an event, and changes other fields of its record with it. Throws if its state does not allow
 * the event. Of a paid order, only that it is paid is stored; the rest is computed from its subscriptions.
 */
async function moveOrder(
  order: OrderRecord,
  event: 'placed' | 'payment_expired' | 'payment_refunded' | 'payment_paid',
  changes: Partial<OrderRecord> = {},
): Promise<void> {
  const status = nextState(orderMachine, order.status === 'paid' ? 'confirmed' : order.status, event);
  await db.orders.update((query) => query.where({ id: order.id }), {
    data(record) {
      Object.assign(record, changes);
      record.status = status === 'draft' || status === 'pending_payment' ? status : 'paid';
    },
  });
}

async function rememberCard(userId: number, card: TestCard, at: Date): Promise<void> {
  const own = db.savedCards.findMany((query) => query.where({ user_id: userId }));
  if (own.some(({ card_brand, card_last4 }) => card_brand === card.brand && card_last4 === card.last4)) return;
  await db.savedCards.create({
    id: nextId('savedCards'),
    user_id: userId,
    card_brand: card.brand,
    card_last4: card.last4,
    expiry_month: card.expiryMonth,
    expiry_year: card.expiryYear,
    is_default: own.length === 0,
    created_at: at.toISOString(),
  });
}

/**
 * Stores parent and students as they are now, issues the invoice, and applies the closures since the order was placed. From
 * now on the parent is notified of lunches.
 */
async function confirmOrder(order: OrderRecord, at: Date): Promise<void> {
  const { parent } = shownOrder(order, at);
  for (const subOrder of subOrdersOf(order)) {
    const student = servedStudent(studentOf(subOrder), true);
    await db.subOrders.update((query) => query.where({ id: subOrder.id }), {
      data(record) {
        record.student = student;
        record.notified_until = at.toISOString();
      },
    });
  }
  await moveOrder(order, 'payment_paid', { paid_at: at.toISOString(), parent });
  await issueInvoice(order, at);
  const amount = toWireMoney(totalsOf(order).totalHalalas);
  await recordEvent(
    order,
    {
      type: 'paid',
      actor: 'payment_provider',
      previous: { status: 'pending_payment' },
      current: { status: 'confirmed', amount },
    },
    at,
  );
  await applyUnpaidClosures(order, at);
  await recordRenewals(order, at);
  await touchOrder(order, at);
}

/** Whether the provider can keep the card of a method; wallets keep their own cards. */
export const canKeepCard = (method: PaymentMethodChoice) => testCards[method] !== null && method !== 'apple_pay';

/**
 * Records a successful payment: confirms the order, keeps the card if the parent chose so, notifies the parent, also of
 * lunches that have changed since the payment began. A package that does not fit any more is not sold (rules.md#package-gate).
 */
export async function markPaid(payment: PaymentRecord, at: Date): Promise<PaymentRecord> {
  const order = freshOrder(payment.order_id);
  const card = testCards[payment.method];
  const paid = await movePayment(payment, 'paid', {
    paid_at: at.toISOString(),
    settles_at: null,
    ...cardFields(card),
  });
  const isUnfit = subOrdersOf(order).some((subOrder) => gateOf(subOrder, at).verdict === 'does_not_fit');
  if (isUnfit) return refundUnfit(paid, order, at);
  if (card && payment.keeps_card && canKeepCard(payment.method)) await rememberCard(order.user_id, card, at);
  await confirmOrder(order, at);
  const total = toWireMoney(payment.amount_halalas);
  await notify(
    order.user_id,
    {
      type: 'order_confirmed',
      title: 'Your order is confirmed',
      arabic_title: 'تم تأكيد طلبك',
      body: `We received SAR ${total} for order ${order.order_number}. Thank you for subscribing.`,
      arabic_body: `استلمنا ${total} ر.س للطلب ${order.order_number}. شكرًا لاشتراكك.`,
      entity_type: 'order',
      entity_id: order.id,
    },
    at,
  );
  await notifyOfChangedLunches(agreedLunches(subOrdersOf(order), new Date(payment.created_at), at), at);
  return paid;
}

/**
 * Refunds all of a payment whose order has a package that does not fit any more: the order is a draft again. The
 * notification is about money, so it outlives the erasure of a student, and names none.
 */
async function refundUnfit(payment: PaymentRecord, order: OrderRecord, at: Date): Promise<PaymentRecord> {
  const refunded = await movePayment(payment, 'refunded');
  await moveOrder(order, 'payment_refunded');
  const amount = toWireMoney(payment.amount_halalas);
  const [previous, current] = [{ status: 'pending_payment' }, { status: 'draft', amount }];
  await recordEvent(order, { type: 'payment_refunded', actor: 'company', previous, current }, at);
  await touchOrder(order, at);
  const body = texts.unfitRefunded(amount, order.order_number);
  await notify(
    order.user_id,
    {
      type: 'refund',
      title: 'Your payment is refunded',
      arabic_title: 'أعدنا إليك المبلغ',
      body: body.en,
      arabic_body: body.ar,
      entity_type: 'payment',
      entity_id: payment.id,
    },
    at,
  );
  return refunded;
}

/** Records a declined payment: the order stays open, and the parent can try again. */
export async function markFailed(payment: PaymentRecord, failure_code: string, at: Date): Promise<PaymentRecord> {
  const failed = await movePayment(payment, 'declined', {
    failure_code,
    ...cardFields(testCards[payment.method]),
  });
  await notify(
    payment.user_id,
    {
      type: 'payment_failed',
      title: 'Payment failed',
      arabic_title: 'لم تنجح عملية الدفع',
      body: `Order ${payment.order_number} was not paid. You were not charged and can try again.`,
      arabic_body: `لم يُدفع الطلب ${payment.order_number}. لم يُخصم أي مبلغ، ويمكنك المحاولة مرة أخرى.`,
      entity_type: 'payment',
      entity_id: payment.id,
    },
    at,
  );
  return failed;
}

/** Records a charge after the hold: everything is refunded at once, the order stays as it is, the parent is notified. */
export async function markPaidLate(payment: PaymentRecord, at: Date): Promise<PaymentRecord> {
  const refunded = await movePayment(payment, 'paid_late', {
    paid_at: at.toISOString(),
    ...cardFields(testCards[payment.method]),
  });
  const total = toWireMoney(payment.amount_halalas);
  const happening = { type: 'late_charge_refunded', actor: 'company', current: { amount: total } } as const;
  await recordEvent({ id: payment.order_id }, happening, at);
  await notify(
    payment.user_id,
    {
      type: 'refund',
      title: 'Your payment came too late',
      arabic_title: 'وصلت دفعتك متأخرة',
      body: `SAR ${total} for order ${payment.order_number} arrived after the time to pay. We refunded all of it.`,
      arabic_body: `وصل مبلغ ${total} ر.س للطلب ${payment.order_number} بعد انتهاء مهلة الدفع، وأعدناه إليك كاملًا.`,
      entity_type: 'payment',
      entity_id: payment.id,
    },
    at,
  );
  return refunded;
}

const cardFields = (card: TestCard | null) => ({ card_brand: card?.brand ?? null, card_last4: card?.last4 ?? null });

/** Moves an attempt on by an event, and changes other fields with it. Throws if its state does not allow the event. */
export async function movePayment(
  payment: Pick<PaymentRecord, 'id' | 'status'>,
  event: 'submitted' | 'paid' | 'declined' | 'abandoned' | 'expired' | 'paid_late' | 'refunded',
  changes: Partial<Omit<PaymentRecord, 'status'>> = {},
): Promise<PaymentRecord> {
  const status = nextState(paymentMachine, payment.status, event);
  return db.payments.update((query) => query.where({ id: payment.id }), {
    data(record) {
      Object.assign(record, changes, { status });
    },
    strict: true,
  });
}

/** Stores whether the parent lets the provider keep the card. */
export async function keepCard(payment: Pick<PaymentRecord, 'id'>, keeps_card: boolean): Promise<PaymentRecord> {
  return db.payments.update((query) => query.where({ id: payment.id }), {
    data(record) {
      record.keeps_card = keeps_card;
    },
    strict: true,
  });
}
