import { useQueries, type UseSuspenseQueryOptions, useSuspenseQueries } from '@tanstack/react-query';
import { type CivilDate, monthOf, riyadhDateOf } from '#src/domain/riyadh-date.ts';
import type { OfficialVacation } from '#src/domain/school-days.ts';
import type { ApiError } from './errors.ts';
import { getListOfficialVacationsSuspenseQueryOptions } from './generated/calendar/calendar.ts';
import type { OfficialVacationDto as WireVacation, OfficialVacationListDto } from './generated/client.schemas.ts';

/** Maps the wire's vacation (operation `listOfficialVacations`) to the domain's. */
function toOfficialVacation(vacation: WireVacation): OfficialVacation {
  return {
    id: vacation.id,
    startsOn: vacation.start_date,
    endsOn: vacation.end_date,
    scope: vacation.scope,
    regionId: vacation.region_id,
    schoolId: vacation.school_id,
    name: vacation.name,
    arabicName: vacation.arabic_name,
    isTentative: vacation.is_tentative,
  };
}

/**
 * The query of the vacations from this month on: the nationwide ones, and with a school also those of its region and
 * its own.
 * @param schoolId the student's school, or null if it is not known yet
 * @param now the server's now: past days of this month still show their reason
 */
export function officialVacationsQuery(schoolId: number | null, now: Date) {
  return vacationsFrom(schoolId, `${monthOf(riyadhDateOf(now))}-01`);
}

/** The query of the vacations that have not ended before the day. */
function vacationsFrom(schoolId: number | null, from: CivilDate) {
  return getListOfficialVacationsSuspenseQueryOptions(
    { from, ...(schoolId === null ? {} : { school_id: schoolId }) },
    { query: { staleTime: 300_000 } },
  );
}

const toVacations = (answer: OfficialVacationListDto): OfficialVacation[] =>
  answer.data.official_vacations.filter(({ is_active }) => is_active).map(toOfficialVacation);

/** The vacations of each of the schools, by school id; the key null has the nationwide ones. Loaders preload them. */
export function useOfficialVacations(
  schoolIds: readonly (number | null)[],
  now: Date,
): ReadonlyMap<number | null, OfficialVacation[]> {
  const distinct = [...new Set([null, ...schoolIds])];
  const queries: UseSuspenseQueryOptions<OfficialVacationListDto, ApiError>[] = distinct.map((schoolId) =>
    officialVacationsQuery(schoolId, now),
  );
  const answers = useSuspenseQueries<{ queryFnData: OfficialVacationListDto; error: ApiError }[]>({ queries });
  return new Map(answers.map(({ data }, index) => [distinct[index] ?? null, toVacations(data)]));
}

/**
 * The vacations of each of the schools that are known so far, by school id; the key null has the nationwide ones. For
 * pages that only name a vacation, and should neither wait nor fail because of it.
 * @param from the first day that the page shows
 */
export function useKnownOfficialVacations(
  schoolIds: readonly (number | null)[],
  from: CivilDate,
): ReadonlyMap<number | null, OfficialVacation[]> {
  const distinct = [...new Set(schoolIds)];
  const answers = useQueries({
    queries: distinct.map((schoolId) => {
      const { queryKey, queryFn } = vacationsFrom(schoolId, from);
      return {
        queryKey,
        ...(typeof queryFn === 'function' && { queryFn }),
        staleTime: 300_000,
        meta: { isBackground: true },
      };
    }),
  });
  return new Map(
    distinct.map((schoolId, index) => [schoolId, answers[index]?.data ? toVacations(answers[index].data) : []]),
  );
}
