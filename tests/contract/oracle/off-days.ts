import type {
  OrderDto,
  SubOrderPeriodDto,
  VacationDto,
  VacationPreviewDto,
} from '#src/api/generated/client.schemas.ts';
import { type BlockedOffDay, blockedOffDays, type OffDayRules, offDayRules } from '#src/domain/off-days.ts';
import { isRunning } from '#src/domain/order-states.ts';
import { noticeDeadline } from '#src/domain/notice.ts';
import { addDays, addMonths, type CivilDate, type CivilMonth, monthOf } from '#src/domain/riyadh-date.ts';
import { openDeliveries } from '../recipes-students.ts';
import { MissingState, type Scene } from '../scene.ts';
import { boughtOf, choiceOf, draftOf, offerOf } from './bought.ts';
import { answerTo, dataIn, differenceOf, firstError, type OracleCase, type Refusal, refusalError } from './case.ts';
import { type Counted, isPaid, statusOf } from './counted.ts';
import { situationOf } from './expected-actions.ts';
import { holdAt } from './facts.ts';
import { type Book, bookError, bookNow } from './orders.ts';

const codes: Record<BlockedOffDay['reason'], string> = {
  outside_period: 'outside_period',
  weekend: 'weekend',
  vacation: 'vacation',
  already_off: 'already_off',
  delivery_cancelled: 'delivery_cancelled',
  too_late: 'too_early',
  month_requested: 'off_day_limit',
  allowance_used: 'off_day_limit',
  overlap: 'overlap',
};

const situation = (counted: Counted, { facts, counted: all }: Book) => situationOf(counted, all, facts);

/** The running subscriptions of a student. */
const runningOf = (studentId: number, { facts, counted }: Book) =>
  counted.filter(
    (each) => each.subOrder.applicant_id === studentId && isPaid(each.order) && isRunning(statusOf(each, facts)),
  );

/** The error of what a student has asked for, and of what is left. */
function requestsError(book: Book): string | null {
  const { facts, counted } = book;
  for (const [id, { vacations, allowances }] of facts.requests) {
    const sorted = vacations.toSorted((a, b) => b.requested_at.localeCompare(a.requested_at) || b.id - a.id);
    if (sorted.some((each, index) => each !== vacations[index])) return `the requests of ${id} are not newest first`;
    for (const { vacancy: dates, sub_order_id, ...request } of vacations) {
      const own = counted.find(({ subOrder }) => subOrder.id === sub_order_id);
      if (!own) continue;
      const [first = ''] = dates;
      const isCancelled = own.subOrder.status === 'cancelled';
      const isFree = !isCancelled && offDayRules(situation(own, book)).blockedReturn(dates) === null;
      const expected = {
        applicant_id: id,
        month: monthOf(first),
        status: (dates.at(-1) ?? '') > facts.today ? 'scheduled' : 'taken',
        deletable_until: isFree ? noticeDeadline(first, facts.rules.pauseNoticeHours).toISOString() : null,
      };
      const difference = differenceOf(request, expected, `at ${facts.now.toISOString()}, request ${request.id}`);
      if (difference !== null) return difference;
      if (dates.join() !== dates.toSorted().join()) return `the days of request ${request.id} are not in order`;
    }
    const last = runningOf(id, book)
      .toSorted((a, b) => a.period.endsOn.localeCompare(b.period.endsOn))
      .at(-1);
    const months: CivilMonth[] = [];
    const end = last ? monthOf(last.period.endsOn) : '';
    for (let month = monthOf(facts.today); month <= end; month = addMonths(month, 1)) months.push(month);
    const rules = last && offDayRules(situation(last, book));
    const requested = last ? (situation(last, book).requestedMonths ?? []) : [];
    const expected = months.map((month) => ({
      month,
      ...rules?.allowance(month),
      is_request_used: requested.includes(month),
    }));
    const difference = differenceOf(
      allowances,
      expected,
      `at ${facts.now.toISOString()}, what is left of student ${id}`,
    );
    if (difference !== null) return difference;
  }
  return null;
}

