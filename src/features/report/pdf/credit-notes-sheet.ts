import { creditNoteTexts } from '#src/features/report/tax-document-texts.ts';
import type { ReportField } from '#src/features/report/report-texts.ts';
import type { SheetInput } from './invoice-sheet.ts';
import { leftToRight } from '#src/pdf/isolate.ts';
import type { Paragraph, PdfCanvas } from '#src/pdf/pdf-canvas.ts';
import { beginPage, fits } from './pdf-frame.ts';
import { ink, type PdfStyles, sheet } from './pdf-styles.ts';
import { drawTaxCode } from './tax-code.ts';

const GAP = 16;
const INDENT = 18;
const CODE = 150;
const COLUMNS = 3;
const COLUMN_GAP = 16;
const ROW_GAP = 7;
const fieldsStart = INDENT + CODE + 20;
const fieldsWidth = sheet.width - fieldsStart - INDENT;
const columnWidth = (fieldsWidth - (COLUMNS - 1) * COLUMN_GAP) / COLUMNS;
const spans: Record<ReportField['span'], number> = { one: 1, two: 2, all: COLUMNS };

interface NoteLayout {
  number: Paragraph;
  headHeight: number;
  height: number;
  qrPayload: string;
  /** Each field as label, label in the other language and value, with its place in the card. */
  fields: { start: number; top: number; parts: Paragraph[] }[];
}

/** Draws the credit notes of an order, one card for each, on as many pages as needed; no page without one. */
export function drawCreditNotes(canvas: PdfCanvas, styles: PdfStyles, input: SheetInput): void {
  const { report, texts, intl, otherIntl, otherLanguage } = input;
  const begin = () =>
    beginPage(canvas, styles, intl.formatMessage({ id: 'report.credit.title' }), (place) => {
      const second = otherIntl.formatMessage({ id: 'report.credit.title' });
      const height = canvas.text(second, styles.secondTitle, place, { align: 'end', language: otherLanguage });
      const below = { ...place, top: place.top + height };
      return height + canvas.text(leftToRight(texts.number), styles.subtitle, below, { align: 'end' });
    });
  let top: number | null = null;
  for (const note of report.creditNotes) {
    const own = creditNoteTexts(intl, canvas.language, report, note);
    const other = creditNoteTexts(otherIntl, otherLanguage, report, note);
    const card = layOut(canvas, styles, input, own, other.fields);
    const from: number = top === null || !fits(top + GAP, card.height) ? begin() : top;
    canvas.within('Sect', () => {
      drawCard(canvas, styles, input, card, from + GAP);
    });
    top = from + GAP + card.height;
  }
}

function layOut(
  canvas: PdfCanvas,
  styles: PdfStyles,
  { otherLanguage }: SheetInput,
  { number, fields, qrPayload }: ReturnType<typeof creditNoteTexts>,
  otherFields: readonly ReportField[],
): NoteLayout {
  const title = canvas.paragraph(leftToRight(number), styles.student, sheet.width - 2 * INDENT);
  const headHeight = 14 + title.height;
  const places: NoteLayout['fields'] = [];
  let top = headHeight + 14;
  let column = 0;
  let rowHeight = 0;
  for (const [index, { label, value, span }] of fields.entries()) {
    const taken = spans[span];
    if (column + taken > COLUMNS) {
      top += rowHeight + ROW_GAP;
      [column, rowHeight] = [0, 0];
    }
    const width = taken * columnWidth + (taken - 1) * COLUMN_GAP;
    const second = otherFields[index]?.label;
    const parts = [
      canvas.paragraph(label, styles.fieldLabel, width),
      ...(second === undefined || second === label
        ? []
        : [canvas.paragraph(second, styles.secondLabel, width, otherLanguage)]),
      canvas.paragraph(value, styles.fieldValue, width),
    ];
    places.push({ start: fieldsStart + column * (columnWidth + COLUMN_GAP), top, parts });
    column += taken;
    rowHeight = Math.max(
      rowHeight,
      parts.reduce((sum, { height }) => sum + height, 0),
    );
  }
  const fieldsEnd = top + rowHeight + 14;
  const height = Math.max(fieldsEnd, headHeight + 28 + CODE + 30);
  return { number: title, headHeight, height, qrPayload, fields: places };
}

function drawCard(canvas: PdfCanvas, styles: PdfStyles, { intl }: SheetInput, card: NoteLayout, top: number): void {
  const outline = { start: sheet.start, top, width: sheet.width, height: card.height, radius: 16 };
  canvas.clipped(outline, [{ ...outline, radius: 0, height: card.headHeight, fill: ink.sand }]);
  canvas.box({ ...outline, stroke: ink.line });
  canvas.write(card.number, { start: sheet.start + INDENT, top: top + 7 }, 'H2');
  const code = { start: sheet.start + INDENT, top: top + card.headHeight + 14, width: CODE };
  drawTaxCode(canvas, styles, { payload: card.qrPayload, intl }, code);
  for (const { start, top: below, parts } of card.fields) {
    let y = top + below;
    for (const part of parts) {
      canvas.write(part, { start: sheet.start + start, top: y }, 'P');
      y += part.height;
    }
  }
}
