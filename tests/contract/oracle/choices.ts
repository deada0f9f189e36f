import type { ApplicantDto, OrderApplicantInputDto, OrderDto, PackageDto } from '#src/api/generated/client.schemas.ts';
import { isAgeAllowedOn, packageAgeLimits } from '#src/domain/age.ts';
import { blockedOffDays } from '#src/domain/off-days.ts';
import { isRunning } from '#src/domain/order-states.ts';
import { addDays, type CivilDate, weekdayOf } from '#src/domain/riyadh-date.ts';
import { blockedStart } from '#src/domain/start-day.ts';
import {
  deliveryDayCount,
  overlappingRange,
  type PeriodPlan,
  type SubscriptionPeriod,
  subscriptionPeriod,
} from '#src/domain/subscription-period.ts';
import { MissingState, type Scene } from '../scene.ts';
import { boughtOf, choiceOf, draftOf, offerOf } from './bought.ts';
import { answerTo, dataIn, differenceOf, firstError, type OracleCase, refusalError } from './case.ts';
import { bookError, bookNow, type Book } from './orders.ts';

type Choice = OrderApplicantInputDto & { vacancy: CivilDate[] };
type FieldCode = [field: string, code: string];

const unknownId = 900_000_001;

/** The errors of the length of a choice, which is in months or in weeks by the package. */
function lengthErrors({ number_of_months, number_of_weeks }: Choice, { frequency }: PackageDto): FieldCode[] {
  const isMonthly = frequency === 'monthly';
  const [wanted, other] = isMonthly ? [number_of_months, number_of_weeks] : [number_of_weeks, number_of_months];
  const missing: FieldCode = isMonthly
    ? ['number_of_months', 'months_required']
    : ['number_of_weeks', 'weeks_required'];
  const odd: FieldCode = [isMonthly ? 'number_of_weeks' : 'number_of_months', 'invalid'];
  return [...(wanted === undefined ? [missing] : []), ...(other === undefined ? [] : [odd])];
}

/** What a choice leads to by the rules: errors, or a period. */
function predicted(
  choice: Choice,
  { facts, counted }: Book,
  inOrder: readonly number[],
): { errors: FieldCode[]; period: SubscriptionPeriod | null } {
  const { now, rules } = facts;
  const student = facts.students.get(choice.applicant_id);
  const offer = facts.offers.get(choice.package_id);
  const errors: FieldCode[] = [];
  const isTaken = inOrder.includes(choice.applicant_id);
  if (!student) errors.push(['applicant_id', 'not_found']);
  else if (isTaken) errors.push(['applicant_id', 'taken']);
  else {
    const limits = offer ? packageAgeLimits(rules, { minAge: offer.min_age, maxAge: offer.max_age }) : rules;
    if (!isAgeAllowedOn(student.birth_date, choice.start_date, limits)) errors.push(['applicant_id', 'out_of_age']);
  }
  if (!offer) errors.push(['package_id', 'not_found']);
  const vacations = facts.vacations.get(choice.applicant_id) ?? [];
  const start = blockedStart(choice.start_date, { now, noticeHours: rules.startNoticeHours, vacations });
  if (start !== null) errors.push(['start_date', start.reason]);
  if (offer) errors.push(...lengthErrors(choice, offer));
  const count = choice.number_of_months ?? choice.number_of_weeks;
  const hasLength = offer !== undefined && lengthErrors(choice, offer).length === 0;
  if (!student || !hasLength || isTaken || start !== null || count === undefined) return { errors, period: null };
  const plan: PeriodPlan = {
    startsOn: choice.start_date,
    dayCount: deliveryDayCount(offer.frequency, count, rules),
    vacations,
    offDays: choice.vacancy,
  };
  const period = subscriptionPeriod(plan);
  const others = counted.filter(
    ({ subOrder, order }) =>
      subOrder.applicant_id === choice.applicant_id && subOrder.status !== 'cancelled' && order.status !== 'draft',
  );
  const occupied = others.filter(({ subOrder }) => isRunning(subOrder.status)).map((each) => each.period);
  if (overlappingRange(period, occupied) !== null) errors.push(['start_date', 'overlap']);
  const codes = {
    already_off: 'already_off',
    too_late: 'too_early',
    allowance_used: 'off_day_limit',
    month_requested: 'off_day_limit',
  } as const;
  const blocked = blockedOffDays(choice.vacancy, {
    plan: { ...plan, offDays: [] },
    now,
    settings: rules,
    offDaysElsewhere: others.flatMap(({ subOrder }) => subOrder.vacancy),
  });
  for (const { on, blocked: why } of blocked) {
    const code = why.reason in codes ? codes[why.reason as keyof typeof codes] : why.reason;
    errors.push([`vacancy.${choice.vacancy.indexOf(on)}`, code]);
  }
  return { errors, period };
}