/** What the server should say to a request for days of a subscription; null if it should allow them. */
function expectedRefusal(counted: Counted, dates: readonly CivilDate[], book: Book): Refusal | null {
  const given = situation(counted, book);
  const month = monthOf(dates.toSorted()[0] ?? '');
  if (given.requestedMonths?.includes(month) === true) return { status: 409, reason: 'month_used' };
  const blocked = new Map(blockedOffDays([...new Set(dates)], given).map((each) => [each.on, each.blocked]));
  const errors = dates.flatMap((on, index): [string, string][] => {
    const code =
      monthOf(on) === month
        ? dates.indexOf(on) < index
          ? 'taken'
          : codes[blocked.get(on)?.reason ?? 'weekend']
        : 'other_month';
    return monthOf(on) !== month || dates.indexOf(on) < index || blocked.has(on) ? [[`vacancy.${index}`, code]] : [];
  });
  return errors.length > 0 ? { status: 422, errors } : null;
}

/** The error of a preview of days; as preview and request have the same rules, it changes nothing. */
async function previewError(scene: Scene, counted: Counted, dates: CivilDate[], book: Book): Promise<string | null> {
  const { applicant_id, id } = counted.subOrder;
  const ready = { path: { id: applicant_id }, body: { sub_order_id: id, vacancy: dates } };
  const answer = await answerTo(scene, 'previewApplicantVacation', ready);
  const what = `asking for ${dates.join(', ')}`;
  const refusal = expectedRefusal(counted, dates, book);
  if (refusal !== null) return refusalError(answer, refusal, what);
  const rules = offDayRules(situation(counted, book));
  const expected: VacationPreviewDto = {
    vacancy: dates.toSorted(),
    end_date: rules.preview(dates).endsOn,
    previous_end_date: rules.period.endsOn,
    allowance_left: rules.allowance(monthOf(dates[0] ?? '')).left - dates.length,
  };
  return differenceOf(dataIn(answer)['preview'], expected, `the preview of ${dates.join(', ')}`);
}

/** The groups of days that are asked for: each kind of day alone, and days together. */
function groupsOf({ period, lunchDays }: Counted, rules: OffDayRules): CivilDate[][] {
  const kinds = new Map<string, CivilDate>();
  for (let on = addDays(period.startsOn, -1); on <= addDays(period.endsOn, 2); on = addDays(on, 1)) {
    kinds.set(`${rules.blocked(on)?.reason ?? 'free'} ${monthOf(on)}`, on);
  }
  const free = lunchDays.filter((on) => rules.blocked(on) === null);
  const byMonth = [...Map.groupBy(free, monthOf).values()].toSorted((a, b) => b.length - a.length);
  const [many = [], few = []] = byMonth;
  const [first, second, third] = many;
  const edges = [period.startsOn, addDays(period.startsOn, -1), period.endsOn, addDays(period.endsOn, 1)];
  return [
    ...edges.map((on) => [on]),
    ...[...kinds.values()].map((on) => [on]),
    ...(first && second
      ? [
          [second, first],
          [first, first],
          [first, second, first],
        ]
      : []),
    ...(first && second && third ? [[first, second, third]] : []),
    ...(first && few[0]
      ? [
          [first, few[0]],
          [few[0], first],
        ]
      : []),
    // With the first of two days off, the second may be in the part that was added at the end.
    ...(second ? [[second, addDays(period.endsOn, 1), addDays(period.endsOn, 3)]] : []),
  ];
}

async function previewsError(scene: Scene, counted: Counted, book: Book): Promise<string | null> {
  const groups = groupsOf(counted, offDayRules(situation(counted, book)));
  return firstError(groups.map((dates) => async () => previewError(scene, counted, dates, book)));
}

const countedOf = (book: Book, subOrderId: number | undefined): Counted => {
  const found = book.counted.find(({ subOrder }) => subOrder.id === subOrderId);
  if (!found) throw new MissingState('a paid order with a subscription is needed');
  return found;
};

/** Two free days of a month in which the student has at least two. */
function twoDays(counted: Counted, book: Book): CivilDate[] {
  const rules = offDayRules(situation(counted, book));
  const free = counted.lunchDays.filter((on) => rules.blocked(on) === null && rules.allowance(monthOf(on)).left >= 2);
  const days = [...Map.groupBy(free, monthOf).values()].findLast((each) => each.length > 2) ?? [];
  if (days.length < 3) throw new MissingState('two lunches of one month are needed that can become off days');
  return days.slice(1, 3);
}

