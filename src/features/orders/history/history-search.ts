import { type DateRange, dateRangeOf } from '#src/domain/date-range.ts';
import type { HistoricalOrderStatus } from '#src/domain/order-states.ts';

export const historicalStatuses = ['completed', 'cancelled'] as const satisfies HistoricalOrderStatus[];

/** Which historical orders are shown: of one status, of some days; all of them when empty. */
export interface HistoryFilter extends DateRange {
  status?: HistoricalOrderStatus;
}

/** Reads the filter of historical orders from an address; what is none is left out. Written by hand: it is in the entry's bundle. */
export function historySearch(search: Record<string, unknown>): HistoryFilter {
  const status = historicalStatuses.find((each) => each === search['status']);
  return { ...(status ? { status } : {}), ...dateRangeOf(search) };
}
