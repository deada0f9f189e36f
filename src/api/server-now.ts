import {
  type QueryClient,
  useQuery,
  useQueryClient,
  useQueryErrorResetBoundary,
  useSuspenseQuery,
} from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { settingsQuery } from './business-settings.ts';
import type { SettingsAnswerDto } from './generated/client.schemas.ts';
import { getGetSettingsQueryOptions } from './generated/settings/settings.ts';
import { load } from './load.ts';
import { TimeUnknownError, unknownTime } from './unknown-time.ts';

const tickMs = 30_000;

/** The ticks so far, of all timers: a reading is kept until the next one. */
let ticks = 0;

function everyTick(changed: () => void): () => void {
  const timer = setInterval(() => {
    ticks += 1;
    changed();
  }, tickMs);
  return () => clearInterval(timer);
}

/**
 * Returns a function that reads the time since a response once a tick. React reads it again after a render: a second that
 * has begun meanwhile would be a change and render the page once more, on a slow device without an end.
 */
function elapsedReader(answeredOn: number): () => number {
  let reading: { tick: number; elapsedMs: number } | null = null;
  return () => {
    if (reading?.tick !== ticks) {
      reading = { tick: ticks, elapsedMs: Math.floor(Math.max(0, Date.now() - answeredOn) / 1_000) * 1_000 };
    }
    return reading.elapsedMs;
  };
}

/**
 * The time since a response, in whole seconds by the device's clock; the clock's date itself is never used. It is
 * computed during the render, so that it always belongs to the rendered response: a new response never has the age of
 * the previous one, and a response from yesterday does not count as new. 0 on the server and during hydration.
 * @param answeredOn the time of the device's clock when the response arrived
 */
function useElapsedMs(answeredOn: number): number {
  return useSyncExternalStore(everyTick, elapsedReader(answeredOn), () => 0);
}

/**
 * The server's now: the time in the settings (operation `getSettings`) plus the time since the response. Suspends while
 * only a prerendered page's settings are known, which have no time.
 * @throws TimeUnknownError while a page is prerendered, ApiError if the request fails
 */
export function useServerNow(): Date {
  const queryClient = useQueryClient();
  const resetBoundary = useQueryErrorResetBoundary();
  const { data, dataUpdatedAt, error } = useSuspenseQuery(settingsQuery());
  const elapsedMs = useElapsedMs(dataUpdatedAt);
  const { now } = data.data.settings;
  if (now === unknownTime) {
    if (typeof window === 'undefined') throw new TimeUnknownError();
    if (error && !resetBoundary.isReset()) throw error;
    const { queryKey } = settingsQuery();
    // oxlint-disable-next-line typescript/only-throw-error -- React suspends on a promise
    throw queryClient.refetchQueries({ queryKey, exact: true }, { cancelRefetch: false }).then(() => {
      resetBoundary.clearReset();
    });
  }
  return new Date(Date.parse(now) + elapsedMs);
}

const inPassing = { staleTime: 300_000, meta: { isBackground: true } };

/** Preloads the server's now for `useKnownServerNow`. A loader need not wait for it, and its failure is ignored. */
export function askServerNow(queryClient: QueryClient): void {
  void Promise.allSettled([load(queryClient, getGetSettingsQueryOptions({ query: inPassing }))]);
}

/**
 * The server's now, or null until the server has responded. For pages that only mention how long something takes, and
 * should neither wait nor fail because of it.
 */
export function useKnownServerNow(): Date | null {
  const { data, dataUpdatedAt } = useQuery(
    getGetSettingsQueryOptions({
      query: {
        ...inPassing,
        // An invalid response counts as missing and does not break the page.
        select: ({ data: { settings } }) =>
          settings.now === unknownTime ? null : Date.parse(new Date(settings.now).toISOString()),
      },
    }),
  );
  const elapsedMs = useElapsedMs(dataUpdatedAt);
  return data === undefined || data === null ? null : new Date(data + elapsedMs);
}

/** Milliseconds by which the server's clock is ahead of the device's; 0 while the server's now is not known. */
export function useServerClockLead(): number {
  const { queryKey } = settingsQuery();
  const { data, dataUpdatedAt } = useQueryClient().getQueryState<SettingsAnswerDto>(queryKey) ?? {};
  const now = Date.parse(data?.data.settings.now ?? unknownTime);
  return dataUpdatedAt === undefined || Number.isNaN(now) ? 0 : now - dataUpdatedAt;
}
