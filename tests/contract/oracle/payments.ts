import type {
  OrderDto,
  PaymentDto,
  PaymentDueDto,
  PaymentInfoDto,
  PaymentMethodCodeDto,
  PaymentMethodDto,
  PaymentOrderDto,
} from '#src/api/generated/client.schemas.ts';
import { acknowledgementsOf } from '../acknowledged.ts';
import { fromWireMoney } from '#src/domain/money.ts';
import { isFinalPayment } from '#src/domain/order-states.ts';
import { paymentExpiresAt } from '#src/domain/payment-hold.ts';
import type { Ready } from '../exchange.ts';
import { MissingState, type Scene } from '../scene.ts';
import type { Outcome } from '../world.ts';
import { answerTo, dataIn, differenceOf, firstError, type OracleCase, refusalError } from './case.ts';
import { reportError } from './expected-report.ts';
import { allOf, settingsNow } from './facts.ts';
import { bookError } from './orders.ts';

const listed = async (scene: Scene) => allOf<PaymentOrderDto>(scene, 'listPaymentOrders', 'payment_orders');

async function cards(scene: Scene): Promise<{ infos: PaymentInfoDto[]; due: PaymentDueDto | null }> {
  const { payment_infos, due } = await scene.asParent('listPaymentInfos');
  return { infos: payment_infos as PaymentInfoDto[], due: due as PaymentDueDto | null };
}

const payment = async (scene: Scene, id: number) =>
  (await scene.asParent('getPayment', { path: { id } }))['payment'] as PaymentDto;

/** A payment attempt for an order that waits for its payment. */
const attempt = (scene: Scene, order: OrderDto, payment_method: PaymentMethodCodeDto): Ready => ({
  body: { order_id: order.id, payment_method, return_url: scene.world.returnUrl },
});

/** The error of an open payment, and of what is due with it. */
async function openError(scene: Scene, order: OrderDto, open: PaymentDto): Promise<string | null> {
  const { payment_hold_minutes } = await settingsNow(scene);
  const expires_at = paymentExpiresAt(new Date(open.created_at), payment_hold_minutes).toISOString();
  const blank = { card_brand: null, card_last4: null, failure_code: null, paid_at: null, refunded_amount: '0.00' };
  const expected = {
    ...blank,
    order_id: order.id,
    status: 'initiated',
    amount: order.total,
    currency: 'SAR',
    expires_at,
  };
  const { due } = await cards(scene);
  const { order_number, total } = order;
  return (
    differenceOf(open, expected, 'the open payment') ??
    (open.redirect_url === null ? 'an open payment has no redirect_url' : null) ??
    differenceOf(await payment(scene, open.id), open, 'the open payment, read again,') ??
    differenceOf(due, { order_id: order.id, order_number, amount: total, expires_at }, 'what is due')
  );
}

/** What has become of a payment after its end at the provider. */
async function endError(scene: Scene, order: OrderDto, open: PaymentDto, outcome: Outcome): Promise<string | null> {
  const status = ({ paid: 'paid', declined: 'failed', abandoned: 'cancelled' } as const)[outcome];
  const after = await payment(scene, open.id);
  const isPaid = outcome === 'paid';
  const hasCard = outcome !== 'abandoned' && open.payment_method !== 'stc_pay';
  const expected = { ...open, status, redirect_url: null, expires_at: null, paid_at: after.paid_at };
  const { card_brand, card_last4, failure_code } = after;
  const row = (await listed(scene)).find(({ id }) => id === open.id);
  const { due } = await cards(scene);
  const rest = isPaid ? null : { order_id: order.id, order_number: order.order_number, amount: order.total };
  return (
    differenceOf(after, { ...expected, card_brand, card_last4, failure_code }, `the payment, ${outcome},`) ??
    ((after.paid_at === null) === isPaid ? `a payment, ${outcome}, was paid at ${after.paid_at ?? 'no time'}` : null) ??
    (hasCard === (card_last4 === null) || hasCard === (card_brand === null)
      ? `a payment by ${open.payment_method}, ${outcome}, has the card ${card_last4 ?? 'null'}`
      : null) ??
    ((failure_code === null) === (outcome === 'declined')
      ? `a payment, ${outcome}, has failure_code ${failure_code ?? 'null'}`
      : null) ??
    differenceOf(
      row,
      {
        order_id: order.id,
        order_number: order.order_number,
        order_status: isPaid ? 'confirmed' : 'pending_payment',
        occurred_at: after.paid_at ?? after.created_at,
        amount: after.amount,
        refunded_amount: '0.00',
        status,
        payment_method: open.payment_method,
        card_brand,
        card_last4,
      },
      `its row in listPaymentOrders`,
    ) ??
    differenceOf(due, rest === null ? null : { ...rest, expires_at: null }, `what is due after a payment, ${outcome},`)
  );
}