/** Choices that are right, and choices that break one rule or several. */
function choicesOf(own: Choice, offers: readonly PackageDto[], { facts }: Book): Choice[] {
  const { start_date: start, applicant_id } = own;
  const vacations = facts.vacations.get(applicant_id) ?? [];
  const coming = vacations.filter(({ startsOn }) => startsOn > addDays(facts.today, 7)).slice(0, 5);
  const edges = coming.flatMap(({ startsOn, endsOn }) => [startsOn, endsOn, addDays(endsOn, 1), addDays(startsOn, -1)]);
  const sunday = addDays(facts.today, 7 - weekdayOf(facts.today));
  const bySort = (frequency: PackageDto['frequency']) => offers.find((each) => each.frequency === frequency);
  const { number_of_months: _months, number_of_weeks: _weeks, ...bare } = own;
  const month = bySort('monthly')?.id ?? own.package_id;
  const week = bySort('weekly')?.id ?? own.package_id;
  const off = (...days: number[]) => ({ vacancy: days.map((day) => addDays(start, day)) });
  const next = coming[0];
  return [
    own,
    ...offers.map((each) => choiceOf(applicant_id, each, start, 2)),
    ...[-14, -7, 0, 1, 2, 3, 4, 5, 6, 7].map((day) => ({ ...own, start_date: addDays(start, day), vacancy: [] })),
    ...[0, 7, 14].map((day) => ({ ...own, start_date: addDays(sunday, day), vacancy: [] })),
    ...edges.map((start_date) => ({ ...own, start_date, vacancy: [] })),
    ...[month, week].flatMap((package_id) => [
      { ...bare, package_id, vacancy: [] },
      { ...bare, package_id, number_of_months: 1, vacancy: [] },
      { ...bare, package_id, number_of_weeks: 1, vacancy: [] },
      { ...bare, package_id, number_of_months: 1, number_of_weeks: 1, vacancy: [] },
      { ...bare, package_id, number_of_months: 12, vacancy: [] },
    ]),
    { ...own, package_id: unknownId },
    { ...own, package_id: unknownId, start_date: addDays(start, 1) },
    { ...own, applicant_id: unknownId },
    { ...own, ...off(0) },
    { ...own, ...off(-1, 1) },
    { ...own, ...off(3, 1, 2) },
    { ...own, ...off(1, 2, 3, 4) },
    { ...own, ...off(4, 3, 2, 1, 0) },
    { ...own, ...off(5, 6, 1) },
    { ...own, ...off(364, 1) },
    ...(next ? [{ ...own, start_date: start, vacancy: [next.startsOn, next.endsOn] }] : []),
    // One week has five lunches: the sixth school day belongs to it only after an off day.
    { ...bare, package_id: week, number_of_weeks: 1, ...off(7) },
    { ...bare, package_id: week, number_of_weeks: 1, ...off(7, 4) },
    { ...bare, package_id: week, number_of_weeks: 1, ...off(8, 7, 4) },
  ];
}

