import { createIntl, type IntlShape } from 'react-intl';
import type { OrderReport } from '#src/domain/order-report.ts';
import type { BusinessSettings } from '#src/domain/business-settings.ts';
import type { Language } from '#src/domain/language.ts';
import { localeOf } from '#src/i18n/formats.ts';
import { loadMessages } from '#src/i18n/messages.ts';
import { loadFontFiles } from '#src/pdf/font-files.ts';
import { saveFile } from '#src/pdf/save-file.ts';
import { reportFileName } from './report-file-name.ts';
import { reportPdf } from './report-pdf.ts';

/**
 * Creates the report's PDF and starts its download. This module is loaded when the button is pressed, because the PDF
 * library is larger than the rest of the page.
 * @throws if the fonts or the messages of the other language fail to load
 */
export async function downloadReport(input: {
  report: OrderReport;
  settings: BusinessSettings;
  language: Language;
  intl: IntlShape;
}): Promise<void> {
  const other = input.language === 'ar' ? 'en' : 'ar';
  const [fonts, messages] = await Promise.all([loadFontFiles(), loadMessages(other)]);
  const file = await reportPdf({ ...input, fonts, otherIntl: createIntl({ locale: localeOf(other), messages }) });
  saveFile(new Blob([file], { type: 'application/pdf' }), reportFileName(input.report.order.number));
}
