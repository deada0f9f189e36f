import type { Language } from './language.ts';

/** A private address at which calendar apps read lunches (rules.md#lunch-calendar). The address itself is not known again. */
export interface CalendarFeed {
  id: number;
  /** Null for all students of the parent. */
  studentId: number | null;
  /** The language of its events. */
  language: Language;
  /** ISO instant. */
  createdAt: string;
}

/** The address with which a device opens its calendar app, which then reads the feed again and again. */
export function subscribeAddress(feedUrl: string): string {
  return feedUrl.replace(/^https?:/, 'webcal:');
}
