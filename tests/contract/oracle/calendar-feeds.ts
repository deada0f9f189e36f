import type { ApplicantDto, CalendarFeedDto, DeliveryDto, OrderDto } from '#src/api/generated/client.schemas.ts';
import { calendarUid, firstNameOf } from '#src/domain/lunch-calendar.ts';
import { type Component, lineOf, readIcalendar, textOf } from '#src/domain/test-icalendar.ts';
import { newFeed } from '../recipes-calendar-feeds.ts';
import { MissingState, type Scene } from '../scene.ts';
import { answerTo, differenceOf, firstError, type OracleCase } from './case.ts';
import { holdAt, factsNow } from './facts.ts';

const fileAt = async (scene: Scene, token: string) =>
  answerTo(scene, 'getCalendarFile', { path: { token }, token: undefined });

/** The events of a file by their identity. Throws a RangeError for a file that is not as RFC 5545 says. */
async function eventsAt(scene: Scene, token: string): Promise<{ text: string; events: Map<string, Component> }> {
  const { status, text } = await fileAt(scene, token);
  if (status !== 200) throw new RangeError(`the file is answered ${status}`);
  const calendar = readIcalendar(new TextEncoder().encode(text));
  const zone = calendar.parts.find(({ name }) => name === 'VTIMEZONE');
  if (!zone || lineOf(zone, 'TZID').value !== 'Asia/Riyadh') throw new RangeError('the file has no zone Asia/Riyadh');
  const events = calendar.parts.filter(({ name }) => name === 'VEVENT');
  return { text, events: new Map(events.map((event) => [lineOf(event, 'UID').value, event])) };
}

const noLunch = new Set(['skipped', 'vacation']);

/** The error of one day's event. */
function dayError(
  { id, name }: { id: number; name: string },
  { date, status }: DeliveryDto,
  events: Map<string, Component>,
  [opens, closes]: readonly [string, string],
): string | null {
  const uid = calendarUid(id, date);
  const event = events.get(uid);
  if (!event) return `the file has no event ${uid}`;
  const day = date.replaceAll('-', '');
  const at = (time: string) => ({ parameters: { TZID: 'Asia/Riyadh' }, value: `${day}T${time.replace(':', '')}00` });
  const isDay = noLunch.has(status);
  const start = isDay ? { parameters: { VALUE: 'DATE' }, value: day } : at(opens);
  const expected = status === 'cancelled' ? 'CANCELLED' : 'CONFIRMED';
  const summary = textOf(lineOf(event, 'SUMMARY').value);
  return (
    differenceOf(lineOf(event, 'DTSTART'), start, `the start of ${uid}, which is ${status},`) ??
    (isDay ? null : differenceOf(lineOf(event, 'DTEND'), at(closes), `the end of ${uid}`)) ??
    differenceOf(lineOf(event, 'STATUS').value, expected, `the status of ${uid}, which is ${status},`) ??
    (summary.includes(name) ? null : `the event ${uid} does not name ${name}: ${summary}`)
  );
}

/** What may be in no feed: whole names of people, schools, packages and dishes. */
function secretsOf(
  students: readonly ApplicantDto[],
  orders: readonly OrderDto[],
  days: readonly DeliveryDto[],
): string[] {
  const names = [
    ...students
      .filter(({ name }) => firstNameOf(name) !== name)
      .flatMap(({ name, arabic_name }) => [name, arabic_name]),
    ...orders
      .flatMap(({ sub_orders }) => sub_orders)
      .flatMap((each) => [
        each.package.name,
        each.package.arabic_name,
        each.school.name,
        each.medical_issue?.name,
        each.medical_issue?.arabic_name,
      ]),
    ...days.flatMap(({ meals }) => meals).flatMap(({ name, arabic_name }) => [name, arabic_name]),
  ];
  return names.filter((name): name is string => typeof name === 'string' && name !== '');
}

/** Each day of each current subscription of the feed's students is an event, and nothing else is. */
async function fileError(scene: Scene, applicantId: number | null, language: 'en' | 'ar'): Promise<string | null> {
  const students = (await scene.asParent('listApplicants'))['applicants'] as ApplicantDto[];
  const query = { per_page: 100 };
  const orders = (await scene.asParent('listCurrentOrders', { query }))['orders'] as OrderDto[];
  const { delivery_window_opens, delivery_window_closes } = await scene.settings();
  const { token } = await newFeed(scene, { applicant_id: applicantId, language });
  const { text, events } = await eventsAt(scene, token);
  const all: DeliveryDto[] = [];
  for (const { id, applicant_id } of orders.flatMap(({ sub_orders }) => sub_orders)) {
    if (applicantId !== null && applicant_id !== applicantId) continue;
    const student = students.find((each) => each.id === applicant_id);
    if (!student) continue;
    const name = firstNameOf(language === 'ar' ? (student.arabic_name ?? student.name) : student.name);
    const days = (await scene.asParent('listDeliveries', { path: { id } }))['deliveries'] as DeliveryDto[];
    const window = [delivery_window_opens, delivery_window_closes] as const;
    const error = await firstError(days.map((day) => async () => dayError({ id, name }, day, events, window)));
    if (error !== null) return error;
    all.push(...days);
  }
  if (all.length === 0) throw new MissingState('the parent needs a current subscription');
  const unfolded = text.replaceAll('\r\n ', '');
  const secret = secretsOf(students, orders, all).find((each) => unfolded.includes(each));
  if (secret !== undefined) return `the file contains ${secret}`;
  return events.size === all.length ? null : `the file has ${events.size} events for ${all.length} days`;
}

