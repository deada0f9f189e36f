import { encode } from 'uqr';
import type { IntlShape } from 'react-intl';
import type { PdfCanvas, Place } from '#src/pdf/pdf-canvas.ts';
import { ink, type PdfStyles } from './pdf-styles.ts';

/** Draws the tax QR code that the server sent, with its caption. */
export function drawTaxCode(
  canvas: PdfCanvas,
  styles: PdfStyles,
  { payload, intl }: { payload: string; intl: IntlShape },
  { start, top, width }: Place,
): void {
  const modules = encode(payload, { border: 0 }).data;
  const caption = canvas.paragraph(intl.formatMessage({ id: 'report.invoice.qr' }), styles.caption, width - 18);
  const side = width - 26;
  canvas.box({ start, top, width, height: side + caption.height + 29, radius: 12, stroke: ink.line });
  const scale = side / modules.length;
  canvas.drawing({ start: start + 13, top: top + 13, width: side, scale }, (document) => {
    document.fillColor(ink.text);
    for (const [row, line] of modules.entries()) {
      for (const [column, isDark] of line.entries()) if (isDark) document.rect(column, row, 1, 1);
    }
    document.fill();
  });
  canvas.write(caption, { start: start + 9, top: top + 13 + side + 7 }, 'Caption', 'middle');
}
