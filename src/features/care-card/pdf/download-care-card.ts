import { loadFontFiles } from '#src/pdf/font-files.ts';
import { saveFile } from '#src/pdf/save-file.ts';
import { careCardPdf, type CareCardPdfInput } from './care-card-pdf.ts';

/**
 * Creates the card's PDF and starts its download. This module is loaded when the button is pressed, because the PDF
 * library is larger than the rest of the page.
 * @throws if the fonts fail to load
 */
export async function downloadCareCard(input: Omit<CareCardPdfInput, 'fonts'>): Promise<void> {
  const file = await careCardPdf({ ...input, fonts: await loadFontFiles() });
  saveFile(new Blob([file], { type: 'application/pdf' }), `nabta-care-card-${input.paper}.pdf`);
}
