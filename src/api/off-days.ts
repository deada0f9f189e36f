import { queryOptions } from '@tanstack/react-query';
import type { MadeOffDayRequest, MonthAllowance } from '#src/domain/off-day-history.ts';
import type { CivilDate } from '#src/domain/riyadh-date.ts';
import type { Subscription } from '#src/domain/subscription.ts';
import { type AttemptKeys, sendOnce, sendRepeatable } from './attempts.ts';
import type { ApiError } from './errors.ts';
import {
  createApplicantVacation,
  deleteApplicantVacation,
  getListApplicantVacationsQueryKey,
  listApplicantVacations,
  previewApplicantVacation,
} from './generated/calendar/calendar.ts';
import type { VacationDto, VacationInputDto, VacationListDto } from './generated/client.schemas.ts';

/** A student's requests for off days, newest first, and the remaining allowance of each month. */
export interface OffDayHistory {
  requests: MadeOffDayRequest[];
  allowances: MonthAllowance[];
}

function toOffDayRequest(vacation: VacationDto): MadeOffDayRequest {
  return {
    id: vacation.id,
    subscriptionId: vacation.sub_order_id,
    days: vacation.vacancy,
    month: vacation.month,
    deletableUntil: vacation.deletable_until,
  };
}

/** Maps a response of `listApplicantVacations`. */
export function offDayHistoryOf({ data }: VacationListDto): OffDayHistory {
  return {
    requests: data.vacations.map(toOffDayRequest),
    allowances: data.allowances.map(({ month, limit, used, is_request_used }) => ({
      month,
      limit,
      used,
      isRequestUsed: is_request_used,
    })),
  };
}

/** The off days of a student (operation `listApplicantVacations`). */
export function offDayHistoryQuery(studentId: number) {
  return queryOptions<OffDayHistory, ApiError>({
    queryKey: getListApplicantVacationsQueryKey(studentId),
    queryFn: async ({ signal }) => offDayHistoryOf(await listApplicantVacations(studentId, { signal })),
  });
}

type SubscriptionRef = Pick<Subscription, 'id' | 'studentId'>;

function toVacationInput({ id }: SubscriptionRef, days: readonly CivilDate[]): VacationInputDto {
  return { sub_order_id: id, vacancy: [...days] };
}

/** Returns the last day that a subscription would have with these off days (operation `previewApplicantVacation`). */
export async function previewOffDays(
  subscription: SubscriptionRef,
  days: readonly CivilDate[],
  options: { signal: AbortSignal },
): Promise<CivilDate> {
  const input = toVacationInput(subscription, days);
  return (await previewApplicantVacation(subscription.studentId, input, options)).data.preview.end_date;
}

/**
 * Requests off days (operation `createApplicantVacation`).
 * @returns the subscription's new last day
 */
export async function requestOffDays(
  subscription: SubscriptionRef,
  days: readonly CivilDate[],
  keys: AttemptKeys,
): Promise<CivilDate> {
  const { studentId } = subscription;
  const input = toVacationInput(subscription, days);
  return sendOnce(
    keys,
    ['createApplicantVacation', studentId, input],
    (init) => createApplicantVacation(studentId, input, init),
    ({ data }) => data.period.end_date,
  );
}

/**
 * Removes a request for off days (operation `deleteApplicantVacation`).
 * @returns the subscription's new last day
 */
export async function deleteOffDayRequest({ studentId }: SubscriptionRef, requestId: number): Promise<CivilDate> {
  return sendRepeatable(
    () => deleteApplicantVacation(studentId, requestId),
    ({ data }) => data.period.end_date,
  );
}
