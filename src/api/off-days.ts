import { queryOptions } from '@tanstack/react-query';
import type { MadeOffDayRequest, MonthAllowance } from '#src/domain/off-day-history.ts';
import type { ApiError } from './errors.ts';
import { getListApplicantVacationsQueryKey, listApplicantVacations } from './generated/calendar/calendar.ts';
import type { VacationDto, VacationListDto } from './generated/client.schemas.ts';

/** A student's requests for off days, newest first, and what each month has left. */
export interface OffDayHistory {
  requests: MadeOffDayRequest[];
  allowances: MonthAllowance[];
}

function toOffDayRequest(vacation: VacationDto): MadeOffDayRequest {
  return {
    id: vacation.id,
    subscriptionId: vacation.sub_order_id,
    days: vacation.dates,
    month: vacation.month,
    deletableUntil: vacation.deletable_until,
  };
}

/** Maps an answer of `listApplicantVacations`. */
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
