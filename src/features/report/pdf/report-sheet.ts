import { leftToRight } from '#src/pdf/isolate.ts';
import type { PdfCanvas } from '#src/pdf/pdf-canvas.ts';
import type { SheetInput } from './invoice-sheet.ts';
import { beginPage, fits } from './pdf-frame.ts';
import { type PdfStyles, sheet } from './pdf-styles.ts';
import { drawCard, layOutCard, partsOfCard, spacing } from './report-card.ts';

/**
 * Draws the report: one card with every field of each student's subscription, on as many pages as needed. A card that
 * does not fit below another begins on a page of its own, and one that is higher than a page goes on on the next.
 */
export function drawReport(canvas: PdfCanvas, styles: PdfStyles, input: SheetInput): void {
  const { texts, intl } = input;
  const begin = () =>
    beginPage(canvas, styles, intl.formatMessage({ id: 'report.page.title' }), (place) =>
      canvas.text(
        intl.formatMessage(
          { id: 'report.pdf.subtitle' },
          { number: leftToRight(texts.number), date: texts.date, payment: texts.paymentWithRefund },
        ),
        styles.subtitle,
        place,
        { align: 'end' },
      ),
    );
  const { beforeCard } = spacing[canvas.language];
  let top = begin();
  const room = sheet.bottom - top - beforeCard;
  let isEmpty = true;
  for (const subscription of texts.subscriptions) {
    const card = layOutCard(canvas, styles, input, subscription);
    for (const [index, part] of (card.height > room ? partsOfCard(canvas, card, room) : [card]).entries()) {
      if (!isEmpty && (index > 0 || !fits(top + beforeCard, part.height))) top = begin();
      canvas.within('Sect', () => {
        drawCard(canvas, part, top + beforeCard, index > 0);
      });
      top += beforeCard + part.height;
      isEmpty = false;
    }
  }
}
