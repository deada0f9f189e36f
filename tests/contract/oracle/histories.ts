import type { OrderDto, OrderEventDto } from '#src/api/generated/client.schemas.ts';
import { fromWireMoney } from '#src/domain/money.ts';
import { openDeliveries } from '../recipes-students.ts';
import { MissingState, type Scene } from '../scene.ts';
import { answerTo, differenceOf, firstError, type OracleCase } from './case.ts';

async function eventsOf(scene: Scene, id: number): Promise<OrderEventDto[]> {
  return (await scene.asParent('listOrderEvents', { path: { id } }))['order_events'] as OrderEventDto[];
}

/** The error of a history by itself: its order in time, its numbers, and that it begins with the order. */
function formError(events: readonly OrderEventDto[], order: OrderDto): string | null {
  const numbers = new Set(events.map(({ reference_number }) => reference_number));
  if (numbers.size < events.length) return `two events of order ${order.id} have one number`;
  if (events.some(({ order_id }) => order_id !== order.id)) return `an event of order ${order.id} is of another one`;
  const times = events.map(({ occurred_at }) => Date.parse(occurred_at));
  if (times.some((at, index) => at < (times[index - 1] ?? at)))
    return `the events of order ${order.id} are not in order`;
  const paid = events.filter(({ type }) => type === 'paid');
  const isPaid = order.order_date !== null;
  if (paid.length !== (isPaid ? 1 : 0)) return `order ${order.id} was paid ${paid.length} times`;
  const last = events.findLast(({ type }) => type === 'refunded');
  const refunded = last?.current.amount ?? '0.00';
  return differenceOf(refunded, order.payment?.refunded_amount ?? '0.00', `the refunds in the history of ${order.id}`);
}

async function formsError(scene: Scene): Promise<string | null> {
  for (const order of await scene.paidOrders()) {
    const error = formError(await eventsOf(scene, order.id), order);
    if (error !== null) return error;
  }
  return null;
}

/** The types that a step has to add to a history, all earlier events unchanged. */
async function stepError(
  scene: Scene,
  id: number,
  types: readonly string[],
  step: () => Promise<unknown>,
): Promise<string | null> {
  const before = await eventsOf(scene, id);
  await step();
  const after = await eventsOf(scene, id);
  const added = after.slice(before.length);
  return firstError([
    async () => differenceOf(after.slice(0, before.length), before, 'the earlier events'),
    async () =>
      differenceOf(
        added.map(({ type }) => type),
        types,
        'the new events',
      ),
    async () => formError(after, await scene.order(id)),
  ]);
}

/** A lunch, then the order are cancelled; a refusal adds nothing. */
async function cancellationsError(scene: Scene): Promise<string | null> {
  const { id, sub_orders, total } = await scene.paidOrder();
  const [subOrder] = sub_orders;
  const [, lunch] = subOrder ? await openDeliveries(scene, subOrder.id) : [];
  if (!subOrder || !lunch) throw new MissingState('a lunch is needed that can be cancelled');
  const path = { id: subOrder.id, delivery_id: lunch.id };
  const cancelLunch = async () => answerTo(scene, 'cancelDelivery', { path, headers: key(), body: {} });
  const error = await firstError([
    async () => stepError(scene, id, ['delivery_cancelled', 'refunded'], cancelLunch),
    async () => stepError(scene, id, [], cancelLunch),
    async () =>
      stepError(scene, id, ['subscription_cancelled', 'refunded'], async () => {
        const { version } = await scene.order(id);
        await scene.asParent('cancelOrder', { path: { id }, headers: key(), body: { version } });
      }),
  ]);
  if (error !== null) return error;
  const events = await eventsOf(scene, id);
  const cancelled = events.find(({ type }) => type === 'delivery_cancelled');
  const expected = {
    actor: 'parent',
    sub_order_id: subOrder.id,
    current: { status: 'cancelled', dates: [lunch.date] },
  };
  const difference = differenceOf(cancelled, expected, 'the event of the lunch');
  if (difference !== null) return difference;
  const refunded = events
    .filter(({ type }) => type === 'refunded')
    .map(({ previous, current }) => [
      fromWireMoney(previous?.amount ?? '0.00'),
      fromWireMoney(current.amount ?? '0.00'),
    ]);
  const lunchHalalas = fromWireMoney(lunch.refund ?? '0.00');
  return differenceOf(
    refunded,
    [
      [0, lunchHalalas],
      [lunchHalalas, fromWireMoney(total)],
    ],
    'the sums of the refunds',
  );
}

const key = () => ({ 'Idempotency-Key': crypto.randomUUID() });

/** Histories of orders. */
export const historyCases: readonly OracleCase[] = [
  {
    name: 'the events of each order, in order, with what was paid and refunded',
    operation: 'listOrderEvents',
    isReadOnly: true,
    errorOf: formsError,
  },
  {
    name: 'a cancellation and its refund are added, and nothing changes',
    operation: 'listOrderEvents',
    errorOf: cancellationsError,
  },
];
