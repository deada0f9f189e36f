import type { IntlShape } from 'react-intl';
import type { Language } from '#src/domain/language.ts';
import type { LocalizedName } from '#src/domain/localized-name.ts';
import type { CreditNote, CreditNoteLine, Invoice, OrderReport } from '#src/domain/order-report.ts';
import { formatPercent } from '#src/i18n/format-percent.ts';
import { formatDate, formatMoney } from '#src/i18n/formats.ts';
import { nameOf } from '#src/i18n/localized.ts';
import { isolated, leftToRight } from '#src/pdf/isolate.ts';
import { momentOf, type ReportField } from './report-texts.ts';

/** A tax invoice or one of its credit notes, as texts in one language. */
export interface TaxDocumentTexts {
  kind: 'invoice' | 'creditNote';
  title: string;
  /** `INV-000003`, `CRN-000001`. */
  number: string;
  fields: ReportField[];
  qrPayload: string;
}

/**
 * The tax invoice of a report and its credit notes, with what the server sends and nothing else (rules.md#tax-invoice).
 * Without a tax QR code of the server there is none.
 */
export function taxDocumentTexts(intl: IntlShape, language: Language, report: OrderReport): TaxDocumentTexts[] {
  const { invoice, creditNotes } = report;
  if (invoice.qrPayload === null) return [];
  const { qrPayload } = invoice;
  const shown = {
    kind: 'invoice' as const,
    title: intl.formatMessage({ id: 'report.invoice.title' }),
    number: invoice.number,
    fields: invoiceFields(intl, language, invoice),
    qrPayload,
  };
  return [shown, ...creditNotes.map((note) => creditNoteTexts(intl, language, report, note))];
}

/** A credit note as texts; each line is a field. */
export function creditNoteTexts(
  intl: IntlShape,
  language: Language,
  report: OrderReport,
  note: CreditNote,
): TaxDocumentTexts {
  const label = intl.formatMessage({ id: 'report.credit.number' });
  return {
    kind: 'creditNote',
    title: intl.formatMessage({ id: 'report.credit.title' }),
    number: note.number,
    qrPayload: note.qrPayload,
    fields: [
      field('number', label, leftToRight(note.number)),
      field('invoice', intl.formatMessage({ id: 'report.credit.invoice' }), leftToRight(note.invoiceNumber)),
      issuedField(intl, language, note),
      ...(note.quoteNumber === null
        ? []
        : [field('quote', intl.formatMessage({ id: 'report.credit.quote' }), leftToRight(note.quoteNumber))]),
      field(
        'reason',
        intl.formatMessage({ id: 'report.credit.reason' }),
        intl.formatMessage({ id: `report.credit.reason.${note.reason}` }),
      ),
      ...sellerFields(intl, language, note),
      ...note.lines.map((line) => lineField(intl, language, report, line)),
      ...amountFields(intl, language, note, intl.formatMessage({ id: 'report.credit.total' })),
    ],
  };
}

function invoiceFields(intl: IntlShape, language: Language, invoice: Invoice): ReportField[] {
  return [
    field('number', intl.formatMessage({ id: 'report.invoice.number' }), leftToRight(invoice.number)),
    issuedField(intl, language, invoice),
    ...sellerFields(intl, language, invoice),
    ...amountFields(intl, language, invoice, intl.formatMessage({ id: 'order.summary.total' })),
  ];
}

type Document = Invoice | CreditNote;

function field(
  key: string,
  label: string,
  value: string,
  span: ReportField['span'] = 'one',
  isLong = false,
): ReportField {
  return { key, label, value, span, isLong };
}

function issuedField(intl: IntlShape, language: Language, { issuedAt }: Document): ReportField {
  return field(
    'issued',
    intl.formatMessage({ id: 'report.invoice.issued' }),
    momentOf(intl, language, issuedAt, 'date'),
  );
}

/** The seller in both languages, because a Saudi invoice has to be in Arabic. */
function sellerFields(intl: IntlShape, language: Language, { seller }: Document): ReportField[] {
  const { vatNumber, commercialRegistration: registration } = seller;
  return [
    field('vatNumber', intl.formatMessage({ id: 'report.field.vatNumber' }), leftToRight(vatNumber)),
    ...(registration === null
      ? []
      : [field('registration', intl.formatMessage({ id: 'report.field.registration' }), leftToRight(registration))]),
    field('seller', intl.formatMessage({ id: 'report.invoice.seller' }), inBoth(language, seller.name), 'all'),
    field('address', intl.formatMessage({ id: 'report.field.address' }), inBoth(language, seller.address), 'all'),
  ];
}

function inBoth(language: Language, name: LocalizedName): string {
  const names = [nameOf(language, name), nameOf(language === 'ar' ? 'en' : 'ar', name)];
  return [...new Set(names)].map(isolated).join(' · ');
}

function amountFields(intl: IntlShape, language: Language, document: Document, totalLabel: string): ReportField[] {
  const money = (halalas: number) => isolated(formatMoney(language, halalas, 'exact'));
  const percent = leftToRight(formatPercent(document.vatPercent));
  return [
    field('taxable', intl.formatMessage({ id: 'report.invoice.taxable' }), money(document.taxableHalalas)),
    field('vat', intl.formatMessage({ id: 'report.invoice.vatTotal' }, { percent }), money(document.vatHalalas)),
    field('total', totalLabel, money(document.totalHalalas)),
  ];
}

function lineField(intl: IntlShape, language: Language, report: OrderReport, line: CreditNoteLine): ReportField {
  const bought = report.order.subscriptions.find(({ id }) => id === line.subscriptionId);
  const name = isolated(nameOf(language, line.name));
  const label = bought
    ? intl.formatMessage(
        { id: 'report.subscription.title' },
        { student: isolated(nameOf(language, bought.student)), package: name },
      )
    : name;
  const amount = isolated(formatMoney(language, line.totalHalalas, 'exact'));
  const vat = isolated(formatMoney(language, line.vatHalalas, 'exact'));
  const value =
    line.deliveryOn === null
      ? intl.formatMessage({ id: 'report.credit.line' }, { amount, vat })
      : intl.formatMessage(
          { id: 'report.credit.line.delivery' },
          { amount, vat, date: isolated(formatDate(language, line.deliveryOn, 'date')) },
        );
  return field(`line-${line.subscriptionId}-${line.deliveryOn ?? ''}`, label, value, 'all');
}
