import type { Locator, Page } from '@playwright/test';

/** The lines of an element's text as drawn, from top to bottom. */
export async function linesOf(locator: Locator): Promise<string[]> {
  return locator.evaluate((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const lines: { top: number; text: string }[] = [];
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      for (let at = 0; at < node.length; at += 1) {
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const [box] = range.getClientRects();
        if (!box) continue;
        const line = lines.at(-1);
        if (line && Math.abs(line.top - box.top) < box.height / 2) line.text += node.data[at];
        else lines.push({ top: box.top, text: node.data[at] ?? '' });
      }
    }
    return lines.map(({ text }) => text.replaceAll(/\s+/g, ' ').trim()).filter((text) => text !== '');
  });
}

/** The dates of the page, Gregorian and Hijri, that are broken into more than one line. */
export async function brokenDates(page: Page): Promise<string[]> {
  const texts = await page
    .getByRole('main')
    .locator('bdi')
    .evaluateAll((all) =>
      all
        .filter((element) => new Set([...element.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
        .map((element) => element.textContent),
    );
  return texts.filter((text) => /^(?:\p{L}+\s)?\d{1,2}\s[\p{L}ʻ\s]+(?:\s\d{4})?(?:\s\p{L}+)?$/u.test(text));
}
