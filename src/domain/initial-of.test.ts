import { expect, test } from 'vitest';
import { initialOf } from './initial-of.ts';

test.each([
  ['Sara', 'S'],
  ['sara', 'S'],
  ['  faisal', 'F'],
  ['نورة', 'ن'],
  // The combining marks belong to the letter.
  ['نُورة', 'نُ'],
  ['e\u0301lodie', 'E\u0301'],
  ['', ''],
  ['   ', ''],
])('of %j is %j', (name, initial) => expect(initialOf(name)).toBe(initial));
