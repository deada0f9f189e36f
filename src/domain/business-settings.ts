import type { GuessLimits } from './attempt-limit.ts';
import type { Language } from './language.ts';

/** The period of a package: monthly or weekly. */
export type Frequency = 'monthly' | 'weekly';

/** 0 is Sunday, 6 is Saturday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** The opening hours of one weekday in Riyadh, `HH:MM`; the office closes the same day (24:00 at the latest). */
export interface OpeningHours {
  weekday: Weekday;
  opensAt: string;
  closesAt: string;
}

/** The business settings (docs/product/rules.md), sent with `GET /settings`; until then the defaults apply. */
export interface BusinessSettings {
  verificationCodeLength: number;
  resendCountdownSeconds: number;
  schoolDaysPerMonth: number;
  schoolDaysPerWeek: number;
  /** Minimum number of months (or weeks) in one order. */
  minPeriodCount: number;
  maxPeriodCount: number;
  /** A subscription can start on a day whose midnight is more than this many hours away. */
  startNoticeHours: number;
  /** A delivery can be cancelled while its delivery window starts in more than this many hours. */
  cancelNoticeHours: number;
  /** An off day can be added or removed while its midnight is more than this many hours away. */
  pauseNoticeHours: number;
  /** Hours after the payment in which a whole subscription can be cancelled. */
  subscriptionCancelHours: number;
  /** Maximum off days of one student in a calendar month. */
  offDaysPerMonth: number;
  vatPercent: number;
  currency: string;
  /** Maximum students of one account. */
  maxStudents: number;
  minAge: number;
  maxAge: number;
  minPasswordLength: number;
  /** Wrong passwords: of signing in, and of proving who it is before a change. */
  passwordGuesses: Readonly<GuessLimits>;
  /** Questions whether a number has an account. */
  numberLookups: Readonly<GuessLimits>;
  /** Changes of an account to another number or email, which tell whether another account has it. */
  contactChanges: Readonly<GuessLimits>;
  /** Minutes in which a parent who proved who it is can change the password or the number. */
  stepUpMinutes: number;
  /** The delivery window on a school day: start and end, Riyadh time, `HH:MM`. */
  deliveryWindow: Readonly<{ startsAt: string; endsAt: string }>;
  /** The latest arrival by the terms, Riyadh time, `HH:MM`; shown in the policy only. */
  deliveryDeadline: string;
  /** Hours after cooking within which a meal has to be eaten. */
  eatWithinHours: number;
  /** Days after the day of a lunch on which it can still be rated. */
  lunchRatingDays: number;
  /** Hours before the last moment for an off day in which the parent is notified of it; 1 to 24. */
  deadlineAlertHours: number;
  /** Days before the last lunch on which the parent is reminded to renew. */
  renewalReminderDays: readonly number[];
  workingHours: readonly OpeningHours[];
  blogSideListSize: number;
  blogPageSize: number;
  /** Maximum graphemes of a title and a description before the ellipsis. */
  titleLength: Readonly<Record<Language, number>>;
  descriptionLength: Readonly<Record<Language, number>>;
  languages: readonly Language[];
  defaultLanguage: Language;
}

/** The default of each setting; docs/product/rules.md gives the reasons. */
export const defaultBusinessSettings: BusinessSettings = {
  verificationCodeLength: 6,
  resendCountdownSeconds: 120,
  schoolDaysPerMonth: 22,
  schoolDaysPerWeek: 5,
  minPeriodCount: 1,
  maxPeriodCount: 12,
  startNoticeHours: 48,
  cancelNoticeHours: 48,
  pauseNoticeHours: 48,
  subscriptionCancelHours: 72,
  offDaysPerMonth: 3,
  vatPercent: 15,
  currency: 'SAR',
  maxStudents: 20,
  minAge: 4,
  maxAge: 18,
  minPasswordLength: 8,
  passwordGuesses: { perNumber: { attempts: 5, minutes: 15 }, perAddress: { attempts: 50, minutes: 15 } },
  numberLookups: { perNumber: { attempts: 10, minutes: 15 }, perAddress: { attempts: 30, minutes: 15 } },
  contactChanges: { perNumber: { attempts: 10, minutes: 15 }, perAddress: { attempts: 30, minutes: 15 } },
  stepUpMinutes: 10,
  deliveryWindow: { startsAt: '09:30', endsAt: '12:00' },
  deliveryDeadline: '23:00',
  eatWithinHours: 12,
  lunchRatingDays: 14,
  deadlineAlertHours: 3,
  renewalReminderDays: [14, 7, 3],
  workingHours: [
    { weekday: 0, opensAt: '09:00', closesAt: '22:00' },
    { weekday: 1, opensAt: '09:00', closesAt: '22:00' },
    { weekday: 2, opensAt: '09:00', closesAt: '22:00' },
    { weekday: 3, opensAt: '09:00', closesAt: '22:00' },
    { weekday: 4, opensAt: '09:00', closesAt: '22:00' },
    { weekday: 6, opensAt: '13:00', closesAt: '17:00' },
  ],
  blogSideListSize: 2,
  blogPageSize: 10,
  titleLength: { en: 45, ar: 10 },
  descriptionLength: { en: 110, ar: 100 },
  languages: ['en', 'ar'],
  defaultLanguage: 'en',
};
