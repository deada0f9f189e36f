import type { IntlShape } from 'react-intl';
import type { InvoiceLine, OrderReport } from '#src/domain/order-report.ts';
import type { BusinessSettings } from '#src/domain/business-settings.ts';
import type { Language } from '#src/domain/language.ts';
import { displayPhoneNumber } from '#src/domain/phone-number.ts';
import { formatPercent } from '#src/i18n/format-percent.ts';
import { formatClockTime, formatDate, formatMoney, formatNumber } from '#src/i18n/formats.ts';
import { nameOf } from '#src/i18n/localized.ts';
import { isolated, leftToRight } from '#src/pdf/isolate.ts';
import type { PdfCanvas } from '#src/pdf/pdf-canvas.ts';
import { beginPage, fits } from './pdf-frame.ts';
import { ink, type PdfStyles, sheet } from './pdf-styles.ts';
import { drawTaxCode } from './tax-code.ts';
import { momentOf, type ReportTexts } from '#src/features/report/report-texts.ts';

/** The input of the PDF's sheets. */
export interface SheetInput {
  report: OrderReport;
  texts: ReportTexts;
  settings: BusinessSettings;
  intl: IntlShape;
  /** The messages of the other language, for the small texts below the headings. */
  otherIntl: IntlShape;
  otherLanguage: Language;
}

const columns = [
  { id: 'item', start: 0, width: 246, align: 'start' },
  { id: 'quantity', start: 246, width: 92, align: 'start' },
  { id: 'unit', start: 338, width: 92, align: 'end' },
  { id: 'net', start: 430, width: 78, align: 'end' },
  { id: 'vat', start: 508, width: 94, align: 'end' },
  { id: 'gross', start: 602, width: 88, align: 'end' },
] as const;

/**
 * Draws the amounts of a paid order: seller and customer, the purchase with its VAT, and the current terms. The title
 * is tax invoice only if the server sends the tax QR code.
 */
export function drawInvoice(canvas: PdfCanvas, styles: PdfStyles, input: SheetInput): void {
  let top = beginInvoice(canvas, styles, input);
  top = drawFacts(canvas, styles, input, top + 16);
  top = drawParties(canvas, styles, input, top + 12);
  top = drawLines(canvas, styles, input, top + 16);
  top = drawTotals(canvas, styles, input, top + 18);
  top = drawRefund(canvas, styles, input, top);
  drawTerms(canvas, styles, input, top + 18);
}

function beginInvoice(canvas: PdfCanvas, styles: PdfStyles, input: SheetInput): number {
  const { report, intl, otherIntl, otherLanguage } = input;
  const id = report.invoice.qrPayload === null ? 'report.page.title' : 'report.invoice.title';
  return beginPage(canvas, styles, intl.formatMessage({ id }), (place) =>
    canvas.text(otherIntl.formatMessage({ id }), styles.secondTitle, place, {
      align: 'end',
      language: otherLanguage,
    }),
  );
}

function drawFacts(canvas: PdfCanvas, styles: PdfStyles, input: SheetInput, top: number): number {
  const { report, texts, intl, otherIntl, otherLanguage } = input;
  const { invoice } = report;
  const number = ['report.field.number', leftToRight(texts.number)] as const;
  const means = ['report.invoice.means', texts.means] as const;
  const issued = momentOf(intl, canvas.language, invoice.issuedAt, 'date');
  const facts =
    invoice.qrPayload === null
      ? ([number, ['report.field.date', texts.date], ['report.field.payment', texts.paymentWithRefund], means] as const)
      : ([
          ['report.invoice.number', leftToRight(invoice.number)],
          number,
          ['report.invoice.issued', issued],
          means,
        ] as const);
  const width = (sheet.width - 3 * 8) / 4;
  const cells = facts.map(([id, value]) => [
    canvas.paragraph(intl.formatMessage({ id }), styles.label, width - 28),
    canvas.paragraph(otherIntl.formatMessage({ id }), styles.secondLabel, width - 28, otherLanguage),
    canvas.paragraph(value, styles.value, width - 28),
  ]);
  const height = 20 + Math.max(...cells.map((cell) => cell.reduce((sum, part) => sum + part.height, 0)));
  for (const [index, cell] of cells.entries()) {
    const start = sheet.start + index * (width + 8);
    canvas.box({ start, top, width, height, radius: 12, fill: ink.sand });
    let y = top + 10;
    for (const part of cell) {
      canvas.write(part, { start: start + 14, top: y }, 'P');
      y += part.height;
    }
  }
  return top + height;
}

