import { expect, test } from '../fixtures.ts';
import { heightOfBars, setBrowserFontSize, textSpacing, textsWithoutRoom } from './room-for-text.ts';
import { openScreen, screens, screensByPerson } from './screens.ts';

for (const { person, own } of screensByPerson(screens)) {
  test(`X04 ${person}: every text has room at the browser's font sizes 24 and 32, with wide spacing, and at 200 and 400 % zoom @rest`, async ({
    page,
    signIn,
    storage,
    clock,
  }) => {
    test.setTimeout(240_000);
    // A Wednesday in Jumada II: long names in both calendars.
    await clock('2026-11-25T07:00:00Z');
    const [first] = own;
    if (first) await signIn(first.who);
    if (first?.storage) await storage(first.storage);
    const browser = await page.context().newCDPSession(page);
    const usual = page.viewportSize() ?? { width: 1280, height: 800 };
    const found: Record<string, string[]> = {};
    for (const screen of own) {
      const report = async (setting: string) => {
        const list = await textsWithoutRoom(page);
        if (list.length > 0) found[`${screen.path}, ${setting}`] = list;
      };
      await openScreen(page, screen);
      await report('usual');
      for (const px of [24, 32]) {
        await setBrowserFontSize(browser, px);
        expect(await page.evaluate(() => getComputedStyle(document.body).fontSize)).toBe(`${px}px`);
        await report(`${px} px`);
      }
      await setBrowserFontSize(browser, 16);
      // These are the widths of a window of 1280 at zoom 200 % and 400 %.
      for (const [zoom, width, height] of [
        ['200 % zoom', 640, 512],
        ['400 % zoom', 320, 256],
      ] as const) {
        await page.setViewportSize({ width, height });
        await report(zoom);
        for (const y of [0, 500]) {
          await page.evaluate((top) => {
            window.scrollTo(0, top);
          }, y);
          const taken = await heightOfBars(page);
          if (taken > 0.5)
            (found[`${screen.path}, ${zoom}`] ??= []).push(`bars take ${taken.toFixed(2)} of the window at ${y}`);
        }
      }
      const style = await page.addStyleTag({ content: textSpacing });
      await report('wide spacing');
      await style.evaluate((element) => {
        (element as Element).remove();
      });
      await page.setViewportSize(usual);
    }
    expect(found, 'texts without room').toEqual({});
  });
}

test("X04 the tick of a checkbox stays in its box at the browser's font size 32", async ({ page }) => {
  await openScreen(page, { path: '/signup', who: 'visitor' });
  await setBrowserFontSize(await page.context().newCDPSession(page), 32);
  const box = page.getByRole('checkbox');
  await box.check();
  const tick = box.locator('+ svg');
  const [around, within] = [await box.boundingBox(), await tick.boundingBox()];
  expect(within?.y).toBeGreaterThanOrEqual(around?.y ?? Infinity);
  expect((within?.y ?? Infinity) + (within?.height ?? 0)).toBeLessThanOrEqual((around?.y ?? 0) + (around?.height ?? 0));
});

test("X04 at the browser's font size 32 the newsletter's placeholder is whole @in-arabic", async ({
  page,
  message,
}) => {
  await openScreen(page, { path: '/policy', who: 'visitor' });
  await setBrowserFontSize(await page.context().newCDPSession(page), 32);
  const email = page.getByRole('contentinfo').getByLabel(message('shell.newsletter.email'));
  const room = await email.evaluate((input: HTMLInputElement) => {
    const context = document.createElement('canvas').getContext('2d');
    if (!context) throw new Error('There is no canvas');
    context.font = getComputedStyle(input).font;
    return input.clientWidth - context.measureText(input.placeholder).width;
  });
  expect(room).toBeGreaterThanOrEqual(0);
});