/** Off days are asked for, and taken back. */
async function givenAndTakenError(scene: Scene): Promise<string | null> {
  const [bought] = (await scene.paidOrder()).sub_orders;
  const before = await bookNow(scene);
  const counted = countedOf(before, bought?.id);
  const rules = offDayRules(situation(counted, before));
  const [first = '', second = ''] = twoDays(counted, before);
  const path = { id: counted.subOrder.applicant_id };
  const answer = await answerTo(scene, 'createApplicantVacation', {
    path,
    body: { sub_order_id: counted.subOrder.id, vacancy: [second, first] },
  });
  if (answer.status !== 201) return `off days on ${first} and ${second} are answered ${answer.status}`;
  const { vacation, period } = dataIn(answer) as { vacation: VacationDto; period: SubOrderPeriodDto };
  const after = await bookNow(scene);
  const counts = countedOf(after, counted.subOrder.id);
  const expected = {
    sub_order_id: counted.subOrder.id,
    start_date: counted.period.startsOn,
    end_date: rules.preview([first, second]).endsOn,
    previous_end_date: rules.period.endsOn,
    vacancy: [...counted.subOrder.vacancy, first, second].toSorted(),
  };
  const error =
    differenceOf(period, expected, 'the period with off days') ??
    differenceOf(counts.subOrder.vacancy, expected.vacancy, 'the off days of the subscription') ??
    differenceOf(vacation.vacancy, [first, second], 'the days of the request') ??
    differenceOf(after.facts.requests.get(path.id)?.vacations[0], vacation, 'the newest request') ??
    (counts.order.version > counted.order.version ? null : 'the version of the order did not grow') ??
    requestsError(after) ??
    (await previewsError(scene, counts, after)) ??
    (await bookError(scene));
  if (error !== null) return error;
  const undone = await answerTo(scene, 'deleteApplicantVacation', { path: { ...path, vacation_id: vacation.id } });
  const last = await bookNow(scene);
  return (
    differenceOf(
      dataIn(undone)['period'],
      {
        ...expected,
        end_date: rules.period.endsOn,
        previous_end_date: expected.end_date,
        vacancy: counted.subOrder.vacancy,
      },
      'the period without the off days',
    ) ??
    (countedOf(last, counted.subOrder.id).order.version > counts.order.version
      ? null
      : 'taking off days back leaves the version') ??
    requestsError(last) ??
    (await bookError(scene))
  );
}

/** Off days stay if a lunch that they moved to the end was cancelled; that lunch can't become an off day. */
async function cancelledLunchError(scene: Scene): Promise<string | null> {
  const [bought] = (await scene.paidOrder()).sub_orders;
  const book = await bookNow(scene);
  const counted = countedOf(book, bought?.id);
  const path = { id: counted.subOrder.applicant_id };
  const body = { sub_order_id: counted.subOrder.id, vacancy: twoDays(counted, book).slice(0, 1) };
  const { vacation } = await scene.asParent('createApplicantVacation', { path, body });
  const lunch = (await openDeliveries(scene, counted.subOrder.id)).at(-1);
  if (!lunch) throw new MissingState('a lunch is needed that can be cancelled');
  await scene.asParent('cancelDelivery', { path: { id: counted.subOrder.id, delivery_id: lunch.id } });
  const after = await bookNow(scene);
  const undone = { path: { ...path, vacation_id: (vacation as VacationDto).id } };
  return (
    requestsError(after) ??
    refusalError(
      await answerTo(scene, 'deleteApplicantVacation', undone),
      { status: 409, reason: 'delivery_cancelled' },
      'taking off days back after a lunch at the end was cancelled',
    ) ??
    (await previewsError(scene, countedOf(after, counted.subOrder.id), after)) ??
    (await bookError(scene))
  );
}

/** Two subscriptions of a student, one week after the other: off days of the first would reach the second. */
async function consecutiveError(scene: Scene): Promise<string | null> {
  const offer = await offerOf(scene, 'weekly');
  const { id } = await scene.student();
  const [first = ''] = await scene.startDays(1);
  const one = await boughtOf(scene, [choiceOf(id, offer, first)]);
  const end = one.sub_orders[0]?.end_date ?? '';
  const next = (await scene.startDays(6)).find((on) => on > end) ?? '';
  // A draft reserves no days: off days of the subscription before it may reach its start.
  await draftOf(scene, [choiceOf(id, offer, next)]);
  const early = await bookNow(scene);
  const ofDraft =
    (await previewsError(scene, countedOf(early, one.sub_orders[0]?.id), early)) ?? (await bookError(scene));
  if (ofDraft !== null) return ofDraft;
  const two = await boughtOf(scene, [choiceOf(id, offer, next, 4, [addDays(next, 1), addDays(next, 2)])]);
  const book = await bookNow(scene);
  const error = await firstError(
    [one, two].map(
      ({ sub_orders }) =>
        async () =>
          previewsError(scene, countedOf(book, sub_orders[0]?.id), book),
    ),
  );
  return error ?? requestsError(book) ?? bookError(scene);
}

