import { mark, wordmarks } from '#src/theme/logo-shapes.ts';
import type { PdfCanvas } from './pdf-canvas.ts';

const MARK = 64;
const PINE = '#0E6343';
const TEXT = '#17261E';

/** Draws the brand's logo and name, which are never mirrored: the Arabic word is left of the logo. All measures in px. */
export function drawLogo(canvas: PdfCanvas, place: { start: number; top: number; height: number }): void {
  const isArabic = canvas.language === 'ar';
  const word = wordmarks[canvas.language];
  const { bowl, stem, leaves } = mark;
  const scale = place.height / MARK;
  canvas.drawing({ ...place, width: (MARK + word.width) * scale, scale }, (document) => {
    document.save().translate(isArabic ? word.width : 0, 0);
    document.lineCap('round').lineWidth(bowl.width).path(bowl.path).stroke(PINE);
    document.lineWidth(stem.width).path(stem.path).stroke(stem.colour);
    for (const { path, colour } of leaves) document.path(path).fill(colour);
    document.restore();
    document.translate((isArabic ? 0 : MARK) + word.x, word.y);
    document.path(word.path).fill(TEXT);
  });
}
