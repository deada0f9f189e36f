import type { NotificationPreferencesDto } from '#src/api/generated/client.schemas.ts';
import { deadlineAlerts } from '#src/domain/deadline-alert.ts';
import { type NotificationChoice, notificationPreferences } from '#src/domain/notification-preference.ts';
import { openDeliveries } from '../recipes-students.ts';
import { preferencesOf } from '../recipes-preferences.ts';
import { daysAfter, MissingState, type Scene } from '../scene.ts';
import { boughtOf, choiceOf, offerOf } from './bought.ts';
import { answerTo, dataIn, differenceOf, firstError, type OracleCase, refusalError } from './case.ts';
import { factsNow, holdAt } from './facts.ts';
import { notificationsOf } from './news.ts';

type Change = Pick<NotificationPreferencesDto['preferences'][number], 'topic' | 'channel' | 'is_enabled'>;

/** Everything that a parent with these choices is shown. */
function expectedOf(choices: readonly NotificationChoice[]) {
  return notificationPreferences(choices).map(({ topic, channel, isEnabled, isRequired }) => ({
    topic,
    channel,
    is_enabled: isEnabled,
    is_required: isRequired,
  }));
}

const changed = async (scene: Scene, version: number, preferences: readonly Change[]) =>
  answerTo(scene, 'updateNotificationPreferences', { body: { version, preferences } });

/** A change changes what it lists, counts as one version, and concerns this parent alone. */
async function choiceError(scene: Scene): Promise<string | null> {
  const before = await preferencesOf(scene);
  const token = await scene.otherToken();
  const others = async () => (await scene.call('getNotificationPreferences', { token }))['notification_preferences'];
  const ofOther = await others();
  const changes: Change[] = [
    { topic: 'news', channel: 'in_app', is_enabled: false },
    { topic: 'orders', channel: 'whatsapp', is_enabled: true },
  ];
  const saved = dataIn(await changed(scene, before.version, changes))['notification_preferences'];
  const expected = {
    version: before.version + 1,
    preferences: expectedOf(
      changes.map(
        ({ topic, channel, is_enabled }) => ({ topic, channel, isEnabled: is_enabled }) as NotificationChoice,
      ),
    ),
  };
  const stale = await changed(scene, before.version, changes);
  return (
    differenceOf(before.preferences, expectedOf([]), 'the choices before the first one') ??
    differenceOf(saved, expected, 'the answer to a change') ??
    differenceOf(await preferencesOf(scene), expected, 'the choices after a change') ??
    differenceOf(stale.status, 409, 'a change with an old version') ??
    differenceOf(dataIn(stale)['notification_preferences'], expected, 'the choices of a change with an old version') ??
    differenceOf(await others(), ofOther, 'the choices of another parent')
  );
}

/** What is always sent can't be switched off; a refused change changes nothing, not even its other choices. */
async function requiredError(scene: Scene): Promise<string | null> {
  const before = await preferencesOf(scene);
  const other: Change = { topic: 'news', channel: 'sms', is_enabled: true };
  const refusals = before.preferences
    .filter(({ is_required }) => is_required)
    .map(({ topic, channel }) => async () => {
      const answer = await changed(scene, before.version, [other, { topic, channel, is_enabled: false }]);
      const refusal = { status: 422, errors: [['preferences.1.is_enabled', 'not_allowed']] as const };
      return refusalError(answer, refusal, `${topic} by ${channel}, switched off`);
    });
  return (
    (await firstError(refusals)) ??
    refusalError(
      await changed(scene, before.version, [other, { ...other, is_enabled: false }]),
      { status: 422, errors: [['preferences.1', 'taken']] },
      'a choice that is listed twice',
    ) ??
    differenceOf(await preferencesOf(scene), before, 'the choices after refused changes')
  );
}

