import type { CancellationQuoteDto, OrderDto } from '#src/api/generated/client.schemas.ts';
import { canCancelSubscription } from '#src/domain/cancellation.ts';
import { deliveryQuote, type QuotedSum, quotedTotal, subscriptionQuote } from '#src/domain/cancellation-quote.ts';
import { creditedVat } from '#src/domain/credited-vat.ts';
import { fromWireMoney, toWireMoney } from '#src/domain/money.ts';
import { isObject, type JsonObject } from '../json.ts';
import { openDeliveries } from '../recipes-students.ts';
import { MissingState, type Scene } from '../scene.ts';
import { answerTo, dataIn, differenceOf, type OracleCase, refusalError } from './case.ts';
import { type Counted, isPaid, totalsOf } from './counted.ts';
import { reportOf } from './expected-report.ts';
import type { Facts } from './facts.ts';
import { bookNow } from './orders.ts';

const shownPart = ({ days, halalas }: QuotedSum['paid']) => ({ days, amount: toWireMoney(halalas) });

const shownSum = ({ paid, delivered, locked, refundedBefore, refund }: QuotedSum) => ({
  paid: shownPart(paid),
  delivered: shownPart(delivered),
  locked: shownPart(locked),
  refunded_before: shownPart(refundedBefore),
  refund: shownPart(refund),
});

async function quoteOf(scene: Scene, id: number, query: JsonObject = {}): Promise<CancellationQuoteDto> {
  return (await scene.asParent('getCancellationQuote', { path: { id }, query }))[
    'cancellation_quote'
  ] as CancellationQuoteDto;
}

/** What a quote has to have for some subscriptions of an order. */
function expectedQuote(order: OrderDto, sums: ReadonlyMap<number, QuotedSum>, isAllowed: boolean) {
  const total = quotedTotal([...sums.values()]);
  const before = fromWireMoney(order.payment?.refunded_amount ?? '0.00');
  const vat = creditedVat(totalsOf(order), before, total.refund.halalas);
  return {
    order_id: order.id,
    allowed: isAllowed,
    lines: [...sums].map(([sub_order_id, sum]) => ({ sub_order_id, sum: shownSum(sum) })),
    sum: shownSum(total),
    refund_taxable_amount: toWireMoney(total.refund.halalas - vat),
    refund_vat_amount: toWireMoney(vat),
    payment_method: order.payment?.payment_method,
    card_brand: order.payment?.card_brand,
    card_last4: order.payment?.card_last4,
  };
}

const runs = { cancelledAt: null, cancelRefundHalalas: 0 };

/** The error of the quotes of an order that is not cancelled: all of it, each subscription, one lunch of each. */
async function orderError(
  scene: Scene,
  order: OrderDto,
  own: readonly Counted[],
  facts: Facts,
): Promise<string | null> {
  const rule = { ...facts.rules, clockOn: () => facts.clock };
  const isAllowed = canCancelSubscription(
    new Date(order.order_date ?? ''),
    facts.now,
    facts.rules.subscriptionCancelHours,
  );
  const sums = new Map(
    own.map(({ subOrder, paid }) => [subOrder.id, subscriptionQuote({ ...paid, ...runs }, facts.now, rule, isAllowed)]),
  );
  const whole = await quoteOf(scene, order.id);
  const error = differenceOf(whole, expectedQuote(order, sums, isAllowed), `the quote of order ${order.id}`);
  if (error !== null) return error;
  if ((whole.quote_number !== null) !== isAllowed) return `the quote of order ${order.id} has ${whole.quote_number}`;
  for (const { subOrder, paid, deliveries } of own) {
    const of = new Map([...sums].filter(([id]) => id === subOrder.id));
    const one = await quoteOf(scene, order.id, { sub_order_id: subOrder.id });
    const at = `the quote of subscription ${subOrder.id}`;
    const difference = differenceOf(one, expectedQuote(order, of, isAllowed), at);
    if (difference !== null) return difference;
    const lunch = deliveries.find(({ reason_code, refund }) => reason_code === null && refund !== null);
    if (!lunch) continue;
    const sum = deliveryQuote({ ...paid, ...runs }, lunch.date, null, facts.now, rule);
    const expected = expectedQuote(order, new Map([[subOrder.id, sum]]), true);
    const found = await quoteOf(scene, order.id, { delivery_id: lunch.id });
    const wrong = differenceOf(found, { ...expected, delivery_id: lunch.id }, `the quote of lunch ${lunch.id}`);
    if (wrong !== null) return wrong;
  }
  return null;
}

async function quotesError(scene: Scene): Promise<string | null> {
  const { facts, counted } = await bookNow(scene);
  for (const order of facts.orders) {
    const own = counted.filter((each) => each.order.id === order.id);
    const isWhole = own.length === order.sub_orders.length;
    if (!isPaid(order) || !isWhole || own.some(({ subOrder }) => subOrder.status === 'cancelled')) continue;
    const error = await orderError(scene, order, own, facts);
    if (error !== null) return error;
  }
  return null;
}

/** A quote that one cancelled lunch makes outdated: it is refused with the present one, and that one is refunded. */
async function outdatedError(scene: Scene): Promise<string | null> {
  const { id, sub_orders } = await scene.paidOrder();
  const [first] = sub_orders;
  const [, lunch] = first ? await openDeliveries(scene, first.id) : [];
  if (!first || !lunch) throw new MissingState('a lunch is needed that can be cancelled');
  const seen = await quoteOf(scene, id);
  await scene.asParent('cancelDelivery', { path: { id: first.id, delivery_id: lunch.id } });
  const { version } = await scene.order(id);
  const cancel = async (quote_number: string | null) =>
    answerTo(scene, 'cancelOrder', {
      path: { id },
      headers: { 'Idempotency-Key': crypto.randomUUID() },
      body: { version, quote_number },
    });
  const refused = await cancel(seen.quote_number);
  const error = refusalError(refused, { status: 409, reason: 'quote_outdated' }, 'a quote before another refund');
  if (error !== null) return error;
  const present = await quoteOf(scene, id);
  const data = dataIn(refused);
  const inAnswer = isObject(data['cancellation_quote']) ? data['cancellation_quote'] : {};
  const difference = differenceOf(inAnswer, present, 'the quote of the refusal');
  if (difference !== null) return difference;
  if (present.quote_number === seen.quote_number) return 'two sums have one number';
  const done = await cancel(present.quote_number);
  if (done.status !== 200) return `the present quote is refused with ${done.status}`;
  const note = (await reportOf(scene, id)).credit_notes.at(-1);
  return differenceOf(
    note,
    { quote_number: present.quote_number, total: present.sum.refund.amount, vat_amount: present.refund_vat_amount },
    'the credit note of the quoted refund',
  );
}

/** Quotes of cancellations. */
export const quoteCases: readonly OracleCase[] = [
  {
    name: 'the parts of what was paid add up to it, for orders, subscriptions and lunches',
    operation: 'getCancellationQuote',
    isReadOnly: true,
    errorOf: quotesError,
  },
  { name: 'what is refunded is the quote that was seen', operation: 'cancelOrder', errorOf: outdatedError },
];
