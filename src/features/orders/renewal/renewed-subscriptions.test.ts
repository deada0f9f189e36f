import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#src/api/errors.ts';
import { orderDto } from '#src/api/order-dtos.ts';
import { renewSubOrder } from '#src/api/generated/orders/orders.ts';
import type { Subscription } from '#src/domain/subscription.ts';
import { renewSubscriptions } from './renewed-subscriptions.ts';

vi.mock('#src/api/generated/orders/orders.ts', () => ({ renewSubOrder: vi.fn<typeof renewSubOrder>() }));
const renew = vi.mocked(renewSubOrder);

const subscriptions = [1, 2, 3].map((id) => ({ id, studentId: id, package: { id: 7 } }) as Subscription);
const ids = (list: readonly Subscription[]) => list.map(({ id }) => id);
const withdrawn = new ApiError('', { kind: 'status', status: 422, messages: ['This package is no longer offered.'] });
const outages = [
  ['a breakdown', new ApiError('', { kind: 'status', status: 500 })],
  ['no connection', new ApiError('', { kind: 'offline', status: 0 })],
  ['too many calls', new ApiError('', { kind: 'status', status: 429 })],
] as const;

beforeEach(() => {
  renew.mockReset();
  renew.mockResolvedValue({ custom_status: 200, data: { order: orderDto({ id: 90 }) } });
});

test('H06 a student with a withdrawn package is left out, the others are renewed', async () => {
  renew.mockRejectedValueOnce(withdrawn);
  const { draft, left, unsent } = await renewSubscriptions(subscriptions, new Map());
  expect([draft?.id, ids(left), unsent]).toEqual([90, [1], null]);
});

test.each(outages)('H06 %s is an outage, not a student who cannot be renewed', async (_what, outage) => {
  renew.mockImplementation(async (id) => {
    if (id >= 2) throw outage;
    return { custom_status: 200, data: { order: orderDto({ id: 90 }) } };
  });
  const { draft, left, unsent } = await renewSubscriptions(subscriptions, new Map());
  expect([draft?.id, ids(left)]).toEqual([90, []]);
  expect([unsent?.error, ids(unsent?.subscriptions ?? [])]).toEqual([outage, [2, 3]]);
  // After an outage no further request is sent, because it would fail too.
  expect(renew).toHaveBeenCalledTimes(2);
});

test('H06 a renewal with a lost answer is sent again with its key, by itself and by the next press', async () => {
  const lost = new ApiError('', { kind: 'network', status: 0 });
  renew.mockRejectedValueOnce(lost).mockRejectedValueOnce(lost);
  const keys = new Map<string, string>();
  const [first] = subscriptions;
  await expect(renewSubscriptions(subscriptions.slice(0, 1), keys)).rejects.toBe(lost);
  expect((await renewSubscriptions(subscriptions.slice(0, 1), keys)).draft?.id).toBe(90);
  expect(renew.mock.calls.map(([id]) => id)).toEqual([first?.id, first?.id, first?.id]);
  const sent = renew.mock.calls.map(([, , init]) => new Headers(init?.headers).get('Idempotency-Key'));
  expect(new Set(sent).size).toBe(1);
});

const conflict = {
  applicant_id: 1,
  package: { id: 7, name: 'Balance', arabic_name: 'توازن', category: 'healthy', frequency: 'monthly', image_url: null },
  check: {
    verdict: 'does_not_fit',
    lunch_count: 1,
    blocked_count: 1,
    check_count: 0,
    dishes: [],
    unplanned_dates: [],
    unknowns: [],
    findings: [],
    is_acknowledged: false,
  },
  fitting_packages: [],
};
const unfit = (id: number) =>
  new ApiError('', {
    kind: 'status',
    status: 409,
    body: { reason_code: 'allergen_conflict', data: { allergen_conflicts: [{ ...conflict, applicant_id: id }] } },
  });

test('F18 packages that do not fit any more are reported apart from students who are left out', async () => {
  const [first, third] = [unfit(1), unfit(3)];
  renew.mockRejectedValueOnce(first).mockRejectedValueOnce(withdrawn).mockRejectedValueOnce(third);
  expect(await renewSubscriptions(subscriptions, new Map())).toMatchObject({
    draft: null,
    unfit: [{ error: first }, { error: third }],
  });
  renew.mockRejectedValueOnce(first).mockRejectedValueOnce(withdrawn);
  const { draft, left, unfit: found } = await renewSubscriptions(subscriptions, new Map());
  expect([draft?.id, ids(left), found]).toEqual([90, [2], [{ subscription: subscriptions[0], error: first }]]);
});

test.each(outages)('H06 %s after a refusal is thrown where nothing was renewed', async (_what, outage) => {
  renew.mockRejectedValueOnce(withdrawn).mockRejectedValueOnce(outage);
  await expect(renewSubscriptions(subscriptions, new Map())).rejects.toBe(outage);
});

test('G34 each renewal is sent with its own off days, and again with another choice under another key', async () => {
  const keys = new Map<string, string>();
  const offDays = new Map([[2, ['2026-12-22', '2026-12-29']]]);
  await renewSubscriptions(subscriptions, keys, offDays);
  await renewSubscriptions(subscriptions.slice(1, 2), keys, new Map([[2, ['2026-12-22']]]));
  expect(renew.mock.calls.map(([id, body]) => [id, body])).toEqual([
    [1, undefined],
    [2, { vacancy: ['2026-12-22', '2026-12-29'] }],
    [3, undefined],
    [2, { vacancy: ['2026-12-22'] }],
  ]);
  const sent = renew.mock.calls.map(([, , init]) => new Headers(init?.headers).get('Idempotency-Key'));
  expect(new Set(sent).size).toBe(4);
});
