import { type DateRange, dateRangeOf } from '#src/domain/date-range.ts';
import type { HistoricalOrderStatus } from '#src/domain/order-states.ts';

export const historicalStatuses = ['completed', 'cancelled'] as const satisfies HistoricalOrderStatus[];

/** The filter of historical orders: by status and by a range of days; an empty filter includes all orders. */
export interface HistoryFilter extends DateRange {
  status?: HistoricalOrderStatus;
}

/**
 * Parses the filter from an address, and drops anything else. It does not use zod, because it is in the entry chunk.
 */
export function historySearch(search: Record<string, unknown>): HistoryFilter {
  const status = historicalStatuses.find((each) => each === search['status']);
  return { ...(status ? { status } : {}), ...dateRangeOf(search) };
}
