import type { MealDto, OrderDto, PackageDto, PaymentDto, SubOrderDto } from '#src/api/generated/client.schemas.ts';
import { acknowledgementsOf } from '../acknowledged.ts';
import { noticeDeadline } from '#src/domain/notice.ts';
import { MissingState, type Scene } from '../scene.ts';
import type { Situation } from '../world.ts';
import { choiceOf, draftOf } from './bought.ts';
import { answerTo, dataIn, differenceOf, firstError, type OracleCase, refusalError } from './case.ts';
import { allOf, factsNow, holdAt } from './facts.ts';
import { bookError } from './orders.ts';
import { orderOfTwo } from './payments.ts';

/** Ages that the most packages allow: near the upper end, so that a lower limit of a package leaves the student out. */
const studentAge = 15;

async function enter({ world }: Scene, situation: Situation): Promise<void> {
  if (!(await world.enter(situation))) throw new MissingState(`this server can’t be brought into ${situation}`);
}

const offered = async (scene: Scene) => allOf<PackageDto>(scene, 'listPackages', 'packages');

/** A draft with one student for each offered package, ten at most. */
async function draftOfAll(scene: Scene): Promise<OrderDto> {
  await scene.emptyCart();
  const [start = ''] = await scene.startDays(1);
  const fitting = (await offered(scene)).filter(
    ({ min_age, max_age }) => min_age <= studentAge && max_age > studentAge,
  );
  const choices = [];
  for (const offer of fitting.slice(0, 10)) {
    const input = await scene.studentInput();
    const birth_date = `${Number((await scene.today()).slice(0, 4)) - studentAge}-01-05`;
    const data = await scene.asParent('createApplicant', { body: { ...input, birth_date } });
    choices.push(choiceOf((data['applicant'] as { id: number }).id, offer, start));
  }
  return draftOf(scene, choices);
}

const checkout = async (scene: Scene, draft: OrderDto) =>
  answerTo(scene, 'checkoutOrder', {
    path: { id: draft.id },
    body: {
      version: draft.version,
      acknowledgements: acknowledgementsOf(draft),
      payment_method: 'mada',
      return_url: scene.world.returnUrl,
    },
  });

/** The changes of each subscription between two states of an order, and the fields that they are errors of. */
function changesBetween(before: OrderDto, after: OrderDto) {
  const fields = { price: 'price_changed', delivery_fee: 'delivery_fee_changed', end_date: 'period_changed' } as const;
  return before.sub_orders.map((old, index) => {
    const now = after.sub_orders[index] ?? old;
    return (Object.keys(fields) as (keyof typeof fields)[])
      .filter((field) => old[field] !== now[field])
      .map((field) => ({ field, code: fields[field], previous: old[field], current: now[field] }));
  });
}

/** Vacations are sorted by their first day, also a new one. */
async function sortedError(scene: Scene): Promise<string | null> {
  const { official_vacations } = await scene.call('listOfficialVacations');
  const all = official_vacations as { id: number; start_date: string }[];
  const sorted = all.toSorted((a, b) => a.start_date.localeCompare(b.start_date) || a.id - b.id);
  return differenceOf(all, sorted, 'the vacations by first day');
}

