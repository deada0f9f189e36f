import type { Browser } from '@playwright/test';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { picturesOfPaper } from './pictures-of-paper.ts';

/** Reads the QR code in a picture; null if there is none that can be read. */
export async function codeIn(picture: Buffer): Promise<string | null> {
  const { data, info } = await sharp(picture).flatten({ background: '#fff' }).ensureAlpha().raw().toBuffer({
    resolveWithObject: true,
  });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height, { inversionAttempts: 'dontInvert' })?.data ?? null;
}

/** The values in the payload of a tax QR code: Base64 of tag, length in bytes and text, the tags from 1 on. */
export function taxFieldsIn(payload: string): string[] {
  const bytes = Buffer.from(payload, 'base64');
  const fields: string[] = [];
  for (let at = 0; at < bytes.length; at += 2 + (bytes[at + 1] ?? 0)) {
    if (bytes[at] !== fields.length + 1) throw new Error(`Tag ${bytes[at]} instead of ${fields.length + 1}`);
    fields.push(bytes.subarray(at + 2, at + 2 + (bytes[at + 1] ?? 0)).toString('utf8'));
  }
  return fields;
}

/** The QR code of each page of a PDF, read from its picture; null for a page without one. */
export async function codesOnPaper(browser: Browser, file: Uint8Array): Promise<(string | null)[]> {
  return Promise.all((await picturesOfPaper(browser, file)).map(codeIn));
}
