import { company } from '#src/domain/company.ts';
import type { Language } from '#src/domain/language.ts';
import { PdfCanvas, type PaperSize } from '#src/pdf/pdf-canvas.ts';
import { type FontFiles, readFonts } from '#src/pdf/pdf-fonts.ts';
import type { CareCardTexts } from '#src/features/care-card/care-card-texts.ts';
import { drawCareCard } from './care-card-sheet.ts';

export interface CareCardPdfInput {
  texts: CareCardTexts;
  paper: PaperSize;
  /** The language that is read first. */
  language: Language;
  fonts: FontFiles;
}

/**
 * Creates a care card as a PDF: one sheet of A4, or the two sides of a sheet of A6; more only if it has much text. The
 * file is created on the device, and no data is sent. Its title has no student's name, because viewers show it.
 */
export async function careCardPdf({
  texts,
  paper,
  language,
  fonts,
}: CareCardPdfInput): Promise<Uint8Array<ArrayBuffer>> {
  const canvas = new PdfCanvas({
    language,
    fonts: await readFonts(fonts),
    title: texts.title[language],
    author: company.name[language],
    paper,
  });
  drawCareCard(canvas, texts, paper);
  return canvas.finish();
}
