import { create, type Font } from 'fontkit';
import type { Script } from './text-runs.ts';
import { woffToSfnt } from './woff-to-sfnt.ts';

/** The font styles of the PDF: text, bold text, headings. */
export type FontStyle = 'text' | 'strong' | 'display';

/** The WOFF files of each style, one for each script. */
export type FontFiles = Record<FontStyle, Record<Script, Uint8Array<ArrayBuffer>>>;

export type FontSet = Record<FontStyle, Record<Script, Font>>;

/** The largest gap that a viewer does not treat as a space between two words, as a share of the font size. */
const WIDEST_KERN = 0.09;

/**
 * Reads the font files. The Arabic fonts are shaped from right to left with joined letters, and prepared so that text
 * copied or searched in the PDF is the original text:
 * - a glyph for two letters, such as لا, lists its last letter first, because viewers reverse right-to-left text by
 *   letter, not by glyph (tried with pdf.js, PDFium and Poppler);
 * - letters with a wide kerning gap are moved closer, because viewers would insert a space into the word.
 */
export async function readFonts(files: FontFiles): Promise<FontSet> {
  const style = async (halves: FontFiles[FontStyle]) => {
    const [arabic, latin] = await Promise.all([open(halves.arabic), open(halves.latin)]);
    return { arabic: joining(arabic), latin };
  };
  const [text, strong, display] = await Promise.all([style(files.text), style(files.strong), style(files.display)]);
  return { text, strong, display };
}

async function open(file: Uint8Array<ArrayBuffer>): Promise<Font> {
  const font = create((await woffToSfnt(file)) as Parameters<typeof create>[0]);
  if (!('layout' in font)) throw new TypeError('A collection of fonts where one font was expected');
  return font;
}

function joining(font: Font): Font {
  // The font returns the same glyph object again.
  const turned = new WeakSet<readonly number[]>();
  const widest = WIDEST_KERN * font.unitsPerEm;
  const layout: Font['layout'] = (text) => {
    // Arabic digits are read from left to right, like all digits.
    const isNumber = /^[٠-٩۰-۹٪٫٬\s]+$/.test(text);
    const run = font.layout(text, undefined, 'arab', undefined, isNumber ? 'ltr' : 'rtl');
    for (const [index, glyph] of run.glyphs.entries()) {
      if (glyph.codePoints.length > 1 && !turned.has(glyph.codePoints)) {
        glyph.codePoints = glyph.codePoints.toReversed();
        turned.add(glyph.codePoints);
      }
      const position = run.positions[index];
      if (!position) continue;
      const excess = position.xAdvance - glyph.advanceWidth - widest;
      if (excess > 0) {
        position.xAdvance -= excess;
        position.xOffset = Math.min(position.xOffset, widest);
      }
    }
    return run;
  };
  return new Proxy(font, {
    get(target, key) {
      if (key === 'layout') return layout;
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}
