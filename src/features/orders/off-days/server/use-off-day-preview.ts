import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import type { ApiError } from '#src/api/errors.ts';
import { previewOffDays } from '#src/api/off-days.ts';
import type { Subscription } from '#src/domain/subscription.ts';
import type { CivilDate } from '#src/domain/riyadh-date.ts';

/** The delay in ms before the check: long enough to tap a second day, short enough to feel immediate. */
const settleMs = 250;

interface OffDayPreview {
  /** The last day with these days off, from the server; null until it is loaded for exactly these days. */
  endsOn: CivilDate | null;
  /** The error if the server would refuse the days, or if the check failed. */
  error: ApiError | null;
  busy: boolean;
  retry: () => void;
}

/**
 * Checks with the server what the picked days would change (operation `previewApplicantVacation`). Each set of days has
 * its own query: another pick cancels the pending one, and a late response is never shown for other days.
 * @param dates the picked days in calendar order
 * @param enabled false if the app's rules already refuse the days
 */
export function useOffDayPreview(
  subscription: Pick<Subscription, 'id' | 'studentId'>,
  dates: readonly CivilDate[],
  enabled: boolean,
): OffDayPreview {
  const choice = dates.join(' ');
  const [settled] = useDebouncedValue(choice, settleMs);
  const wanted = enabled && choice !== '';
  const { data, error, refetch } = useQuery<CivilDate, ApiError>({
    queryKey: ['previewApplicantVacation', subscription.studentId, subscription.id, choice],
    queryFn: ({ signal }) => previewOffDays(subscription, dates, { signal }),
    enabled: wanted && settled === choice,
    staleTime: 0,
    gcTime: 0,
  });
  return {
    endsOn: wanted ? (data ?? null) : null,
    error: wanted ? error : null,
    busy: wanted && data === undefined && error === null,
    retry: () => void refetch(),
  };
}
