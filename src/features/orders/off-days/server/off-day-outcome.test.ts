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
  isCut: false,
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
const lost = new ApiError('gone', { kind: 'network', status: 0 });
/** The error for a response that breaks the contract. */
const unreadable = new TypeError('end_date');
const broken = new ApiError('', { kind: 'status', status: 503 });
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
    isCut: false,
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
    return server.isCut ? Promise.reject(lost) : Promise.resolve(structuredClone(data));
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
  it('answers the new last day once what the page shows is new too', async () => {
    server.does = () => {
      server.requests = [asked];
    };
    await expect(sendOffDays(queryClient, subscription, dates, false)).resolves.toBe('2026-12-31');
    const shown = queryClient.getQueryData(offDayHistoryQuery(subscription.studentId).queryKey);
    expect(shown?.requests).toEqual([asked]);
  });

  it.each([lost, broken, unreadable])('is a success where only the answer was lost: %s', async (failure) => {
    server.failure = failure;
    server.does = () => {
      server.requests = [asked];
      server.deliveries = [delivery('2026-12-30'), delivery('2027-01-03')];
    };
    await expect(sendOffDays(queryClient, subscription, dates, false)).resolves.toBe('2027-01-03');
  });

  it('is a success where the try before had gone through', async () => {
    server.requests = [asked];
    server.failure = refused;
    await expect(sendOffDays(queryClient, subscription, dates, true)).resolves.toBe('2026-12-30');
  });

  it.each([
    ['nothing', []],
    ['other days', [request(['2026-12-07'], null)]],
    ["the same days of the student's other subscription", [{ ...asked, subscriptionId: 1 }]],
  ])('fails where the server holds %s', async (_what, requests) => {
    server.requests = requests;
    server.failure = refused;
    await expect(sendOffDays(queryClient, subscription, dates, true)).rejects.toBe(refused);
  });

  it('H03 fails at once where it is refused, while the page behind it refetches', async () => {
    server.failure = refused;
    server.isSilent = true;
    const before = server.asked;
    await expect(sendOffDays(queryClient, subscription, dates, false)).rejects.toBe(refused);
    expect(server.asked).toBe(before + 2);
  });

  it('fails if the server can’t be reached, whatever it had before', async () => {
    server.failure = lost;
    server.does = () => {
      server.requests = [asked];
      server.isCut = true;
    };
    await expect(sendOffDays(queryClient, subscription, dates, false)).rejects.toBe(lost);
  });
});

describe('taking off days back', () => {
  const gone = new ApiError('', { kind: 'status', status: 404 });

  beforeEach(async () => {
    server.requests = [asked];
    await queryClient.refetchQueries();
  });

  it.each([lost, broken, unreadable, gone])(
    'is a success once the server no longer holds them: %s',
    async (failure) => {
      server.failure = failure;
      server.does = () => {
        server.requests = [];
      };
      await expect(removeOffDayRequest(queryClient, subscription, asked.id)).resolves.toBe('2026-12-30');
    },
  );

  it('H03 fails at once where it is refused, while the page behind it refetches', async () => {
    server.failure = refused;
    server.isSilent = true;
    const before = server.asked;
    await expect(removeOffDayRequest(queryClient, subscription, 1)).rejects.toBe(refused);
    expect(server.asked).toBe(before + 2);
  });

  it('fails while the server holds them, or cannot be asked', async () => {
    server.failure = broken;
    await expect(removeOffDayRequest(queryClient, subscription, asked.id)).rejects.toBe(broken);
    server.does = () => {
      server.requests = [];
      server.isCut = true;
    };
    await expect(removeOffDayRequest(queryClient, subscription, asked.id)).rejects.toBe(broken);
  });
});
