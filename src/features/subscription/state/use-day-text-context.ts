import { useIntl } from 'react-intl';
import type { BusinessSettings } from '#src/domain/business-settings.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import type { DayTextContext } from './choice-error-texts.ts';

/** The context of the messages about days, in the current language. */
export function useDayTextContext({
  startNoticeHours,
  pauseNoticeHours,
  offDaysPerMonth,
}: BusinessSettings): DayTextContext {
  return { intl: useIntl(), language: useLanguage(), startNoticeHours, pauseNoticeHours, offDaysPerMonth };
}