/** An order of two students with different packages, so that totals, fees and lines differ. */
export async function orderOfTwo(scene: Scene): Promise<OrderDto> {
  await scene.emptyCart();
  const [start = '', later = ''] = await scene.startDays(2);
  const offers = (await scene.packages()).filter(({ min_age, max_age }) => min_age <= 9 && max_age >= 10);
  const costly = offers.filter(({ delivery_fee }) => fromWireMoney(delivery_fee) > 0);
  const weekly = costly.find(({ frequency }) => frequency === 'weekly') ?? offers[0];
  const monthly = costly.find(({ frequency }) => frequency === 'monthly') ?? offers[1];
  if (!weekly || !monthly) throw new MissingState('two packages are needed for a student of nine');
  const length = (each: typeof weekly, count: number) =>
    each.frequency === 'weekly' ? { number_of_weeks: count } : { number_of_months: count };
  const [first, second] = [await scene.student(), await scene.student('Haya Al Otaibi')];
  const applicants = [
    { applicant_id: first.id, package_id: monthly.id, start_date: start, ...length(monthly, 2), vacancy: [] },
    { applicant_id: second.id, package_id: weekly.id, start_date: later, ...length(weekly, 3), vacancy: [] },
  ];
  return (await scene.asParent('createOrder', { body: { applicants } }))['order'] as OrderDto;
}

const checkout = async (scene: Scene, order: OrderDto, payment_method: PaymentMethodCodeDto) =>
  answerTo(scene, 'checkoutOrder', {
    path: { id: order.id },
    body: {
      version: order.version,
      acknowledgements: acknowledgementsOf(order),
      payment_method,
      return_url: scene.world.returnUrl,
    },
  });

/** Pays an order: declined, then abandoned, then paid. */
async function payingError(scene: Scene, method: PaymentMethodCodeDto): Promise<string | null> {
  const draft = await orderOfTwo(scene);
  const notYet = await answerTo(scene, 'createPayment', attempt(scene, draft, method));
  const early = refusalError(notYet, { status: 409, reason: 'not_pending_payment' }, 'paying a draft');
  if (early !== null) return early;
  const answered = dataIn(await checkout(scene, draft, method))['order'] as OrderDto;
  const order = await scene.order(draft.id);
  const same = differenceOf(order, answered, 'the order after checkout');
  if (same !== null || order.version <= draft.version) return same ?? 'checkout leaves the version';
  let open = order.payment;
  for (const outcome of ['declined', 'abandoned', 'paid'] as const) {
    if (!open) return 'an order that waits for its payment has none';
    const error =
      (await openError(scene, order, open)) ??
      (await bookError(scene)) ??
      refusalError(
        await answerTo(scene, 'createPayment', attempt(scene, order, method)),
        { status: 409, reason: 'payment_open' },
        'a second payment',
      );
    if (error !== null) return error;
    await scene.settle(open, outcome);
    const ended = await endError(scene, order, open, outcome);
    if (ended !== null) return ended;
    if (outcome !== 'paid') {
      open = dataIn(await answerTo(scene, 'createPayment', attempt(scene, order, method)))['payment'] as PaymentDto;
    }
  }
  // Returning to the provider's page of a payment that has ended changes nothing.
  if (order.payment) await scene.world.settle(order.payment, 'paid');
  if (open) await scene.world.settle(open, 'declined');
  const paid = await scene.order(order.id);
  const again = await answerTo(scene, 'createPayment', attempt(scene, order, method));
  return (
    differenceOf([paid.status, paid.payment?.status], ['confirmed', 'paid'], 'the order after its payment') ??
    refusalError(again, { status: 409, reason: 'not_pending_payment' }, 'paying twice') ??
    refusalError(await checkout(scene, paid, method), { status: 409, reason: 'not_draft' }, 'checking out twice') ??
    (await bookError(scene)) ??
    (await reportError(scene, paid)) ??
    rowsError(scene, paid)
  );
}

/** The rows of the ended payments are the newest first; a cancelled order pays back what was paid, and no failed attempt. */
async function rowsError(scene: Scene, order: OrderDto): Promise<string | null> {
  const before = await listed(scene);
  const sorted = before.toSorted((a, b) => b.occurred_at.localeCompare(a.occurred_at) || b.id - a.id);
  await scene.asParent('cancelOrder', { path: { id: order.id }, body: { version: order.version } });
  const { payment: last } = await scene.order(order.id);
  const expected = before.map((row) =>
    row.order_id === order.id
      ? {
          ...row,
          order_status: 'cancelled',
          ...(row.status === 'paid' ? { status: 'refunded', refunded_amount: last?.refunded_amount } : {}),
        }
      : row,
  );
  return (
    differenceOf(before, sorted, 'the rows of the payments, newest first,') ??
    differenceOf(await listed(scene), expected, 'the rows after the order was cancelled')
  );
}

