import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { getDocumentProxy } from 'unpdf';
import { downloadFrom } from '../download.ts';
import { expect, formatMessage, test } from '../fixtures.ts';
import { picturesOfPaper } from '../pictures-of-paper.ts';
import { settled } from './screens.ts';

const pathOf = (student: number | string) => `/profile/my-account/applicants/care-card/${student}`;

/** Huda's children: without anything recorded, with two allergies, with diabetes and a mild allergy. */
const [sara, faisal, lama] = [11, 12, 13];

const on = '2026-11-23T07:00:00Z';
const languages = ['en', 'ar'] as const;

const card = (page: Page) => page.getByRole('main').locator('[data-paper]');

async function openCard(page: Page, student: number): Promise<void> {
  await page.goto(pathOf(student));
  await settled(page);
}

test('F30 F31 A card names student, class, school and emergency contact in both languages', async ({
  page,
  signIn,
  clock,
  message,
  axe,
}) => {
  await clock(on);
  await signIn('huda');
  await openCard(page, faisal);
  const name = { en: 'Faisal Al Harbi', ar: 'فيصل الحربي' };
  for (const language of languages) {
    await expect(card(page).getByRole('heading', { level: 2 })).toContainText(name[language]);
    for (const id of [
      'careCard.title',
      'careCard.level',
      'careCard.school',
      'careCard.contact.title',
      'careCard.allergies.title',
      'careCard.conditions.title',
      'careCard.foot.plan',
    ] as const) {
      await expect(card(page)).toContainText(formatMessage(language, id));
    }
    await expect(card(page)).toContainText(formatMessage(language, 'careCard.contact.ambulance', { number: '997' }));
  }
  for (const text of ['Upper primary', 'الابتدائية (الصفوف العليا)', 'Masar School', 'مدرسة مسار', 'Huda Al Harbi']) {
    await expect(card(page)).toContainText(text);
  }
  await expect(card(page)).toContainText('+966 51 234 4821');
  await expect(card(page)).toContainText('Printed on 23 Nov 2026.');
  await expect(page).toHaveTitle(new RegExp(message('careCard.title')));
  await axe();
});

test('F32 Allergies come by severity, each with what to do, and the parent’s own words', async ({
  page,
  signIn,
  clock,
  message,
}) => {
  await clock(on);
  await signIn('huda');
  await openCard(page, faisal);
  const groups = card(page).locator('[data-severity]');
  await expect(groups).toHaveCount(2);
  for (const [index, severity, english, arabic] of [
    [0, 'severe', 'Peanuts', 'الفول السوداني'],
    [1, 'moderate', 'Nuts', 'المكسرات'],
  ] as const) {
    for (const text of [english, arabic]) await expect(groups.nth(index)).toContainText(text);
    for (const language of languages) {
      await expect(groups.nth(index)).toContainText(formatMessage(language, `careCard.severity.${severity}`));
      const toDo = formatMessage(language, `careCard.toDo.${severity}`, { number: '997' });
      await expect(groups.nth(index)).toContainText(toDo);
    }
  }
  await expect(card(page)).toContainText('يحمل قلم إبينفرين في حقيبته');
  await expect(card(page)).toContainText(message('careCard.words'));
});

test('F33 A condition says what it needs, and each lunch of the week its carbohydrates', async ({
  page,
  signIn,
  clock,
}) => {
  await clock(on);
  await signIn('huda');
  await openCard(page, lama);
  for (const language of languages) {
    const names = formatMessage(language, 'careCard.value.carbohydrateGrams');
    await expect(card(page)).toContainText(formatMessage(language, 'careCard.need.values', { names }));
  }
  const lunches = card(page).getByRole('region', { name: /Lunches, 22 Nov to 26 Nov 2026/ });
  await expect(lunches.getByRole('listitem')).toHaveCount(5);
  await expect(lunches).toContainText('Sun 22 Nov');
  await expect(lunches).toContainText('الأحد 22 نوفمبر');
  const stated = lunches.getByText(/^Carbohydrates (?:\d+ g|: not stated, ask the kitchen)$/);
  expect(await stated.count()).toBeGreaterThan(1);
  expect(await lunches.getByText(/^الكربوهيدرات \d+ جم$/).count()).toBe(await stated.count());
});

