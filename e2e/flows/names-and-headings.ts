import type { Page } from '@playwright/test';

/**
 * Errors in the headings and names of the current page, or of its open dialog: a page has one h1, no heading level is
 * skipped, and the name of each control contains its visible text (WCAG 2.5.3), as voice control requires.
 */
export async function namesAndHeadings(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && element.closest('[inert], nabta-mock-panel') === null;
    const dialog = [...document.querySelectorAll('[role="dialog"]')].findLast(isShown);
    const root = dialog ?? document.body;
    const headings = [...root.querySelectorAll<HTMLElement>('h1, h2, h3, h4, h5, h6')].filter(
      (each) => isShown(each) && each.closest('[aria-hidden="true"]') === null,
    );
    // A dialog's first heading, of the second level, is its name.
    let before = dialog === undefined ? 0 : 1;
    for (const heading of headings) {
      const level = Number(heading.localName.slice(1));
      if (level > before + 1) found.push(`h${level} “${heading.innerText}” after h${before}`);
      before = level;
    }
    const first = headings.filter(({ localName }) => localName === 'h1').length;
    if (first !== (dialog === undefined ? 1 : 0)) found.push(`${first} headings of the first level`);

    const textOf = (text: string) =>
      ` ${text
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
        .trim()} `;
    const seenText = (element: HTMLElement): string => {
      // Elements hidden from screen readers are pictures: the initial of an avatar, an icon.
      const hidden = [...element.querySelectorAll<HTMLElement>('[aria-hidden="true"]')].map((each) => each.innerText);
      return hidden.reduce((text, each) => text.replace(each, ' '), element.innerText);
    };
    const controls = 'a, button, summary, input, select, textarea, [role="tab"], [role="switch"]';
    for (const element of root.querySelectorAll<HTMLElement>(controls)) {
      const name = element.getAttribute('aria-label');
      if (name === null || element.hasAttribute('aria-labelledby') || !isShown(element)) continue;
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [element];
      const seen = labels.map(seenText).join(' ');
      if (textOf(seen).trim() !== '' && !textOf(name).includes(textOf(seen))) {
        found.push(`“${seen.replaceAll(/\s+/g, ' ').trim()}” is named “${name}”`);
      }
    }
    return found;
  });
}
