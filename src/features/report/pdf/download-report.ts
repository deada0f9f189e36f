import { createIntl, type IntlShape } from 'react-intl';
import type { OrderReport } from '#src/domain/order-report.ts';
import type { BusinessSettings } from '#src/domain/business-settings.ts';
import type { Language } from '#src/domain/language.ts';
import { localeOf } from '#src/i18n/formats.ts';
import { loadMessages } from '#src/i18n/messages.ts';
import { loadFontFiles } from './font-files.ts';
import { reportFileName } from './report-file-name.ts';
import { reportPdf } from './report-pdf.ts';

/** How long a browser may take before it starts to download a file. */
const HANDED_OVER_MS = 60_000;

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
  save(new Blob([file], { type: 'application/pdf' }), reportFileName(input.report.order.number));
}

function save(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), HANDED_OVER_MS);
}
