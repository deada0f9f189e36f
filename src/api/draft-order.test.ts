import { expect, it } from 'vitest';
import { orderConflictOf, orderInCart } from './draft-order.ts';
import { ApiError } from './errors.ts';
import type { DraftOrderAnswerDto } from './generated/client.schemas.ts';
import { orderDto } from './order-dtos.ts';

it('distinguishes an empty cart from an answer off the contract', () => {
  expect(orderInCart({ custom_status: 200, data: { order: null } })).toBeNull();
  const offContract = { custom_status: 200, data: { something: 'else' } } as unknown as DraftOrderAnswerDto;
  expect(() => orderInCart(offContract)).toThrow(TypeError);
});

it('a refusal holds the order as it is now, unless its answer is off the contract', () => {
  const refused = (body: unknown) => orderConflictOf(new ApiError('', { kind: 'status', status: 409, body }));
  const order = orderDto({ id: 2053, version: 3 });
  expect(refused({ reason_code: 'changed', data: { order } })).toMatchObject({
    reason: 'changed',
    order: { id: 2053, version: 3 },
  });
  expect(refused({ reason_code: 'raining', data: { order } })).toMatchObject({ reason: null, order: { id: 2053 } });
  expect(refused({ reason_code: 'changed', data: { order: { id: 2053 } } })).toBeNull();
});
