import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Browser } from '@playwright/test';

/** Dots for each point of the paper: 144 to the inch, fewer than a phone sees. */
const DOTS = 2;

/** Draws each page of a PDF as a picture, with PDF.js in a page of its own. */
export async function picturesOfPaper(browser: Browser, file: Uint8Array): Promise<Buffer[]> {
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