/** The method of the last payment, and no other one, is the last used, with the card that was saved. */
async function lastUsedError(
  scene: Scene,
  paidBy: PaymentMethodCodeDto,
  card: PaymentInfoDto | null,
): Promise<string | null> {
  const { payment_methods } = await scene.asParent('listPaymentMethods');
  return firstError(
    (payment_methods as PaymentMethodDto[]).map((method) => async () => {
      // Both fields are optional: a server may not know them.
      const { code, is_last_used = code === paidBy, saved_card = code === paidBy ? card : null } = method;
      const expected = { is_last_used: code === paidBy, saved_card: code === paidBy ? card : null };
      return differenceOf({ is_last_used, saved_card }, expected, `${code} after a payment by ${paidBy}`);
    }),
  );
}

/** A payment that ends leaves one saved card for each card, the first of them the default. */
async function savedCardsError(scene: Scene): Promise<string | null> {
  for (const { id } of (await cards(scene)).infos) await scene.asParent('deletePaymentInfo', { path: { id } });
  // A wallet keeps its cards itself.
  for (const [turn, method] of (['mada', 'apple_pay', 'card', 'mada', 'stc_pay'] as const).entries()) {
    const before = (await cards(scene)).infos;
    const draft = await scene.draft();
    const { payment: open } = dataIn(await checkout(scene, draft, method))['order'] as OrderDto;
    if (!open) return 'checkout answers an order without a payment';
    await scene.settle(open, 'paid');
    const { card_brand, card_last4 } = await payment(scene, open.id);
    const { infos } = await cards(scene);
    const isNew =
      method !== 'apple_pay' && card_last4 !== null && before.every((each) => each.card_last4 !== card_last4);
    const added = infos.filter(({ id }) => before.every((each) => each.id !== id));
    if (turn === 0 && added.length === 0) throw new MissingState('a provider is needed that keeps cards');
    if (added.length !== (isNew ? 1 : 0)) return `paying with ${method} adds ${added.length} cards`;
    const error = isNew
      ? differenceOf(added[0], { card_brand, card_last4, is_default: before.length === 0 }, 'the card')
      : null;
    if (error !== null) return error;
    // Wallets keep their cards themselves, so they have no saved card.
    const kept = method === 'apple_pay' ? null : (infos.find((each) => each.card_last4 === card_last4) ?? null);
    const last = await lastUsedError(scene, method, kept);
    if (last !== null) return last;
    const sorted = infos.toSorted(
      (a, b) => Number(b.is_default) - Number(a.is_default) || b.created_at.localeCompare(a.created_at) || b.id - a.id,
    );
    if (sorted.some((each, index) => each !== infos[index])) return 'the default card is not first, then the newest';
  }
  return null;
}

/** Payments and what is listed about them. */
export const paymentCases: readonly OracleCase[] = [
  {
    name: 'a payment that is declined, abandoned and paid, with its order, its row and its report',
    operation: 'createPayment',
    errorOf: async (scene) => payingError(scene, 'mada'),
  },
  {
    name: 'a payment without a card',
    operation: 'getPayment',
    errorOf: async (scene) => payingError(scene, 'stc_pay'),
  },
  { name: 'each card is saved once', operation: 'listPaymentInfos', errorOf: savedCardsError },
  {
    name: 'ended payments only, the newest first, each as its payment and its order are',
    operation: 'listPaymentOrders',
    isReadOnly: true,
    async errorOf(scene) {
      const rows = await listed(scene);
      const wrong = rows.find(({ status }) => !isFinalPayment(status));
      if (wrong) return `payment ${wrong.id} is listed, although it is ${wrong.status}`;
      const sorted = rows.toSorted((a, b) => b.occurred_at.localeCompare(a.occurred_at) || b.id - a.id);
      if (sorted.some((each, index) => each !== rows[index])) return 'the rows are not sorted by newest first';
      return firstError(
        rows.map(({ order_number: _number, order_status, occurred_at, ...row }) => async () => {
          const own = await payment(scene, row.id);
          const answer = await answerTo(scene, 'getOrder', { path: { id: row.order_id } });
          const order = answer.status === 200 ? (dataIn(answer)['order'] as OrderDto) : null;
          return (
            differenceOf(own, row, `payment ${row.id}, as listed,`) ??
            (occurred_at === (own.paid_at ?? own.created_at)
              ? null
              : `payment ${row.id} is listed with the time ${occurred_at}`) ??
            (order_status === (order?.status ?? 'draft') ? null : `order ${row.order_id} is listed as ${order_status}`)
          );
        }),
      );
    },
  },
];
