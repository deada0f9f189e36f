import type { IntlShape } from 'react-intl';
import { displayPhoneNumber } from '#src/domain/phone-number.ts';
import { companyContacts } from '#src/api/company-contacts.ts';
import { company } from '#src/domain/company.ts';
import { drawLogo } from '#src/pdf/draw-logo.ts';
import { isolated, leftToRight } from '#src/pdf/isolate.ts';
import type { PdfCanvas } from '#src/pdf/pdf-canvas.ts';
import { ink, type PdfStyles, sheet } from './pdf-styles.ts';

const LOGO = 46;

/**
 * Begins a page with the logo, the title at the end of the line, and the small text below it.
 * @returns the position in px where the page's content begins
 */
export function beginPage(
  canvas: PdfCanvas,
  styles: PdfStyles,
  title: string,
  below: (place: { start: number; top: number; width: number }) => number,
): number {
  canvas.addPage();
  drawLogo(canvas, { start: sheet.start, top: sheet.top, height: LOGO });
  const place = { start: sheet.start + 240, width: sheet.width - 240 };
  const height = canvas.text(title, styles.title, { ...place, top: sheet.top }, { tag: 'H1', align: 'end' });
  const bottom = sheet.top + height + below({ ...place, top: sheet.top + height });
  const line = Math.max(bottom, sheet.top + LOGO) + 18;
  canvas.rule({ start: sheet.start, top: line, width: sheet.width }, ink.pine, 3);
  return line + 3;
}

/** Draws the footer of every page: the company, the page number and the number of pages. */
export function drawFeet(canvas: PdfCanvas, styles: PdfStyles, intl: IntlShape): void {
  const { email, mobileNumber } = companyContacts();
  const contact = intl.formatMessage(
    { id: 'report.foot.contact' },
    {
      brand: company.name[canvas.language],
      email: leftToRight(email),
      phone: leftToRight(displayPhoneNumber(mobileNumber)),
    },
  );
  const count = canvas.pageCount;
  canvas.onEachPage((page) => {
    const place = { start: sheet.start, top: sheet.foot + 12, width: sheet.width };
    canvas.rule({ ...place, top: sheet.foot }, ink.line);
    canvas.text(contact, styles.foot, place, { tag: null });
    canvas.text(isolated(intl.formatMessage({ id: 'report.foot.page' }, { page, count })), styles.foot, place, {
      tag: null,
      align: 'end',
    });
  });
}

/** Whether content of this height still fits above the page's footer. */
export function fits(top: number, height: number): boolean {
  return top + height <= sheet.bottom;
}
