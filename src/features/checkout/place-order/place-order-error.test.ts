import { describe, expect, it } from 'vitest';
import { ApiError, refusal } from '#src/api/errors.ts';
import type { OrderDto } from '#src/api/generated/client.schemas.ts';
import { orderDto } from '#src/api/order-dtos.ts';
import { placeOrderError } from './place-order-error.ts';

const textOf = (id: string) => id;

/** A refusal in the format of the server's responses. */
function refused(status: number, body: Record<string, unknown>): ApiError {
  return refusal(new Response(null, { status }), { custom_status: status, ...body });
}

function conflict(reason: string, order: Pick<OrderDto, 'status' | 'version'>, errors: unknown[] = []): ApiError {
  return refused(409, { error: 'the server’s message', reason_code: reason, errors, data: { order: orderDto(order) } });
}

const draft = { status: 'draft', version: 4 } as const;

describe('the error after placing an order failed', () => {
  it('is null before the first try', () => {
    expect(placeOrderError(null, 4, textOf)).toBeNull();
  });

  it.each([
    ['offline', new ApiError('', { kind: 'offline', status: 0 }), ['errors.offline']],
    ['a lost connection', new ApiError('', { kind: 'network', status: 0 }), ['errors.network']],
    ['a breakdown', refused(500, { error: ['broken', 'try later'] }), ['broken', 'try later']],
  ])('reads %s as an unknown outcome, with its messages', (_what, error, texts) => {
    expect(placeOrderError(error, 4, textOf)).toEqual({ kind: 'lost', texts });
  });

  it('reports a changed order, by price or in another tab, with the server’s message', () => {
    const price = { field: 'sub_orders.0.price', code: 'price_changed', message: 'dearer' };
    expect(placeOrderError(conflict('changed', draft, [price]), 4, textOf)).toEqual({
      kind: 'changed',
      texts: ['the server’s message'],
    });
    expect(placeOrderError(conflict('changed', draft), 4, textOf)).toEqual({
      kind: 'changed',
      texts: ['the server’s message'],
    });
  });

  it('is null for an order that has changed again since', () => {
    expect(placeOrderError(conflict('changed', draft), 5, textOf)).toBeNull();
  });

  it.each(['start_passed', 'package_withdrawn', 'out_of_age'])(
    'blocks an order by %s, with the server’s message',
    (code) => {
      const error = conflict('changed', draft, [{ field: 'sub_orders.0', code, message: 'choose again' }]);
      expect(placeOrderError(error, 4, textOf)).toEqual({ kind: 'blocked', texts: ['choose again'] });
    },
  );

  it('leaves what was found for each child to the subscriptions', () => {
    expect(placeOrderError(conflict('allergen_conflict', draft), 4, textOf)).toEqual({ kind: 'unsafe' });
  });

  it('leaves an order that waits for its payment, and the end of a session, to their own pages', () => {
    expect(placeOrderError(conflict('not_draft', { status: 'pending_payment', version: 4 }), 4, textOf)).toBeNull();
    expect(placeOrderError(refused(401, {}), 4, textOf)).toBeNull();
  });

  it('puts what is wrong with the method to the method', () => {
    const missing = refused(422, { errors: [{ field: 'payment_method', code: 'blank', message: 'choose one' }] });
    expect(placeOrderError(missing, 4, textOf)).toEqual({ kind: 'method', text: 'choose one' });
    expect(placeOrderError(conflict('method_unavailable', draft), 4, textOf)).toEqual({
      kind: 'method',
      text: 'the server’s message',
    });
  });

  it('shows any other refusal with the server’s message', () => {
    expect(placeOrderError(refused(422, { error: ['one', 'two'] }), 4, textOf)).toEqual({
      kind: 'refused',
      texts: ['one', 'two'],
    });
  });
});