/** Which subscriptions can't have off days at all. */
async function unknownError(scene: Scene): Promise<string | null> {
  const book = await bookNow(scene);
  const { facts, counted } = book;
  const over = counted.find((each) => isPaid(each.order) && !isRunning(statusOf(each, facts)));
  const other = counted.find((each) => isPaid(each.order) && isRunning(statusOf(each, facts)));
  const draft = await scene.draft();
  const ask = async (studentId: number, { id }: { id: number }) =>
    answerTo(scene, 'createApplicantVacation', {
      path: { id: studentId },
      body: { sub_order_id: id, vacancy: [addDays(facts.today, 10)] },
    });
  const unknown: Refusal = { status: 422, errors: [['sub_order_id', 'not_found']] };
  const [own] = draft.sub_orders;
  if (!over || !own || !other) throw new MissingState('a running and an ended subscription are needed');
  return (
    refusalError(
      await ask(over.subOrder.applicant_id, over.subOrder),
      { status: 409, reason: 'not_running' },
      'off days of a subscription that is over',
    ) ??
    refusalError(await ask(own.applicant_id, own), unknown, 'off days of a draft') ??
    refusalError(await ask(own.applicant_id, other.subOrder), unknown, 'off days of another student')
  );
}

/** A request can be taken back until its notice, and not from then on. */
async function noticeError(scene: Scene): Promise<string | null> {
  const { facts } = await bookNow(scene);
  await holdAt(scene, facts.now);
  const order: OrderDto = await scene.paidOrder();
  const book = await bookNow(scene);
  const counted = countedOf(book, order.sub_orders[0]?.id);
  const dates = twoDays(counted, book);
  const path = { id: counted.subOrder.applicant_id };
  const body = { sub_order_id: counted.subOrder.id, vacancy: dates };
  const { vacation } = await scene.asParent('createApplicantVacation', { path, body });
  const { id, deletable_until } = vacation as VacationDto;
  const deadline = new Date(deletable_until ?? '');
  const error = await firstError(
    [-1_000, 0].map((milliseconds) => async () => {
      await holdAt(scene, new Date(deadline.getTime() + milliseconds));
      return requestsError(await bookNow(scene));
    }),
  );
  if (error !== null) return error;
  const late = await answerTo(scene, 'deleteApplicantVacation', { path: { ...path, vacation_id: id } });
  const refusal = refusalError(late, { status: 409, reason: 'too_late' }, 'taking off days back at the deadline');
  if (refusal !== null) return refusal;
  await holdAt(scene, new Date(deadline.getTime() - 1_000));
  const early = await answerTo(scene, 'deleteApplicantVacation', { path: { ...path, vacation_id: id } });
  return early.status === 200 ? null : `taking off days back a second before the deadline is answered ${early.status}`;
}

/** Off days after paying: what is allowed, what is left, and how the end moves. */
export const offDayCases: readonly OracleCase[] = [
  {
    name: 'requests, their deadlines, and what is left of each month',
    operation: 'listApplicantVacations',
    isReadOnly: true,
    errorOf: async (scene) => requestsError(await bookNow(scene)),
  },
  {
    name: 'each kind of day of a running subscription is allowed or refused with its reason',
    operation: 'previewApplicantVacation',
    isReadOnly: true,
    async errorOf(scene) {
      const book = await bookNow(scene);
      const running = book.counted.filter((each) => isPaid(each.order) && isRunning(statusOf(each, book.facts)));
      if (running.length === 0) throw new MissingState('a running subscription is needed');
      return firstError(running.map((each) => async () => previewsError(scene, each, book)));
    },
  },
  {
    name: 'off days move the end, use the month, and can be taken back',
    operation: 'createApplicantVacation',
    errorOf: givenAndTakenError,
  },
  {
    name: 'off days stay if a lunch at the end was cancelled',
    operation: 'deleteApplicantVacation',
    errorOf: cancelledLunchError,
  },
  {
    name: 'off days never reach the next subscription',
    operation: 'createApplicantVacation',
    errorOf: consecutiveError,
  },
  { name: 'only a running subscription has off days', operation: 'createApplicantVacation', errorOf: unknownError },
  { name: 'off days can be taken back until their notice', operation: 'deleteApplicantVacation', errorOf: noticeError },
];
