import { expect, test } from 'vitest';
import { refusal } from '#src/api/errors.ts';
import { formErrors } from './form-error.ts';

const refused = (errors: unknown[]) =>
  refusal(new Response(null, { status: 422 }), { custom_status: 422, error: 'Please check', errors });
const fieldOf = (field: string) => ({ full_name: 'name' })[field];
const messageOf = (id: string) => id;
const read = (errors: unknown[]) => formErrors(refused(errors), { fieldOf }, messageOf);

test.each([
  [
    'a field of the form',
    [{ field: 'full_name', message: 'Too short' }],
    { fields: { name: 'Too short' }, others: [] },
  ],
  ['a field it does not have', [{ field: 'nickname', message: 'Too long' }], { fields: {}, others: ['Too long'] }],
  [
    'both',
    [
      { field: 'nickname', message: 'Too long' },
      { field: 'full_name', message: 'Too short' },
    ],
    { fields: { name: 'Too short' }, others: ['Too long'] },
  ],
  [
    'two messages about one field',
    [
      { field: 'full_name', message: 'Too short' },
      { field: 'full_name', message: 'Letters only' },
    ],
    { fields: { name: 'Too short' }, others: ['Letters only'] },
  ],
  [
    'the same message twice',
    [
      { field: 'nickname', message: 'Missing' },
      { field: 'motto', message: 'Missing' },
    ],
    { fields: {}, others: ['Missing'] },
  ],
  ['no field', [], { fields: {}, others: ['Please check'] }],
  ['a field without a message', [{ field: 'full_name' }], { fields: {}, others: ['Please check'] }],
])('E02 a refusal that names %s', (_what, errors, shown) => {
  expect(read(errors)).toEqual(shown);
});
