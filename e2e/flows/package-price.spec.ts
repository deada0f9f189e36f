import type { Page } from '@playwright/test';
import type { Language } from '../../src/domain/language.ts';
import { expect, test } from '../fixtures.ts';
import { loosely } from './journey-steps.ts';
import { panelOf } from './package-steps.ts';

/** Package 2: 290.00 and 20.00 for delivery, with 15 % VAT 356.50; 22 lunches of 16.20 each. */
const monthly = { en: ['SAR 356.50', 'SAR 16.20'], ar: ['356.50 ر.س', '16.20 ر.س'] };
/** Package 4: 70.00 with free delivery, with VAT 80.50; 5 lunches of 16.10 each. */
const weekly = { en: ['SAR 80.50', 'SAR 16.10'], ar: ['80.50 ر.س', '16.10 ر.س'] };
const baseOfMonthly = { en: 'SAR 290', ar: '290 ر.س' };

const cardOf = (page: Page, id: number) =>
  page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.locator(`a[href^="/packages/${id}"]`) });

test('C10 O02 The first price of a package is what is paid: list, comparison, home, its page and the cart agree @in-arabic @rest', async ({
  page,
  signIn,
  language,
  message,
}) => {
  const shows = async (id: number, [total = '', lunch = '']: string[], frequency: 'monthly' | 'weekly') => {
    const card = cardOf(page, id);
    await expect(card).toContainText(loosely(total));
    await expect(card).toContainText(message(`packages.price.${frequency}`));
    await expect(card).toContainText(loosely(message('packages.price.lunch', { amount: lunch })));
  };
  await signIn('noura');
  await page.goto('/?welcome=true');
  await shows(2, monthly[language], 'monthly');
  await expect(cardOf(page, 2)).not.toContainText(loosely(baseOfMonthly[language]));

  await page.goto('/packages');
  await shows(2, monthly[language], 'monthly');
  await shows(4, weekly[language], 'weekly');
  await cardOf(page, 2).getByRole('checkbox').check();
  await cardOf(page, 4).getByRole('checkbox').check();
  const table = page.getByRole('region', { name: message('packages.compare.title') }).getByRole('table');
  for (const text of [...monthly[language], ...weekly[language]]) await expect(table).toContainText(loosely(text));
  await expect(table).not.toContainText(loosely(baseOfMonthly[language]));

  await page.goto('/packages/2');
  const [total = ''] = monthly[language];
  const head = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: message('packages.price.monthly') });
  await expect(head).toContainText(loosely(total));
  const panel = panelOf({ page, message });
  await panel.getByRole('checkbox').first().check();
  // The summary lists base price, delivery and VAT, with the same total.
  await expect(panel).toContainText(loosely(baseOfMonthly[language]));
  await expect(panel).toContainText(loosely(total));
  await page.getByRole('button', { name: message('subscribe.checkout'), exact: true }).click();
  await page.waitForURL(/\/(cart|checkout)/);
  await expect(page.getByRole('main')).toContainText(loosely(total));
});

test('C10 A package of two meals a day shows the price of a school day @in-english @rest', async ({
  page,
  language,
  message,
}) => {
  const texts: Record<Language, string> = { en: 'SAR 22.48', ar: '22.48 ر.س' };
  await page.goto('/packages/8');
  await expect(page.getByRole('main')).toContainText(
    loosely(message('packages.price.day', { amount: texts[language], meals: 2 })),
  );
});
