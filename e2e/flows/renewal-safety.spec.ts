import { expect, test } from '../fixtures.ts';
import { openOnMonday, path, students } from './order-page-steps.ts';
import { saveElsewhere } from './save-elsewhere.ts';

test('F18 A renewal of a package that does not fit the child any more says why, with what was found', async ({
  page,
  clock,
  signIn,
  settled,
  message,
  language,
  axe,
}) => {
  await openOnMonday({ page, clock, signIn }, path);
  await settled();
  const severe = ['milk', 'wheat', 'eggs', 'sesame'].map((code) => ({ code, severity: 'severe' }));
  expect(await saveElsewhere(page, '/applicants/13', 'applicant', { allergens: severe })).toBe(200);
  await clock('2026-12-01T07:00:00Z');
  await page.goto(path);
  const name = students.lama[language];
  const banner = page.getByRole('region', { name: message('order.renewal.title', { count: 1, name }) });
  await banner.getByRole('button').click();
  await expect(banner.getByText(message('safety.mark.package.blocked'))).toBeVisible();
  await expect(banner).toContainText(message('safety.severity', { severity: 'severe' }));
  await expect(page).toHaveURL(/current-orders/);
  await axe();
});
