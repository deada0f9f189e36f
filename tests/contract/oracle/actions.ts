import type { AllowedActionDto, DeliveryDto, OrderDto } from '#src/api/generated/client.schemas.ts';
import { canCancelDelivery } from '#src/domain/cancellation.ts';
import { fromWireMoney, toWireMoney } from '#src/domain/money.ts';
import { noticeDeadline } from '#src/domain/notice.ts';
import { openDeliveries } from '../recipes-students.ts';
import { daysAfter, MissingState, type Scene } from '../scene.ts';
import { boughtOf, choiceOf, offerOf, payFor } from './bought.ts';
import { answerTo, dataIn, differenceOf, firstError, type OracleCase, type Refusal, refusalError } from './case.ts';
import { type Counted, countOf, isPaid } from './counted.ts';
import { holdAt } from './facts.ts';
import { reportError } from './expected-report.ts';
import { notificationsOf } from './news.ts';
import { type Book, bookError, bookNow } from './orders.ts';
import { orderOfTwo } from './payments.ts';

const actionOf = (actions: readonly AllowedActionDto[], action: string) =>
  actions.find((each) => each.action === action);

/** Why a day's lunch can't be cancelled; null if it can. */
function deliveryRefusal({ status, reason_code }: DeliveryDto): Refusal | null {
  if (status === 'cancelled') return { status: 409, reason: 'already_cancelled' };
  if (status === 'skipped' || status === 'vacation') return { status: 409, reason: 'no_delivery_left' };
  return reason_code === null ? null : { status: 409, reason: 'too_late' };
}

/** Calls that are denied by the allowed actions, each with the reason that they have. */
function deniedCalls(scene: Scene, { counted, facts }: Book): (() => Promise<string | null>)[] {
  const call = (operation: string, path: object, body: object | undefined, refusal: Refusal) => async () => {
    const ready = { path: path as Record<string, number>, ...(body ? { body } : {}) };
    return refusalError(await answerTo(scene, operation, ready), refusal, `${operation} ${JSON.stringify(path)}`);
  };
  const denied = (action: AllowedActionDto | undefined): Refusal | null =>
    action?.allowed === false && action.reason_code !== null ? { status: 409, reason: action.reason_code } : null;
  const ofOrders = facts.orders.flatMap(({ id, version, order_date, allowed_actions }) => {
    const cancel =
      order_date === null ? { status: 409, reason: 'not_paid' } : denied(actionOf(allowed_actions, 'cancel'));
    const review = denied(actionOf(allowed_actions, 'review'));
    return [
      ...(cancel ? [call('cancelOrder', { id }, { version }, cancel)] : []),
      ...(review ? [call('createOrderReview', { id }, { rating: 4 }, review)] : []),
      ...(order_date === null ? [call('getOrderReport', { id }, undefined, { status: 404 })] : []),
    ];
  });
  const ofSubOrders = counted.flatMap(({ subOrder, order, deliveries }) => {
    const { id, allowed_actions } = subOrder;
    if (!isPaid(order)) return [call('cancelSubOrder', { id }, { version: order.version }, { status: 404 })];
    const cancel = denied(actionOf(allowed_actions, 'cancel'));
    const renew = denied(actionOf(allowed_actions, 'renew'));
    const kinds = new Map(deliveries.map((each) => [`${each.status} ${each.reason_code ?? ''}`, each]));
    return [
      ...(cancel ? [call('cancelSubOrder', { id }, { version: order.version }, cancel)] : []),
      ...(renew ? [call('renewSubOrder', { id }, {}, renew)] : []),
      ...[...kinds.values()].flatMap((each) => {
        const refusal = deliveryRefusal(each);
        return refusal ? [call('cancelDelivery', { id, delivery_id: each.id }, undefined, refusal)] : [];
      }),
    ];
  });
  return [...ofOrders, ...ofSubOrders];
}

/** The error of denied calls: another reason than the action's, or a change of any order. */
async function deniedError(scene: Scene): Promise<string | null> {
  const book = await bookNow(scene);
  const error = await firstError(deniedCalls(scene, book));
  return (
    error ?? differenceOf((await bookNow(scene)).facts.orders, book.facts.orders, 'the orders after refused calls')
  );
}

