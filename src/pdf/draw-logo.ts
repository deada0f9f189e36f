import wordArabic from '#src/assets/brand/word-ar.svg?raw';
import wordEnglish from '#src/assets/brand/word-en.svg?raw';
import type { PdfCanvas } from './pdf-canvas.ts';

const MARK = 64;
const PINE = '#0E6343';
const TEXT = '#17261E';

/** Draws the brand's logo and name, which are never mirrored: the Arabic word is left of the logo. All measures in px. */
export function drawLogo(canvas: PdfCanvas, place: { start: number; top: number; height: number }): void {
  const isArabic = canvas.language === 'ar';
  const svg = isArabic ? wordArabic : wordEnglish;
  const [, left = '0', top = '0', width = '0'] = /viewBox="(\S+) (\S+) (\S+)/.exec(svg) ?? [];
  const [, x = '0', y = '0'] = /translate\((\S+) (\S+)\)/.exec(svg) ?? [];
  const path = /\sd="([^"]+)"/.exec(svg)?.[1] ?? '';
  const scale = place.height / MARK;
  const word = Number(width);
  canvas.drawing({ ...place, width: (MARK + word) * scale, scale }, (document) => {
    document.save().translate(isArabic ? word : 0, 0);
    document.lineCap('round').lineWidth(9).path('M9 33C9 47.5 19 56 32 56S55 47.5 55 33').stroke(PINE);
    document.lineWidth(4.5).path('M32 42V31').stroke('#8FB024');
    document.path('M32 33C31 20.5 38.5 9.5 53 8C54.5 22.5 45 32.5 32 33Z').fill('#8FB024');
    document.path('M32 36.5C22.5 37 14.6 30.6 14 19.5C24.5 19.5 32.2 26.5 32 36.5Z').fill('#C0DF52');
    document.restore();
    document.translate((isArabic ? 0 : MARK) + Number(x) - Number(left), Number(y) - Number(top));
    document.path(path).fill(TEXT);
  });
}
