import { defaultBusinessSettings, type Weekday } from '#src/domain/business-settings.ts';
import { defaultPaymentHoldMinutes } from '#src/domain/payment-hold.ts';
import type { HandlersOf } from '../contract.ts';
import type { UserRecord } from '#mocks/store/public-records.ts';
import { conditionsVersion } from '#mocks/orders/students/conditions.ts';
import { maxStudents } from '#mocks/orders/students/max-students.ts';
import { termsVersion } from '#mocks/privacy/consents.ts';
import { found } from '#mocks/replies/success-reply.ts';

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

/** The server’s clock, and the business numbers of the domain. */
export const settingsHandlers: HandlersOf<UserRecord, 'getSettings'> = {
  getSettings({ now }) {
    const numbers = defaultBusinessSettings;
    const hours = (weekday: number) => numbers.workingHours.find((each) => each.weekday === (weekday as Weekday));
    return found({
      settings: {
        now: now.toISOString(),
        time_zone: 'Asia/Riyadh' as const,
        languages: [...numbers.languages],
        default_language: numbers.defaultLanguage,
        currency: 'SAR' as const,
        vat_rate: numbers.vatPercent / 100,
        verification_code_length: numbers.verificationCodeLength,
        resend_seconds: numbers.resendCountdownSeconds,
        password_min_length: numbers.minPasswordLength,
        applicant_min_age: numbers.minAge,
        applicant_max_age: numbers.maxAge,
        weekend_days: ['friday' as const, 'saturday' as const],
        start_weekday: 'sunday' as const,
        start_notice_hours: numbers.startNoticeHours,
        monthly_school_days: numbers.schoolDaysPerMonth,
        weekly_school_days: numbers.schoolDaysPerWeek,
        max_months_or_weeks: numbers.maxPeriodCount,
        delivery_cancel_notice_hours: numbers.cancelNoticeHours,
        sub_order_cancel_hours: numbers.subscriptionCancelHours,
        pause_notice_hours: numbers.pauseNoticeHours,
        pause_max_days: numbers.offDaysPerMonth,
        pause_requests_per_month: 1,
        payment_hold_minutes: defaultPaymentHoldMinutes,
        delivery_window_opens: numbers.deliveryWindow.startsAt,
        delivery_window_closes: numbers.deliveryWindow.endsAt,
        meals_arrive_before: numbers.deliveryDeadline,
        eat_within_hours: numbers.eatWithinHours,
        working_hours: weekdays.map((weekday, index) => ({
          weekday,
          opens: hours(index)?.opensAt ?? null,
          closes: hours(index)?.closesAt ?? null,
        })),
        articles_per_page: numbers.blogPageSize,
        side_articles: numbers.blogSideListSize,
        title_length: numbers.titleLength,
        description_length: numbers.descriptionLength,
        terms_version: termsVersion,
        conditions_version: conditionsVersion(),
        max_applicants: maxStudents(),
        lunch_rating_days: numbers.lunchRatingDays,
        deadline_alert_hours: numbers.deadlineAlertHours,
        renewal_reminder_days: [...numbers.renewalReminderDays],
      },
    });
  },
};
