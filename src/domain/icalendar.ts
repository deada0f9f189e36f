import type { CivilDate } from './riyadh-date.ts';

/** One event of a calendar: a whole day without times, else from one time of the day to another in Riyadh. */
export interface CalendarEvent {
  /** Stays the same whatever changes, so that a second import replaces the event. */
  uid: string;
  on: CivilDate;
  /** Wall-clock times `HH:MM` in Riyadh; null for a whole day. */
  times: { startsAt: string; endsAt: string } | null;
  summary: string;
  isCancelled: boolean;
}

/** A calendar to write as a file. */
export interface Calendar {
  name: string;
  /** What the file contains, for the person who opens it in a calendar app. */
  description: string;
  events: readonly CalendarEvent[];
  /** When the events were last known to be right. A later file replaces the events of an earlier one. */
  changedAt: Date;
}

const zone = 'Asia/Riyadh';

/** How often a calendar app should read a feed again. */
const refreshInterval = 'PT6H';

/** The most octets of a line without its line break (RFC 5545, section 3.1). */
const MAX_LINE_OCTETS = 75;

const MS_PER_MINUTE = 60_000;

const encoder = new TextEncoder();

/** Escapes a text value (RFC 5545, section 3.3.11). Control characters are not allowed in one, so they become spaces. */
export function escapedText(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`)
    .replaceAll(/\p{Cc}/gu, ' ');
}

/**
 * Folds a line into lines of at most 75 octets in UTF-8, each but the first beginning with a space. No character is divided, so that
 * Arabic stays readable for apps that decode before they unfold.
 */
export function foldedLine(line: string): string {
  const lines = [''];
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > MAX_LINE_OCTETS) {
      lines.push(' ');
      octets = 1;
    }
    lines.push(`${lines.pop() ?? ''}${character}`);
    octets += size;
  }
  return lines.join('\r\n');
}

/** An instant as a UTC value: `20261121T060000Z`. */
const utcValue = (instant: Date) => `${instant.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

const dateValue = (on: CivilDate) => on.replaceAll('-', '');

const timeValue = (time: string) => `${time.replace(':', '')}00`;

function timesOf({ on, times }: CalendarEvent): string[] {
  // A whole day needs no end: without one it lasts a day.
  if (times === null) return [`DTSTART;VALUE=DATE:${dateValue(on)}`];
  const start = `DTSTART;TZID=${zone}:${dateValue(on)}T${timeValue(times.startsAt)}`;
  // An end that is not after the start would make the whole file invalid.
  return times.endsAt > times.startsAt
    ? [start, `DTEND;TZID=${zone}:${dateValue(on)}T${timeValue(times.endsAt)}`]
    : [start];
}

function eventLines(event: CalendarEvent, changedAt: Date): string[] {
  const changed = utcValue(changedAt);
  return [
    'BEGIN:VEVENT',
    `UID:${escapedText(event.uid)}`,
    `DTSTAMP:${changed}`,
    `LAST-MODIFIED:${changed}`,
    // Minutes fit into 32 bits and rise with every file, which knows no number of changes of a single day.
    `SEQUENCE:${Math.floor(changedAt.getTime() / MS_PER_MINUTE)}`,
    ...timesOf(event),
    `SUMMARY:${escapedText(event.summary)}`,
    `STATUS:${event.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    // A lunch at school does not make the parent busy.
    'TRANSP:TRANSPARENT',
    'CLASS:PRIVATE',
    'END:VEVENT',
  ];
}

/** Saudi Arabia has UTC+3 all year. */
const zoneLines = [
  'BEGIN:VTIMEZONE',
  `TZID:${zone}`,
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0300',
  'TZOFFSETTO:+0300',
  'TZNAME:+03',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** Writes a calendar as an iCalendar file (RFC 5545) with the time zone of Riyadh, for an import or as a feed. */
export function icalendarText({ name, description, events, changedAt }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Nabta//Lunch calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    // RFC 7986, and before it the names that the apps of Apple, Google and Microsoft still read.
    `NAME:${escapedText(name)}`,
    `X-WR-CALNAME:${escapedText(name)}`,
    `DESCRIPTION:${escapedText(description)}`,
    `X-WR-CALDESC:${escapedText(description)}`,
    `X-WR-TIMEZONE:${zone}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${refreshInterval}`,
    `X-PUBLISHED-TTL:${refreshInterval}`,
    ...zoneLines,
    ...events.flatMap((event) => eventLines(event, changedAt)),
    'END:VCALENDAR',
  ];
  return `${lines.map(foldedLine).join('\r\n')}\r\n`;
}
