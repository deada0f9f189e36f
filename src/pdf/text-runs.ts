import bidiFactory from 'bidi-js';

/** The two files of a typeface: Arabic letters, and all other characters. */
export type Script = 'arabic' | 'latin';

/** A part of a line with one font and one direction, which is drawn in one call. */
export interface TextRun {
  /** The input for the font: letters in reading order, with mirrored characters already replaced. */
  text: string;
  script: Script;
  /** The bidirectional level; an odd level is read from right to left. */
  level: number;
}

/** Whether a file of a typeface has a glyph for a code point. */
export type HasSign = (script: Script, codePoint: number) => boolean;

const bidi = bidiFactory();
const INVISIBLE = /\p{Cf}|\p{Variation_Selector}/u;
const SPACE = /\s/;
const MARK = /\p{Mark}/u;
const NOT_TO_BE_HAD = '?';

function isArabic(codePoint: number): boolean {
  return (
    (codePoint >= 0x600 && codePoint <= 0x6ff) ||
    (codePoint >= 0x750 && codePoint <= 0x77f) ||
    (codePoint >= 0xfb50 && codePoint <= 0xfdff) ||
    (codePoint >= 0xfe70 && codePoint <= 0xfefc)
  );
}

/**
 * The character to draw: the character itself, its base letter without the accent, or a question mark; never an empty
 * box.
 */
function drawable(sign: string, preferred: Script, has: HasSign): { sign: string; script: Script } {
  const other = preferred === 'arabic' ? 'latin' : 'arabic';
  for (const candidate of [sign, sign.normalize('NFD').slice(0, 1)]) {
    const codePoint = candidate.codePointAt(0) ?? 0;
    if (has(preferred, codePoint)) return { sign: candidate, script: preferred };
    if (has(other, codePoint)) return { sign: candidate, script: other };
  }
  return { sign: NOT_TO_BE_HAD, script: 'latin' };
}

/**
 * The levels of each line of a paragraph by the Unicode bidirectional algorithm. They are resolved before the paragraph
 * is broken, because a comma at the end of a line depends on the words before and after it.
 */
export function levelsOfLines(lines: readonly string[], direction: 'ltr' | 'rtl'): Uint8Array[] {
  const { levels } = bidi.getEmbeddingLevels(lines.join(' '), direction);
  let from = 0;
  return lines.map((line) => {
    const to = from + line.length;
    const own = levels.slice(from, to);
    from = to + 1;
    return own;
  });
}

/**
 * Returns one line's runs in reading order. Isolates are applied and then removed.
 * @param line without line breaks
 * @param levels of its characters; without them, the levels are computed for this line alone
 */
export function textRuns(
  line: string,
  direction: 'ltr' | 'rtl',
  has: HasSign,
  levels = levelsOfLines([line], direction)[0] ?? new Uint8Array(),
): TextRun[] {
  const runs: TextRun[] = [];
  let index = 0;
  for (const written of line) {
    const level = levels[index] ?? 0;
    index += written.length;
    if (INVISIBLE.test(written)) continue;
    // Lines are already broken, so a no-break space is treated like any other space.
    const sign = SPACE.test(written) ? ' ' : written;
    const last = runs.at(-1);
    // A space or an accent uses the font of the letters before it.
    const follows = last && last.level === level && (sign === ' ' || MARK.test(sign));
    const preferred = follows ? last.script : isArabic(sign.codePointAt(0) ?? 0) ? 'arabic' : 'latin';
    const turned = level % 2 === 1 ? (bidi.getMirroredCharacter(sign) ?? sign) : sign;
    const drawn = drawable(turned, preferred, has);
    if (last && last.level === level && last.script === drawn.script) last.text += drawn.sign;
    else runs.push({ text: drawn.sign, script: drawn.script, level });
  }
  // The font without Arabic letters has no right-to-left shaping, so its characters between Arabic words are reversed
  // here.
  for (const run of runs)
    if (run.level % 2 === 1 && run.script === 'latin') run.text = Array.from(run.text).toReversed().join('');
  return runs;
}

/** The indices of the runs from left to right: `[2, 0, 1]` if the third is leftmost (rule L2 of the algorithm). */
export function visualOrder(runs: readonly TextRun[]): number[] {
  const order = runs.map((_, index) => index);
  const levelAt = (place: number) => runs[order[place] ?? 0]?.level ?? 0;
  const highest = Math.max(0, ...runs.map(({ level }) => level));
  for (let level = highest; level >= 1; level -= 1) {
    for (let from = 0; from < order.length; from += 1) {
      if (levelAt(from) < level) continue;
      let to = from;
      while (to < order.length && levelAt(to) >= level) to += 1;
      order.splice(from, to - from, ...order.slice(from, to).toReversed());
      from = to;
    }
  }
  return order;
}
