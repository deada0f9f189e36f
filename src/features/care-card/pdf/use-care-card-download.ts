import { useLanguage } from '#src/i18n/use-language.ts';
import type { PaperSize } from '#src/pdf/pdf-canvas.ts';
import { usePdfDownload } from '#src/pdf/use-pdf-download.ts';
import type { CareCardTexts } from '#src/features/care-card/care-card-texts.ts';

/** Creates and downloads a care card's PDF on demand. Its name has neither the student's name nor an id. */
export function useCareCardDownload(texts: CareCardTexts, paper: PaperSize) {
  const language = useLanguage();
  return usePdfDownload(async () => {
    const { downloadCareCard } = await import('./download-care-card.ts');
    await downloadCareCard({ texts, paper, language });
  });
}
