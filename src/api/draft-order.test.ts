import { expect, it } from 'vitest';
import { orderInCart } from './draft-order.ts';
import type { DraftOrderAnswerDto } from './generated/client.schemas.ts';

it('tells an empty cart from an answer off the contract', () => {
  expect(orderInCart({ custom_status: 200, data: { order: null } })).toBeNull();
  const offContract = { custom_status: 200, data: { something: 'else' } } as unknown as DraftOrderAnswerDto;
  expect(() => orderInCart(offContract)).toThrow(TypeError);
});