function drawParties(canvas: PdfCanvas, styles: PdfStyles, input: SheetInput, top: number): number {
  const { report, intl, otherIntl, otherLanguage } = input;
  const { language } = canvas;
  const { parent, invoice } = report;
  const { seller } = invoice;
  const customer = [
    parent.address === null ? '' : nameOf(language, parent.address),
    leftToRight(displayPhoneNumber(parent.mobileNumber)),
    parent.email === null ? '' : leftToRight(parent.email),
  ];
  const company = [
    nameOf(language, seller.address),
    intl.formatMessage({ id: 'report.invoice.vatNumber' }, { number: leftToRight(seller.vatNumber) }),
    seller.commercialRegistration === null
      ? ''
      : intl.formatMessage(
          { id: 'report.invoice.registration' },
          { number: leftToRight(seller.commercialRegistration) },
        ),
  ];
  const width = (sheet.width - 12) / 2;
  const parties = [
    {
      id: 'report.invoice.seller' as const,
      name: nameOf(language, seller.name),
      // A Saudi invoice has to be in Arabic, so the seller is in both languages.
      second: nameOf(otherLanguage, seller.name),
      lines: company,
    },
    { id: 'report.invoice.customer' as const, name: parent.name, second: null, lines: customer },
  ].map(({ id, name, second, lines }) => [
    canvas.paragraph(intl.formatMessage({ id }), styles.part, width - 32),
    canvas.paragraph(name, styles.name, width - 32),
    ...(second === null ? [] : [canvas.paragraph(second, styles.secondLabel, width - 32, otherLanguage)]),
    ...lines.filter((line) => line !== '').map((line) => canvas.paragraph(line, styles.text, width - 32)),
  ]);
  const seconds = (['report.invoice.seller', 'report.invoice.customer'] as const).map((id) =>
    canvas.paragraph(otherIntl.formatMessage({ id }), styles.secondTitle, width - 32, otherLanguage),
  );
  const heightOf = (party: (typeof parties)[number]) => party.reduce((sum, { height }) => sum + height, 4);
  const height = 28 + Math.max(...parties.map(heightOf));
  for (const [index, party] of parties.entries()) {
    const start = sheet.start + index * (width + 12);
    canvas.box({ start, top, width, height, radius: 14, stroke: ink.line });
    const second = seconds[index];
    if (second) canvas.write(second, { start: start + 16, top: top + 16 }, 'P', 'end');
    let y = top + 14;
    for (const [place, paragraph] of party.entries()) {
      canvas.write(paragraph, { start: start + 16, top: y }, place === 0 ? 'H2' : 'P');
      y += paragraph.height + (place === 0 ? 4 : 0);
    }
  }
  return top + height;
}

function drawLines(canvas: PdfCanvas, styles: PdfStyles, input: SheetInput, from: number): number {
  let top = from;
  canvas.within('Table', () => {
    top = drawTableHead(canvas, styles, input, top);
    for (const line of input.report.invoice.lines) {
      const cells = cellsOf(canvas, styles, input, line);
      const height = 18 + Math.max(...cells.map((cell) => cell.reduce((sum, part) => sum + part.height, 0)));
      if (!fits(top, height)) top = drawTableHead(canvas, styles, input, beginInvoice(canvas, styles, input) + 20);
      canvas.within('TR', () => {
        for (const [index, cell] of cells.entries()) {
          const column = columns[index];
          if (!column) continue;
          let y = top + 9;
          for (const part of cell) {
            canvas.write(part, { start: sheet.start + column.start + 12, top: y }, 'TD', column.align);
            y += part.height;
          }
        }
      });
      top += height;
      canvas.rule({ start: sheet.start, top, width: sheet.width }, ink.faint);
      top += 1;
    }
  });
  return top;
}

