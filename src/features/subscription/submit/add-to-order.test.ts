import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AttemptKeys } from '#src/api/attempts.ts';
import { ApiError } from '#src/api/errors.ts';
import type { OrderDto } from '#src/api/generated/client.schemas.ts';
import { draftOrderQuery } from '#src/api/draft-order.ts';
import { orderDto, subOrderDto } from '#src/api/order-dtos.ts';
import { toOrder } from '#src/api/orders.ts';
import type { SubscriptionInput } from '#src/domain/subscription.ts';
import * as orders from '#src/api/generated/orders/orders.ts';
import { addToOrder, SubscriptionRefused, refusedFields, toSubscriptionInput } from './add-to-order.ts';
import { emptyChoice } from '#src/features/subscription/state/subscription-state.ts';

vi.mock(import('#src/api/generated/orders/orders.ts'), async (original) => ({
  ...(await original()),
  createOrder: vi.fn(),
  addOrderApplicant: vi.fn(),
  updateOrderApplicant: vi.fn(),
}));

const { createOrder, addOrderApplicant, updateOrderApplicant } = vi.mocked(orders);

/** A draft as the server returns it. */
function draftDto(version: number, studentIds: number[], status: OrderDto['status'] = 'draft'): OrderDto {
  return orderDto({ id: 7, version, status, sub_orders: studentIds.map((id) => subOrderDto({ applicant_id: id })) });
}

const draft = (version: number, studentIds: number[]) => toOrder(draftDto(version, studentIds));

const answer = (order: OrderDto) => ({ custom_status: 200, data: { order } });

function conflict(reason_code: string, order: OrderDto): ApiError {
  return new ApiError('No', { kind: 'status', status: 409, body: { reason_code, data: { order } } });
}

function subscription(studentId: number): SubscriptionInput {
  return { studentId, packageId: 1, frequency: 'monthly', count: 1, startsOn: '2026-11-29', offDays: [] };
}

/** The request body for a subscription. */
function requested(applicant_id: number) {
  return { applicant_id, package_id: 1, start_date: '2026-11-29', number_of_months: 1, vacancy: [] };
}

const shownOrder = (client: QueryClient) => client.getQueryData(draftOrderQuery().queryKey);

let client: QueryClient;
let keys: AttemptKeys;
const withKey = { headers: { 'Idempotency-Key': expect.any(String) as string } };

beforeEach(() => {
  client = new QueryClient();
  keys = new Map();
  vi.resetAllMocks();
});

