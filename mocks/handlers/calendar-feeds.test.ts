import { describe, expect, it } from 'vitest';
import type { CalendarFeedList, CreatedCalendarFeed, OrderAnswer } from '#src/api/generated/zod/schemas.ts';
import { calendarUid } from '#src/domain/lunch-calendar.ts';
import { type Component, lineOf, readIcalendar, textOf } from '#src/domain/test-icalendar.ts';
import { takeSnapshot } from '#mocks/store/db.ts';
import { eraseAccount, eraseStudent } from '#mocks/privacy/erase.ts';
import { settle } from '#mocks/provider/outcome.ts';
import { nodeBaseUrl } from '#mocks/node.ts';
import { testMock } from '#mocks/test-mock.ts';
import { errorsOf, testParent } from '#mocks/test-parent.ts';

const now = '2026-11-21T06:00:00Z';
const mock = testMock({ clock: now });

const huda = testParent('huda');
const noura = testParent('noura');
const maha = testParent('maha');
const saraId = 11;

async function create(applicant_id: number | null = null, language = 'en', parent = huda) {
  const made = await parent.send<CreatedCalendarFeed>('POST', '/calendar-feeds', { applicant_id, language });
  expect(made.status).toBe(201);
  return { feed: made.body.data.calendar_feed, url: made.body.data.feed_url };
}

const listed = async (parent = huda) =>
  (await parent.get<CalendarFeedList>('/calendar-feeds')).body.data.calendar_feeds;

/** Reads a feed as a calendar app does: by its address alone. */
const read = async (url: string) => fetch(`${nodeBaseUrl}${new URL(url).pathname.replace('/api/v1', '')}`);

async function eventsAt(url: string): Promise<Map<string, Component>> {
  const file = readIcalendar(new Uint8Array(await (await read(url)).arrayBuffer()));
  const events = file.parts.filter(({ name }) => name === 'VEVENT');
  return new Map(events.map((event) => [lineOf(event, 'UID').value, event]));
}

const summaryOf = (event: Component | undefined) => event && textOf(lineOf(event, 'SUMMARY').value);

describe('a calendar feed', () => {
  it('is read by its address alone, as a calendar that nobody stores or finds', async () => {
    const { url } = await create();
    const response = await read(url);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('X-Robots-Tag')).toBe('noindex');
    expect((await eventsAt(url)).size).toBeGreaterThan(20);
  });

  it('has the days of one student or of all, in its language', async () => {
    const family = [...(await eventsAt((await create()).url)).values()].map(summaryOf);
    const sara = [...(await eventsAt((await create(saraId, 'ar')).url)).values()].map(summaryOf);
    expect(new Set(family.map((text) => text?.replace(/ for .*/, '')))).toContain('Lunch');
    expect(sara.length).toBeGreaterThan(0);
    expect(sara.length).toBeLessThan(family.length);
    expect(sara.every((text) => text?.includes('سارة') === true && !text.includes('الحربي'))).toBe(true);
  });

  it('says an off day in the event of its lunch', async () => {
    const { url } = await create();
    const uid = calendarUid(3022, '2026-12-01');
    expect(summaryOf((await eventsAt(url)).get(uid))).toMatch(/^Lunch for /);
    const body = { sub_order_id: 3022, vacancy: ['2026-12-01'] };
    expect((await huda.send('POST', '/applicants/13/vacations', body)).status).toBe(201);
    expect(summaryOf((await eventsAt(url)).get(uid))).toMatch(/^No lunch for .+: off day$/);
  });

  it('has the lunches of a cancelled order that still arrive', async () => {
    mock.set({ clock: '2026-11-26T07:00:00Z' });
    const body = { version: 1, payment_method: 'mada', return_url: 'http://localhost:5173/checkout' };
    const { order } = (await maha.send<OrderAnswer>('POST', '/orders/2054/checkout', body)).body.data;
    await mock.backend.act(async (at) => settle(order.payment?.id ?? 0, 'paid', at));
    const { url } = await create(null, 'en', maha);
    const days = (await eventsAt(url)).size;

    // Saturday, 10:00 in Riyadh: the lunches of Sunday and Monday can't be cancelled any more.
    mock.set({ clock: '2026-11-28T07:00:00Z' });
    const { version } = await maha.order(2054);
    expect((await maha.send('POST', '/orders/2054/cancel', { version })).status).toBe(200);
    const events = await eventsAt(url);
    expect(events.size).toBe(days);
    const arriving = [...events.values()].filter((event) => summaryOf(event)?.startsWith('Lunch for ') === true);
    expect(new Set(arriving.map((event) => lineOf(event, 'DTSTART').value.slice(0, 8)))).toEqual(
      new Set(['20261129', '20261130']),
    );
    mock.set({ clock: '2027-03-01T07:00:00Z' });
    expect((await eventsAt(url)).size).toBe(0);
  });

  it('is listed without its address, and another parent has it not', async () => {
    const { feed, url } = await create(saraId, 'ar');
    const token = url.split('/').at(-2) ?? '';
    expect(new URL(url).pathname).toBe(`/api/v1/calendar-feeds/${token}/lunches.ics`);
    expect(token).toMatch(/^[\w-]{43,128}$/);
    expect(await listed()).toEqual([feed]);
    expect(await listed(noura)).toEqual([]);
  });

  it('ends when it is revoked, and its token is never given again', async () => {
    const { feed, url } = await create();
    expect((await noura.send('DELETE', `/calendar-feeds/${feed.id}`)).status).toBe(404);
    expect((await read(url)).status).toBe(200);
    expect((await huda.send('DELETE', `/calendar-feeds/${feed.id}`)).status).toBe(204);
    expect((await huda.send('DELETE', `/calendar-feeds/${feed.id}`)).status).toBe(204);
    expect((await read(url)).status).toBe(404);
    expect(await listed()).toEqual([]);
    expect((await create()).url).not.toBe(url);
  });

  it.each(['x', 'x'.repeat(64), '../../settings'])('is a 404 with the token %j', async (token) => {
    const { url } = await create();
    const [before] = url.split('/calendar-feeds/');
    expect((await read(`${before}/calendar-feeds/${encodeURIComponent(token)}/lunches.ics`)).status).toBe(404);
  });

  it('is for a student of the parent', async () => {
    const refused = await noura.send('POST', '/calendar-feeds', { applicant_id: saraId, language: 'en' });
    expect(refused.status).toBe(422);
    expect(errorsOf(refused)).toEqual(['applicant_id: not_found']);
  });

  it('ends with its student and with the account', async () => {
    const [sara, family] = [await create(saraId), await create()];
    await eraseStudent(saraId, new Date(now));
    expect([(await read(sara.url)).status, (await read(family.url)).status]).toEqual([404, 200]);
    const summaries = [...(await eventsAt(family.url)).values()].map(summaryOf);
    expect(summaries.filter((text) => text?.includes('—') === true)).toEqual([]);
    expect(summaries.length).toBeGreaterThan(0);
    await eraseAccount(41, new Date(now));
    expect((await read(family.url)).status).toBe(404);
    expect(takeSnapshot().calendarFeeds.every(({ revoked_at }) => revoked_at !== null)).toBe(true);
  });
});
