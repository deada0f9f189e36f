import { useIntl } from 'react-intl';
import type { BusinessSettings } from '#src/domain/business-settings.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import type { DayWords } from './fault-texts.ts';

/** What sentences about days are made with, in the language in use. */
export function useDayWords({ startNoticeHours, pauseNoticeHours, offDaysPerMonth }: BusinessSettings): DayWords {
  return { intl: useIntl(), language: useLanguage(), startNoticeHours, pauseNoticeHours, offDaysPerMonth };
}
