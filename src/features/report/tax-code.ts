import { encode } from 'uqr';
import type { SheetInput } from './invoice-sheet.ts';
import type { PdfCanvas, Place } from './pdf-canvas.ts';
import { ink, type PdfStyles } from './pdf-styles.ts';

/** A QR code's three corners, which a reader looks for; without a code inside nobody takes the place for one. */
const CORNER = 7;
const EMPTY = 29;

function isCorner(row: number, column: number): boolean {
  const near = (at: number) => (at < CORNER ? at : at >= EMPTY - CORNER ? EMPTY - 1 - at : null);
  const [y, x] = [near(row), near(column)];
  if (y === null || x === null || (row >= EMPTY - CORNER && column >= EMPTY - CORNER)) return false;
  const ring = Math.min(x, y, CORNER - 1 - x, CORNER - 1 - y);
  return ring === 0 || ring >= 2;
}

/** The invoice's tax QR code; where the server makes none its place, marked as such. */
export function drawTaxCode(
  canvas: PdfCanvas,
  styles: PdfStyles,
  { report, intl }: SheetInput,
  { start, top, width }: Place,
): void {
  const payload = report.invoice.qrPayload;
  const modules =
    payload === null
      ? Array.from({ length: EMPTY }, (_, row) => Array.from({ length: EMPTY }, (__, column) => isCorner(row, column)))
      : encode(payload, { border: 0 }).data;
  const caption = canvas.paragraph(
    intl.formatMessage({ id: payload === null ? 'report.invoice.qr-missing' : 'report.invoice.qr' }),
    styles.caption,
    width - 18,
  );
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
