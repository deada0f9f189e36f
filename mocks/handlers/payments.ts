import { isFinalPayment } from '#src/domain/order-states.ts';
import { toWireMoney } from '#src/domain/money.ts';
import type { HandlersOf } from '../contract.ts';
import { db } from '#mocks/store/db.ts';
import { notFound } from '#mocks/replies/error-reply.ts';
import { found } from '#mocks/replies/success-reply.ts';
import { texts } from '#mocks/replies/texts.ts';
import { unpaidOrderOf } from '#mocks/orders/cart/draft.ts';
import { lastPaymentOf, shownPayment } from '../orders/order-view.ts';
import { endedPayments, shownPaymentOrder } from '#mocks/orders/payments/payment-history.ts';
import { paymentMethods } from '#mocks/orders/payments/payment-methods.ts';
import { cardsOf } from '#mocks/orders/payments/saved-cards.ts';
import { totalsOf } from '#mocks/orders/subscriptions/subscription.ts';
import { isInRange, reversedRange } from '#mocks/replies/date-range.ts';
import { paged } from '#mocks/replies/paging.ts';
import type { UserRecord } from '#mocks/store/public-records.ts';

type PaymentOperation =
  | 'listPaymentMethods'
  | 'getPayment'
  | 'listPaymentOrders'
  | 'listPaymentInfos'
  | 'setDefaultPaymentInfo'
  | 'deletePaymentInfo';

async function makeDefault(userId: number, cardId: number): Promise<void> {
  await db.savedCards.updateMany((query) => query.where({ user_id: userId }), {
    data(card) {
      card.is_default = card.id === cardId;
    },
  });
}

/** The order that is waiting for payment, or null. */
function dueOf(userId: number) {
  const order = unpaidOrderOf(userId);
  if (order?.status !== 'pending_payment') return null;
  const payment = lastPaymentOf(order);
  return {
    order_id: order.id,
    order_number: order.order_number,
    amount: toWireMoney(totalsOf(order).totalHalalas),
    expires_at: payment && !isFinalPayment(payment.status) ? payment.expires_at : null,
  };
}

/** Payment methods, payments, the payment history and saved cards. */
export const paymentHandlers: HandlersOf<UserRecord, PaymentOperation> = {
  listPaymentMethods: ({ user }) => found({ payment_methods: paymentMethods(user.id) }),

  getPayment({ params, user, language, now }) {
    const payment = db.payments.findFirst((query) => query.where({ id: params.id, user_id: user.id }));
    return payment ? found({ payment: shownPayment(payment, now) }) : notFound(language);
  },

  listPaymentOrders({ query, user, language, now }) {
    const reversed = reversedRange(query, language);
    if (reversed) return reversed;
    const ended = endedPayments(user.id).filter(({ date }) => isInRange(date, query));
    const { items, meta } = paged(ended, query.page, query.per_page);
    const payment_orders = items.map(({ payment }) => shownPaymentOrder(payment, now));
    return { status: 200, body: { custom_status: 200, data: { payment_orders }, meta } };
  },

  listPaymentInfos: ({ user }) => found({ payment_infos: cardsOf(user.id), due: dueOf(user.id) }),

  async setDefaultPaymentInfo({ params, user, language }) {
    if (!cardsOf(user.id).some(({ id }) => id === params.id)) return notFound(language);
    await makeDefault(user.id, params.id);
    const card = cardsOf(user.id).find(({ id }) => id === params.id);
    if (!card) return notFound(language);
    const message = texts.defaultCardSet[language];
    return { status: 200, body: { custom_status: 200, message, data: { payment_info: card } } };
  },

  async deletePaymentInfo({ params, user, language }) {
    const card = cardsOf(user.id).find(({ id }) => id === params.id);
    if (!card) return notFound(language);
    db.savedCards.delete((query) => query.where({ id: card.id }));
    const newest = cardsOf(user.id)[0];
    if (card.is_default && newest) await makeDefault(user.id, newest.id);
    return { status: 204, body: undefined };
  },
};
