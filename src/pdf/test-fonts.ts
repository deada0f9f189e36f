import { readFileSync } from 'node:fs';
import type { FontFiles } from './pdf-fonts.ts';

const font = (file: string) => new Uint8Array(readFileSync(`node_modules/@fontsource/${file}-normal.woff`));
const plex = (part: string) => font(`ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-${part}`);
const readex = (part: string) => font(`readex-pro/files/readex-pro-${part}`);

/** The fonts of the PDF, for tests, which have no server to load them from. */
export const testFonts: FontFiles = {
  text: { arabic: plex('arabic-400'), latin: plex('latin-400') },
  strong: { arabic: plex('arabic-600'), latin: plex('latin-600') },
  display: { arabic: readex('arabic-600'), latin: readex('latin-600') },
};
