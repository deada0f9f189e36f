import { getDocumentProxy } from 'unpdf';
import { expect, test } from '../fixtures.ts';
import { openScreen, type Screen } from './screens.ts';

const orders = '/profile/my-orders';

/** Pages that a parent prints, the maximum number of sheets, and texts that the sheets must contain. */
const papers: readonly (Screen & { sheets: number; texts: readonly string[] })[] = [
  { path: `${orders}/report/2018`, who: 'huda', sheets: 2, texts: ['#NB-20418', '1,000.50', '130.50'] },
  { path: `${orders}/current-orders?order=2051`, who: 'huda', sheets: 2, texts: ['#NB-20511', '713.00'] },
  { path: `${orders}/history?order=2009`, who: 'huda', sheets: 1, texts: ['#NB-20409', '287.50'] },
  { path: '/sub-successful?order=2051', who: 'huda', sheets: 1, texts: ['#NB-20511'] },
  { path: `${orders}/order`, who: 'huda', sheets: 2, texts: ['1,000.50'] },
  { path: '/profile/my-account/privacy', who: 'huda', sheets: 3, texts: ['2026-09', '2026-01'] },
];

for (const { sheets, texts, ...screen } of papers) {
  // The report is tested always, in Arabic, the others only in the full test.
  const tag = screen.path.includes('report') ? ' @in-arabic' : ' @rest';

  test(`H06 O02 ${screen.path} fits A4 paper, with what is read alone, in dark ink on white${tag}`, async ({
    page,
    signIn,
  }) => {
    await signIn('huda');
    await page.emulateMedia({ colorScheme: 'dark' });
    await openScreen(page, screen);
    const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true })));
    expect.soft(pdf.numPages, `sheets of ${screen.path}`).toBeLessThanOrEqual(sheets);
    const { view } = await pdf.getPage(1);
    expect.soft([Math.round(view[2] ?? 0), Math.round(view[3] ?? 0)], 'A4, upright').toEqual([595, 842]);
    const [left = 0, , right = 0] = view;
    const printed: string[] = [];
    const beyond: string[] = [];
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const { items } = await (await pdf.getPage(number)).getTextContent();
      for (const item of items) {
        if (!('str' in item)) continue;
        printed.push(item.str);
        // The position is the left end of the text, in Arabic too.
        const from = Number(item.transform[4]);
        if (item.str.trim() !== '' && (from < left - 1 || from + item.width > right + 1)) beyond.push(item.str);
      }
    }
    expect.soft(beyond, `texts beyond the paper of ${screen.path}`).toEqual([]);
    const text = printed.join('');
    for (const each of texts) expect.soft(text, `the paper of ${screen.path}`).toContain(each);
    expect.soft(text, 'no addresses of links').not.toMatch(/https?:|localhost/);

    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    for (const role of ['button', 'banner', 'contentinfo', 'navigation'] as const) {
      await expect.soft(page.getByRole(role), `no ${role} on the paper of ${screen.path}`).toHaveCount(0);
    }
    // A printer omits backgrounds: text must be dark enough for white paper, whatever its background on screen is.
    const pale = await page.evaluate(() => {
      const found = new Set<string>();
      const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement;
        if (!canvas || !parent?.checkVisibility({ visibilityProperty: true }) || !node.textContent?.trim()) continue;
        if (parent.closest('svg, script, style, noscript, [aria-hidden="true"], nabta-mock-panel')) continue;
        canvas.fillStyle = getComputedStyle(parent).color;
        canvas.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
        const light = [red, green, blue].map((part) => {
          const share = part / 255;
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        const luminance = 0.2126 * (light[0] ?? 0) + 0.7152 * (light[1] ?? 0) + 0.0722 * (light[2] ?? 0);
        if (1.05 / (luminance + 0.05) < 4.5) found.add(node.textContent.trim());
      }
      return [...found];
    });
    expect.soft(pale, `texts too pale for the paper of ${screen.path}`).toEqual([]);
    await page.emulateMedia({ media: null, colorScheme: 'dark' });
  });
}
