import type { DeliveryDto, OrderDto, PaymentOrderDto } from '#src/api/generated/client.schemas.ts';
import { addDays, riyadhDateOf } from '#src/domain/riyadh-date.ts';
import { MissingState, type Scene } from '../scene.ts';
import { answerTo, dataIn, differenceOf, firstError, type OracleCase, refusalError } from './case.ts';
import { allOf } from './facts.ts';

interface Dated {
  id: number;
  at: string;
}

/** A range that begins or ends on the day of an item has this item; a day beside it does not. */
async function edgesError(
  scene: Scene,
  operation: string,
  read: (query: object) => Promise<Dated[]>,
): Promise<string | null> {
  const all = await read({});
  const days = [...new Set(all.map(({ at }) => riyadhDateOf(new Date(at))))].slice(0, 4);
  if (days.length === 0) throw new MissingState(`${operation} has to have an item`);
  const error = await firstError(
    days
      .flatMap((on) => [
        { from: on, to: on },
        { from: on },
        { to: on },
        { from: addDays(on, 1) },
        { to: addDays(on, -1) },
      ])
      .map((range: { from?: string; to?: string }) => async () => {
        const isIn = ({ at }: Dated) => {
          const on = riyadhDateOf(new Date(at));
          return (range.from ?? '') <= on && on <= (range.to ?? '9999-12-31');
        };
        const expected = all.filter(isIn).map(({ id }) => id);
        const found = (await read(range)).map(({ id }) => id);
        return differenceOf(found, expected, `${operation} ${JSON.stringify(range)}`);
      }),
  );
  const [day = ''] = days;
  const reversed = await answerTo(scene, operation, { query: { from: addDays(day, 1), to: day } });
  return (
    error ?? refusalError(reversed, { status: 400, errors: [['to', 'invalid']] }, 'a range that ends before it begins')
  );
}

/** Lists by days. */
export const rangeCases: readonly OracleCase[] = [
  {
    name: 'past orders by the days of their payment, both ends included',
    operation: 'listOrderHistory',
    isReadOnly: true,
    errorOf: async (scene) =>
      edgesError(scene, 'listOrderHistory', async (query) => {
        const orders = await allOf<OrderDto>(scene, 'listOrderHistory', 'orders', { ...query });
        return orders.map(({ id, order_date, created_at }) => ({ id, at: order_date ?? created_at }));
      }),
  },
  {
    name: 'payments by their days, both ends included',
    operation: 'listPaymentOrders',
    isReadOnly: true,
    errorOf: async (scene) =>
      edgesError(scene, 'listPaymentOrders', async (query) => {
        const rows = await allOf<PaymentOrderDto>(scene, 'listPaymentOrders', 'payment_orders', { ...query });
        return rows.map(({ id, occurred_at }) => ({ id, at: occurred_at }));
      }),
  },
  {
    name: 'the days of a subscription, from a first to a last one',
    operation: 'listDeliveries',
    isReadOnly: true,
    errorOf: async (scene) => {
      const [subOrder] = (await scene.paidOrders()).flatMap(({ sub_orders }) => sub_orders);
      if (!subOrder) throw new MissingState('a paid subscription is needed');
      const { id, start_date: from, end_date } = subOrder;
      const read = async (query: Record<string, string>) => answerTo(scene, 'listDeliveries', { path: { id }, query });
      const all = dataIn(await read({}))['deliveries'] as DeliveryDto[];
      const found = dataIn(await read({ from: addDays(from, 1), to: end_date }))['deliveries'];
      const reversed = await read({ from: addDays(from, 1), to: from });
      return (
        differenceOf(
          found,
          all.filter(({ date }) => from < date && date <= end_date).map((each) => ({ id: each.id })),
          'the days after the first one',
        ) ?? refusalError(reversed, { status: 400, errors: [['to', 'invalid']] }, 'a range that ends before it begins')
      );
    },
  },
];
