import { expect, test } from 'vitest';
import { defaultBusinessSettings } from './business-settings.ts';

test('the defaults are the numbers of docs/product/rules.md', () => {
  const weekday = { opensAt: '09:00', closesAt: '22:00' };
  expect(defaultBusinessSettings).toEqual({
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
      { weekday: 0, ...weekday },
      { weekday: 1, ...weekday },
      { weekday: 2, ...weekday },
      { weekday: 3, ...weekday },
      { weekday: 4, ...weekday },
      { weekday: 6, opensAt: '13:00', closesAt: '17:00' },
    ],
    blogSideListSize: 2,
    blogPageSize: 10,
    titleLength: { en: 45, ar: 10 },
    descriptionLength: { en: 110, ar: 100 },
    languages: ['en', 'ar'],
    defaultLanguage: 'en',
  });
});
