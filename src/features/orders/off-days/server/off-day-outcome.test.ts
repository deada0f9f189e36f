import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#src/api/errors.ts';
import { deliveriesQuery } from '#src/api/deliveries.ts';
import { offDayHistoryQuery } from '#src/api/off-days.ts';
import type { Delivery } from '#src/domain/delivery.ts';
import type { MadeOffDayRequest } from '#src/domain/off-day-history.ts';
import { sendOffDays, removeOffDayRequest } from './off-day-outcome.ts';
import { delivery, facts, request } from '#src/features/orders/off-days/facts/off-day-test-facts.ts';

const server = vi.hoisted(() => ({
  requests: [] as MadeOffDayRequest[],
  deliveries: [] as Delivery[],
  /** The effect of a change before its response fails, and the error of that response. */
  does: (): void => undefined,
  failure: undefined as Error | undefined,
  /** Whether queries get no response during the test. */
  isSilent: false,
  asked: 0,
}));

vi.mock('#src/api/generated/calendar/calendar.ts', async (original) => {
  const change = async () => {
    server.does();
    if (server.failure) throw server.failure;
    return Promise.resolve({ data: { period: { end_date: '2026-12-31' } } });
  };
  return { ...(await original<object>()), createApplicantVacation: change, deleteApplicantVacation: change };
});

const { subscription } = facts();
const lost = new ApiError('gone', { kind: 'offline', status: 0 });
const refused = new ApiError('', { kind: 'status', status: 409, body: { reasonCode: 'month_used' } });
const dates = ['2026-12-08', '2026-12-07'];
const asked = request(['2026-12-07', '2026-12-08'], null);

let queryClient: QueryClient;
let leave: (() => void)[];

/** The dialog is open: it shows the requests and days of the subscription, which were loaded before. */
beforeEach(async () => {
  Object.assign(server, {
    requests: [],
    deliveries: [delivery('2026-12-30')],
    isSilent: false,
    failure: undefined,
  });
  server.does = () => undefined;
  queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: 30_000, networkMode: 'always' } },
  });
  const answer = async (data: object) => {
    server.asked += 1;
    if (server.isSilent) return new Promise<never>(() => undefined);
    return Promise.resolve(structuredClone(data));
  };
  const show = async (queryKey: readonly unknown[], dataOf: () => object) => {
    const shown = new QueryObserver(queryClient, { queryKey, queryFn: async () => answer(dataOf()) });
    const stop = shown.subscribe(() => undefined);
    await shown.refetch();
    return stop;
  };
  leave = await Promise.all([
    show(offDayHistoryQuery(subscription.studentId).queryKey, () => ({ requests: server.requests, allowances: [] })),
    show(deliveriesQuery(subscription.id).queryKey, () => server.deliveries),
  ]);
});

afterEach(() => {
  for (const each of leave) each();
});

describe('sending off days', () => {
  const send = () => sendOffDays(queryClient, subscription, dates, new Map());

  it('answers the new last day once what the page shows is new too', async () => {
    server.does = () => {
      server.requests = [asked];
    };
    await expect(send()).resolves.toBe('2026-12-31');
    const shown = queryClient.getQueryData(offDayHistoryQuery(subscription.studentId).queryKey);
    expect(shown?.requests).toEqual([asked]);
  });

  it('H03 fails at once where it is refused, while the page behind it refetches', async () => {
    server.failure = refused;
    server.isSilent = true;
    const before = server.asked;
    await expect(send()).rejects.toBe(refused);
    expect(server.asked).toBe(before + 2);
  });

  it('leaves the page as it is where the answer was lost, so that the days can be sent again', async () => {
    server.failure = lost;
    const before = server.asked;
    await expect(send()).rejects.toBe(lost);
    expect(server.asked).toBe(before);
  });
});

describe('taking off days back', () => {
  const remove = () => removeOffDayRequest(queryClient, subscription, asked.id);

  beforeEach(async () => {
    server.requests = [asked];
    await queryClient.refetchQueries();
  });

  it('is a success where an earlier attempt had removed them, without the new last day', async () => {
    server.failure = new ApiError('', { kind: 'status', status: 404 });
    server.requests = [];
    await expect(remove()).resolves.toBeNull();
    const shown = queryClient.getQueryData(offDayHistoryQuery(subscription.studentId).queryKey);
    expect(shown?.requests).toEqual([]);
  });

  it('is refused where the server does not know the request but still lists it', async () => {
    const unknown = new ApiError('', { kind: 'status', status: 404 });
    server.failure = unknown;
    await expect(remove()).rejects.toBe(unknown);
  });

  it('answers the new last day', async () => {
    await expect(remove()).resolves.toBe('2026-12-31');
  });

  it('H03 fails at once where it is refused, while the page behind it refetches', async () => {
    server.failure = refused;
    server.isSilent = true;
    const before = server.asked;
    await expect(remove()).rejects.toBe(refused);
    expect(server.asked).toBe(before + 2);
  });
});
