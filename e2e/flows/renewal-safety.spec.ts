import { expect, test } from '../fixtures.ts';
import { openOnMonday, path, students } from './order-page-steps.ts';
import { saveElsewhere } from './save-elsewhere.ts';

const history = '/profile/my-orders/history';

test('F15 F18 A renewal, and ordering again, of a package that does not fit the child any more says why, with the packages that fit on the same dates', async ({
  page,
  clock,
  signIn,
  settled,
  message,
  language,
  axe,
}) => {
  const name = students.lama[language];
  await openOnMonday({ page, clock, signIn }, path);
  await settled();
  const severe = [{ code: 'sesame', severity: 'severe' }];
  expect(await saveElsewhere(page, '/applicants/13', 'applicant', { allergens: severe })).toBe(200);

  await test.step('a renewal', async () => {
    await clock('2026-12-01T07:00:00Z');
    await page.goto(path);
    const banner = page.getByRole('region', { name: message('order.renewal.title', { count: 1, name }) });
    await banner.getByRole('button').click();
    await expect(banner.getByText(message('safety.mark.package.blocked'))).toBeVisible();
    await expect(banner).toContainText(message('safety.severity', { severity: 'severe' }));
    await expect(page).toHaveURL(/current-orders/);
    const others = banner.getByRole('list').last().getByRole('link');
    await expect(others.first()).toHaveAttribute('href', /applicant=13&plan=(?:%22)?13_1_2026-12-20_/);
    await axe();
  });

  await test.step('ordering again, while the other child is in the cart', async () => {
    await clock('2027-01-10T07:00:00Z');
    await page.goto(history);
    const number = '#NB-20511';
    const card = page.getByRole('article', { name: new RegExp(number.slice(1)) });
    await card.getByRole('button', { name: message('history.again.of', { number }) }).click();
    await expect(card.getByRole('alert')).toContainText(name);
    await expect(card.getByText(message('safety.mark.package.blocked'))).toBeVisible();
    await expect(card.getByRole('alert')).toContainText(message('history.again.rest'));
    await axe();
    await card.getByRole('link', { name: message('history.again.cart') }).click();
    await expect(page.getByRole('main')).toContainText(students.faisal[language]);
  });
});
