import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Browser } from '@playwright/test';
import jsQR from 'jsqr';
import sharp from 'sharp';

/** Dots for each point of the paper: 144 to the inch, fewer than a phone sees. */
const DOTS = 2;

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

/** Draws each page of a PDF as a picture, with PDF.js in a page of its own. */
async function picturesOfPaper(browser: Browser, file: Uint8Array): Promise<Buffer[]> {
  const library = await readFile(fileURLToPath(import.meta.resolve('unpdf/pdfjs')), 'utf8');
  const context = await browser.newContext();
  try {
    const paper = await context.newPage();
    const pictures = await paper.evaluate(
      async ([source, base64, dots]) => {
        interface PdfPage {
          getViewport: (options: { scale: number }) => { width: number; height: number };
          render: (options: object) => { promise: Promise<void> };
        }
        interface Pdf {
          numPages: number;
          getPage: (number: number) => Promise<PdfPage>;
        }
        interface Library {
          getDocument: (options: object) => { promise: Promise<Pdf> };
        }
        const address = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
        const { getDocument } = (await import(address)) as Library;
        const data = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
        const document = await getDocument({ data, isEvalSupported: false }).promise;
        const drawn: string[] = [];
        for (let number = 1; number <= document.numPages; number += 1) {
          const page = await document.getPage(number);
          const viewport = page.getViewport({ scale: dots });
          const canvas = window.document.createElement('canvas');
          canvas.width = Math.ceil(viewport.width);
          canvas.height = Math.ceil(viewport.height);
          const canvasContext = canvas.getContext('2d');
          await page.render({ canvas, canvasContext, viewport }).promise;
          drawn.push(canvas.toDataURL('image/png'));
        }
        return drawn;
      },
      [library, Buffer.from(file).toString('base64'), DOTS] as const,
    );
    return pictures.map((picture) => Buffer.from(picture.split(',')[1] ?? '', 'base64'));
  } finally {
    await context.close();
  }
}
