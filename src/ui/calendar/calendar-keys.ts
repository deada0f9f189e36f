import type { KeyboardEvent } from 'react';
import { addDays, addMonthsToDate, weekdayOf, type CivilDate } from '#src/domain/riyadh-date.ts';

type Keys = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>;

/**
 * Where a key leads from a day of a WAI-ARIA date grid; `undefined` for every other key. Left and right follow the reading
 * direction, Home and End are the week's Sunday and Saturday, PageUp and PageDown a month, with Shift a year.
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
