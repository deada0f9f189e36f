import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Calendar, type CalendarEvent, escapedText, foldedLine, icalendarText } from './icalendar.ts';
import { lineOf, readIcalendar, textOf } from './test-icalendar.ts';

const seeded = { seed: 20261126, numRuns: 300 };

const bytes = (text: string) => new TextEncoder().encode(text);

const event = (facts: Partial<CalendarEvent> = {}): CalendarEvent => ({
  uid: 'nabta-lunch-3022-2026-11-23',
  on: '2026-11-23',
  times: { startsAt: '09:30', endsAt: '12:00' },
  summary: 'Lunch for Sara',
  isCancelled: false,
  ...facts,
});

const calendar = (facts: Partial<Calendar> = {}): Calendar => ({
  name: 'Nabta lunches',
  description: 'First names and days.',
  events: [event()],
  changedAt: new Date('2026-11-21T06:00:05Z'),
  ...facts,
});

const read = (facts: Partial<Calendar> = {}) => readIcalendar(bytes(icalendarText(calendar(facts))));

const eventsOf = (facts: Partial<Calendar> = {}) => read(facts).parts.filter(({ name }) => name === 'VEVENT');

describe('text in a calendar file', () => {
  it.each([
    ['Lunch, for Sara; today', String.raw`Lunch\, for Sara\; today`],
    [String.raw`a\b`, String.raw`a\\b`],
    [String.raw`a\n`, String.raw`a\\n`],
    ['one\ntwo\r\nthree\rfour', String.raw`one\ntwo\nthree\nfour`],
    ['غداء سارة، بلا غياب؛ اليوم', 'غداء سارة، بلا غياب؛ اليوم'],
    ['a\tb\u0000c\u007Fd', 'a b c d'],
    ['"quoted": yes', '"quoted": yes'],
  ])('%j is written as %j', (text, written) => {
    expect(escapedText(text)).toBe(written);
  });

  it('can be read back, whatever it is', () => {
    const texts = fc.string({
      unit: fc.oneof(
        fc.constantFrom('\\', ';', ',', '\n', 'ن', 'n', ' '),
        fc.string({ unit: 'grapheme', maxLength: 1 }),
      ),
    });
    fc.assert(
      fc.property(texts, (text) => {
        const [written] = eventsOf({ events: [event({ summary: text })] });
        const summary = written && textOf(lineOf(written, 'SUMMARY').value);
        expect(summary).toBe(text.replaceAll(/\r\n?/g, '\n').replaceAll(/(?!\n)\p{Cc}/gu, ' '));
      }),
      seeded,
    );
  });
});

describe('a line of a calendar file', () => {
  it.each([
    ['75 octets', 75, 1],
    ['76 octets', 76, 2],
    ['149 octets, as the second line begins with a space', 149, 2],
    ['150 octets', 150, 3],
  ])('of %s is %i letters in %i lines', (_name, length, count) => {
    expect(foldedLine('x'.repeat(length)).split('\r\n')).toHaveLength(count);
  });

  it('has at most 75 octets, divides no character and loses nothing', () => {
    const words = fc.string({
      unit: fc.oneof(fc.constantFrom('س', '🍱', 'é', 'x', '‏'), fc.string({ unit: 'grapheme', maxLength: 1 })),
      minLength: 40,
      maxLength: 300,
    });
    fc.assert(
      fc.property(
        words.filter((text) => !/[\r\n]/.test(text)),
        (text) => {
          const lines = foldedLine(text).split('\r\n');
          for (const line of lines) {
            expect(bytes(line).length).toBeLessThanOrEqual(75);
            expect(line).not.toContain('\uFFFD');
          }
          expect(lines.slice(1).every((line) => line.startsWith(' '))).toBe(true);
          expect(lines.join('\r\n').replaceAll('\r\n ', '')).toBe(text);
        },
      ),
      seeded,
    );
  });
});

