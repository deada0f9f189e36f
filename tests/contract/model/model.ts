import type { ApplicantDto, OrderDto } from '#src/api/generated/client.schemas.ts';
import type { Ready } from '../exchange.ts';
import type { Scene } from '../scene.ts';
import type { Claims } from './claims.ts';

/** A payment that was started, with the request that starts it again. */
export interface Attempt {
  operation: 'checkoutOrder' | 'createPayment';
  ready: Ready;
  /** The unchanged text of the first answer. */
  text: string;
}

/** The data that the parent should have after the commands so far. */
export interface Model {
  /** The students in the order in which they were added. */
  students: ApplicantDto[];
  /** The only unpaid order. */
  unpaidOrder: OrderDto | null;
  /** The paid orders by id, as in their last answer. */
  paid: Map<number, OrderDto>;
  attempts: Attempt[];
  /** The off-day requests that can be removed. */
  vacations: { id: number; applicantId: number; orderId: number; previousEnd: string }[];
}

/** The real system that the commands act on. */
export interface Real {
  scene: Scene;
  claims: Claims;
}

/** The model of a parent from the server's current data, with an empty cart and one new student. */
export async function modelNow(scene: Scene): Promise<Model> {
  await scene.emptyCart();
  await scene.student('Rakan Al Shammari');
  const { applicants } = await scene.asParent('listApplicants');
  const paid = await scene.paidOrders();
  return {
    students: applicants as ApplicantDto[],
    unpaidOrder: null,
    paid: new Map(paid.map((order) => [order.id, order])),
    attempts: [],
    vacations: [],
  };
}

/** An item of a list, selected by any number; undefined if the list is empty. */
export function pick<T>(list: readonly T[], index: number): T | undefined {
  return list.length === 0 ? undefined : list[index % list.length];
}

const isRunning = (status: string) => status === 'scheduled' || status === 'active' || status === 'paused';

/** The subscriptions of a student that occupy days, in any order. */
export function runningOf(model: Pick<Model, 'paid' | 'unpaidOrder'>, applicantId: number) {
  const orders = [...model.paid.values(), ...(model.unpaidOrder ? [model.unpaidOrder] : [])];
  return orders
    .flatMap(({ sub_orders }) => sub_orders)
    .filter((each) => each.applicant_id === applicantId && isRunning(each.status));
}

/** Picks a student, half of the time one without a subscription, so that more sequences of calls succeed. */
export function pickStudent(model: Model, index: number): ApplicantDto | undefined {
  const free = model.students.filter(({ id }) => runningOf(model, id).length === 0);
  return pick(index % 2 === 0 || free.length === 0 ? model.students : free, index);
}

/** The halalas of an amount on the wire. */
export function halalas(amount: string): number {
  return Math.round(Number(amount) * 100);
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, each) => total + each, 0);

/** Checks that each total of an order (prices, fees, VAT, payment, days) is the sum of its parts. */
function holdTotals({ claims }: Real, order: OrderDto): void {
  const total = 'totals always add up';
  const nets = order.sub_orders.map(({ price, delivery_fee, number_of_months, number_of_weeks }) => {
    const count = number_of_months ?? number_of_weeks ?? 0;
    return { price: halalas(price) * count, fee: halalas(delivery_fee) * count };
  });
  const vat = halalas(order.vat_amount);
  const subtotal = halalas(order.subtotal);
  const fee = halalas(order.delivery_amount);
  claims.same(total, subtotal, sum(nets.map(({ price }) => price)), `the subtotal of order ${order.id}`);
  claims.same(total, fee, sum(nets.map((net) => net.fee)), `the delivery fee of order ${order.id}`);
  claims.same(total, vat, Math.round((subtotal + fee) * order.vat_rate), `the VAT of order ${order.id}`);
  claims.same(total, halalas(order.total), subtotal + fee + vat, `the total of order ${order.id}`);
  if (order.payment) claims.same(total, order.payment.amount, order.total, `the payment of order ${order.id}`);
  for (const { id, number_of_days, delivered_days, remaining_days, status } of order.sub_orders) {
    const days = delivered_days + remaining_days;
    // Cancelled lunches are in neither count.
    const isSum =
      status === 'cancelled' || order.order_date !== null ? days <= number_of_days : days === number_of_days;
    claims.hold(total, isSum, `subscription ${id}: ${delivered_days} and ${remaining_days} of ${number_of_days} days`);
  }
}

/** Checks that no student has two subscriptions on one day. Off days may overtake a draft: checkout refuses it. */
export function holdApart({ claims }: Real, { students, paid, unpaidOrder }: Model): void {
  const binding = unpaidOrder?.status === 'draft' ? null : unpaidOrder;
  for (const { id } of students) {
    const periods = runningOf({ paid, unpaidOrder: binding }, id).toSorted((a, b) =>
      a.start_date.localeCompare(b.start_date),
    );
    for (const [index, later] of periods.entries()) {
      const earlier = periods[index - 1];
      if (!earlier) continue;
      claims.hold(
        'two subscriptions of a student never overlap',
        earlier.end_date < later.start_date,
        `student ${id}: one until ${earlier.end_date}, the next from ${later.start_date}`,
      );
    }
  }
}

/** Checks that the server’s unpaid order equals the model’s. */
export async function holdStanding(real: Real, model: Model): Promise<void> {
  const answered = (await real.scene.asParent('getDraftOrder'))['order'] as OrderDto | null;
  const shape = (order: OrderDto | null) =>
    order && {
      id: order.id,
      version: order.version,
      status: order.status,
      total: order.total,
      students: order.sub_orders.map(({ applicant_id, start_date, end_date }) => [applicant_id, start_date, end_date]),
    };
  real.claims.same('what was created is read back', shape(answered), shape(model.unpaidOrder), 'the unpaid order');
}

/** Stores an order from an answer in the model, and checks the claims about it. */
export async function takeOver(real: Real, model: Model, order: OrderDto | null): Promise<void> {
  if (order) holdTotals(real, order);
  if (order && (order.status === 'draft' || order.status === 'pending_payment')) model.unpaidOrder = order;
  else {
    if (order) model.paid.set(order.id, order);
    if (!order || model.unpaidOrder?.id === order.id) model.unpaidOrder = null;
  }
  await holdStanding(real, model);
  holdApart(real, model);
}
