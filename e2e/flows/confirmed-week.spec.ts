import { expect, type MessageId, test } from '../fixtures.ts';
import { call, fresh, openOnMonday, running } from './order-page-steps.ts';
import { saveElsewhere } from './save-elsewhere.ts';

interface Day {
  date: string;
  status: string;
  meals: { name: string; arabic_name: string }[];
}

test('G62 G63 G64 The confirmation says what happens next, has the first week’s menu with safety marks, and leads to the calendar', async ({
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

  await test.step('what happens next', async () => {
    const steps = page.getByRole('region', { name: message('confirmed.next.title') }).getByRole('listitem');
    // Sara's first lunch is on Sunday; an off day needs 48 hours before its midnight, so until the end of Thursday.
    const dates =
      language === 'ar'
        ? { first: /29\sنوفمبر\s2026/, offDay: /الأحد\s29\sنوفمبر.*الخميس\s26\sنوفمبر/, cancel: /الأربعاء\s25\sنوفمبر/ }
        : { first: /Sun\s29\sNov\s2026/, offDay: /Sun\s29\sNov.*Thu\s26\sNov/, cancel: /Wed\s25\sNov/ };
    const step = (id: MessageId) => steps.filter({ has: page.getByRole('heading', { name: message(id) }) });
    await expect(step('confirmed.first.title')).toContainText(dates.first);
    await expect(step('confirmed.mind.title')).toContainText(dates.offDay);
    await expect(step('confirmed.mind.title')).toContainText(dates.cancel);
    await expect(step('confirmed.following.title').getByRole('link')).toHaveAttribute('href', '/');
    await expect(step('confirmed.receipt.title').getByRole('button')).toContainText(
      message('confirmed.receipt.report'),
    );
  });

  await test.step('a menu that does not load leaves the rest', async () => {
    await controls({ failure: { operation: 'listDeliveries', kind: 'html-500' } }, 'next page');
    await page.reload();
    await expect(title).toHaveText(message('confirmed.page.title'));
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(1);
    await expect(week.getByRole('alert')).toContainText(message('menu.failed'));
    await controls({ failure: null });
    await week.getByRole('button', { name: message('meals.retry') }).click();
    await expect(week.getByRole('listitem').first()).toBeVisible();
  });

  await test.step('lists that do not load are said once for both children of an order', async () => {
    await controls({ failure: { operation: 'listAllergens', kind: 'html-500' } }, 'next page');
    await page.goto(`/sub-successful?order=${running.id}`);
    await expect(week.getByRole('alert')).toContainText(message('menu.failed'));
    await expect(week.getByRole('listitem').first()).toBeVisible();
    await expect(week.getByRole('alert')).toHaveCount(1);
    await controls({ failure: null });
    await week.getByRole('button', { name: message('meals.retry') }).click();
    await expect(week.getByRole('alert')).toHaveCount(0);
  });

  await test.step('the calendar', async () => {
    await page.getByRole('link', { name: message('confirmed.calendar') }).click();
    await page.waitForURL('**/profile/my-orders/calendar');
    await expect(title).toBeVisible();
  });
});