describe('a calendar file', () => {
  it('has the time zone of Riyadh, three hours before UTC all year', () => {
    const [zone] = read().parts;
    expect(zone?.name).toBe('VTIMEZONE');
    expect(zone && lineOf(zone, 'TZID').value).toBe('Asia/Riyadh');
    expect(zone?.parts.map((part) => [part.name, lineOf(part, 'TZOFFSETTO').value])).toEqual([['STANDARD', '+0300']]);
  });

  it('names itself in the old and in the new way, and says how often a feed is read', () => {
    const file = read({ name: 'وجبات العائلة، نبتة' });
    for (const name of ['NAME', 'X-WR-CALNAME']) expect(textOf(lineOf(file, name).value)).toBe('وجبات العائلة، نبتة');
    expect(textOf(lineOf(file, 'DESCRIPTION').value)).toBe('First names and days.');
    expect(lineOf(file, 'REFRESH-INTERVAL')).toMatchObject({ parameters: { VALUE: 'DURATION' }, value: 'PT6H' });
    expect(['VERSION', 'METHOD', 'CALSCALE'].map((name) => lineOf(file, name).value)).toEqual([
      '2.0',
      'PUBLISH',
      'GREGORIAN',
    ]);
  });

  it('has the times of an event in Riyadh', () => {
    const [lunch] = eventsOf();
    expect(lunch && lineOf(lunch, 'DTSTART')).toEqual({
      name: 'DTSTART',
      parameters: { TZID: 'Asia/Riyadh' },
      value: '20261123T093000',
    });
    expect(lunch && lineOf(lunch, 'DTEND')).toEqual({
      name: 'DTEND',
      parameters: { TZID: 'Asia/Riyadh' },
      value: '20261123T120000',
    });
  });

  it('has a whole day as a date without a time or an end', () => {
    const [day] = eventsOf({ events: [event({ times: null })] });
    expect(day && lineOf(day, 'DTSTART')).toEqual({
      name: 'DTSTART',
      parameters: { VALUE: 'DATE' },
      value: '20261123',
    });
    expect(day?.lines.map(({ name }) => name)).not.toContain('DTEND');
  });

  it('leaves out an end that is not after the start', () => {
    const [lunch] = eventsOf({ events: [event({ times: { startsAt: '12:00', endsAt: '12:00' } })] });
    expect(lunch?.lines.map(({ name }) => name)).not.toContain('DTEND');
  });

  it('keeps the identity of an event and raises its number with each file', () => {
    const earlier = eventsOf()[0];
    const later = eventsOf({ changedAt: new Date('2026-11-21T06:01:05Z') })[0];
    if (!earlier || !later) throw new Error('a file without its event');
    expect(lineOf(later, 'UID')).toEqual(lineOf(earlier, 'UID'));
    expect(Number(lineOf(later, 'SEQUENCE').value)).toBe(Number(lineOf(earlier, 'SEQUENCE').value) + 1);
    expect(Number(lineOf(later, 'SEQUENCE').value)).toBeLessThan(2 ** 31);
    for (const name of ['DTSTAMP', 'LAST-MODIFIED']) {
      expect([lineOf(earlier, name).value, lineOf(later, name).value]).toEqual([
        '20261121T060005Z',
        '20261121T060105Z',
      ]);
    }
  });

  it.each([
    [true, 'CANCELLED'],
    [false, 'CONFIRMED'],
  ])('has an event whose cancellation is %s as %s, and blocks no time', (isCancelled, status) => {
    const [lunch] = eventsOf({ events: [event({ isCancelled })] });
    expect(lunch && lineOf(lunch, 'STATUS').value).toBe(status);
    expect(lunch && lineOf(lunch, 'TRANSP').value).toBe('TRANSPARENT');
  });

  it('can be read without an event', () => {
    expect(eventsOf({ events: [] })).toEqual([]);
  });
});
