import type { BusinessSettings } from './business-settings.ts';
import type { Delivery } from './delivery.ts';
import { type CalendarEvent, icalendarText } from './icalendar.ts';
import type { LocalizedName } from './localized-name.ts';
import type { CivilDate } from './riyadh-date.ts';

/**
 * What a lunch calendar may know of a day. Dishes, allergens and packages are not among it: a package or another dish can reveal
 * an illness, and whoever has the file or the address of a feed reads everything in it (rules.md#lunch-calendar).
 */
export type CalendarDay = Pick<Delivery, 'on' | 'status' | 'reason'>;

/** The days of one subscription, and the first name of its student. */
export interface CalendarSubscription {
  subscriptionId: number;
  firstName: string;
  days: readonly CalendarDay[];
}

/** The texts of a lunch calendar, in its language. */
export interface LunchCalendarTexts {
  name: string;
  description: string;
  lunch: (firstName: string) => string;
  offDay: (firstName: string) => string;
  /** `vacation` is null if the vacation has no name. */
  vacation: (firstName: string, vacation: string | null) => string;
  cancelled: (firstName: string) => string;
}

interface LunchCalendarInput {
  subscriptions: readonly CalendarSubscription[];
  texts: LunchCalendarTexts;
  vacationName: (reason: LocalizedName) => string | null;
  deliveryWindow: BusinessSettings['deliveryWindow'];
  changedAt: Date;
}

/** Words that begin a first name of two words in Saudi Arabia, such as `عبد الله` or `Abu Bakr`. */
const beginnings = new Set(['عبد', 'أبو', 'ابو', 'أم', 'ام', 'abd', 'abdul', 'abdel', 'abu', 'umm', 'um', 'al', 'el']);

/** The article that belongs to the name, as in `Abd Al Rahman`. */
const articles = new Set(['al', 'el', 'ar', 'as', 'ال']);

/** The first name of a full name: its first word, or the words that are one name together, as in `عبد الله`. */
export function firstNameOf(fullName: string): string {
  const words = fullName.trim().split(/\s+/);
  const isBeginning = beginnings.has((words[0] ?? '').toLowerCase());
  const hasArticle = isBeginning && words.length > 2 && articles.has((words[1] ?? '').toLowerCase());
  return words.slice(0, isBeginning ? (hasArticle ? 3 : 2) : 1).join(' ');
}

/**
 * The identity of a day's event: its subscription and its date. A lunch that becomes an off day keeps it, so that a second import
 * changes the event and adds none.
 */
export function calendarUid(subscriptionId: number, on: CivilDate): string {
  return `nabta-lunch-${subscriptionId}-${on}`;
}

function summaryOf(day: CalendarDay, firstName: string, { texts, vacationName }: LunchCalendarInput): string {
  switch (day.status) {
    case 'skipped':
      return texts.offDay(firstName);
    case 'vacation':
      return texts.vacation(firstName, day.reason && vacationName(day.reason));
    case 'cancelled':
      return texts.cancelled(firstName);
    default:
      return texts.lunch(firstName);
  }
}

const wholeDays: ReadonlySet<Delivery['status']> = new Set(['skipped', 'vacation']);

/** The events of a lunch calendar, by date: one for each day of each subscription. */
export function lunchEvents(input: LunchCalendarInput): CalendarEvent[] {
  return input.subscriptions
    .flatMap(({ subscriptionId, firstName, days }) =>
      days.map((day) => ({
        uid: calendarUid(subscriptionId, day.on),
        on: day.on,
        times: wholeDays.has(day.status) ? null : input.deliveryWindow,
        summary: summaryOf(day, firstName, input),
        isCancelled: day.status === 'cancelled',
      })),
    )
    .toSorted((a, b) => a.on.localeCompare(b.on) || a.uid.localeCompare(b.uid));
}

/**
 * The iCalendar file of the lunches of some subscriptions, in the wall-clock time of Riyadh: lunches in the delivery window, off
 * days and official vacations as whole days that say why there is no lunch, and cancelled lunches as cancelled.
 */
export function lunchCalendar(input: LunchCalendarInput): string {
  const { name, description } = input.texts;
  return icalendarText({ name, description, events: lunchEvents(input), changedAt: input.changedAt });
}
