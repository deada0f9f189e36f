import { useIntl } from 'react-intl';
import type { Language } from './direction.ts';

/** The language the page is in. */
export function useLanguage(): Language {
  return useIntl().locale.startsWith('ar') ? 'ar' : 'en';
}
