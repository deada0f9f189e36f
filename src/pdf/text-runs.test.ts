import { describe, expect, it } from 'vitest';
import { leftToRight } from './isolate.ts';
import { type HasSign, levelsOfLines, textRuns, visualOrder } from './text-runs.ts';

const isArabicLetter = (codePoint: number) => codePoint >= 0x600 && codePoint <= 0x6ff;
const has: HasSign = (script, codePoint) =>
  codePoint === 0x20 || (script === 'arabic' ? isArabicLetter(codePoint) : codePoint < 0x250);

/** The runs from left to right. Arabic runs are in brackets, because their letters are only reversed when drawn. */
function seen(line: string, direction: 'ltr' | 'rtl'): string {
  const runs = textRuns(line, direction, has);
  return visualOrder(runs)
    .map((index) => runs[index])
    .map((run) => (run?.script === 'arabic' ? `[${run.text}]` : run?.text))
    .join('');
}

describe('textRuns', () => {
  it.each([
    ['a number before Arabic words is right of them', '4527 طريق أنس', 'rtl', '[طريق أنس] 4527'],
    ['numbers among Arabic words keep their digits in order', '6 سبتمبر 2026', 'rtl', '2026[سبتمبر ] 6'],
    ['Latin words in an Arabic text are where they are read', 'قلم EpiPen معه', 'rtl', '[معه] EpiPen[قلم ]'],
    ['an amount is right of its currency', '1,000.50 ر.س', 'rtl', '[س].[ر] 1,000.50'],
    ['an Arabic name in an English text', 'To سارة now', 'ltr', 'To [سارة] now'],
    ['brackets are turned with the text they are in', '(خاص)', 'rtl', '([خاص])'],
    ['an order number is turned round without isolation', '#NB-1', 'rtl', 'NB-1#'],
    ['an order number stays as it is with it', leftToRight('#NB-1'), 'rtl', '#NB-1'],
    ['a phone number stays as it is', `جوال ${leftToRight('+966 50 1')}`, 'rtl', '+966 50 1[جوال ]'],
    ['a share of hundred stays as it is', `الضريبة ${leftToRight('15%')}`, 'rtl', '15%[الضريبة ]'],
  ] as const)('%s', (_, line, direction, expected) => {
    expect(seen(line, direction).replaceAll(/\s+/g, ' ')).toBe(expected.replaceAll(/\s+/g, ' '));
  });

  it('draws spaces that may not break as spaces, and leaves invisible signs out', () => {
    expect(textRuns('SAR\u00a0250\u200f', 'ltr', has).map(({ text }) => text)).toEqual(['SAR 250']);
  });

  it('keeps vowel signs with their letter', () => {
    expect(textRuns('آمِن', 'rtl', has)).toEqual([{ text: 'آمِن', script: 'arabic', level: 1 }]);
  });

  it('takes the letter for an accent it has not, and a question mark for all else', () => {
    expect(textRuns('Şa🌱', 'ltr', (script, codePoint) => script === 'latin' && codePoint < 0x80)).toEqual([
      { text: 'Sa?', script: 'latin', level: 0 },
    ]);
  });

  it('keeps a comma at the end of a line with the Arabic words around it', () => {
    const lines = ['At الزرقاء،', 'مقابل'];
    const [first] = levelsOfLines(lines, 'ltr');
    expect(textRuns(lines[0] ?? '', 'ltr', has, first).map(({ text, level }) => [text, level])).toEqual([
      ['At ', 0],
      ['الزرقاء،', 1],
    ]);
  });
});
