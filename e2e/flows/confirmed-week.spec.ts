import { expect, test } from '../fixtures.ts';
import { call, fresh, openOnMonday } from './order-page-steps.ts';
import { saveElsewhere } from './save-elsewhere.ts';

interface Day {
  date: string;
  status: string;
  meals: { name: string; arabic_name: string }[];
}

test('G62 G63 The confirmation has the first week’s menu with safety marks, and leads to the calendar', async ({
  page,
  clock,
  signIn,
  controls,
  message,
  language,
  axe,
}) => {
  const address = `/sub-successful?order=${fresh.id}`;
  await openOnMonday({ page, clock, signIn }, address);
  const title = page.getByRole('heading', { level: 1 });
  const week = page.getByRole('region', { name: message('confirmed.week.title'), exact: true });
  const severe = [{ code: 'sesame', severity: 'severe' }];
  expect(await saveElsewhere(page, '/applicants/11', 'applicant', { allergens: severe })).toBe(200);

  await test.step('the days that the server has planned', async () => {
    await page.reload();
    await expect(week.getByRole('listitem').first()).toBeVisible();
    const { data } = await call<{ data: { deliveries: Day[] } }>(page, 'GET', '/sub-orders/3041/deliveries');
    const first = data.deliveries.find(({ status }) => status === 'scheduled')?.date ?? '';
    const planned = data.deliveries.filter(({ date }) => date >= first).slice(0, 5);
    const items = week.getByRole('listitem');
    await expect(items).toHaveCount(planned.length);
    for (const [at, { meals }] of planned.entries()) {
      for (const meal of meals) {
        await expect(items.nth(at)).toContainText(language === 'ar' ? meal.arabic_name : meal.name);
      }
    }
    const marks = (['safe', 'check', 'blocked'] as const).map((each) => message(`safety.mark.dish.${each}`));
    await expect(items.getByText(new RegExp(`^(${marks.join('|')})$`))).toHaveCount(
      planned.filter(({ meals }) => meals.length > 0).length,
    );
    await axe();
  });

  await test.step('a menu that does not load leaves the rest', async () => {
    await controls({ failure: { operation: 'listDeliveries', kind: 'html-500' } }, 'next page');
    await page.reload();
    await expect(title).toHaveText(message('confirmed.page.title'));
    await expect(week.getByRole('alert')).toContainText(message('menu.failed'));
    await controls({ failure: null });
    await week.getByRole('button', { name: message('meals.retry') }).click();
    await expect(week.getByRole('listitem').first()).toBeVisible();
  });

  await test.step('the calendar', async () => {
    await page.getByRole('link', { name: message('confirmed.calendar') }).click();
    await page.waitForURL('**/profile/my-orders/calendar');
    await expect(title).toBeVisible();
  });
});