/** A change of the offer that a parent has to see: the checkout answers it, and the second one pays the new total. */
async function changedError(scene: Scene, draft: OrderDto, situation: Situation): Promise<string | null> {
  await enter(scene, situation);
  const refused = await checkout(scene, draft);
  const { order } = dataIn(refused) as { order: OrderDto };
  const changes = changesBetween(draft, order);
  if (changes.flat().length === 0) throw new MissingState(`${situation} has to change the draft`);
  const errors = changes.flatMap((each, index) =>
    each.map(({ field, code }) => [`sub_orders.${index}.${field}`, code] as const),
  );
  const error =
    refusalError(refused, { status: 409, reason: 'changed', errors }, `a checkout after ${situation}`) ??
    differenceOf(
      order.sub_orders.map((each) => each.changes),
      changes.map((each) => each.map(({ field: _field, ...change }) => change)),
      `the changes after ${situation}`,
    ) ??
    differenceOf(await scene.order(draft.id), order, 'the order in the refusal') ??
    (await sortedError(scene)) ??
    (order.version > draft.version ? null : `the version after ${situation} is still ${order.version}`) ??
    (await bookError(scene));
  if (error !== null) return error;
  const accepted = await checkout(scene, order);
  const placed = dataIn(accepted)['order'] as OrderDto | undefined;
  if (accepted.status !== 200 || !placed) return `a checkout with the new version is answered ${accepted.status}`;
  return (
    differenceOf(placed, { total: order.total, payment: { amount: order.total } }, 'the order after the checkout') ??
    differenceOf(
      placed.sub_orders.map((each) => each.changes.length),
      placed.sub_orders.map(() => 0),
      'the numbers of changes after the checkout',
    ) ??
    bookError(scene)
  );
}

/** A package that is offered no more, or for other ages: its subscriptions can't be paid. */
async function obstacleError(scene: Scene, situation: Situation, code: 'package_withdrawn' | 'out_of_age') {
  const draft = await draftOfAll(scene);
  await enter(scene, situation);
  const after = new Map((await offered(scene)).map((each) => [each.id, each]));
  const field = code === 'out_of_age' ? 'applicant_id' : 'package';
  const errors = draft.sub_orders.flatMap((each, index) => {
    const offer = after.get(each.package.id);
    const isIn = code === 'out_of_age' ? (offer?.max_age ?? studentAge) >= studentAge : offer !== undefined;
    return isIn ? [] : [[`sub_orders.${index}.${field}`, code] as const];
  });
  if (errors.length === 0) throw new MissingState(`${situation} has to concern a package for ${studentAge} years`);
  const refused = await checkout(scene, draft);
  const wrong = draft.sub_orders.find((each) => !after.has(each.package.id));
  const path = { id: draft.id, applicant_id: wrong?.applicant_id ?? 0 };
  const { package: bought, start_date, number_of_months, number_of_weeks } = wrong ?? {};
  const length = number_of_months === null ? { number_of_weeks } : { number_of_months };
  const body = { package_id: bought?.id, start_date, ...length, vacancy: [], version: draft.version };
  return (
    refusalError(refused, { status: 409, reason: code, errors }, `a checkout after ${situation}`) ??
    (wrong
      ? refusalError(
          await answerTo(scene, 'updateOrderApplicant', { path, body }),
          { status: 422, errors: [['package_id', 'not_found']] },
          'choosing a package that is offered no more',
        )
      : null) ??
    (await bookError(scene))
  );
}

/** A package that is offered no more: its paid lunches come, so its meals are still known. */
async function paidMealsError(scene: Scene): Promise<string | null> {
  const placed = dataIn(await checkout(scene, await draftOfAll(scene)))['order'] as OrderDto | undefined;
  if (!placed?.payment) throw new MissingState('a paid order is needed of all packages');
  await scene.settle(placed.payment, 'paid');
  const mealsOf = async ({ package: { id } }: SubOrderDto) =>
    (await allOf<MealDto>(scene, 'listMeals', 'meals', { package_id: id })).map((meal) => meal.id);
  const before = new Map<number, number[]>();
  for (const each of placed.sub_orders) before.set(each.package.id, await mealsOf(each));
  await enter(scene, 'package-withdrawn');
  const left = new Set((await offered(scene)).map(({ id }) => id));
  const withdrawn = placed.sub_orders.find((each) => !left.has(each.package.id));
  if (!withdrawn) throw new MissingState('a package of the paid order has to be withdrawn');
  const { id } = withdrawn.package;
  return differenceOf(await mealsOf(withdrawn), before.get(id), `the meals of package ${id}, which is offered no more`);
}

