import { createIntl, type IntlShape } from 'react-intl';
import type { OrderReport } from '#src/domain/order-report.ts';
import type { BusinessSettings } from '#src/domain/business-settings.ts';
import type { Language } from '#src/domain/language.ts';
import { localeOf } from '#src/i18n/formats.ts';
import { loadMessages } from '#src/i18n/messages.ts';
import { loadFontFiles } from './font-files.ts';
import { reportFileName } from './report-file-name.ts';
import { reportPdf } from './report-pdf.ts';

/** How long a browser may take to begin with a file that is handed to it. */
const HANDED_OVER_MS = 60_000;

/**
 * Makes the report's PDF and hands it to the browser to be saved. Loaded when the button is pressed: what writes a PDF weighs
 * more than the rest of the page.
 * @throws when the fonts or the other language's texts don't come
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
