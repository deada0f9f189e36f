import type { ApplicantDto, OrderDto } from '#src/api/generated/client.schemas.ts';
import type { Ready } from '../exchange.ts';
import type { Scene } from '../scene.ts';
import type { Claims } from './claims.ts';

/** A payment that was begun, with what it takes to begin it once more. */
export interface Attempt {
  operation: 'checkoutOrder' | 'createPayment';
  ready: Ready;
  /** What the first call answered, as it came. */
  text: string;
}

/** What the parent should have, as far as the commands have brought it about. */
export interface Model {
  /** Students in the order of adding. */
  students: ApplicantDto[];
  /** The one order that is not paid. */
  unpaidOrder: OrderDto | null;
  /** Paid orders by their id, as they were answered last. */
  paid: Map<number, OrderDto>;
  attempts: Attempt[];
  /** Off days that can be taken back. */
  vacations: { id: number; applicantId: number; orderId: number; previousEnd: string }[];
}

/** What commands act on. */
export interface Real {
  scene: Scene;
  claims: Claims;
}

/** The model of a parent with the present data of the server, an empty cart and one new student. */
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

/** One of a list by any number; undefined of an empty one. */
export function pick<T>(list: readonly T[], index: number): T | undefined {
  return list.length === 0 ? undefined : list[index % list.length];
}

const isRunning = (status: string) => status === 'scheduled' || status === 'active' || status === 'paused';

/** A student's subscriptions that take time up, in any order. */
export function runningOf(model: Pick<Model, 'paid' | 'unpaidOrder'>, applicantId: number) {
  const orders = [...model.paid.values(), ...(model.unpaidOrder ? [model.unpaidOrder] : [])];
  return orders
    .flatMap(({ sub_orders }) => sub_orders)
    .filter((each) => each.applicant_id === applicantId && isRunning(each.status));
}

/** A student: every second time one without a subscription, so that rows of calls get on. */
export function pickStudent(model: Model, index: number): ApplicantDto | undefined {
  const free = model.students.filter(({ id }) => runningOf(model, id).length === 0);
  return pick(index % 2 === 0 || free.length === 0 ? model.students : free, index);
}

/** Halalas of an amount on the wire. */
export function halalas(amount: string): number {
  return Math.round(Number(amount) * 100);
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, each) => total + each, 0);

/** Prices, fees, VAT, payment, days: whatever an order adds up has to be its sum. */
function holdTotals({ claims }: Real, order: OrderDto): void {
  const total = 'totals always add up';
  const nets = order.sub_orders.map(({ price, delivery_fee, number_of_months, number_of_weeks }) => {
    const count = number_of_months ?? number_of_weeks ?? 0;
    return { price: halalas(price) * count, fee: halalas(delivery_fee) * count };
  });
  const vat = halalas(order.vat_amount);
  const subtotal = halalas(order.subtotal);
  const fee = halalas(order.delivery_fee);
  claims.same(total, subtotal, sum(nets.map(({ price }) => price)), `the subtotal of order ${order.id}`);
  claims.same(total, fee, sum(nets.map((net) => net.fee)), `the delivery fee of order ${order.id}`);
  claims.same(total, vat, Math.round((subtotal + fee) * order.vat_rate), `the VAT of order ${order.id}`);
  claims.same(total, halalas(order.total), subtotal + fee + vat, `the total of order ${order.id}`);
  if (order.payment) claims.same(total, order.payment.amount, order.total, `the payment of order ${order.id}`);
  for (const { id, number_of_days, delivered_days, remaining_days, status } of order.sub_orders) {
    const days = delivered_days + remaining_days;
    // Lunches that were cancelled count for neither.
    const isSum =
      status === 'cancelled' || order.order_date !== null ? days <= number_of_days : days === number_of_days;
    claims.hold(total, isSum, `subscription ${id}: ${delivered_days} and ${remaining_days} of ${number_of_days} days`);
  }
}

/** No student has two running subscriptions on one day. A draft may be overtaken by off days: it is refused at checkout. */
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

/** Takes over an order that a command was answered, and holds it to the claims. */
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