/** Of several reasons why an order can't be paid, the one that no waiting solves is the reason of the refusal. */
async function reasonsError(scene: Scene): Promise<string | null> {
  const draft = await draftOfAll(scene);
  const { rules, now } = await factsNow(scene);
  await holdAt(scene, now);
  await enter(scene, 'package-withdrawn');
  const left = new Set((await offered(scene)).map(({ id }) => id));
  const [start] = draft.sub_orders.map(({ start_date }) => start_date);
  await holdAt(scene, noticeDeadline(start ?? '', rules.startNoticeHours));
  const errors = draft.sub_orders.map((each, index) =>
    left.has(each.package.id)
      ? ([`sub_orders.${index}.start_date`, 'start_passed'] as const)
      : ([`sub_orders.${index}.package`, 'package_withdrawn'] as const),
  );
  if (new Set(errors.map(([, code]) => code)).size < 2) throw new MissingState('two kinds of obstacles are needed');
  return refusalError(
    await checkout(scene, draft),
    { status: 409, reason: 'package_withdrawn', errors },
    'a checkout with a start that is too close and a package that is offered no more',
  );
}

/** A payment at the bank is pending until the bank has decided, and the order waits as long. */
async function pendingError(scene: Scene): Promise<string | null> {
  const { order, payment } = await scene.pendingOrder();
  const { now } = await factsNow(scene);
  await holdAt(scene, now);
  await enter(scene, 'payment-pending');
  await scene.settle(payment, 'paid');
  const read = async () => (await scene.asParent('getPayment', { path: { id: payment.id } }))['payment'] as PaymentDto;
  const pending = await read();
  const error =
    differenceOf(pending, { ...payment, status: 'pending' }, 'a payment at the bank') ??
    (await bookError(scene)) ??
    refusalError(await checkout(scene, order), { status: 409, reason: 'not_draft' }, 'checking out again');
  if (error !== null) return error;
  const expiry = new Date(payment.expires_at ?? '');
  await holdAt(scene, new Date(now.getTime() + 59_000));
  const early = await read();
  if (early.status !== 'pending' && early.status !== 'paid') return `a payment at the bank is ${early.status}`;
  await holdAt(scene, new Date(expiry.getTime() + 60_000));
  const late = await read();
  const { status, order_date } = await scene.order(order.id);
  return (
    differenceOf(
      [late.status, status, order_date],
      ['paid', 'confirmed', late.paid_at],
      'a payment that the bank took',
    ) ?? bookError(scene)
  );
}

/** A payment that ends at the provider without a result leaves a draft. */
async function expiredError(scene: Scene): Promise<string | null> {
  const { order, payment } = await scene.pendingOrder();
  await enter(scene, 'payment-expired');
  await scene.settle(payment, 'paid');
  const { payment: after } = await scene.asParent('getPayment', { path: { id: payment.id } });
  const draft = await scene.order(order.id);
  return (
    differenceOf(after, { status: 'expired', redirect_url: null, expires_at: null, paid_at: null }, 'the payment') ??
    differenceOf([draft.status, draft.order_date], ['draft', null], 'the order after it') ??
    bookError(scene)
  );
}

/** An order whose first day has come too close can't be paid, neither as a draft nor again after a declined payment. */
async function passedError(scene: Scene): Promise<string | null> {
  const draft = await orderOfTwo(scene);
  const { rules, now } = await factsNow(scene);
  await holdAt(scene, now);
  const [first] = draft.sub_orders.map(({ start_date }) => start_date).toSorted();
  const deadline = noticeDeadline(first ?? '', rules.startNoticeHours);
  const errors = draft.sub_orders.flatMap(({ start_date }, index) =>
    start_date === first ? [[`sub_orders.${index}.start_date`, 'start_passed'] as const] : [],
  );
  await holdAt(scene, deadline);
  const late = await checkout(scene, draft);
  const refusal = refusalError(
    late,
    { status: 409, reason: 'changed', errors },
    'a checkout at the deadline of a start',
  );
  await holdAt(scene, new Date(deadline.getTime() - 1_000));
  const early = await checkout(scene, draft);
  if (refusal !== null || early.status !== 200) {
    return refusal ?? `a checkout a second earlier is answered ${early.status}`;
  }
  const { payment } = dataIn(early)['order'] as OrderDto;
  if (payment) await scene.settle(payment, 'declined');
  await holdAt(scene, deadline);
  const body = {
    order_id: draft.id,
    payment_method: 'mada',
    acknowledgements: acknowledgementsOf(draft),
    return_url: scene.world.returnUrl,
  };
  return refusalError(
    await answerTo(scene, 'createPayment', { body }),
    { status: 409, reason: 'changed', errors },
    'paying again at the deadline of a start',
  );
}

