import type { NotificationDto } from '#src/api/generated/client.schemas.ts';
import { renewalReminders } from '#src/domain/renewal-reminder.ts';
import { instantInRiyadh, riyadhDateOf } from '#src/domain/riyadh-date.ts';
import { openDeliveries } from '../recipes-students.ts';
import { daysAfter, MissingState, type Scene } from '../scene.ts';
import { boughtOf, choiceOf, offerOf } from './bought.ts';
import { answerTo, dataIn, differenceOf, type OracleCase } from './case.ts';
import { factsNow, holdAt } from './facts.ts';

/** All notifications of the parent, over all pages. */
export async function notificationsOf(scene: Scene): Promise<{ all: NotificationDto[]; unreadCount: number }> {
  const all: NotificationDto[] = [];
  let unreadCount = 0;
  for (let page = 1, length = 100; length === 100; page += 1) {
    const data = await scene.asParent('listNotifications', { query: { page_number: page, page_size: 100 } });
    const found = data['notifications'] as NotificationDto[];
    all.push(...found);
    unreadCount = data['unread_count'] as number;
    ({ length } = found);
  }
  return { all, unreadCount };
}

/** The error of a list of notifications: not sorted, or with texts in one language only. */
function listError({ all, unreadCount }: Awaited<ReturnType<typeof notificationsOf>>): string | null {
  const sorted = all.toSorted((a, b) => b.created_at.localeCompare(a.created_at) || b.id - a.id);
  if (sorted.some((each, index) => each !== all[index])) return 'the notifications are not sorted by newest first';
  const unread = all.filter(({ is_read }) => !is_read).length;
  if (unread !== unreadCount) return `${unreadCount} are unread, of the listed ones ${unread}`;
  const inArabic = /\p{Script=Arabic}/u;
  const wrong = all.find(
    ({ title, arabic_title, body, arabic_body }) =>
      [arabic_title, arabic_body].some((text) => !inArabic.test(text)) ||
      title === arabic_title ||
      body === arabic_body,
  );
  return wrong ? `notification ${wrong.id} has no texts in Arabic` : null;
}

/** The new notifications of an action: their types, and the record and order that they lead to. */
async function newsOf(scene: Scene, before: readonly NotificationDto[]): Promise<NotificationDto[]> {
  const known = new Set(before.map(({ id }) => id));
  return (await notificationsOf(scene)).all.filter(({ id }) => !known.has(id));
}

interface Step {
  name: string;
  run: () => Promise<unknown>;
  expected: () => Partial<NotificationDto>[];
}

/** Each action of a parent that has news: one notification, which leads to its record. */
async function actionsError(scene: Scene): Promise<string | null> {
  const offer = await offerOf(scene, 'weekly');
  const student = await scene.student();
  const [start = ''] = await scene.startDays(1);
  const other = await scene.pendingOrder();
  const about = (
    type: NotificationDto['type'],
    entity_type: 'order' | 'sub_order' | 'payment',
    entity_id: number,
    order_id: number,
  ) => ({ type, entity_type, entity_id, order_id, is_read: false });
  await scene.settle(other.payment, 'declined');
  const [failed] = (await notificationsOf(scene)).all;
  const decline = differenceOf(
    failed,
    about('payment_failed', 'payment', other.payment.id, other.order.id),
    'the notification of a declined payment',
  );
  if (decline !== null) return decline;
  const order = await boughtOf(scene, [choiceOf(student.id, offer, start, 2)]);
  const [subOrder] = order.sub_orders;
  if (!subOrder) throw new MissingState('a paid order with a subscription is needed');
  const lunches = await openDeliveries(scene, subOrder.id);
  const path = { id: student.id };
  let vacationId = 0;
  const steps: Step[] = [
    {
      name: 'off days',
      async run() {
        const body = { sub_order_id: subOrder.id, vacancy: [lunches[1]?.date] };
        const answer = await answerTo(scene, 'createApplicantVacation', { path, body });
        vacationId = (dataIn(answer)['vacation'] as { id: number }).id;
      },
      expected: () => [about('off_day_added', 'sub_order', subOrder.id, order.id)],
    },
    {
      name: 'off days that are taken back',
      run: async () => answerTo(scene, 'deleteApplicantVacation', { path: { ...path, vacation_id: vacationId } }),
      expected: () => [about('off_day_taken_back', 'sub_order', subOrder.id, order.id)],
    },
    {
      name: 'a cancelled lunch',
      run: async () =>
        answerTo(scene, 'cancelDelivery', { path: { id: subOrder.id, delivery_id: lunches[2]?.id ?? 0 } }),
      expected: () => [about('refund', 'order', order.id, order.id)],
    },
    {
      name: 'a cancelled order',
      async run() {
        const { version } = await scene.order(order.id);
        return answerTo(scene, 'cancelOrder', { path: { id: order.id }, body: { version } });
      },
      expected: () => [about('refund', 'order', order.id, order.id)],
    },
  ];
  const [confirmed] = (await notificationsOf(scene)).all;
  const first = differenceOf(
    confirmed,
    about('order_confirmed', 'order', order.id, order.id),
    'the newest notification',
  );
  if (first !== null) return first;
  for (const { name, run, expected } of steps) {
    const before = (await notificationsOf(scene)).all;
    await run();
    const error =
      differenceOf(await newsOf(scene, before), expected(), `the notifications of ${name}`) ??
      listError(await notificationsOf(scene));
    if (error !== null) return error;
  }
  return null;
}

