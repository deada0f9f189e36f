import { leftToRight } from '#src/pdf/isolate.ts';
import { linesOf, type Paragraph, type PdfCanvas, type TextTag } from '#src/pdf/pdf-canvas.ts';
import type { ReportField, ReportGroup, ReportSubscription } from '#src/features/report/report-texts.ts';
import type { SheetInput } from './invoice-sheet.ts';
import { ink, type PdfStyles, sheet } from './pdf-styles.ts';

const COLUMNS = 3;
const COLUMN_GAP = 20;
const INDENT = 18;
const STATE = 210;
/** A group of fields up to this height in px stays on one page. */
const KEPT = 320;
/** A text has at least so many of its lines on each of its pages. */
const LINES = 2;
const inner = sheet.width - 2 * INDENT;
const columnWidth = (inner - (COLUMNS - 1) * COLUMN_GAP) / COLUMNS;
const spans: Record<ReportField['span'], number> = { one: 1, two: 2, all: COLUMNS };

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
export const spacing: Record<PdfCanvas['language'], Spacing> = {
  en: { beforeCard: 14, head: 8, group: 8, rows: 5 },
  ar: { beforeCard: 13, head: 7, group: 8, rows: 5 },
};

/** The card of a subscription: its head, and its groups of fields. */
export interface ReportCard {
  height: number;
  headHeight: number;
  title: Paragraph;
  state: Paragraph;
  pieces: Piece[];
}

/** A group of fields, or the part of it that is on one page. Positions are from its top, in px. */
interface Piece {
  height: number;
  texts: { paragraph: Paragraph; start: number; top: number; tag: TextTag }[];
  /** Where it can end at the foot of a page: after a row, and after a line of a long text. */
  breaks: number[];
}

const heightOf = (headHeight: number, pieces: readonly Piece[]) =>
  headHeight + pieces.reduce((sum, { height }) => sum + height, pieces.length - 1);

export function layOutCard(
  canvas: PdfCanvas,
  styles: PdfStyles,
  { intl }: SheetInput,
  subscription: ReportSubscription,
): ReportCard {
  const state = canvas.paragraph(
    intl.formatMessage(
      { id: 'report.subscription.state' },
      { number: leftToRight(subscription.number), status: subscription.status },
    ),
    styles.state,
    STATE,
  );
  const title = canvas.paragraph(
    intl.formatMessage(
      { id: 'report.subscription.title' },
      { student: subscription.student, package: subscription.package },
    ),
    styles.student,
    inner - STATE - 20,
  );
  const headHeight = 2 * spacing[canvas.language].head + title.height;
  const pieces = subscription.groups.map((group) => layOutGroup(canvas, styles, group));
  return { title, state, headHeight, pieces, height: heightOf(headHeight, pieces) };
}

function layOutGroup(canvas: PdfCanvas, styles: PdfStyles, group: ReportGroup): Piece {
  const room = spacing[canvas.language];
  const title = canvas.paragraph(group.title, styles.group, inner);
  const texts: Piece['texts'] = [{ paragraph: title, start: 0, top: room.group, tag: 'H3' }];
  const breaks: number[] = [];
  let top = room.group + title.height + (canvas.language === 'ar' ? 3 : 6);
  let column = 0;
  let rowHeight = 0;
  for (const field of group.fields) {
    const taken = spans[field.span];
    if (column + taken > COLUMNS) {
      breaks.push(top + rowHeight);
      top += rowHeight + room.rows;
      [column, rowHeight] = [0, 0];
    }
    const width = taken * columnWidth + (taken - 1) * COLUMN_GAP;
    const start = column * (columnWidth + COLUMN_GAP);
    const label = canvas.paragraph(field.label, styles.fieldLabel, width);
    const value = canvas.paragraph(field.value, styles.fieldValue, width);
    const valueTop = top + label.height;
    texts.push({ paragraph: label, start, top, tag: 'P' }, { paragraph: value, start, top: valueTop, tag: 'P' });
    const lineHeight = value.height / value.lines.length;
    for (let line = LINES; line <= value.lines.length - LINES; line += 1) breaks.push(valueTop + line * lineHeight);
    column += taken;
    rowHeight = Math.max(rowHeight, label.height + value.height);
  }
  const height = top + rowHeight + room.group + 1;
  return { texts, height, breaks: height > KEPT ? breaks : [] };
}