/** A subscription of one week, with the deadlines of its lunches. */
async function weekOf(scene: Scene) {
  const { now, rules } = await factsNow(scene);
  await holdAt(scene, now);
  const offer = await offerOf(scene, 'weekly');
  const student = await scene.student();
  const [start = ''] = await scene.startDays(1);
  const order = await boughtOf(scene, [choiceOf(student.id, offer, start, 2)]);
  const [subOrder] = order.sub_orders;
  const lunches = subOrder ? await openDeliveries(scene, subOrder.id) : [];
  if (!subOrder || lunches.length === 0) throw new MissingState('a paid order with a subscription is needed');
  const hours = { noticeHours: rules.pauseNoticeHours, alertHours: rules.deadlineAlertHours };
  const days = lunches.map(({ date }) => date);
  const found = async () =>
    (await notificationsOf(scene)).all
      .filter(({ type, entity_id }) => type === 'off_day_deadline' && entity_id === subOrder.id)
      .map(({ created_at, entity_type, order_id }) => [new Date(created_at).toISOString(), entity_type, order_id])
      .toReversed();
  const expected = (alerts: ReturnType<typeof deadlineAlerts>) =>
    alerts.map(({ at }) => [at.toISOString(), 'sub_order', order.id]);
  return { now, student, subOrder, days, hours, found, expected };
}

/** Each deadline is announced once, at its time; after the one request of a month no other day of it is. */
async function deadlineError(scene: Scene): Promise<string | null> {
  const { now, student, subOrder, days, hours, found, expected } = await weekOf(scene);
  const alerts = deadlineAlerts(days, hours).filter(({ at }) => at > now);
  const [first] = alerts;
  const last = days.at(-1);
  if (!first || !last) throw new MissingState('a lunch with a deadline to come is needed');
  await holdAt(scene, new Date(first.at.getTime() - 1_000));
  const early = await found();
  await holdAt(scene, first.at);
  const onTime = await found();
  const off = days.find((on) => on > first.on && on.slice(0, 7) === first.on.slice(0, 7));
  if (off === undefined) throw new MissingState('two lunches in one month are needed');
  const body = { sub_order_id: subOrder.id, vacancy: [off] };
  await answerTo(scene, 'createApplicantVacation', { path: { id: student.id }, body });
  await holdAt(scene, new Date(`${daysAfter(last, 1)}T20:00:00Z`));
  const open = alerts.filter(({ on }) => on === first.on || on.slice(0, 7) !== off.slice(0, 7));
  // The off day moves the end: a lunch of a later month may have been added.
  const later = (await found()).filter(([at]) => open.some((alert) => alert.at.toISOString() === at));
  const ofMonth = (await found()).filter(([at]) => {
    const alert = alerts.find((each) => each.at.toISOString() === at);
    return alert !== undefined && alert.on !== first.on && alert.on.slice(0, 7) === off.slice(0, 7);
  });
  return (
    differenceOf(early, [], 'the alerts a second before the first one') ??
    differenceOf(onTime, expected([first]), 'the alerts at the first one') ??
    differenceOf(later, expected(open), 'the alerts after the last lunch') ??
    differenceOf(ofMonth, [], 'the alerts of a month whose request is used')
  );
}

/** What is switched off in the app comes no more; what was listed before stays. */
async function silenceError(scene: Scene): Promise<string | null> {
  const { now, days, hours, found, expected } = await weekOf(scene);
  const [first, second, third] = deadlineAlerts(days, hours).filter(({ at }) => at > now);
  if (!first || !second || !third) throw new MissingState('three lunches with deadlines to come are needed');
  await holdAt(scene, first.at);
  const choose = async (is_enabled: boolean) => {
    const { version } = await preferencesOf(scene);
    return changed(scene, version, [{ topic: 'deadlines', channel: 'in_app', is_enabled }]);
  };
  await choose(false);
  await holdAt(scene, second.at);
  const silent = await found();
  await choose(true);
  await holdAt(scene, third.at);
  return (
    differenceOf(silent, expected([first]), 'the alerts while they are switched off') ??
    differenceOf(await found(), expected([first, third]), 'the alerts after they are switched on again')
  );
}

/** The choice of notifications, and the alerts of deadlines. */
export const preferenceCases: readonly OracleCase[] = [
  {
    name: 'a change changes what it lists, once, for one parent',
    operation: 'updateNotificationPreferences',
    errorOf: choiceError,
  },
  {
    name: 'safety and payments stay in the app',
    operation: 'updateNotificationPreferences',
    errorOf: requiredError,
  },
  { name: 'each deadline is announced at its time, once', operation: 'listNotifications', errorOf: deadlineError },
  {
    name: 'what is switched off is announced no more',
    operation: 'updateNotificationPreferences',
    errorOf: silenceError,
  },
];
