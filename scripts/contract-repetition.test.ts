import { expect, test } from 'vitest';
import { repetitionErrors, type RepeatedOperation } from './contract-repetition.ts';

const key = { $ref: '../parameters.yaml#/IdempotencyKey' };
const responses = { 201: {}, 400: {}, 422: {} };
const repeatable = { 'x-repeatable': 'It changes nothing.' };

test.each<[string, string, RepeatedOperation, string[]]>([
  ['a POST with a key', 'post', { parameters: [key], responses }, []],
  ['a key that is written out', 'post', { parameters: [{ name: 'Idempotency-Key' }], responses }, []],
  ['a POST with a reason', 'post', { responses: { 200: {} }, ...repeatable }, []],
  ['a GET', 'get', {}, []],
  [
    'a POST with neither',
    'post',
    { operationId: 'createOrder', parameters: [{ name: 'id' }], responses },
    ['createOrder needs the header Idempotency-Key, or x-repeatable with the reason why not.'],
  ],
  [
    'a POST with both',
    'post',
    { parameters: [key], responses, ...repeatable },
    ['This operation needs the header Idempotency-Key, or x-repeatable with the reason why not.'],
  ],
  [
    'a key without its answers',
    'post',
    { parameters: [key], responses: { 201: {}, 400: {} } },
    ['This operation takes an Idempotency-Key, so it needs a 422.'],
  ],
  [
    'a PUT with a key',
    'put',
    { parameters: [key], responses },
    ['This operation is no POST, so it has neither Idempotency-Key nor x-repeatable.'],
  ],
])('%s', (_what, method, operation, errors) => {
  expect(repetitionErrors(method, operation)).toEqual(errors);
});
