import type { IntlShape } from 'react-intl';
import wordArabic from '#src/assets/brand/word-ar.svg?raw';
import wordEnglish from '#src/assets/brand/word-en.svg?raw';
import { displayPhoneNumber } from '#src/domain/phone-number.ts';
import { companyContacts } from '#src/api/company-contacts.ts';
import { company } from '#src/domain/company.ts';
import { isolated, leftToRight } from '#src/pdf/isolate.ts';
import type { PdfCanvas } from '#src/pdf/pdf-canvas.ts';
import { ink, type PdfStyles, sheet } from './pdf-styles.ts';

const LOGO = 46;
const MARK = 64;

/** Draws the brand's logo and name, which are never mirrored: the Arabic word is left of the logo. */
function drawLogo(canvas: PdfCanvas): void {
  const isArabic = canvas.language === 'ar';
  const svg = isArabic ? wordArabic : wordEnglish;
  const [, left = '0', top = '0', width = '0'] = /viewBox="(\S+) (\S+) (\S+)/.exec(svg) ?? [];
  const [, x = '0', y = '0'] = /translate\((\S+) (\S+)\)/.exec(svg) ?? [];
  const path = /\sd="([^"]+)"/.exec(svg)?.[1] ?? '';
  const scale = LOGO / MARK;
  const word = Number(width);
  canvas.drawing({ start: sheet.start, top: sheet.top, width: (MARK + word) * scale, scale }, (document) => {
    document.save().translate(isArabic ? word : 0, 0);
    document.lineCap('round').lineWidth(9).path('M9 33C9 47.5 19 56 32 56S55 47.5 55 33').stroke(ink.pine);
    document.lineWidth(4.5).path('M32 42V31').stroke('#8FB024');
    document.path('M32 33C31 20.5 38.5 9.5 53 8C54.5 22.5 45 32.5 32 33Z').fill('#8FB024');
    document.path('M32 36.5C22.5 37 14.6 30.6 14 19.5C24.5 19.5 32.2 26.5 32 36.5Z').fill('#C0DF52');
    document.restore();
    document.translate((isArabic ? 0 : MARK) + Number(x) - Number(left), Number(y) - Number(top));
    document.path(path).fill(ink.text);
  });
}

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
  drawLogo(canvas);
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
