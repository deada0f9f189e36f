import type { IntlShape } from 'react-intl';
import type { Weekday } from '#src/domain/business-settings.ts';

/** The full name of a weekday, in the current language. */
export function weekdayName(intl: IntlShape, weekday: Weekday): string {
  // 4 January 1970 was a Sunday.
  return intl.formatDate(new Date(Date.UTC(1970, 0, 4 + weekday)), { weekday: 'long', timeZone: 'UTC' });
}