async function filesError(scene: Scene): Promise<string | null> {
  const orders = (await scene.asParent('listCurrentOrders', { query: { per_page: 100 } }))['orders'] as OrderDto[];
  const ids = [...new Set(orders.flatMap(({ sub_orders }) => sub_orders).map(({ applicant_id }) => applicant_id))];
  return firstError(
    [null, ...ids].flatMap((id) =>
      (['en', 'ar'] as const).map((language) => async () => fileError(scene, id, language)),
    ),
  );
}

/** A cancelled lunch keeps its event with a higher number, and a minute later without a change nothing else differs. */
async function changeError(scene: Scene): Promise<string | null> {
  const { now } = await factsNow(scene);
  await holdAt(scene, now);
  const { token } = await newFeed(scene);
  const before = (await eventsAt(scene, token)).events;
  const { orders } = await scene.asParent('listCurrentOrders', { query: { per_page: 100 } });
  const subOrders = (orders as OrderDto[]).flatMap(({ sub_orders }) => sub_orders);
  for (const { id } of subOrders) {
    const { deliveries } = await scene.asParent('listDeliveries', { path: { id } });
    const open = (deliveries as DeliveryDto[]).find(
      ({ status, reason_code }) => status === 'scheduled' && reason_code === null,
    );
    if (!open) continue;
    await holdAt(scene, new Date(now.getTime() + 60_000));
    const ready = { path: { id, delivery_id: open.id }, body: {} };
    const { status } = await answerTo(scene, 'cancelDelivery', ready);
    if (status !== 200) continue;
    const after = (await eventsAt(scene, token)).events;
    const uid = calendarUid(id, open.date);
    const [old, cancelled] = [before.get(uid), after.get(uid)];
    if (!old || !cancelled) return `the event ${uid} is not in both files`;
    const isLater = Number(lineOf(cancelled, 'SEQUENCE').value) > Number(lineOf(old, 'SEQUENCE').value);
    return (
      differenceOf([...after.keys()].toSorted(), [...before.keys()].toSorted(), 'the identities') ??
      differenceOf(lineOf(cancelled, 'STATUS').value, 'CANCELLED', `the status of ${uid}`) ??
      (isLater ? null : `the number of ${uid} has not risen`)
    );
  }
  throw new MissingState('a lunch is needed that can be cancelled');
}

/** A feed is listed without its address, and ends with its revocation, for good and for everybody. */
async function revocationError(scene: Scene): Promise<string | null> {
  const listed = async () => answerTo(scene, 'listCalendarFeeds');
  const one = await newFeed(scene);
  const other = await newFeed(scene);
  if (one.token === other.token) return 'two feeds have one token';
  const list = await listed();
  if (list.text.includes(one.token) || list.text.includes(other.token)) return 'the list has the token of a feed';
  const stranger = await answerTo(scene, 'deleteCalendarFeed', {
    path: { id: one.feed.id },
    token: await scene.otherToken(),
  });
  if (stranger.status !== 404) return `another parent revokes a feed: ${stranger.status}`;
  if ((await fileAt(scene, one.token)).status !== 200) return 'a feed that another parent revoked has ended';
  for (const time of ['first', 'second']) {
    const { status } = await answerTo(scene, 'deleteCalendarFeed', { path: { id: one.feed.id } });
    if (status !== 204) return `the ${time} revocation is answered ${status}`;
  }
  const ids = async () =>
    ((await scene.asParent('listCalendarFeeds'))['calendar_feeds'] as CalendarFeedDto[]).map(({ id }) => id);
  const next = await newFeed(scene);
  return (
    differenceOf((await fileAt(scene, one.token)).status, 404, 'the status of a revoked feed') ??
    differenceOf((await fileAt(scene, other.token)).status, 200, 'the status of another feed') ??
    differenceOf((await ids()).includes(one.feed.id), false, 'whether the revoked feed is listed') ??
    differenceOf(next.token === one.token, false, 'whether a new feed has the token of a revoked one')
  );
}

/** The feed of a student who is removed ends; the family's stays. */
async function removedError(scene: Scene): Promise<string | null> {
  const { id } = await scene.student('Salman Al Otaibi');
  const own = await newFeed(scene, { applicant_id: id, language: 'en' });
  const family = await newFeed(scene);
  const { status } = await answerTo(scene, 'deleteApplicant', { path: { id } });
  if (status >= 300) throw new MissingState(`a student without orders can't be removed: ${status}`);
  return (
    differenceOf((await fileAt(scene, own.token)).status, 404, "the status of a removed student's feed") ??
    differenceOf((await fileAt(scene, family.token)).status, 200, "the status of the family's feed")
  );
}

/** Private calendar feeds and their files. */
export const calendarFeedCases: readonly OracleCase[] = [
  {
    name: 'each day is an event, with a first name and nothing else',
    operation: 'getCalendarFile',
    errorOf: filesError,
  },
  { name: 'a change keeps the event', operation: 'getCalendarFile', errorOf: changeError },
  { name: 'a revoked address ends', operation: 'deleteCalendarFeed', errorOf: revocationError },
  { name: "a student's feed ends with the student", operation: 'getCalendarFile', errorOf: removedError },
];
