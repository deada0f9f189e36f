import { expect, test } from '../fixtures.ts';
import { endPayment } from './order-steps.ts';
import { openScreen, screens, screensByPerson, settled } from './screens.ts';
import { allData, cutOffTexts, shownTexts, sidewaysScrolls, strangers } from './shown-texts.ts';

for (const { person, own } of screensByPerson(screens)) {
  // Who has everything sees most texts.
  const always = person === 'huda' ? '' : ' @rest';
  test(`X02 X04 ${person}: every text is a message, and none is cut off where words are a third longer, or a window narrow${always}`, async ({
    page,
    signIn,
    storage,
    controls,
    language,
  }) => {
    // In Arabic whatever reads as English is no message; English itself shows that in a language made up for it.
    if (language === 'en') await controls({ pseudo: true });
    const [first] = own;
    if (first) await signIn(first.who);
    const foreign: Record<string, string[]> = {};
    const cut: Record<string, string[]> = {};
    let data = '';
    for (const screen of own) {
      const { path, storage: entries } = screen;
      if (entries) await storage(entries);
      await openScreen(page, screen);
      data ||= await allData(page);
      const strange = strangers(await shownTexts(page), data);
      if (strange.length > 0) foreign[path] = strange;
      const hidden = await cutOffTexts(page);
      if (hidden.length > 0) cut[path] = hidden;
      // The made-up language is too long for this; English has its turn with the routes.
      if (language === 'ar') for (const found of await sidewaysScrolls(page)) (cut[path] ??= []).push(found);
    }
    expect(foreign, 'texts that are no message').toEqual({});
    expect(cut, 'texts without room').toEqual({});
  });
}

test('X02 X04 The page of a payment that failed: every text is a message, and none is cut off', async ({
  page,
  signIn,
  controls,
  language,
  message,
}) => {
  await signIn('salma');
  await page.goto('/profile/my-orders/payment');
  await page.getByRole('link', { name: message('payments.due.pay') }).click();
  if (language === 'en') await controls({ pseudo: true });
  await endPayment(page, 'declined');
  await page.waitForURL('**/checkout?payment=736');
  await settled(page);
  expect(strangers(await shownTexts(page), await allData(page))).toEqual([]);
  expect(await cutOffTexts(page)).toEqual([]);
  if (language === 'ar') expect(await sidewaysScrolls(page)).toEqual([]);
});

test('X03 Arabic is laid out from the right, with its arrows turned; numbers and prices stay readable', async ({
  page,
  signIn,
  language,
}) => {
  const isArabic = language === 'ar';
  await signIn('maha');
  await openScreen(page, { path: '/cart/choose-applicants', who: 'maha' });
  const root = page.locator('html');
  await expect(root).toHaveAttribute('dir', isArabic ? 'rtl' : 'ltr');
  await expect(root).toHaveAttribute('lang', language);

  const logo = await page.getByRole('banner').getByRole('link').first().boundingBox();
  const middle = (page.viewportSize()?.width ?? 0) / 2;
  expect((logo?.x ?? 0) > middle, 'the brand stands where reading begins').toBe(isArabic);

  const arrows = page.locator('main [data-flip]');
  await expect(arrows.first()).toBeAttached();
  const turned = await arrows.evaluateAll((icons) =>
    icons.filter((icon) => icon.checkVisibility()).map((icon) => getComputedStyle(icon).transform),
  );
  for (const transform of turned) expect(transform.startsWith('matrix(-1')).toBe(isArabic);

  // An amount or an order number inside Arabic keeps its own order only where it stands apart from the words around it.
  await openScreen(page, { path: '/checkout', who: 'maha' });
  const amounts = await page.locator('main').evaluate((main) => {
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const loose: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? '';
      if (/\d[\d,]*\.\d{2}/.test(text) && !node.parentElement?.closest('bdi')) loose.push(text);
    }
    return loose;
  });
  expect(amounts, 'amounts outside of bdi').toEqual([]);
});