/** The error of a renewal, which is the order that the subscription announced. */
async function renewalError(scene: Scene, { subOrder, order }: Counted, count?: number): Promise<string | null> {
  const isMonthly = subOrder.package.frequency === 'monthly';
  const body = count === undefined ? undefined : isMonthly ? { number_of_months: count } : { number_of_weeks: count };
  const answer = await answerTo(scene, 'renewSubOrder', { path: { id: subOrder.id }, ...(body ? { body } : {}) });
  const what = `the renewal of subscription ${subOrder.id}`;
  const draft = dataIn(answer)['order'] as OrderDto | undefined;
  if (answer.status !== 201 || !draft) return `${what} is answered ${answer.status}`;
  const length = count ?? countOf(subOrder);
  const expected = {
    ...subOrder.renewal,
    applicant_id: subOrder.applicant_id,
    package: { id: subOrder.package.id },
    number_of_months: isMonthly ? length : null,
    number_of_weeks: isMonthly ? null : length,
    vacancy: [],
    changes: [],
  };
  const { order: read } = await scene.asParent('getDraftOrder');
  return (
    differenceOf(draft.sub_orders.at(-1), expected, what) ??
    differenceOf(read, draft, `${what}, read again,`) ??
    (draft.id === order.id ? `${what} is in the paid order` : null)
  );
}

/** Renews each subscription that may be, alone and beside another student. */
async function renewalsError(scene: Scene): Promise<string | null> {
  await scene.emptyCart();
  const book = await bookNow(scene);
  const may = book.counted.filter(({ subOrder }) => actionOf(subOrder.allowed_actions, 'renew')?.allowed === true);
  if (may.length === 0) throw new MissingState('a subscription is needed that can be renewed');
  return firstError(
    may.slice(0, 4).map((each, index) => async () => {
      if (index % 2 === 1) await scene.draft();
      const error = await renewalError(scene, each, index < 2 ? undefined : 3);
      if (error !== null) return error;
      const after = (await bookError(scene)) ?? (await deniedError(scene));
      await scene.emptyCart();
      return after;
    }),
  );
}

const paidBack = (order: OrderDto) => fromWireMoney(order.payment?.refunded_amount ?? '0.00');

/** The error of an order after something of it was cancelled: the refund is the one that was announced. */
async function refundError(
  scene: Scene,
  before: OrderDto,
  [operation, path, body]: readonly [string, Record<string, number>, object | undefined],
  refund: string | null,
): Promise<string | null> {
  const answer = await answerTo(scene, operation, { path, ...(body ? { body } : {}) });
  const after = dataIn(answer)['order'] as OrderDto | undefined;
  if (answer.status !== 200 || !after) return `${operation} is answered ${answer.status}`;
  const expected = toWireMoney(paidBack(before) + fromWireMoney(refund ?? '0.00'));
  return (
    differenceOf(after.payment?.refunded_amount, expected, `what was paid back after ${operation}`) ??
    differenceOf(await scene.order(after.id), after, `the order after ${operation}`) ??
    (after.version > before.version ? null : `the version of the order after ${operation} is still ${after.version}`) ??
    bookError(scene)
  );
}

const cancelRefund = (actions: readonly AllowedActionDto[]) => actionOf(actions, 'cancel')?.refund ?? null;

/** Two subscriptions: a lunch of each is cancelled, then one subscription, then the order. */
async function cancellationsError(scene: Scene): Promise<string | null> {
  const { id } = await payFor(scene, await orderOfTwo(scene));
  for (const index of [0, 1]) {
    const order = await scene.order(id);
    const subOrderId = order.sub_orders[index]?.id ?? 0;
    const lunches = await openDeliveries(scene, subOrderId);
    const lunch = lunches[index === 0 ? 0 : lunches.length - 1];
    if (!lunch) throw new MissingState('a lunch is needed that can be cancelled');
    const path = { id: subOrderId, delivery_id: lunch.id };
    const error = await refundError(scene, order, ['cancelDelivery', path, undefined], lunch.refund);
    if (error !== null) return error;
  }
  const two = await scene.order(id);
  const stale = await answerTo(scene, 'cancelOrder', { path: { id }, body: { version: two.version - 1 } });
  const first = two.sub_orders[0]?.id ?? 0;
  const one = ['cancelSubOrder', { id: first }, { version: two.version }] as const;
  const error =
    refusalError(stale, { status: 409, reason: 'changed', errors: [['version', 'stale_version']] }, 'an old version') ??
    (await refundError(scene, two, one, cancelRefund(two.sub_orders[0]?.allowed_actions ?? [])));
  if (error !== null) return error;
  const left = await scene.order(id);
  const rest = ['cancelOrder', { id }, { version: left.version }] as const;
  return (await refundError(scene, left, rest, cancelRefund(left.allowed_actions))) ?? deniedError(scene);
}

