import type { CivilDate, CivilMonth } from './riyadh-date.ts';

/** A parent's request for off days after paying, within one calendar month. */
export interface MadeOffDayRequest {
  id: number;
  subscriptionId: number;
  /** The off days, in order. */
  days: CivilDate[];
  month: CivilMonth;
  /** The deadline for undoing it, an ISO instant; null once it has passed. */
  deletableUntil: string | null;
}

/** The remaining off days of a student in a calendar month, as counted by the server. */
export interface MonthAllowance {
  month: CivilMonth;
  /** Maximum off days in a month. */
  limit: number;
  used: number;
  /** Whether the student's one request of the month has been used. */
  isRequestUsed: boolean;
}