/** A subscription of some days: out and arrived on each day with a lunch, and once before and at its end. */
async function lunchesError(scene: Scene): Promise<string | null> {
  const present = await factsNow(scene);
  await holdAt(scene, present.now);
  const offer = await offerOf(scene, 'weekly');
  const student = await scene.student();
  const [start = ''] = await scene.startDays(1);
  const order = await boughtOf(scene, [choiceOf(student.id, offer, start, 2, [daysAfter(start, 2)])]);
  const [subOrder] = order.sub_orders;
  const lunches = subOrder ? await openDeliveries(scene, subOrder.id) : [];
  const cancelled = lunches[1];
  if (!subOrder || !cancelled) throw new MissingState('a paid order with a subscription is needed');
  await scene.asParent('cancelDelivery', { path: { id: subOrder.id, delivery_id: cancelled.id } });
  const served = lunches.filter(({ id }) => id !== cancelled.id).map(({ date }) => date);
  const own = async () =>
    (await notificationsOf(scene)).all.filter(
      ({ order_id, created_at }) => order_id === order.id && created_at > order.updated_at,
    );
  const { clock } = present;
  const edges = [served[0] ?? start, served[1] ?? start]
    .flatMap((on) => [instantInRiyadh(on, clock.leavesAt), instantInRiyadh(on, clock.deliveredBy)])
    .flatMap((at) => [new Date(at.getTime() - 1_000), at]);
  const end = new Date(instantInRiyadh(subOrder.end_date, clock.deliveredBy).getTime());
  for (const at of [...edges, new Date(end.getTime() - 1_000), end]) {
    await holdAt(scene, at);
    const found = await own();
    const days = (type: string) =>
      found
        .filter((each) => each.type === type && each.entity_id === subOrder.id && each.entity_type === 'sub_order')
        .map(({ created_at }) => riyadhDateOf(new Date(created_at)))
        .toReversed();
    const until = (time: string) => served.filter((on) => instantInRiyadh(on, time) <= at);
    const ended = found.filter(({ type }) => type === 'subscription_ended');
    const reminded = found.filter(({ type }) => type === 'subscription_ending');
    const what = `at ${at.toISOString()}`;
    const error =
      differenceOf(days('delivery_out'), until(clock.leavesAt), `${what}, the days with a lunch on its way`) ??
      differenceOf(days('delivered'), until(clock.deliveredBy), `${what}, the days with a lunch that arrived`) ??
      differenceOf(
        ended.map(({ entity_type, entity_id }) => [entity_type, entity_id]),
        at < end ? [] : [['order', order.id]],
        `${what}, the notifications of its end`,
      ) ??
      differenceOf(
        reminded.map(({ created_at }) => riyadhDateOf(new Date(created_at))).toReversed(),
        renewalReminders({ startsOn: start, endsOn: subOrder.end_date }, present.rules.renewalReminderDays).filter(
          (on) => on <= riyadhDateOf(at),
        ),
        `${what}, the days of the reminders of its end`,
      ) ??
      (found.some(({ created_at }) => new Date(created_at) > at)
        ? `${what}, a notification is of a later time`
        : null) ??
      listError(await notificationsOf(scene));
    if (error !== null) return error;
  }
  await holdAt(scene, new Date(end.getTime() + 40 * 86_400_000));
  const later = (await own()).filter(({ type, entity_id }) => entity_id === subOrder.id && type !== 'off_day_deadline');
  return differenceOf(later.length, 2 * served.length, 'the number of notifications long after the end');
}

/** Reading one notification changes this one, and only of this parent. */
async function readingError(scene: Scene): Promise<string | null> {
  const before = await notificationsOf(scene);
  const unread = before.all.filter(({ is_read }) => !is_read);
  const [one] = unread;
  if (!one || unread.length < 2) throw new MissingState('two unread notifications are needed');
  const path = { id: one.id };
  const answer = dataIn(await answerTo(scene, 'markNotificationRead', { path }));
  const again = dataIn(await answerTo(scene, 'markNotificationRead', { path }));
  const after = await notificationsOf(scene);
  const expected = before.all.map((each) => (each.id === one.id ? { ...each, is_read: true } : each));
  const left = { notification: { ...one, is_read: true }, unread_count: before.unreadCount - 1 };
  const token = await scene.otherToken();
  const others = async () => (await scene.call('listNotifications', { token }))['unread_count'];
  const ofOther = await others();
  const all = dataIn(await answerTo(scene, 'markAllNotificationsRead'));
  const last = await notificationsOf(scene);
  return (
    differenceOf(answer, left, 'reading one') ??
    differenceOf(again, left, 'reading it again') ??
    differenceOf(after.all, expected, 'the notifications after one was read') ??
    differenceOf(all['unread_count'], 0, 'the count after all were read') ??
    differenceOf(
      last.all,
      before.all.map((each) => ({ ...each, is_read: true })),
      'the notifications after all were read',
    ) ??
    differenceOf(await others(), ofOther, 'the unread count of another parent') ??
    listError(after) ??
    listError(last)
  );
}

/** Notifications: what brings them, where they lead, and in which order they are listed. */
export const newsCases: readonly OracleCase[] = [
  {
    name: 'newest first, in both languages, with the number of unread ones',
    operation: 'listNotifications',
    isReadOnly: true,
    errorOf: async (scene) => listError(await notificationsOf(scene)),
  },
  {
    name: 'each action has one notification, which leads to its record',
    operation: 'listNotifications',
    errorOf: actionsError,
  },
  {
    name: 'each lunch is announced twice, the end once before and once at it',
    operation: 'listNotifications',
    errorOf: lunchesError,
  },
  { name: 'reading concerns what was read, and nobody else', operation: 'markNotificationRead', errorOf: readingError },
];
