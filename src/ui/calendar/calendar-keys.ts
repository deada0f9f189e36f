import type { KeyboardEvent } from 'react';
import { addDays, addMonthsToDate, weekdayOf, type CivilDate } from '#src/domain/riyadh-date.ts';

type Keys = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>;

/**
 * Returns the date to which a key moves the focus in a WAI-ARIA date grid; `undefined` for other keys. Left and Right
 * follow the reading direction, Home and End move to the week's Sunday and Saturday, PageUp and PageDown by a month,
 * with Shift by a year.
 */
export function keyTarget(event: Keys, on: CivilDate, direction: 'ltr' | 'rtl'): CivilDate | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey) return undefined;
  const forward = direction === 'rtl' ? -1 : 1;
  const months = event.shiftKey ? 12 : 1;
  switch (event.key) {
    case 'ArrowRight':
      return addDays(on, forward);
    case 'ArrowLeft':
      return addDays(on, -forward);
    case 'ArrowDown':
      return addDays(on, 7);
    case 'ArrowUp':
      return addDays(on, -7);
    case 'Home':
      return addDays(on, -weekdayOf(on));
    case 'End':
      return addDays(on, 6 - weekdayOf(on));
    case 'PageDown':
      return addMonthsToDate(on, months);
    case 'PageUp':
      return addMonthsToDate(on, -months);
    default:
      return undefined;
  }
}
