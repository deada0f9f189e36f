import { expect, it } from 'vitest';
import { isNewNumber, stepUpEnd } from './step-up.ts';

const own = '+966512344821';
const waiting = '+966552107734';
const other = '+966509876543';

it.each([
  ['the present number', own, null, false],
  ['the present number, while another one waits', own, waiting, false],
  ['the number that waits for its code', waiting, waiting, false],
  ['another number', other, null, true],
  ['another number, while one waits', other, waiting, true],
])('%s', (_case, number, unconfirmedMobileNumber, isNew) => {
  expect(isNewNumber(number, { mobileNumber: own, unconfirmedMobileNumber })).toBe(isNew);
});

it('a step-up ends after its minutes', () => {
  expect(stepUpEnd(new Date('2026-11-26T23:55:30Z'), 10)).toEqual(new Date('2026-11-27T00:05:30Z'));
});