/** A subscription that is cancelled while its first lunches are too close: they stay, and are not paid back. */
async function lateCancellationError(scene: Scene): Promise<string | null> {
  const { now } = (await bookNow(scene)).facts;
  await holdAt(scene, now);
  const [start = ''] = await scene.startDays(1);
  const { start_notice_hours } = await scene.settings();
  const latest = noticeDeadline(start, start_notice_hours).getTime() - 3_600_000;
  await holdAt(scene, new Date(latest));
  const student = await scene.student();
  const choice = choiceOf(student.id, await offerOf(scene, 'monthly'), start);
  const order = await boughtOf(scene, [choice]);
  const whole = cancelRefund(order.allowed_actions);
  await holdAt(scene, new Date(latest + 60 * 3_600_000));
  const error = await bookError(scene);
  if (error !== null) return error;
  const late = await scene.order(order.id);
  const refund = cancelRefund(late.allowed_actions);
  if (fromWireMoney(refund ?? '0.00') >= fromWireMoney(whole ?? '0.00')) return 'locked lunches would be paid back';
  const all = ['cancelOrder', { id: order.id }, { version: late.version }] as const;
  const after = (await refundError(scene, late, all, refund)) ?? (await deniedError(scene));
  if (after !== null) return after;
  // The lunches that stayed are delivered.
  await holdAt(scene, new Date(`${daysAfter(start, 9)}T12:00:00Z`));
  return bookError(scene);
}

/** An order of which nothing is left to give back can be cancelled, and no refund is announced. */
async function nothingLeftError(scene: Scene): Promise<string | null> {
  const { now, rules } = (await bookNow(scene)).facts;
  await holdAt(scene, now);
  const [start = ''] = await scene.startDays(1);
  const paidAt = new Date(noticeDeadline(start, rules.startNoticeHours).getTime() - 3_600_000);
  await holdAt(scene, paidAt);
  const student = await scene.student();
  const { id, sub_orders } = await boughtOf(scene, [choiceOf(student.id, await offerOf(scene, 'weekly'), start)]);
  const subOrderId = sub_orders[0]?.id ?? 0;
  const later = new Date(paidAt.getTime() + rules.subscriptionCancelHours * 3_600_000 - 1_000);
  for (const { id: delivery_id, date } of await openDeliveries(scene, subOrderId)) {
    if (canCancelDelivery(date, later, rules)) {
      await scene.asParent('cancelDelivery', { path: { id: subOrderId, delivery_id } });
    }
  }
  await holdAt(scene, later);
  const order = await scene.order(id);
  if (cancelRefund(order.allowed_actions) !== null) return 'lunches that are too close would be paid back';
  const before = (await notificationsOf(scene)).all.length;
  const error = await refundError(scene, order, ['cancelOrder', { id }, { version: order.version }], null);
  return (
    error ??
    differenceOf((await notificationsOf(scene)).all.length, before, 'the number of notifications') ??
    // Nothing more is refunded, so there is no further credit note.
    reportError(scene, await scene.order(id))
  );
}

/** A review belongs to its order, once. */
async function reviewError(scene: Scene): Promise<string | null> {
  const { id } = await scene.orderThatMay('review');
  const body = { rating: 3, feedback: '  Very good  ' };
  const answer = await answerTo(scene, 'createOrderReview', { path: { id }, body });
  const order = await scene.order(id);
  return (
    differenceOf(dataIn(answer)['order'], order, 'the order with its review') ??
    differenceOf(order.review, { order_id: id, rating: 3, feedback: 'Very good' }, 'the review') ??
    (await bookError(scene)) ??
    deniedError(scene)
  );
}

/** What parents may do, and what they get for it. */
export const actionCases: readonly OracleCase[] = [
  {
    name: 'what an action denies is refused with its reason, and changes nothing',
    operation: 'cancelDelivery',
    async errorOf(scene) {
      await scene.draft();
      const draft = await deniedError(scene);
      if (draft !== null) return draft;
      await scene.pendingOrder();
      return deniedError(scene);
    },
  },
  { name: 'a renewal is the order that was announced', operation: 'renewSubOrder', errorOf: renewalsError },
  { name: 'each refund is the one that was announced', operation: 'cancelSubOrder', errorOf: cancellationsError },
  { name: 'lunches that are too close are not paid back', operation: 'cancelOrder', errorOf: lateCancellationError },
  { name: 'an order of which nothing is left', operation: 'cancelOrder', errorOf: nothingLeftError },
  { name: 'an order is rated once', operation: 'createOrderReview', errorOf: reviewError },
];