/** A payment method that is out of order is listed as such, and refused. */
async function methodError(scene: Scene): Promise<string | null> {
  const draft = await scene.draft();
  await enter(scene, 'method-unavailable');
  const { payment_methods } = await scene.asParent('listPaymentMethods');
  const methods = payment_methods as {
    code: string;
    name: string;
    is_available: boolean;
    reason_code: string | null;
    reason: string | null;
  }[];
  if (methods.every(({ is_available }) => is_available)) throw new MissingState('a method has to be out of order');
  return firstError(
    methods
      .toSorted((a, b) => Number(a.is_available) - Number(b.is_available))
      .map(({ code, name, is_available, reason_code, reason }, index) => async () => {
        if (is_available !== (reason === null)) return `${code} has the text ${reason ?? 'null'}`;
        if (is_available !== (reason_code === null)) return `${code} has the reason ${reason_code ?? 'null'}`;
        if (is_available && index > 1) return null;
        const answer = await answerTo(scene, 'checkoutOrder', {
          path: { id: draft.id },
          body: {
            version: draft.version,
            acknowledgements: acknowledgementsOf(draft),
            payment_method: code,
            return_url: scene.world.returnUrl,
          },
        });
        return is_available
          ? answer.status === 200
            ? null
            : `paying with ${code} is answered ${answer.status}`
          : (refusalError(answer, { status: 409, reason: 'method_unavailable' }, `paying with ${code}`) ??
              (!scene.world.isMock || answer.text.includes(name)
                ? null
                : `the refusal of ${code} names another method`));
      }),
  );
}

/** What the company changes while a parent chooses. The server has to be brought into these situations. */
export const offerCases: readonly OracleCase[] = [
  {
    name: 'a new price is a 409 at the checkout, with the order at this price',
    operation: 'checkoutOrder',
    errorOf: async (scene) => changedError(scene, await orderOfTwo(scene), 'price-changed'),
  },
  {
    name: 'a new vacation is a 409 at the checkout, with the order and its new end',
    operation: 'checkoutOrder',
    async errorOf(scene) {
      const paid = await scene.paidOrder();
      const error = await changedError(scene, await orderOfTwo(scene), 'vacation-announced');
      return error ?? differenceOf((await scene.order(paid.id)).status, 'confirmed', 'the paid order');
    },
  },
  {
    name: 'a package that is offered no more can’t be paid',
    operation: 'checkoutOrder',
    errorOf: async (scene) => obstacleError(scene, 'package-withdrawn', 'package_withdrawn'),
  },
  {
    name: 'a package that is offered no more keeps the meals of its paid lunches',
    operation: 'listMeals',
    errorOf: paidMealsError,
  },
  {
    name: 'a package for other ages can’t be paid',
    operation: 'checkoutOrder',
    errorOf: async (scene) => obstacleError(scene, 'package-ages-lowered', 'out_of_age'),
  },
  { name: 'of several obstacles one is the reason', operation: 'checkoutOrder', errorOf: reasonsError },
  { name: 'a start that is too close can’t be paid', operation: 'checkoutOrder', errorOf: passedError },
  { name: 'a payment at the bank is pending until it is paid', operation: 'getPayment', errorOf: pendingError },
  { name: 'a payment that the provider gives up leaves a draft', operation: 'getPayment', errorOf: expiredError },
  { name: 'a method that is out of order is refused', operation: 'listPaymentMethods', errorOf: methodError },
];