/** Sends choices to the draft: each is refused as predicted and changes nothing, or is in the draft as predicted. */
async function changesError(scene: Scene, draft: OrderDto, choices: readonly Choice[]): Promise<string | null> {
  const book = await bookNow(scene);
  let order = draft;
  return firstError(
    choices.map((choice) => async () => {
      const { applicant_id, ...fields } = choice;
      const isOther = applicant_id !== draft.sub_orders[0]?.applicant_id;
      const body = { ...fields, version: order.version };
      const answer = isOther
        ? await answerTo(scene, 'addOrderApplicant', { path: { id: order.id }, body: { ...body, applicant_id } })
        : await answerTo(scene, 'updateOrderApplicant', { path: { id: order.id, applicant_id }, body });
      const inOrder = isOther ? order.sub_orders.map((each) => each.applicant_id) : [];
      const { errors, period } = predicted(choice, book, inOrder);
      const what = `choosing ${JSON.stringify(choice)}`;
      if (errors.length > 0) return refusalError(answer, { status: 422, errors }, what);
      const after = dataIn(answer)['order'] as OrderDto | undefined;
      if (!after) return `${what}: ${answer.status} instead of a success`;
      const line = after.sub_orders.find((each) => each.applicant_id === applicant_id);
      const { version } = order;
      order = after;
      return (
        differenceOf(
          line,
          {
            start_date: choice.start_date,
            end_date: period?.endsOn,
            number_of_days: period?.deliveryDays.length,
            vacancy: choice.vacancy.toSorted(),
            package: { id: choice.package_id },
            price: book.facts.offers.get(choice.package_id)?.price,
            delivery_fee: book.facts.offers.get(choice.package_id)?.delivery_fee,
            changes: [],
          },
          what,
        ) ?? differenceOf(after.version, version + 1, `${what}: the version of the draft`)
      );
    }),
  );
}

/** The draft is as the last accepted choice left it. */
async function draftError(scene: Scene): Promise<string | null> {
  const draft = (await scene.asParent('getDraftOrder'))['order'] as OrderDto;
  return differenceOf(await scene.order(draft.id), draft, 'the draft, read as an order,') ?? bookError(scene);
}

async function eachRuleError(scene: Scene): Promise<string | null> {
  const draft = await scene.draft();
  const own = await scene.choice(draft.sub_orders[0]?.applicant_id ?? 0);
  const choices = choicesOf(own, await scene.packages(), await bookNow(scene));
  return (await changesError(scene, draft, choices)) ?? draftError(scene);
}

/** A student who was born on a day. */
async function bornOn(scene: Scene, birth_date: CivilDate): Promise<ApplicantDto> {
  const body = { ...(await scene.studentInput()), birth_date };
  return (await scene.asParent('createApplicant', { body }))['applicant'] as ApplicantDto;
}

const yearsBefore = (date: CivilDate, years: number) => `${Number(date.slice(0, 4)) - years}${date.slice(4)}`;

/** Students who have, or just have not, the age of the service or of a package on the first day. */
async function agesError(scene: Scene): Promise<string | null> {
  const draft = await scene.draft();
  const { today, rules, offers } = (await bookNow(scene)).facts;
  const [start = ''] = await scene.startDays(1);
  const known = [...offers.values()].toSorted((a, b) => b.min_age - a.min_age || a.max_age - b.max_age);
  const [narrow] = known;
  const wide = known.at(-1);
  if (!narrow || !wide) throw new MissingState('a package is needed');
  const births = [
    [narrow, yearsBefore(start, narrow.min_age)],
    [narrow, addDays(yearsBefore(start, narrow.min_age), 1)],
    [wide, addDays(yearsBefore(start, wide.max_age + 1), 1)],
    [wide, yearsBefore(start, wide.max_age + 1)],
    [wide, yearsBefore(today, rules.minAge)],
  ] as const;
  const choices: Choice[] = [];
  for (const [offer, birth] of births) {
    const isOfAge = birth <= yearsBefore(today, rules.minAge) && birth > yearsBefore(today, rules.maxAge + 1);
    if (isOfAge) choices.push(choiceOf((await bornOn(scene, birth)).id, offer, start));
  }
  return changesError(scene, draft, choices);
}

/** A student with a subscription: others start after it, or end before it, and share the month's off days with it. */
async function neighboursError(scene: Scene): Promise<string | null> {
  const offer = await offerOf(scene, 'weekly');
  const { id } = await scene.student();
  const days = await scene.startDays(6);
  const [before = '', start = '', after = '', later = '', , last = ''] = days;
  // Bought before the one that runs before it.
  await boughtOf(scene, [choiceOf(id, offer, last, 1, [addDays(last, 1)])]);
  await boughtOf(scene, [choiceOf(id, offer, start, 1, [addDays(start, 1)])]);
  const draft = await draftOf(scene, [choiceOf(id, offer, later)]);
  const choices = [
    ...days.flatMap((day) => [choiceOf(id, offer, day), choiceOf(id, offer, day, 2)]),
    choiceOf(id, offer, before, 1, [addDays(before, 1)]),
    choiceOf(
      id,
      offer,
      later,
      2,
      [1, 2].map((each) => addDays(later, each)),
    ),
    choiceOf(
      id,
      offer,
      later,
      2,
      [1, 2, 3].map((each) => addDays(later, each)),
    ),
    choiceOf(
      id,
      offer,
      after,
      2,
      [1, 2, 3, 4].map((each) => addDays(after, each)),
    ),
    // A draft reserves no days, so that the subscription before it can still have off days.
    choiceOf(id, offer, after),
  ];
  return (await changesError(scene, draft, choices)) ?? draftError(scene);
}

