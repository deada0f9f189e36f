import { useIntl } from 'react-intl';
import type { Language } from '#src/domain/language.ts';

/** The language of the page. */
export function useLanguage(): Language {
  return useIntl().locale.startsWith('ar') ? 'ar' : 'en';
}