test('F34 Without a recorded allergy the card says so with the day @in-arabic', async ({ page, signIn, clock }) => {
  await clock(on);
  await signIn('huda');
  await openCard(page, sara);
  await expect(card(page)).toContainText('No allergies recorded by the parent as of 23 Nov 2026.');
  await expect(card(page)).toContainText('لم يسجّل ولي الأمر أي حساسية حتى 23 نوفمبر 2026.');
  await expect(card(page).locator('[data-severity]')).toHaveCount(0);
});

test('F34 A condition without data has each dish checked, and a week without lunches says so @once', async ({
  page,
  signIn,
  clock,
}) => {
  await clock(on);
  await signIn('maha');
  await openCard(page, 16);
  for (const language of languages) {
    await expect(card(page)).toContainText(formatMessage(language, 'careCard.need.check'));
    await expect(card(page)).toContainText(formatMessage(language, 'careCard.lunches.none'));
  }
});

/** The pages that a printer gets, as texts with their sizes in points. */
async function pagesOf(file: Uint8Array): Promise<{ size: number[]; text: string; beyond: string[] }[]> {
  const document = await getDocumentProxy(file);
  return Promise.all(
    Array.from({ length: document.numPages }, async (_each, index) => {
      const page = await document.getPage(index + 1);
      const [, , width = 0, height = 0] = page.view;
      const items = (await page.getTextContent()).items.flatMap((item) => ('str' in item ? [item] : []));
      const beyond = items.filter(({ str, transform, width: length }) => {
        const [left, bottom] = [Number(transform[4]), Number(transform[5])];
        return str.trim() !== '' && (left < 8 || left + length > width - 8 || bottom < 8 || bottom > height - 8);
      });
      return {
        size: [Math.round(width), Math.round(height)],
        text: items.map(({ str }) => str).join(''),
        beyond: beyond.map(({ str }) => str),
      };
    }),
  );
}

/** The share of dots that are dark, and whether any dot on the outermost 3 mm has ink. */
async function inkOf(picture: Buffer): Promise<{ share: number; atEdge: boolean }> {
  const { data, info } = await sharp(picture).flatten({ background: '#fff' }).grayscale().raw().toBuffer({
    resolveWithObject: true,
  });
  const edge = 17;
  let [dark, atEdge] = [0, false];
  for (let y = 0; y < info.height; y += 1) {
    for (let x = 0; x < info.width; x += 1) {
      if ((data[(y * info.width + x) * info.channels] ?? 255) > 160) continue;
      dark += 1;
      if (x < edge || y < edge || x >= info.width - edge || y >= info.height - edge) atEdge = true;
    }
  }
  return { share: dark / (info.width * info.height), atEdge };
}

const sheets = [
  { paper: 'a4', size: [595, 842], count: 1 },
  { paper: 'a6', size: [298, 420], count: 2 },
] as const;

test('F35 F36 The card is printed on A4 and A6, and saved as a PDF, in dark ink on white', async ({
  page,
  browser,
  signIn,
  clock,
  message,
}) => {
  test.setTimeout(120_000);
  await clock(on);
  await page.emulateMedia({ colorScheme: 'dark' });
  await signIn('huda');
  await openCard(page, faisal);
  for (const { paper, size, count } of sheets) {
    await page
      .getByRole('radio', { name: message(`careCard.paper.${paper}`, { size: paper.toUpperCase() }) })
      .check({ force: true });
    const download = await downloadFrom(page, page.getByRole('button', { name: message('report.download') }));
    expect(download.suggestedFilename()).toBe(`nabta-care-card-${paper}.pdf`);
    const files = {
      printed: new Uint8Array(await page.pdf({ preferCSSPageSize: true })),
      saved: new Uint8Array(await readFile(await download.path())),
    };
    for (const [kind, file] of Object.entries(files)) {
      const what = `${kind} on ${paper}`;
      for (const picture of await picturesOfPaper(browser, file)) {
        const { share, atEdge } = await inkOf(picture);
        expect.soft(share, `ink, ${what}`).toBeGreaterThan(0.01);
        expect.soft(share, `ink, ${what}`).toBeLessThan(0.2);
        expect.soft(atEdge, `ink at the edge, ${what}`).toBe(false);
      }
      const pages = await pagesOf(file);
      expect.soft(pages, what).toHaveLength(count);
      for (const each of pages) {
        for (const [index, length] of size.entries())
          expect.soft(Math.abs((each.size[index] ?? 0) - length)).toBeLessThan(2);
        expect.soft(each.beyond, `texts beyond the paper, ${what}`).toEqual([]);
      }
      const text = pages
        .map((each) => each.text)
        .join('')
        .normalize('NFKC')
        .replaceAll(/\s/g, '');
      for (const needed of ['FaisalAlHarbi', 'Peanuts', '+966512344821', '997', 'Printedon23Nov2026']) {
        expect.soft(text, what).toContain(needed);
      }
      expect.soft(text, 'no addresses of links').not.toMatch(/https?:|localhost/);
    }
  }
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const role of ['button', 'radio', 'banner', 'contentinfo', 'navigation'] as const) {
    await expect.soft(page.getByRole(role), `no ${role} on paper`).toHaveCount(0);
  }
});

