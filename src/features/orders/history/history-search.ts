import type { HistoricalOrderStatusDto } from '#src/api/generated/client.schemas.ts';

export const historicalStatuses = ['completed', 'cancelled'] as const satisfies HistoricalOrderStatusDto[];

/** Reads the filter of historical orders from an address; anything that is none is left out. Written by hand: it stands in the entry. */
export function historySearch(search: Record<string, unknown>): { status?: HistoricalOrderStatusDto } {
  const status = historicalStatuses.find((each) => each === search['status']);
  return status ? { status } : {};
}
