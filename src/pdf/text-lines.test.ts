import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isolated, leftToRight, partsOf } from './isolate.ts';
import { textLines } from './text-lines.ts';

/** Every character has a width of one, except isolates, which have none. */
const widthOf = (line: string) => line.replaceAll(/[\u2066-\u2069]/g, '').length;

describe('textLines', () => {
  it.each([
    ['what fits stays on one line', 'one two', 7, ['one two']],
    ['breaks at spaces', 'one two three', 7, ['one two', 'three']],
    ['breaks where the text does', 'one\ntwo', 20, ['one', 'two']],
    ['an empty text is one empty line', '', 5, ['']],
    ['a word wider than a line is broken within', 'ab abcdefgh', 4, ['ab', 'abcd', 'efgh']],
    ['words that belong together stay together', 'at SAR\u00a0250', 7, ['at', 'SAR\u00a0250']],
    ['an isolated part stays together', `at ${leftToRight('50 12')}`, 6, ['at', leftToRight('50 12')]],
    [
      'an isolated part wider than a line breaks at its spaces',
      `at ${isolated('one two three')}`,
      7,
      ['at', isolated('one two'), isolated('three')],
    ],
    [
      'a sign beside an isolated part stays beside it',
      `(${isolated('one two three')},`,
      7,
      [`(${isolated('one')}`, isolated('two'), `${isolated('three')},`],
    ],
    ['an isolated part wider than a line stays isolated', leftToRight('abcdef'), 4, ['abcd', 'ef'].map(leftToRight)],
  ])('%s', (_, text, width, lines) => {
    expect(textLines(text, width, widthOf)).toEqual(lines);
  });

  it('loses no sign and keeps to the width', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 20 }), (text, width) => {
        const lines = textLines(text, width, widthOf);
        expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(/ |\r?\n/g, ''));
        for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(width);
      }),
    );
  });
});

describe('partsOf', () => {
  it('finds the parts that keep their own direction', () => {
    expect(partsOf(`${isolated('سارة')}: ${leftToRight('+966 50')}`)).toEqual([
      { text: 'سارة', direction: 'auto' },
      { text: ': ', direction: null },
      { text: '+966 50', direction: 'ltr' },
    ]);
  });
});
