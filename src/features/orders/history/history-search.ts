import type { HistoricalOrderStatus } from '#src/domain/order-states.ts';

export const historicalStatuses = ['completed', 'cancelled'] as const satisfies HistoricalOrderStatus[];

/** Reads the filter of historical orders from an address; anything that is none is left out. Written by hand: it stands in the entry. */
export function historySearch(search: Record<string, unknown>): { status?: HistoricalOrderStatus } {
  const status = historicalStatuses.find((each) => each === search['status']);
  return status ? { status } : {};
}
