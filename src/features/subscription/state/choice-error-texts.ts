import type { IntlShape } from 'react-intl';
import type { Frequency } from '#src/domain/business-settings.ts';
import type { Language } from '#src/domain/language.ts';
import type { BlockedOffDay } from '#src/domain/off-days.ts';
import type { PeriodCountError } from '#src/domain/period-count.ts';
import type { CivilDate } from '#src/domain/riyadh-date.ts';
import type { OfficialVacation } from '#src/domain/school-days.ts';
import { formatDate } from '#src/i18n/formats.ts';
import { localized } from '#src/i18n/localized.ts';
import type { StartError } from './checked-choice.ts';

/** The context of the messages about a day. */
export interface DayTextContext {
  intl: IntlShape;
  language: Language;
  startNoticeHours: number;
  pauseNoticeHours: number;
  offDaysPerMonth: number;
}

/** The vacation's name in the current language. */
export function vacationName({ language }: Pick<DayTextContext, 'language'>, vacation: OfficialVacation): string {
  return localized(language, vacation.name, vacation.arabicName);
}

/** The name of a day's month: "September". */
export function monthName({ language }: Pick<DayTextContext, 'language'>, on: CivilDate): string {
  return formatDate(language, on, 'monthName');
}

/** The message for an invalid number of months or weeks (rules.md#period-count). */
export function countErrorText(
  intl: IntlShape,
  error: PeriodCountError,
  frequency: Frequency,
  limits: { minPeriodCount: number; maxPeriodCount: number },
): string {
  if (error === 'empty') return intl.formatMessage({ id: `subscribe.count.empty.${frequency}` });
  return intl.formatMessage(
    { id: 'subscribe.count.range' },
    { min: limits.minPeriodCount, max: limits.maxPeriodCount },
  );
}

/** The message for why no subscription can start on a day (rules.md#start-day). */
export function startErrorText(context: DayTextContext, error: StartError): string {
  const { intl, language, startNoticeHours } = context;
  switch (error.reason) {
    case 'weekend':
      return intl.formatMessage({ id: 'subscribe.day.weekend' });
    case 'vacation':
      return vacationText(context, error.vacation);
    case 'too_early':
      return intl.formatMessage({ id: 'subscribe.day.tooEarly' }, { hours: startNoticeHours });
    case 'not_sunday':
      return intl.formatMessage({ id: 'subscribe.day.notSunday' });
    case 'overlap':
      return intl.formatMessage(
        { id: 'subscribe.day.overlap' },
        {
          package: error.other.packageName,
          from: formatDate(language, error.other.startsOn),
          to: formatDate(language, error.other.endsOn),
        },
      );
    case 'none_left':
      return intl.formatMessage({ id: 'subscribe.day.noneLeft' });
  }
}

/** The message for why a day can't be an off day. */
export function offDayErrorText(context: DayTextContext, on: CivilDate, blocked: BlockedOffDay): string {
  const { intl, pauseNoticeHours, offDaysPerMonth } = context;
  switch (blocked.reason) {
    case 'weekend':
      return intl.formatMessage({ id: 'subscribe.day.weekend' });
    case 'vacation':
      return vacationText(context, blocked.vacation);
    case 'outside_period':
      return intl.formatMessage({ id: 'subscribe.day.outside' });
    case 'too_late':
      return intl.formatMessage({ id: 'subscribe.day.tooLate' }, { hours: pauseNoticeHours });
    case 'allowance_used':
    case 'month_requested':
      return intl.formatMessage(
        { id: 'subscribe.day.allowanceUsed' },
        { limit: offDaysPerMonth, month: monthName(context, on) },
      );
    case 'overlap':
      return intl.formatMessage({ id: 'subscribe.day.offOverlap' });
    case 'already_off':
    case 'delivery_cancelled':
      return intl.formatMessage({ id: 'subscribe.day.offAlready' });
  }
}

function vacationText(context: DayTextContext, vacation: OfficialVacation): string {
  return context.intl.formatMessage(
    { id: vacation.isTentative ? 'subscribe.day.vacation.tentative' : 'subscribe.day.vacation' },
    { name: vacationName(context, vacation) },
  );
}