test('F37 The card is reached from the student and from the order, and nothing of it is kept', async ({
  page,
  context,
  signIn,
  clock,
  message,
  language,
}) => {
  await clock(on);
  await signIn('huda');
  const name = language === 'ar' ? 'فيصل الحربي' : 'Faisal Al Harbi';
  const link = page.getByRole('main').getByRole('link', { name: message('careCard.linkName', { name }) });
  await page.goto('/profile/my-account/applicants');
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${pathOf(faisal)}$`));
  await page.goto('/profile/my-orders/current-orders?order=2051');
  await settled(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(message('careCard.linkName', { name: '' }).trim()) })
    .click();
  await expect(page).toHaveURL(/\/care-card\/\d+$/);
  await openCard(page, faisal);
  await expect(card(page)).toContainText('Peanuts');

  const kept = await page.evaluate(async () => {
    const stores = [localStorage, sessionStorage].flatMap((store) =>
      Object.entries(store).filter(([key]) => !key.startsWith('nabta-mock')),
    );
    const cached = await Promise.all(
      (await caches.keys()).map(async (cache) => (await (await caches.open(cache)).keys()).map(({ url }) => url)),
    );
    return JSON.stringify([stores, cached, document.title, history.state]);
  });
  const cookies = JSON.stringify(await context.cookies());
  for (const health of ['Peanuts', 'peanuts', 'الفول', 'Faisal', 'فيصل', '/api/']) {
    expect.soft(`${kept}${cookies}${page.url()}`).not.toContain(health);
  }
});

test('F38 The paper size and both ways to keep the card are used with the keyboard alone', async ({
  page,
  signIn,
  clock,
  message,
}) => {
  await clock(on);
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset['printed'] = 'true';
    };
  });
  await signIn('huda');
  await openCard(page, faisal);
  const a4 = page.getByRole('radio', { name: message('careCard.paper.a4', { size: 'A4' }) });
  await expect(a4).toBeChecked();
  await a4.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: message('careCard.paper.a6', { size: 'A6' }) })).toBeChecked();
  await expect(card(page)).toHaveAttribute('data-paper', 'a6');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: message('report.download') })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: message('careCard.print') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'true');
});

test('F39 A card whose lunches did not load says that they are not known, and they can be loaded again', async ({
  page,
  signIn,
  clock,
  scenario,
  message,
  axe,
}) => {
  await clock(on);
  await signIn('huda');
  await scenario('refused-listMenus-500');
  await openCard(page, faisal);
  const unknown = message('careCard.lunches.unknown');
  await expect(card(page)).toContainText(unknown);
  await expect(card(page)).toContainText('Peanuts');
  await axe();
  await scenario('default');
  await page.getByRole('button', { name: message('careCard.lunches.retry') }).click();
  await expect(card(page)).not.toContainText(unknown);
  await expect(card(page)).toContainText(/Carbohydrates \d+ g/);
});

for (const [who, id, tag] of [
  ['another parent', '14', ''],
  ['nobody', '999999', ' @rest'],
  ['no number', 'x', ' @rest'],
] as const) {
  test(`F30 R32 The card of a student of ${who} shows no results @once${tag}`, async ({ page, signIn, message }) => {
    await signIn('huda');
    await page.goto(pathOf(id));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(message('noResults.title'));
    await expect(card(page)).toHaveCount(0);
  });
}
