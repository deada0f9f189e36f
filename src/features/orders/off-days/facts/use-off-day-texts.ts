import { useIntl } from 'react-intl';
import type { BusinessSettings } from '#src/domain/business-settings.ts';
import { type CivilDate, type CivilMonth, monthOf } from '#src/domain/riyadh-date.ts';
import { formatDate } from '#src/i18n/formats.ts';
import { localized } from '#src/i18n/localized.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import type { ClosedDay, OffDayCalendarTexts, OpenDay } from './off-day-calendar.ts';

type Settings = Pick<BusinessSettings, 'pauseNoticeHours' | 'offDaysPerMonth'>;

export interface OffDayTexts extends OffDayCalendarTexts {
  /** "Sun 20 Sep" */
  day: (on: CivilDate) => string;
  /** "Wed 16", next to its month. */
  shortDay: (on: CivilDate) => string;
  /** "September" */
  month: (month: CivilMonth) => string;
  list: (days: readonly string[]) => string;
  /** "Wed 16 Sep can't be an off day.", with the reason. */
  error: (on: CivilDate, reason: string) => string;
}

/** The texts for off days and for days that can't be one, in the current language. */
export function useOffDayTexts({ pauseNoticeHours, offDaysPerMonth }: Settings): OffDayTexts {
  const intl = useIntl();
  const language = useLanguage();
  const month = (of: CivilMonth) => formatDate(language, `${of}-01`, 'monthName');

  function closed(on: CivilDate, why: ClosedDay): string {
    switch (why.reason) {
      case 'weekend':
        return intl.formatMessage({ id: 'subscribe.day.weekend' });
      case 'vacation':
        return intl.formatMessage(
          { id: why.vacation.isTentative ? 'subscribe.day.vacation.tentative' : 'subscribe.day.vacation' },
          { name: localized(language, why.vacation.name, why.vacation.arabicName) },
        );
      case 'outside_period':
        return intl.formatMessage({ id: 'subscribe.day.outside' });
      case 'already_off':
        return intl.formatMessage({ id: 'subscribe.day.offAlready' });
      case 'overlap':
        return intl.formatMessage({ id: 'subscribe.day.offOverlap' });
      case 'allowance_used':
        return intl.formatMessage(
          { id: 'subscribe.day.allowanceUsed' },
          { limit: offDaysPerMonth, month: month(monthOf(on)) },
        );
      case 'too_late':
        return intl.formatMessage({ id: 'orders.offDays.day.tooLate' }, { hours: pauseNoticeHours });
      case 'month_requested':
        return intl.formatMessage({ id: 'orders.offDays.day.monthRequested' }, { month: month(monthOf(on)) });
      case 'other_month':
        return intl.formatMessage({ id: 'orders.offDays.day.otherMonth' }, { month: month(why.month) });
      case 'delivery_cancelled':
        return intl.formatMessage({ id: 'orders.offDays.day.cancelled' });
      case 'delivered':
        return intl.formatMessage({ id: 'orders.offDays.day.delivered' });
      case 'off_before_paying':
        return intl.formatMessage({ id: 'orders.offDays.day.offBeforePaying' });
      case 'off_for_good':
        return intl.formatMessage({ id: 'orders.offDays.day.offForGood' });
    }
  }

  return {
    day: (on) => formatDate(language, on, 'day'),
    shortDay: (on) => formatDate(language, on, 'day').split('\u00a0').slice(0, 2).join('\u00a0'),
    month,
    list: (days) => intl.formatList(days),
    error: (on, reason) =>
      intl.formatMessage({ id: 'subscribe.offDays.error' }, { date: formatDate(language, on, 'day'), reason }),
    open: (day: OpenDay) => intl.formatMessage({ id: `orders.offDays.role.${day}` }),
    closed,
  };
}
