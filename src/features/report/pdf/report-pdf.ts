import type { IntlShape } from 'react-intl';
import type { OrderReport } from '#src/domain/order-report.ts';
import type { BusinessSettings } from '#src/domain/business-settings.ts';
import { company } from '#src/domain/company.ts';
import type { Language } from '#src/domain/language.ts';
import { drawCreditNotes } from './credit-notes-sheet.ts';
import { drawInvoice } from './invoice-sheet.ts';
import { PdfCanvas } from '#src/pdf/pdf-canvas.ts';
import { type FontFiles, readFonts } from '#src/pdf/pdf-fonts.ts';
import { drawFeet } from './pdf-frame.ts';
import { stylesOf } from './pdf-styles.ts';
import { drawReport } from './report-sheet.ts';
import { reportTexts } from '#src/features/report/report-texts.ts';

export interface ReportPdfInput {
  report: OrderReport;
  settings: BusinessSettings;
  language: Language;
  intl: IntlShape;
  /** The messages of the other language, for the small texts below the headings. */
  otherIntl: IntlShape;
  fonts: FontFiles;
}

/**
 * Creates the report as A4 pages (row H06): the invoice, its credit notes, then every subscription. The file is created
 * on the device, and no data is sent.
 */
export async function reportPdf(input: ReportPdfInput): Promise<Uint8Array<ArrayBuffer>> {
  const { report, settings, language, intl, otherIntl, fonts } = input;
  const canvas = new PdfCanvas({
    language,
    fonts: await readFonts(fonts),
    title: intl.formatMessage({ id: 'report.pdf.title' }, { number: report.order.number }),
    author: company.name[language],
  });
  const styles = stylesOf(language);
  const sheets = {
    report,
    settings,
    intl,
    otherIntl,
    otherLanguage: language === 'ar' ? ('en' as const) : ('ar' as const),
    texts: reportTexts(intl, language, report),
  };
  drawInvoice(canvas, styles, sheets);
  drawCreditNotes(canvas, styles, sheets);
  drawReport(canvas, styles, sheets);
  drawFeet(canvas, styles, intl);
  return canvas.finish();
}