function drawTableHead(
  canvas: PdfCanvas,
  styles: PdfStyles,
  { report, intl, otherIntl, otherLanguage }: SheetInput,
  top: number,
): number {
  const percent = leftToRight(formatPercent(report.invoice.vatPercent));
  const heads = columns.map(({ id, width }) => {
    const headOf = (each: IntlShape) =>
      id === 'vat'
        ? each.formatMessage({ id: 'report.invoice.vat' }, { percent })
        : each.formatMessage({ id: `report.invoice.${id}` });
    return {
      head: canvas.paragraph(headOf(intl), styles.head, width - 16),
      second: canvas.paragraph(headOf(otherIntl), styles.secondHead, width - 16, otherLanguage),
    };
  });
  const height = 18 + Math.max(...heads.map(({ head, second }) => head.height + second.height));
  canvas.box({ start: sheet.start, top, width: sheet.width, height, radius: 12, fill: ink.pine });
  canvas.within('TR', () => {
    for (const [index, { head, second }] of heads.entries()) {
      const column = columns[index];
      if (!column) continue;
      // Half of the gap between two columns is on each side.
      const start = sheet.start + column.start + (column.align === 'start' ? 12 : 4);
      canvas.write(head, { start, top: top + 9 }, 'TH', column.align);
      canvas.write(second, { start, top: top + 9 + head.height }, 'TH', column.align);
    }
  });
  return top + height;
}

function cellsOf(canvas: PdfCanvas, styles: PdfStyles, input: SheetInput, line: InvoiceLine) {
  const { report, intl, otherLanguage } = input;
  const { language } = canvas;
  const bought = report.order.subscriptions.find(({ id }) => id === line.subscriptionId);
  const widths = columns.map(({ width }) => width - 24);
  const cell = (index: number, text: string, style = styles.cell) => canvas.paragraph(text, style, widths[index] ?? 0);
  const amount = (halalas: number) => formatNumber(halalas / 100, 2);
  const names = new Set([nameOf(language, line.name), nameOf(otherLanguage, line.name)]);
  const item = [cell(0, [...names].map(isolated).join(' · '), styles.item)];
  if (bought) {
    const period = intl.formatMessage(
      { id: 'report.invoice.period' },
      {
        student: isolated(nameOf(language, bought.student)),
        from: isolated(formatDate(language, bought.startsOn, 'date')),
        to: isolated(formatDate(language, bought.endsOn, 'date')),
      },
    );
    item.push(cell(0, period, styles.detail));
  }
  const quantity = bought
    ? intl.formatMessage({ id: `order.count.${bought.package.frequency}` }, { count: line.quantity })
    : formatNumber(line.quantity);
  return [
    item,
    [cell(1, quantity)],
    [cell(2, amount(line.unitHalalas))],
    [cell(3, amount(line.netHalalas))],
    [cell(4, amount(line.vatHalalas))],
    [cell(5, amount(line.totalHalalas), styles.item)],
  ];
}

