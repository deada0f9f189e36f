import type { BusinessSettings } from './business-settings.ts';
import { toLatinDigits } from './digits.ts';

/** Why a typed number of months or weeks is refused (rules.md#period-count). */
export type PeriodCountError = 'empty' | 'not_whole' | 'out_of_range';

/** Parses a typed number of months or weeks: a whole number within the settings' limits (1 to 12). */
export function parsePeriodCount(
  typed: string,
  settings: Pick<BusinessSettings, 'minPeriodCount' | 'maxPeriodCount'>,
): { count: number } | { reason: PeriodCountError } {
  const text = toLatinDigits(typed).trim();
  if (text === '') return { reason: 'empty' };
  if (!/^-?\d+$/.test(text)) return { reason: 'not_whole' };
  const count = Number(text);
  return count >= settings.minPeriodCount && count <= settings.maxPeriodCount ? { count } : { reason: 'out_of_range' };
}