describe('addToOrder', () => {
  it('sends all students in one request if the cart is empty', async () => {
    createOrder.mockResolvedValue(answer(draftDto(1, [11, 12])));
    await addToOrder(client, null, [subscription(11), subscription(12)], keys);
    expect(createOrder.mock.calls).toEqual([[{ applicants: [requested(11), requested(12)] }, withKey]]);
    expect(addOrderApplicant).not.toHaveBeenCalled();
    expect(shownOrder(client)?.version).toBe(1);
  });

  it('adds to the existing draft, and changes a student who is in it, version by version', async () => {
    updateOrderApplicant.mockResolvedValue(answer(draftDto(4, [11])));
    addOrderApplicant.mockResolvedValue(answer(draftDto(5, [11, 12])));
    const order = await addToOrder(client, draft(3, [11]), [subscription(11), subscription(12)], keys);
    expect(updateOrderApplicant.mock.calls[0]?.slice(0, 2)).toEqual([7, 11]);
    expect(updateOrderApplicant.mock.calls[0]?.[2]).toMatchObject({ package_id: 1, version: 3 });
    expect(addOrderApplicant.mock.calls[0]?.[1]).toMatchObject({ applicant_id: 12, version: 4 });
    expect(order.version).toBe(5);
    expect(shownOrder(client)?.version).toBe(5);
  });

  it('uses the draft that another tab created meanwhile', async () => {
    createOrder.mockRejectedValue(conflict('order_exists', draftDto(2, [12])));
    addOrderApplicant.mockResolvedValue(answer(draftDto(3, [12, 11])));
    await addToOrder(client, null, [subscription(11)], keys);
    expect(addOrderApplicant.mock.calls[0]?.[1]).toMatchObject({ applicant_id: 11, version: 2 });
  });

  it('sends a request with a lost answer once more, with its key', async () => {
    addOrderApplicant.mockRejectedValueOnce(new ApiError('', { kind: 'network', status: 0 }));
    addOrderApplicant.mockResolvedValueOnce(answer(draftDto(4, [12, 11])));
    await addToOrder(client, draft(3, [12]), [subscription(11)], keys);
    const [first, second] = addOrderApplicant.mock.calls;
    expect(first?.[2]).toEqual(withKey);
    expect(second).toEqual(first);
  });

  it('updates the choice of a student whom another device has added', async () => {
    createOrder.mockRejectedValue(conflict('order_exists', draftDto(2, [11])));
    updateOrderApplicant.mockResolvedValue(answer(draftDto(3, [11])));
    const chosen = { ...subscription(11), count: 3, offDays: ['2026-12-08'] };
    await addToOrder(client, null, [chosen], keys);
    expect(updateOrderApplicant.mock.calls[0]?.[2]).toMatchObject({
      number_of_months: 3,
      vacancy: ['2026-12-08'],
      version: 2,
    });
  });

  it('shows an order with a pending payment, and adds nothing to it', async () => {
    createOrder.mockRejectedValue(conflict('order_exists', draftDto(2, [12], 'pending_payment')));
    await expect(addToOrder(client, null, [subscription(11)], keys)).rejects.toBeInstanceOf(ApiError);
    expect(addOrderApplicant).not.toHaveBeenCalled();
    expect(shownOrder(client)?.status).toBe('pending_payment');
  });

  it('retries an old version once with the new one', async () => {
    addOrderApplicant.mockRejectedValueOnce(conflict('changed', draftDto(9, [12])));
    addOrderApplicant.mockResolvedValueOnce(answer(draftDto(10, [12, 11])));
    await addToOrder(client, draft(3, [12]), [subscription(11)], keys);
    expect(addOrderApplicant.mock.calls.map(([, { version }]) => version)).toEqual([3, 9]);

    addOrderApplicant.mockRejectedValue(conflict('changed', draftDto(11, [12])));
    await expect(addToOrder(client, draft(10, [12]), [subscription(11)], keys)).rejects.toBeInstanceOf(
      SubscriptionRefused,
    );
    expect(addOrderApplicant).toHaveBeenCalledTimes(4);
  });

  it('reports the refused student and keeps those before', async () => {
    const refused = new ApiError('No', {
      kind: 'status',
      status: 422,
      fieldErrors: [{ field: 'start_date', code: 'overlap', message: 'Lama has a subscription.' }],
    });
    addOrderApplicant.mockResolvedValueOnce(answer(draftDto(2, [11]))).mockRejectedValueOnce(refused);
    const adding = addToOrder(client, draft(1, []), [subscription(11), subscription(13)], keys);
    await expect(adding).rejects.toMatchObject({ index: 1, cause: refused });
    expect(shownOrder(client)?.version).toBe(2);
    expect(refusedFields(new SubscriptionRefused(1, refused))).toEqual([
      { index: 1, field: 'start', text: 'Lama has a subscription.' },
    ]);
  });
});

it('finds the student and field of the errors of a new draft', () => {
  const fieldError = (field: string) => ({ field, code: 'x', message: field });
  const error = new ApiError('No', {
    kind: 'status',
    status: 422,
    fieldErrors: ['applicants.1.vacancy.0', 'applicants.0.number_of_weeks', 'applicants.0.applicant_id', 'other'].map(
      fieldError,
    ),
  });
  expect(refusedFields(error).map(({ index, field }) => [index, field])).toEqual([
    [1, 'offDays'],
    [0, 'count'],
    [0, 'students'],
  ]);
  expect(refusedFields(new Error('crash'))).toEqual([]);
});

it('sends months or weeks, depending on the package', async () => {
  createOrder.mockResolvedValue(answer(draftDto(1, [11])));
  const choice = { ...emptyChoice, studentId: 11, offDays: ['2026-12-08'] };
  const checked = { count: 2, startsOn: '2026-11-29' };
  const chosen = { applicant_id: 11, start_date: '2026-11-29', vacancy: ['2026-12-08'] };
  await addToOrder(
    client,
    null,
    [
      toSubscriptionInput(choice, { id: 4, frequency: 'weekly' }, checked),
      toSubscriptionInput(choice, { id: 1, frequency: 'monthly' }, checked),
    ],
    keys,
  );
  const applicants = [
    { ...chosen, package_id: 4, number_of_weeks: 2 },
    { ...chosen, package_id: 1, number_of_months: 2 },
  ];
  expect(createOrder.mock.calls).toEqual([[{ applicants }, withKey]]);
});