/**
 * The parts of a card that is higher than a page, one for each page. Nothing of it is left out.
 * @param room the height for a part on a page, in px
 */
export function partsOfCard(canvas: PdfCanvas, card: ReportCard, room: number): ReportCard[] {
  const padding = spacing[canvas.language].group;
  const rest = [...card.pieces];
  const pages: Piece[][] = [];
  let page: Piece[] = [];
  for (let piece = rest.shift(); piece; piece = rest.shift()) {
    const left = room - heightOf(card.headHeight, page) - 1;
    const divided = piece.height <= left ? null : divide(piece, left, padding);
    if (divided === null && piece.height > left && page.length > 0) {
      pages.push(page);
      page = [];
      rest.unshift(piece);
      continue;
    }
    page.push(divided?.first ?? piece);
    if (divided === null) continue;
    pages.push(page);
    page = [];
    rest.unshift(divided.second);
  }
  pages.push(page);
  return pages.map((pieces) => ({ ...card, pieces, height: heightOf(card.headHeight, pieces) }));
}

/** Divides a group at the last place that fits; null if none does. */
function divide(piece: Piece, room: number, padding: number): { first: Piece; second: Piece } | null {
  const at = Math.max(...piece.breaks.filter((each) => each + padding <= room));
  if (!Number.isFinite(at)) return null;
  const first: Piece['texts'] = [];
  const second: Piece['texts'] = [];
  for (const text of piece.texts) {
    const { lines, height } = text.paragraph;
    const lineHeight = height / lines.length;
    // A line that ends at the break is above it, whatever the fractions of a px are.
    const kept = Math.min(lines.length, Math.max(0, Math.floor((at - text.top) / lineHeight + 0.01)));
    if (kept > 0) first.push({ ...text, paragraph: linesOf(text.paragraph, 0, kept) });
    if (kept < lines.length) {
      second.push({ ...text, top: text.top + kept * lineHeight, paragraph: linesOf(text.paragraph, kept) });
    }
  }
  const moved = Math.min(...second.map(({ top }) => top)) - padding;
  return {
    first: { texts: first, height: at + padding, breaks: [] },
    second: {
      texts: second.map((text) => ({ ...text, top: text.top - moved })),
      height: piece.height - moved,
      breaks: piece.breaks.filter((each) => each > at).map((each) => each - moved),
    },
  };
}

/**
 * Draws a card, or one of its parts.
 * @param continues whether it is not the first part: its head is repeated for who sees the page only
 */
export function drawCard(canvas: PdfCanvas, card: ReportCard, top: number, continues: boolean): void {
  const outline = { start: sheet.start, top, width: sheet.width, height: card.height, radius: 16 };
  canvas.clipped(outline, [{ ...outline, radius: 0, height: card.headHeight, fill: ink.sand }]);
  canvas.box({ ...outline, stroke: ink.line });
  const start = sheet.start + INDENT;
  canvas.write(card.title, { start, top: top + spacing[canvas.language].head }, continues ? null : 'H2');
  const state = {
    start: sheet.start + sheet.width - INDENT - STATE,
    top: top + (card.headHeight - card.state.height) / 2,
  };
  canvas.write(card.state, state, continues ? null : 'P', 'end');

  let y = top + card.headHeight;
  for (const [index, piece] of card.pieces.entries()) {
    if (index > 0) {
      canvas.rule({ start: sheet.start, top: y, width: sheet.width }, ink.faint);
      y += 1;
    }
    for (const text of piece.texts) {
      canvas.write(text.paragraph, { start: start + text.start, top: y + text.top }, text.tag);
    }
    y += piece.height;
  }
}
