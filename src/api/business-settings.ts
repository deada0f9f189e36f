import { type QueryClient, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { type BusinessSettings, defaultBusinessSettings, type Weekday } from '#src/domain/business-settings.ts';
import { percentOf } from '#src/domain/percent-of.ts';
import type { SettingsAnswerDto, SettingsDto } from './generated/client.schemas.ts';
import { getGetSettingsQueryOptions, getGetSettingsSuspenseQueryOptions } from './generated/settings/settings.ts';

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

/** Turns the wire's settings (operation `getSettings`) into the domain's numbers. */
function toBusinessSettings(settings: SettingsDto): BusinessSettings {
  return {
    ...defaultBusinessSettings,
    verificationCodeLength: settings.verification_code_length,
    resendCountdownSeconds: settings.resend_seconds,
    schoolDaysPerMonth: settings.period_school_days,
    schoolDaysPerWeek: settings.weekly_school_days,
    maxPeriodCount: settings.max_periods,
    startNoticeHours: settings.start_notice_hours,
    cancelNoticeHours: settings.order_cancel_notice_hours,
    pauseNoticeHours: settings.pause_notice_hours,
    subscriptionCancelHours: settings.subscription_cancel_hours,
    offDaysPerMonth: settings.pause_max_days,
    vatPercent: percentOf(settings.vat_rate),
    currency: settings.currency,
    minAge: settings.student_min_age,
    maxAge: settings.student_max_age,
    minPasswordLength: settings.password_min_length,
    deliveryWindow: { startsAt: settings.delivery_window_starts_at, endsAt: settings.delivery_window_ends_at },
    deliveryDeadline: settings.meals_arrive_before,
    eatWithinHours: settings.eat_within_hours,
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

/** What loaders await so that `useBusinessSettings` and `useServerNow` answer without waiting (operation `getSettings`). */
export function settingsQuery() {
  return getGetSettingsSuspenseQueryOptions({ query: { staleTime: 300_000 } });
}

const ofMarkup = new WeakMap<QueryClient, SettingsAnswerDto>();

/** Keeps the settings in the cache as those that the document's markup was prerendered with. */
export function keepSettingsOfMarkup(queryClient: QueryClient): void {
  const answer = queryClient.getQueryData<SettingsAnswerDto>(settingsQuery().queryKey);
  if (answer) ofMarkup.set(queryClient, answer);
}

const neverChanges = () => () => undefined;

/**
 * The settings to render. While React hydrates prerendered markup these are the markup's own: the page hydrates in slices, and the
 * server's answer may come before the last of them.
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

/** The server's settings once they are known (operation `getSettings`), for what never waits for them. */
export function useKnownSettings(): SettingsDto | undefined {
  const { data } = useQuery(
    getGetSettingsQueryOptions({ query: { staleTime: 300_000, select: readable, meta: { isBackground: true } } }),
  );
  return useHydratable(data)?.data.settings;
}

// As the query's own selection: an answer off the contract counts as none, and takes no page along.
function readable(answer: SettingsAnswerDto): SettingsAnswerDto {
  toBusinessSettings(answer.data.settings);
  return answer;
}

/** The business numbers as the server has them now; the defaults are in `src/domain/business-settings.ts`. */
export function useBusinessSettings(): BusinessSettings {
  const settings = useSettings();
  return useMemo(() => toBusinessSettings(settings), [settings]);
}

/**
 * The business numbers as far as they are known: the defaults until the server has answered. For pages that show a number in
 * passing and need not wait for it, nor fail with it.
 */
export function useKnownBusinessSettings(): BusinessSettings {
  const settings = useKnownSettings();
  return useMemo(() => (settings ? toBusinessSettings(settings) : defaultBusinessSettings), [settings]);
}

/** The version of the health disclaimer in force, sent along with a student. */
export function useConditionsVersion(): string {
  return useSettings().conditions_version;
}
