import displayArabic from '@fontsource/readex-pro/files/readex-pro-arabic-600-normal.woff?url';
import displayLatin from '@fontsource/readex-pro/files/readex-pro-latin-600-normal.woff?url';
import textArabic from '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-400-normal.woff?url';
import textLatin from '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-latin-400-normal.woff?url';
import strongArabic from '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-600-normal.woff?url';
import strongLatin from '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-latin-600-normal.woff?url';
import { lostFileError } from '#src/recovery/lost-file.ts';
import type { FontFiles } from './pdf-fonts.ts';

async function bytesOf(url: string): Promise<Uint8Array<ArrayBuffer>> {
  // oxlint-disable-next-line no-restricted-globals -- a file of the app's own, not a call of the API
  const response = await fetch(url);
  if (!response.ok) throw lostFileError(url);
  return new Uint8Array(await response.arrayBuffer());
}

async function halves(arabic: string, latin: string): Promise<FontFiles['text']> {
  const [arabicBytes, latinBytes] = await Promise.all([bytesOf(arabic), bytesOf(latin)]);
  return { arabic: arabicBytes, latin: latinBytes };
}

/**
 * Loads the fonts of the PDF (both OFL) from the app's own origin. The font files of the pages can't be used, because
 * variable fonts and WOFF2 can't be embedded as a subset.
 */
export async function loadFontFiles(): Promise<FontFiles> {
  const [text, strong, display] = await Promise.all([
    halves(textArabic, textLatin),
    halves(strongArabic, strongLatin),
    halves(displayArabic, displayLatin),
  ]);
  return { text, strong, display };
}
