import type { Page } from '@playwright/test';

/** Every text that the page shows or announces: visible text nodes, names of controls, placeholders, document title. */
export async function shownTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = new Set([document.title]);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || parent.closest('script, style, svg, nabta-mock-panel')) continue;
      // The care card has both languages on one sheet; the test in English checks that its English is messages.
      if (document.documentElement.lang.startsWith('ar') && parent.closest('main [data-paper] [lang="en"]')) continue;
      if (parent.checkVisibility({ visibilityProperty: true })) texts.add(node.textContent ?? '');
    }
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [title], img[alt]')) {
      if (element.closest('[aria-hidden="true"]')) continue;
      for (const name of ['aria-label', 'placeholder', 'title', 'alt']) texts.add(element.getAttribute(name) ?? '');
    }
    return [...texts].map((text) => text.replaceAll(/\s+/g, ' ').trim()).filter(Boolean);
  });
}

/** All data of the mock as one text: a text of the data on a screen is not a message. */
export async function allData(page: Page): Promise<string> {
  return page.evaluate(async () => JSON.stringify(await window.nabtaMock?.state()));
}

/**
 * Records what the server answers: refusals, and texts that it writes for an answer, such as why a dish was replaced.
 * @returns a function that returns all answers as one text
 */
export function answerTexts(page: Page): () => Promise<string> {
  const bodies: Promise<string>[] = [];
  page.on('response', (response) => {
    // The body of an answer is lost with the document that asked for it.
    if (response.url().includes('/api/')) bodies.push(response.text().catch(() => ''));
  });
  return async () => (await Promise.all(bodies)).join(' ');
}

// Names that are the same in every language, units, and text that `Intl` puts into dates and times.
const names =
  /\b(?:and|or|X{3,4}|Nabta Food Company \(example(?=\))|nabta|Waha Studio|WhatsApp|Instagram|mada|Visa|Mastercard|Apple Pay|STC Pay|stc pay|Pay|SAR|kcal|English|PDF|QR|RNJA4527|VAT|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Sept|Oct|Nov|Dec|January|February|March|April|June|July|August|September|October|November|December|Sun|Mon|Tue|Wed|Thu|Fri|Sat|Sunday|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|(?:Muharram|Safar|Rabiʻ I|Rabiʻ II|Jumada I|Jumada II|Rajab|Shaʻban|Ramadan|Shawwal|Dhuʻl-Qiʻdah|Dhuʻl-Hijjah)(?: \d+)?(?: AH)?|AH|am|pm)\b|\bin \d+ (?:minute|hour|day|month)s?\b|\b\d+ (?:minute|hour|day|week|month|year)s? ago\b|\S+@\S+|@[\w.]+|https?:\S+|\w+\.example/gi;

/** The Latin parts of these texts that are neither known names nor in the data. */
export function strangers(texts: readonly string[], data: string): string[] {
  const known = data.replaceAll(/(?:\\n|\s)+/g, ' ').toLowerCase();
  return texts.filter((text) => {
    const runs = text.replaceAll(names, '|').match(/[A-Za-z](?:[A-Za-z'’ -]*[A-Za-z])?/g) ?? [];
    return runs.some((run) => /[A-Za-z]{3}/.test(run) && !known.includes(run.trim().toLowerCase()));
  });
}

/** Overflowing content: text that its element clips, or a page wider than its window. */
export async function cutOffTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    if (document.documentElement.scrollWidth > window.innerWidth) found.push('the page is wider than the window');
    for (const element of document.querySelectorAll<HTMLElement>('main *, header *, footer *')) {
      const style = getComputedStyle(element);
      if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('svg')) continue;
      const hides = style.overflowX === 'hidden' || style.overflowX === 'clip';
      // Texts for screen readers only are one pixel wide; a cover clips its picture, not its text.
      if (!hides || element.clientWidth <= 1 || style.clipPath !== 'none' || !element.textContent?.trim()) continue;
      const range = document.createRange();
      range.selectNodeContents(element);
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const box = element.getBoundingClientRect();
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement;
        if (!parent?.checkVisibility({ visibilityProperty: true }) || !node.textContent?.trim()) continue;
        if (parent.clientWidth <= 1 || parent.closest('svg, [aria-hidden="true"]')) continue;
        range.selectNodeContents(node);
        for (const rect of range.getClientRects()) {
          if (rect.width > 1 && (rect.right > box.right + 1 || rect.left < box.left - 1)) {
            found.push(`${element.className}: ${node.textContent.trim().slice(0, 60)}`);
            break;
          }
        }
      }
    }
    return [...new Set(found)];
  });
}

/** Horizontal overflow in a narrow window, and in one of 640, the width of a window of 1280 zoomed to 200 %. */
export async function sidewaysScrolls(page: Page): Promise<string[]> {
  const usual = page.viewportSize() ?? { width: 1280, height: 800 };
  const found: string[] = [];
  for (const width of [320, 640]) {
    await page.setViewportSize({ width, height: 640 });
    const beyond = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          // Scripts that follow the width run before the second frame.
          requestAnimationFrame(() =>
            requestAnimationFrame(() => {
              const { scrollWidth, clientWidth } = document.documentElement;
              resolve(scrollWidth - clientWidth);
            }),
          );
        }),
    );
    if (beyond > 0) found.push(`at ${width} px: ${beyond} px too wide`);
  }
  await page.setViewportSize(usual);
  return found;
}
