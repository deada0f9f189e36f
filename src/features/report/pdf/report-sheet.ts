import { leftToRight } from '#src/pdf/isolate.ts';
import type { SheetInput } from './invoice-sheet.ts';
import type { Paragraph, PdfCanvas } from '#src/pdf/pdf-canvas.ts';
import { beginPage, fits } from './pdf-frame.ts';
import { ink, type PdfStyles, sheet } from './pdf-styles.ts';
import type { ReportField, ReportGroup, ReportSubscription } from '#src/features/report/report-texts.ts';

const COLUMNS = 3;
const COLUMN_GAP = 20;
const INDENT = 18;
const inner = sheet.width - 2 * INDENT;
const columnWidth = (inner - (COLUMNS - 1) * COLUMN_GAP) / COLUMNS;
const spans: Record<ReportField['span'], number> = { one: 1, two: 2, all: 3 };

interface Spacing {
  beforeCard: number;
  head: number;
  group: number;
  rows: number;
}

/**
 * Spacing that lets two students fit on a page in both languages; it is smaller in the language with the larger line
 * height.
 */
const spacing: Record<PdfCanvas['language'], Spacing> = {
  en: { beforeCard: 16, head: 9, group: 9, rows: 6 },
  ar: { beforeCard: 13, head: 7, group: 8, rows: 5 },
};

/** Draws the report: one card with every field of each student's subscription, on as many pages as needed. */
export function drawReport(canvas: PdfCanvas, styles: PdfStyles, input: SheetInput): void {
  const { texts, intl } = input;
  const begin = () =>
    beginPage(canvas, styles, intl.formatMessage({ id: 'report.page.title' }), (place) =>
      canvas.text(
        intl.formatMessage(
          { id: 'report.pdf.subtitle' },
          { number: leftToRight(texts.number), date: texts.date, payment: texts.paymentWithRefund },
        ),
        styles.subtitle,
        place,
        { align: 'end' },
      ),
    );
  const room = spacing[canvas.language];
  let top = begin();
  let isFirst = true;
  for (const subscription of texts.subscriptions) {
    const card = layOut(canvas, styles, input, subscription);
    if (!isFirst && !fits(top + room.beforeCard, card.height)) top = begin();
    canvas.within('Sect', () => {
      drawCard(canvas, card, top + room.beforeCard);
    });
    top += room.beforeCard + card.height;
    isFirst = false;
  }
}

interface CardLayout {
  height: number;
  headHeight: number;
  title: Paragraph;
  state: Paragraph;
  groups: GroupLayout[];
}

interface GroupLayout {
  height: number;
  title: Paragraph;
  fields: { start: number; top: number; label: Paragraph; value: Paragraph }[];
}

function layOut(
  canvas: PdfCanvas,
  styles: PdfStyles,
  { intl }: SheetInput,
  subscription: ReportSubscription,
): CardLayout {
  const room = spacing[canvas.language];
  const state = canvas.paragraph(
    intl.formatMessage(
      { id: 'report.subscription.state' },
      { number: leftToRight(subscription.number), status: subscription.status },
    ),
    styles.state,
    210,
  );
  const title = canvas.paragraph(
    intl.formatMessage(
      { id: 'report.subscription.title' },
      { student: subscription.student, package: subscription.package },
    ),
    styles.student,
    inner - 230,
  );
  const headHeight = 2 * room.head + title.height;
  const groups = subscription.groups.map((group) => layOutGroup(canvas, styles, group));
  return {
    title,
    state,
    headHeight,
    groups,
    height: headHeight + groups.reduce((sum, { height }) => sum + height, groups.length - 1),
  };
}

function layOutGroup(canvas: PdfCanvas, styles: PdfStyles, group: ReportGroup): GroupLayout {
  const room = spacing[canvas.language];
  const title = canvas.paragraph(group.title, styles.group, inner);
  const fields: GroupLayout['fields'] = [];
  let top = room.group + title.height + (canvas.language === 'ar' ? 3 : 6);
  let column = 0;
  let rowHeight = 0;
  for (const { label, value, span } of group.fields) {
    const taken = spans[span];
    if (column + taken > COLUMNS) {
      top += rowHeight + room.rows;
      [column, rowHeight] = [0, 0];
    }
    const width = taken * columnWidth + (taken - 1) * COLUMN_GAP;
    const field = {
      start: column * (columnWidth + COLUMN_GAP),
      top,
      label: canvas.paragraph(label, styles.fieldLabel, width),
      value: canvas.paragraph(value, styles.fieldValue, width),
    };
    fields.push(field);
    column += taken;
    rowHeight = Math.max(rowHeight, field.label.height + field.value.height);
  }
  return { title, fields, height: top + rowHeight + room.group + 1 };
}

function drawCard(canvas: PdfCanvas, card: CardLayout, top: number): void {
  const room = spacing[canvas.language];
  const outline = { start: sheet.start, top, width: sheet.width, height: card.height, radius: 16 };
  canvas.clipped(outline, [{ ...outline, radius: 0, height: card.headHeight, fill: ink.sand }]);
  canvas.box({ ...outline, stroke: ink.line });
  canvas.write(card.title, { start: sheet.start + INDENT, top: top + room.head }, 'H2');
  const stateStart = sheet.start + sheet.width - INDENT - 210;
  canvas.write(card.state, { start: stateStart, top: top + (card.headHeight - card.state.height) / 2 }, 'P', 'end');

  let y = top + card.headHeight;
  for (const [index, group] of card.groups.entries()) {
    if (index > 0) {
      canvas.rule({ start: sheet.start, top: y, width: sheet.width }, ink.faint);
      y += 1;
    }
    canvas.write(group.title, { start: sheet.start + INDENT, top: y + room.group }, 'H3');
    for (const field of group.fields) {
      const start = sheet.start + INDENT + field.start;
      canvas.write(field.label, { start, top: y + field.top }, 'P');
      canvas.write(field.value, { start, top: y + field.top + field.label.height }, 'P');
    }
    y += group.height;
  }
}