/** A new order with errors of several students, and the states in which none can begin. */
async function beginningError(scene: Scene): Promise<string | null> {
  await scene.emptyCart();
  const [first, second] = [await scene.student(), await scene.student('Haya Al Otaibi')];
  const good = await scene.choice(first.id);
  const wrong = [
    good,
    { ...good, applicant_id: second.id, start_date: addDays(good.start_date, 1), number_of_weeks: 1 },
    { ...good, vacancy: [addDays(good.start_date, 5)] },
  ];
  const book = await bookNow(scene);
  const errors = wrong.flatMap((choice, index) => {
    const taken = wrong.slice(0, index).map(({ applicant_id }) => applicant_id);
    return predicted(choice, book, taken).errors.map(([field, code]): FieldCode => [
      `applicants.${index}.${field}`,
      code,
    ]);
  });
  const refused = await answerTo(scene, 'createOrder', { body: { applicants: wrong } });
  const error = refusalError(refused, { status: 422, errors }, 'an order with errors of three students');
  if (error !== null) return error;
  if ((await scene.asParent('getDraftOrder'))['order'] !== null) return 'a refused order is in the cart';
  const begun = { body: { applicants: [good, { ...good, applicant_id: second.id }] } };
  const created = await answerTo(scene, 'createOrder', begun);
  const order = dataIn(created)['order'] as OrderDto;
  const conflict = await answerTo(scene, 'createOrder', begun);
  return (
    differenceOf(await scene.order(order.id), order, 'the new order') ??
    differenceOf(order.version, 1, 'the version of a new order') ??
    differenceOf(
      order.sub_orders.map(({ applicant_id }) => applicant_id),
      [first.id, second.id],
      'the students of the order',
    ) ??
    refusalError(conflict, { status: 409, reason: 'order_exists' }, 'a second draft') ??
    differenceOf(dataIn(conflict)['order'], order, 'the order in the refusal') ??
    draftError(scene)
  );
}

/** Ten students fit into an order, and an order ends with its last student. */
async function manyError(scene: Scene): Promise<string | null> {
  let order = await scene.draft();
  const [own] = order.sub_orders;
  const choice = await scene.choice(own?.applicant_id ?? 0);
  const add = async (applicant_id: number) =>
    answerTo(scene, 'addOrderApplicant', {
      path: { id: order.id },
      body: { ...choice, applicant_id, version: order.version },
    });
  while (order.sub_orders.length < 10) {
    const answer = await add((await scene.student()).id);
    if (answer.status !== 201) return `student ${order.sub_orders.length + 1} of an order is answered ${answer.status}`;
    order = dataIn(answer)['order'] as OrderDto;
  }
  const eleventh = await add((await scene.student()).id);
  const error =
    refusalError(eleventh, { status: 422, errors: [['applicant_id', 'too_many']] }, 'an eleventh student') ??
    (await draftError(scene));
  if (error !== null) return error;
  const { id } = order;
  await scene.emptyCart();
  const gone = await answerTo(scene, 'getOrder', { path: { id } });
  if (gone.status !== 404) return `an emptied order is answered ${gone.status}`;
  return (await scene.asParent('getDraftOrder'))['order'] === null ? null : 'an emptied order is in the cart';
}

/** What parents choose for their cart. */
export const choiceCases: readonly OracleCase[] = [
  {
    name: 'each rule for a choice, with the field and the code of its error, or the end that it leads to',
    operation: 'updateOrderApplicant',
    errorOf: eachRuleError,
  },
  { name: 'ages on the first day', operation: 'addOrderApplicant', errorOf: agesError },
  {
    name: 'subscriptions of one student side by side, with one allowance of off days',
    operation: 'updateOrderApplicant',
    errorOf: neighboursError,
  },
  { name: 'errors of several students, and no second draft', operation: 'createOrder', errorOf: beginningError },
  { name: 'ten students at most, and no order without one', operation: 'removeOrderApplicant', errorOf: manyError },
];
