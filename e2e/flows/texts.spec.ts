import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { endPayment } from './order-steps.ts';
import { namesAndHeadings } from './names-and-headings.ts';
import { openScreen, screens, screensByPerson, settled } from './screens.ts';
import { allData, answerTexts, cutOffTexts, shownTexts, sidewaysScrolls, strangers } from './shown-texts.ts';
import { textsInTheWrongLanguage } from './text-languages.ts';
import { linesOf } from './text-lines.ts';

for (const { person, own } of screensByPerson(screens)) {
  test(`X02 X04 ${person}: every text is a message, and none is cut off where words are a third longer, or a window narrow @rest`, async ({
    page,
    signIn,
    storage,
    controls,
    language,
  }) => {
    // In Arabic, an English text is not a message. For English, the test uses an invented language.
    if (language === 'en') await controls({ pseudo: true });
    const [first] = own;
    if (first) await signIn(first.who);
    const foreign: Record<string, string[]> = {};
    const cut: Record<string, string[]> = {};
    const unlabelled: Record<string, string[]> = {};
    const wrongVoice: Record<string, string[]> = {};
    const answers = answerTexts(page);
    let data = '';
    for (const screen of own) {
      const { path, storage: entries } = screen;
      if (entries) await storage(entries);
      await openScreen(page, screen);
      data ||= await allData(page);
      const strange = strangers(await shownTexts(page), `${data} ${await answers()}`);
      if (strange.length > 0) foreign[path] = strange;
      const misread = await textsInTheWrongLanguage(page);
      if (misread.length > 0) wrongVoice[path] = misread;
      const hidden = await cutOffTexts(page);
      if (hidden.length > 0) cut[path] = hidden;
      // The invented language is too long for these checks; English is checked with the routes.
      if (language === 'ar') {
        for (const found of await sidewaysScrolls(page)) (cut[path] ??= []).push(found);
        const wrong = await namesAndHeadings(page);
        if (wrong.length > 0) unlabelled[path] = wrong;
      }
    }
    expect(foreign, 'texts that are no message').toEqual({});
    expect(cut, 'texts without room').toEqual({});
    expect(wrongVoice, 'texts in the other language without `lang`').toEqual({});
    expect(unlabelled, 'names without the visible text, headings that skip a level').toEqual({});
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

test('X03 Arabic is laid out from the right, with its arrows turned; numbers and prices stay readable @in-arabic', async ({
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
  expect((logo?.x ?? 0) > middle, 'the brand is where reading begins').toBe(isArabic);

  const arrows = page.locator('main [data-flip]');
  await expect(arrows.first()).toBeAttached();
  const turned = await arrows.evaluateAll((icons) =>
    icons.filter((icon) => icon.checkVisibility()).map((icon) => getComputedStyle(icon).transform),
  );
  for (const transform of turned) expect(transform.startsWith('matrix(-1')).toBe(isArabic);

  // An amount or an order number in Arabic text keeps its order only if it is isolated from the text around it.
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

/** The matches of a pattern on the page, and those that are not displayed from left to right. */
async function asWritten(page: Page, pattern: RegExp): Promise<{ shown: string[]; turned: string[] }> {
  return page.locator('main').evaluate((main, source) => {
    const shown: string[] = [];
    const turned: string[] = [];
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const edge = (node: Node, at: number) => {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      return range.getBoundingClientRect();
    };
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement?.checkVisibility()) continue;
      for (const { 0: text, index } of (node.textContent ?? '').matchAll(new RegExp(source, 'g'))) {
        shown.push(text);
        const all = Array.from({ length: text.length }, (_, at) => edge(node, index + at).left);
        if (all.some((left, at) => left < (all[at - 1] ?? left))) turned.push(text);
      }
    }
    return { shown, turned };
  }, pattern.source);
}

test('X03 Phone and order numbers are left to right, also in Arabic, and progress begins where reading does @in-arabic @rest', async ({
  page,
  signIn,
  clock,
  language,
}) => {
  const isArabic = language === 'ar';
  // A school day with a student's lunch on its way.
  await clock('2026-11-23T07:00:00Z');
  await signIn('huda');
  await openScreen(page, { path: '/profile/my-orders/current-orders', who: 'huda' });
  const orders = await asWritten(page, /#NB-\d+(?:-\d)?/);
  expect(new Set(orders.shown)).toEqual(
    new Set(['#NB-20533', '#NB-20533-1', '#NB-20511', '#NB-20511-1', '#NB-20511-2']),
  );
  expect(orders.turned, 'order numbers turned round').toEqual([]);

  const middles = (all: Element[]) =>
    all.map((each) => {
      const { left, width } = each.getBoundingClientRect();
      return left + width / 2;
    });
  const running = page.getByRole('article').filter({ hasText: '#NB-20511' });
  const steps = await running.locator('ol:has([aria-current="step"]) > li').evaluateAll(middles);
  expect(steps).toHaveLength(3);
  expect(
    steps.toSorted((a, b) => (isArabic ? b - a : a - b)),
    'from the kitchen to the child along the line of reading',
  ).toEqual(steps);
  const pods = running.locator('svg:has(> [data-pod="delivered"])').first();
  const [left = 0, delivered = 0] = [
    ...(await pods.locator('path:not([data-pod])').evaluateAll(middles)),
    ...(await pods.locator('[data-pod="delivered"]').evaluateAll(middles)),
  ];
  expect(delivered > left, 'delivered lunches are where reading begins').toBe(isArabic);

  await openScreen(page, { path: '/profile/my-account/account-setting', who: 'huda' });
  const own = await asWritten(page, /[•+][•\d\s]*\d{4}/);
  expect(new Set(own.shown)).toEqual(new Set(['••• ••• 4821']));
  expect(own.turned, 'phone numbers turned round').toEqual([]);
  await openScreen(page, { path: '/contact', who: 'huda' });
  const company = await asWritten(page, /[•+][•\d\s]*\d{4}/);
  expect(company.shown).toEqual(['+966 50 000 0022', '+966 50 000 0022']);
  expect(company.turned, 'phone numbers turned round').toEqual([]);
});

test('X03 No fact or sentence about the company ends on a line of one short word @rest', async ({ page }) => {
  await openScreen(page, { path: '/about', who: 'visitor' });
  const endings: string[] = [];
  for (const text of await page.getByRole('main').locator('p, dd').all()) {
    const lines = await linesOf(text);
    if (lines.length > 1 && (lines.at(-1) ?? '').length <= 5) endings.push(lines.join(' / '));
  }
  expect(endings).toEqual([]);
});
