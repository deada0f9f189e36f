import type { CivilDate, CivilMonth } from './riyadh-date.ts';

/** A request for off days that a parent made after paying, of one calendar month. */
export interface MadeOffDayRequest {
  id: number;
  subscriptionId: number;
  /** The off days, in order. */
  days: CivilDate[];
  month: CivilMonth;
  /** Until when it can be undone, an ISO text; null once it can't be. */
  deletableUntil: string | null;
}

/** What a student's calendar month has left of off days, as the server counts it. */
export interface MonthAllowance {
  month: CivilMonth;
  /** Off days that a month allows. */
  limit: number;
  used: number;
  /** Whether the student's one request of the month has been made. */
  isRequestUsed: boolean;
}