function drawTotals(canvas: PdfCanvas, styles: PdfStyles, input: SheetInput, from: number): number {
  const { report, intl, otherIntl, otherLanguage } = input;
  const { order, invoice } = report;
  const percent = leftToRight(formatPercent(invoice.vatPercent));
  const money = (halalas: number) => formatMoney(canvas.language, halalas, 'exact');
  const width = 320;
  const start = sheet.start + sheet.width - width;
  const rows = [
    [intl.formatMessage({ id: 'order.summary.subtotal' }), money(order.subtotalHalalas)],
    [intl.formatMessage({ id: 'order.summary.delivery' }), money(order.deliveryHalalas)],
    [intl.formatMessage({ id: 'report.invoice.taxable' }), money(invoice.taxableHalalas)],
    [intl.formatMessage({ id: 'report.invoice.vatTotal' }, { percent }), money(invoice.vatHalalas)],
  ].map(([label = '', amount = '']) => ({
    label: canvas.paragraph(label, styles.sumLabel, 180),
    amount: canvas.paragraph(isolated(amount), styles.sum, width - 36),
  }));
  const total = {
    label: canvas.paragraph(intl.formatMessage({ id: 'order.summary.total' }), styles.totalLabel, 150),
    second: canvas.paragraph(
      otherIntl.formatMessage({ id: 'order.summary.total' }),
      styles.secondTotal,
      150,
      otherLanguage,
    ),
    amount: canvas.paragraph(isolated(money(invoice.totalHalalas)), styles.total, width - 36),
  };
  const rowHeight = 11 + Math.max(...rows.map(({ label, amount }) => Math.max(label.height, amount.height)));
  const totalHeight = 26 + total.label.height + total.second.height;
  const height = 8 + rows.length * rowHeight + 8 + totalHeight;
  const top = fits(from, height) ? from : beginInvoice(canvas, styles, input) + 22;

  const payload = report.invoice.qrPayload;
  const indent = payload === null ? 0 : 174;
  if (payload !== null) drawTaxCode(canvas, styles, { payload, intl }, { start: sheet.start, top, width: 150 });
  const note = { start: sheet.start + indent, top, width: sheet.width - width - indent - 24 };
  const text = intl.formatMessage({ id: 'report.invoice.note' }, { percent });
  const noteHeight = canvas.text(text, styles.note, note, { tag: 'P' });
  if (payload === null) {
    const noInvoice = { ...note, top: top + noteHeight + 8 };
    canvas.text(intl.formatMessage({ id: 'report.invoice.none' }), styles.note, noInvoice, { tag: 'P' });
  }
  const card = { start, top, width, height, radius: 14 };
  canvas.clipped(card, [
    { ...card, radius: 0, fill: ink.sand },
    { start, width, top: top + height - totalHeight, height: totalHeight, fill: ink.deep },
  ]);
  let y = top + 8;
  for (const { label, amount } of rows) {
    canvas.write(label, { start: start + 18, top: y + (rowHeight - label.height) / 2 }, 'P');
    canvas.write(amount, { start: start + 18, top: y + (rowHeight - amount.height) / 2 }, 'P', 'end');
    y += rowHeight;
  }
  y = top + height - totalHeight;
  canvas.write(total.label, { start: start + 18, top: y + 13 }, 'P');
  canvas.write(total.second, { start: start + 18, top: y + 13 + total.label.height }, 'P');
  canvas.write(total.amount, { start: start + 18, top: y + (totalHeight - total.amount.height) / 2 }, 'P', 'end');
  return top + height;
}

/** Says below the totals what of them was refunded, and what of that did not arrive. */
function drawRefund(canvas: PdfCanvas, styles: PdfStyles, input: SheetInput, from: number): number {
  const { report, texts, intl } = input;
  const { payment } = report.order;
  if (payment === null || payment.refundedHalalas === 0) return from;
  const label = intl.formatMessage({ id: 'report.field.payment' });
  const line = canvas.paragraph(`${label}: ${texts.paymentWithRefund}`, styles.value, sheet.width);
  const top = 10 + (fits(from + 10, line.height) ? from : beginInvoice(canvas, styles, input) + 10);
  canvas.write(line, { start: sheet.start, top }, 'P');
  return top + line.height;
}

function drawTerms(canvas: PdfCanvas, styles: PdfStyles, input: SheetInput, from: number): void {
  const { settings, intl } = input;
  const { subscriptionCancelHours: paid, offDaysPerMonth: days, eatWithinHours: hours } = settings;
  const width = (sheet.width - 20) / 3;
  const terms = [
    [
      intl.formatMessage({ id: 'report.terms.cancel' }),
      intl.formatMessage(
        { id: 'report.terms.cancel.text' },
        {
          paid,
          ahead: settings.cancelNoticeHours,
          time: isolated(formatClockTime(canvas.language, settings.deliveryWindow.startsAt)),
        },
      ),
    ],
    [
      intl.formatMessage({ id: 'report.terms.offDays' }),
      intl.formatMessage({ id: 'report.terms.offDays.text' }, { days, ahead: settings.pauseNoticeHours }),
    ],
    [
      intl.formatMessage({ id: 'report.terms.fresh' }),
      intl.formatMessage({ id: 'report.terms.fresh.text' }, { hours }),
    ],
  ].map(([title = '', text = '']) => ({
    title: canvas.paragraph(title, styles.term, width - 32),
    text: canvas.paragraph(text, styles.termText, width - 32),
  }));
  const height = 28 + Math.max(...terms.map(({ title, text }) => title.height + text.height));
  const top = fits(from, height) ? from : beginInvoice(canvas, styles, input) + 20;
  for (const [index, { title, text }] of terms.entries()) {
    const start = sheet.start + index * (width + 10);
    canvas.box({ start, top, width, height, radius: 14, stroke: ink.line });
    canvas.write(title, { start: start + 16, top: top + 14 }, 'H2');
    canvas.write(text, { start: start + 16, top: top + 14 + title.height }, 'P');
  }
}
