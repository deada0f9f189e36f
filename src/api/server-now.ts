import {
  type QueryClient,
  useQuery,
  useQueryClient,
  useQueryErrorResetBoundary,
  useSuspenseQuery,
} from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { settingsQuery } from './business-settings.ts';
import { getGetSettingsQueryOptions } from './generated/settings/settings.ts';
import { load } from './load.ts';
import { TimeUnknownError, unknownTime } from './unknown-time.ts';

const tickMs = 30_000;

function everyTick(changed: () => void): () => void {
  const timer = setInterval(changed, tickMs);
  return () => clearInterval(timer);
}

/**
 * How long ago an answer came, in whole seconds by the device's clock; its own date is never trusted. Read as it is rendered:
 * an answer is never as old as the one before it, nor one from yesterday as new as its page. 0 on a server and in what takes over there.
 * @param answeredOn the time of the device's clock then
 */
function useElapsedMs(answeredOn: number): number {
  return useSyncExternalStore(
    everyTick,
    () => Math.floor(Math.max(0, Date.now() - answeredOn) / 1_000) * 1_000,
    () => 0,
  );
}

/**
 * The server's now, moved on by the device's clock since it was answered (operation `getSettings`). Suspends while only a
 * prerendered page's settings are known, which have no time.
 * @throws TimeUnknownError while a page is prerendered, ApiError where the server does not answer
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

/** Asks for the server's now ahead of `useKnownServerNow`. A loader need not wait for it, nor does its failure count. */
export function askServerNow(queryClient: QueryClient): void {
  void Promise.allSettled([load(queryClient, getGetSettingsQueryOptions({ query: inPassing }))]);
}

/**
 * The server's now as far as it is known: null until the server has answered. For pages that say in passing how long
 * something takes, and need not wait for it, nor fail with it.
 */
export function useKnownServerNow(): Date | null {
  const { data, dataUpdatedAt } = useQuery(
    getGetSettingsQueryOptions({
      query: {
        ...inPassing,
        // An answer off the contract counts as none, and takes no page along.
        select: ({ data: { settings } }) =>
          settings.now === unknownTime ? null : Date.parse(new Date(settings.now).toISOString()),
      },
    }),
  );
  const elapsedMs = useElapsedMs(dataUpdatedAt);
  return data === undefined || data === null ? null : new Date(data + elapsedMs);
}
