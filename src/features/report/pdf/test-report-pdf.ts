import { createIntl } from 'react-intl';
import { getDocumentProxy } from 'unpdf';
import { defaultBusinessSettings } from '#src/domain/business-settings.ts';
import type { Language } from '#src/domain/language.ts';
import type { OrderReport } from '#src/domain/order-report.ts';
import { localeOf } from '#src/i18n/formats.ts';
import { loadMessages } from '#src/i18n/messages.ts';
import { testFonts } from '#src/pdf/test-fonts.ts';
import { reportPdf } from './report-pdf.ts';

export const intlOf = async (language: Language) =>
  createIntl({ locale: localeOf(language), messages: await loadMessages(language) });

export async function reportFile(report: OrderReport, language: Language): Promise<Uint8Array> {
  const [intl, otherIntl] = await Promise.all([intlOf(language), intlOf(language === 'ar' ? 'en' : 'ar')]);
  return reportPdf({ report, settings: defaultBusinessSettings, language, intl, otherIntl, fonts: testFonts });
}

/**
 * Removes what does not matter here: spaces, brackets (which are mirrored), vowel signs (which are separate), isolates.
 */
export const comparableText = (text: string) => text.normalize('NFKC').replaceAll(/[\s\u2066-\u2069()\p{Mark}]/gu, '');

/** A text of a page, with the height of its line above the bottom of the paper in points. */
interface WrittenText {
  text: string;
  bottom: number;
}

/** The texts that a viewer finds in the file, page by page, without spaces. */
export async function writtenIn(file: Uint8Array): Promise<WrittenText[][]> {
  const document = await getDocumentProxy(file.slice());
  const pages = Array.from({ length: document.numPages }, async (_, index) => {
    const { items } = await (await document.getPage(index + 1)).getTextContent();
    return items.flatMap((item) => ('str' in item ? [{ text: item.str, bottom: Number(item.transform[5]) }] : []));
  });
  return Promise.all(pages);
}

/** The text that a viewer finds in the file, page by page, without spaces, because viewers place them differently. */
export async function pageTextsOf(file: Uint8Array): Promise<string[]> {
  return (await writtenIn(file)).map((page) => comparableText(page.map(({ text }) => text).join('')));
}
