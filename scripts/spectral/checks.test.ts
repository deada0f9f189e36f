import { describe, expect, test } from 'vitest';
import { neverNull, openObject, problemForErrors, successAndError, upperCaseValues } from './checks.ts';

describe('checks of Zalando rules', () => {
  test.each([
    ['null besides a boolean', neverNull('boolean')({ type: ['boolean', 'null'] }), true],
    ['a plain boolean', neverNull('boolean')({ type: 'boolean' }), false],
    ['null besides another type', neverNull('boolean')({ type: ['string', 'null'] }), false],
    ['a closed object', openObject({ additionalProperties: false }), true],
    ['an open object', openObject({ type: 'object' }), false],
    ['no error', successAndError({ '200': {} }), true],
    ['no success', successAndError({ '404': {} }), true],
    ['both', successAndError({ '201': {}, default: {} }), false],
    ['small letters', upperCaseValues({ enum: ['PAID', 'failed'] }), true],
    ['capitals and numbers', upperCaseValues({ enum: ['PAID_2', 3] }), false],
    ['an error as plain JSON', problemForErrors({ '404': { content: { 'application/json': {} } } }), true],
    ['a problem', problemForErrors({ '404': { content: { 'application/problem+json': {} } } }), false],
    ['a success as plain JSON', problemForErrors({ '200': { content: { 'application/json': {} } } }), false],
  ])('%s', (_, results, isFound) => {
    expect(results).toHaveLength(isFound ? 1 : 0);
  });
});
