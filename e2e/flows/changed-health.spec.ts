import { expect, test } from '../fixtures.ts';
import { type StudentForm, studentForm } from './form-fields.ts';
import { openOnMonday, students } from './order-page-steps.ts';
import { everythingKept, listPath } from './student-steps.ts';

const editLama = `${listPath}/edit-applicants/13`;

async function addSevere(form: StudentForm, code: string): Promise<void> {
  await form.allergen(code).check();
  await form.severity(code, 'severe').check();
  await form.accepted.check();
  await form.save.click();
}

test('F19 A changed allergy shows at once what it means for the coming lunches of an order, and what to do', async ({
  page,
  clock,
  signIn,
  controls,
  message,
  language,
  axe,
}) => {
  const name = students.lama[language];
  const form = studentForm({ page, message, language });
  const heading = page.getByRole('heading', { level: 1 });
  const order = page.getByRole('main').getByRole('article');
  const dish = (english: string, arabic: string) => (language === 'ar' ? arabic : english);
  const day = (english: string, arabic: string) =>
    order.getByRole('listitem').filter({ hasText: dish(english, arabic) });

  await test.step('what did not load is not shown as lunches that stay', async () => {
    await openOnMonday({ page, clock, signIn }, editLama);
    await controls({ failure: { operation: 'listDeliveries', kind: 'html-500' } });
    await addSevere(form, 'wheat');
    await expect(heading).toHaveText(message('student.form.saved', { name }));
    await expect(heading).toBeFocused();
    await expect(order.getByRole('alert')).toContainText(message('safety.changed.failed'));
    await expect(order).not.toContainText(message('safety.changed.none', { count: 16 }));
    await controls({ failure: null });
    await order.getByRole('button', { name: message('order.deliveries.retry') }).click();
  });

  await test.step('the days that get another dish, with both dishes and the reason', async () => {
    await expect(order).toContainText(message('safety.changed.swapped', { count: 5 }));
    await expect(order).toContainText(message('safety.changed.none', { count: 11 }));
    const thursday = day('Thu 26 Nov', 'الخميس 26 نوفمبر');
    await expect(thursday).toContainText(message('safety.changed.mark'));
    await expect(thursday).toContainText(dish('Bean stew with sweet potato', 'يخنة فاصوليا مع البطاطا الحلوة'));
    await expect(thursday).toContainText(dish('Banana and date oats', 'شوفان بالموز والتمر'));
    await expect(thursday).toContainText(dish('wheat', 'القمح'));
    await expect(order.getByRole('link', { name: message('safety.ask') })).toHaveCount(0);
    await axe();
    expect(await everythingKept(page)).not.toMatch(/wheat|severe/);
    await page
      .getByRole('main')
      .getByRole('link', { name: message('safety.changed.done') })
      .click();
    await expect(page).toHaveURL(new RegExp(`${listPath}$`));
  });

  await test.step('a lunch that is cooked already, and the days to ask about', async () => {
    await clock('2026-11-24T07:00:00Z');
    await page.goto(editLama);
    await addSevere(form, 'milk');
    await expect(order.getByRole('alert')).toContainText(message('safety.changed.cooked.blocked', { name }));
    await expect(order).toContainText(message('safety.changed.blocked', { count: 1 }));
    const tuesday = day('Tue 24 Nov', 'الثلاثاء 24 نوفمبر');
    await expect(tuesday).toContainText(message('safety.mark.dish.blocked'));
    await expect(tuesday).toContainText(dish('Yoghurt with mango and kiwi', 'زبادي بالمانجو والكيوي'));
    await expect(order.getByRole('link', { name: message('safety.ask') })).toBeVisible();
    await axe();
    const offDays = order.getByRole('button', { name: message('orders.offDays.open') });
    await offDays.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(offDays).toBeFocused();
  });
});
