import { type QueryClient, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { type BusinessSettings, defaultBusinessSettings, type Weekday } from '#src/domain/business-settings.ts';
import { percentOf } from '#src/domain/percent-of.ts';
import type { SettingsAnswerDto, SettingsDto } from './generated/client.schemas.ts';
import { getGetSettingsQueryOptions, getGetSettingsSuspenseQueryOptions } from './generated/settings/settings.ts';

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

/** Maps the wire's settings (operation `getSettings`) to the domain's. */
function toBusinessSettings(settings: SettingsDto): BusinessSettings {
  return {
    ...defaultBusinessSettings,
    verificationCodeLength: settings.verification_code_length,
    resendCountdownSeconds: settings.resend_seconds,
    schoolDaysPerMonth: settings.monthly_school_days,
    schoolDaysPerWeek: settings.weekly_school_days,
    maxPeriodCount: settings.max_months_or_weeks,
    startNoticeHours: settings.start_notice_hours,
    cancelNoticeHours: settings.delivery_cancel_notice_hours,
    pauseNoticeHours: settings.pause_notice_hours,
    subscriptionCancelHours: settings.sub_order_cancel_hours,
    offDaysPerMonth: settings.pause_max_days,
    vatPercent: percentOf(settings.vat_rate),
    currency: settings.currency,
    maxStudents: settings.max_applicants,
    minAge: settings.applicant_min_age,
    maxAge: settings.applicant_max_age,
    minPasswordLength: settings.password_min_length,
    deliveryWindow: { startsAt: settings.delivery_window_opens, endsAt: settings.delivery_window_closes },
    deliveryDeadline: settings.meals_arrive_before,
    eatWithinHours: settings.eat_within_hours,
    lunchRatingDays: settings.lunch_rating_days,
    deadlineAlertHours: settings.deadline_alert_hours,
    renewalReminderDays: settings.renewal_reminder_days,
    workingHours: settings.working_hours.flatMap(({ weekday, opens, closes }) =>
      opens === null || closes === null
        ? []
        : [{ weekday: weekdays.indexOf(weekday) as Weekday, opensAt: opens, closesAt: closes }],
    ),
    blogSideListSize: settings.side_articles,
    blogPageSize: settings.articles_per_page,
    titleLength: settings.title_length,
    descriptionLength: settings.description_length,
  };
}

/**
 * The settings query (operation `getSettings`). Loaders await it, so `useBusinessSettings` and `useServerNow` don't
 * suspend.
 */
export function settingsQuery() {
  return getGetSettingsSuspenseQueryOptions({ query: { staleTime: 300_000 } });
}

const ofMarkup = new WeakMap<QueryClient, SettingsAnswerDto>();

/** Stores the cached settings as those of the prerendered markup. */
export function keepSettingsOfMarkup(queryClient: QueryClient): void {
  const answer = queryClient.getQueryData<SettingsAnswerDto>(settingsQuery().queryKey);
  if (answer) ofMarkup.set(queryClient, answer);
}

const neverChanges = () => () => undefined;

/**
 * The settings to render. While React hydrates prerendered markup, these are the settings of the markup: the page
 * hydrates in slices, and the server's response may arrive before the last one.
 */
function useHydratable<Answer extends SettingsAnswerDto | undefined>(answer: Answer): Answer | SettingsAnswerDto {
  const queryClient = useQueryClient();
  return useSyncExternalStore<Answer | SettingsAnswerDto>(
    neverChanges,
    () => answer,
    () => ofMarkup.get(queryClient) ?? answer,
  );
}

function useSettings(): SettingsDto {
  return useHydratable(useSuspenseQuery(settingsQuery()).data).data.settings;
}

/**
 * The server's settings (operation `getSettings`), undefined until they are known: for components that never wait for
 * them.
 */
export function useKnownSettings(): SettingsDto | undefined {
  const { data } = useQuery(
    getGetSettingsQueryOptions({ query: { staleTime: 300_000, select: readable, meta: { isBackground: true } } }),
  );
  return useHydratable(data)?.data.settings;
}

// Runs in the query's `select`: an invalid response counts as missing and does not break the page.
function readable(answer: SettingsAnswerDto): SettingsAnswerDto {
  toBusinessSettings(answer.data.settings);
  return answer;
}

/** The current business settings of the server; the defaults are in `src/domain/business-settings.ts`. */
export function useBusinessSettings(): BusinessSettings {
  const settings = useSettings();
  return useMemo(() => toBusinessSettings(settings), [settings]);
}

/**
 * The business settings, or the defaults until the server has responded. For pages that only mention a number, and
 * should neither wait nor fail because of it.
 */
export function useKnownBusinessSettings(): BusinessSettings {
  const settings = useKnownSettings();
  return useMemo(() => (settings ? toBusinessSettings(settings) : defaultBusinessSettings), [settings]);
}

/** The current version of the health disclaimer, sent along with a student. */
export function useConditionsVersion(): string {
  return useSettings().conditions_version;
}
