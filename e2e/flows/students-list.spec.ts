import { expect, test } from '../fixtures.ts';
import { firstControl } from './dialog-steps.ts';
import { studentForm } from './form-fields.ts';
import { milkAllergy, otherFoodAllergy, peanutAllergy } from './student-steps.ts';

const listPath = '/profile/my-account/applicants';

test('S01 R20 Students are listed with health and subscription, or the page shows that there are none', async ({
  page,
  signIn,
  message,
  scenario,
  axe,
}) => {
  await signIn('huda');
  await page.goto(listPath);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(message('students.title'));
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect(page.getByRole('article').nth(1)).toContainText(message('students.card.allergy'));
  await axe();
  await scenario('every-list-empty');
  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name: message('students.empty.title') })).toBeVisible();
  await axe();
});

test('S01 X04 A phone has the way to a new student beside the title, the least one below it @in-arabic @rest', async ({
  page,
  signIn,
  message,
}) => {
  await signIn('huda');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(listPath);
  const title = page.getByRole('heading', { level: 1 });
  const add = page.getByRole('link', { name: message('students.add') });
  await expect(add).toBeVisible();
  const isBeside = async () => {
    const [a, b] = await Promise.all([title.boundingBox(), add.boundingBox()]);
    return (a?.y ?? 0) + (a?.height ?? 0) > (b?.y ?? 0);
  };
  await expect.poll(isBeside).toBe(true);
  await page.setViewportSize({ width: 320, height: 640 });
  await expect(add).toBeInViewport({ ratio: 1 });
});

test('S01 H02 A student’s card marks the lunch that is under way, until it is there @once @rest', async ({
  page,
  signIn,
  clock,
  axe,
}) => {
  // A school day on which one of Huda's children has lunch.
  await clock('2026-11-22T07:30:00Z');
  await signIn('huda');
  await page.goto(listPath);
  const marked = page.getByRole('article').locator('[data-pod="now"]');
  await expect(marked.first()).toBeVisible();
  await axe();
  await clock('2026-11-22T10:30:00Z');
  await page.reload();
  await expect(page.getByRole('article').locator('[data-pod="delivered"]:not([d=""])').first()).toBeVisible();
  await expect(marked).toHaveCount(0);
});

test('S01 A student is deleted after a question that names the consequences @in-english', async ({
  page,
  signIn,
  message,
}) => {
  await signIn('noura');
  await page.goto(listPath);
  const card = page.getByRole('article');
  const name = (await card.getByRole('heading', { level: 2 }).textContent()) ?? '';
  await card.getByRole('button', { name: message('students.card.deleteName', { name }) }).click();
  const question = page.getByRole('dialog');
  await expect(question.getByText(message('students.delete.health'))).toBeVisible();
  const keep = firstControl(question);
  await expect(keep).toBeFocused();
  await keep.click();
  await expect(question).toBeHidden();
  await expect(card).toHaveCount(1);
  await card.getByRole('button', { name: message('students.card.deleteName', { name }) }).click();
  await expect(keep).toBeFocused();
  await keep.press('Tab');
  await expect(question.getByRole('button', { name: message('students.delete.remove', { name }) })).toBeFocused();
  // There is no text about an empty cart.
  await expect(question).not.toContainText(message('students.delete.cart', { name }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: message('students.empty.title') })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('S01 A student in the cart leaves it, which the dialog shows; an error is shown once @in-arabic @rest', async ({
  page,
  signIn,
  message,
  scenario,
}) => {
  await signIn('maha');
  await page.goto(listPath);
  const card = page.getByRole('article').first();
  const name = (await card.getByRole('heading', { level: 2 }).textContent()) ?? '';
  const ask = card.getByRole('button', { name: message('students.card.deleteName', { name }) });
  await ask.click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText(message('students.delete.cart', { name }));
  await scenario('refused-deleteApplicant-500');
  await question.getByRole('button', { name: message('students.delete.remove', { name }) }).click();
  await expect(question.getByRole('alert')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await ask.click();
  await expect(question).toBeVisible();
  await expect(question.getByRole('alert')).toHaveCount(0);
});

test('S01 A student with a running subscription cannot be deleted, and the page shows why @once @rest', async ({
  page,
  signIn,
  message,
}) => {
  await signIn('huda');
  await page.goto(listPath);
  const card = page.getByRole('article').first();
  const name = (await card.getByRole('heading', { level: 2 }).textContent()) ?? '';
  const button = card.getByRole('button', { name: message('students.card.deleteName', { name }) });
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expect(button).toHaveAccessibleDescription(message('students.card.locked', { name }));
  await button.click({ force: true });
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('R22 A parent changes a student and keeps what was not touched @in-arabic', async ({
  page,
  signIn,
  message,
  language,
}) => {
  const form = studentForm({ page, message, language });
  await signIn('huda');
  await page.goto(listPath);
  await page
    .getByRole('article')
    .nth(1)
    .getByRole('link', { name: new RegExp(message('students.card.edit')) })
    .click();
  await expect(form.name).toHaveValue('Faisal Al Harbi');
  await form.landmark.fill('The green door');
  await form.save.click();
  await expect(form.accepted).toHaveAccessibleDescription(message('student.error.conditions'));
  await form.accepted.check();
  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await form.save.click();
  expect((await sent).postDataJSON()).toMatchObject({
    arabic_name: 'فيصل الحربي',
    allergens: [
      { code: 'peanuts', severity: 'severe' },
      { code: 'nuts', severity: 'moderate' },
    ],
    home_address: { landmark: 'The green door', label: 'البيت', latitude: 24.8336 },
  });
  await page.waitForURL(`**${listPath}`);
});

test('S01 S02 Each allergy keeps its own note through edits, and the card shows them all @in-english @rest', async ({
  page,
  signIn,
  message,
  language,
}) => {
  const form = studentForm({ page, message, language });
  await signIn('noura');
  const editPath = `${listPath}/edit-applicants/14`;
  const save = async () => {
    await form.accepted.check();
    const sent = page.waitForRequest((request) => request.method() === 'PUT');
    await form.save.click();
    const body = (await sent).postDataJSON() as { health_issues: unknown; allergens: unknown };
    await page.waitForURL(`**${listPath}`);
    return { health_issues: body.health_issues, allergens: body.allergens };
  };

  await page.goto(editPath);
  // The title does not contain the student's name, because the browser's history stores titles.
  await expect(page).toHaveTitle(message('app.title', { page: message('student.edit.document') }));
  await form.allergen('peanuts').check();
  await form.severity('peanuts', 'severe').check();
  await form.issue(otherFoodAllergy).check();
  await form.note(milkAllergy).fill('طفح جلدي');
  await form.note(peanutAllergy).fill('Carries a pen');
  await form.note(otherFoodAllergy).fill('كيوي وفراولة');
  const first = await save();
  expect(first).toEqual({
    health_issues: [
      { health_issue_id: 9, description: 'طفح جلدي' },
      { health_issue_id: 12, description: 'Carries a pen' },
      { health_issue_id: 19, description: 'كيوي وفراولة' },
      { health_issue_id: 17, description: null },
    ],
    allergens: [
      { code: 'milk', severity: 'moderate' },
      { code: 'peanuts', severity: 'severe' },
    ],
  });

  const lines = page.getByRole('article').getByRole('list').first().getByRole('listitem');
  const names = {
    en: ['Milk (moderate)', 'Milk allergy', 'Peanut allergy', 'Another food allergy', 'Lactose intolerance'],
    ar: ['الحليب (متوسطة)', 'حساسية الحليب', 'حساسية الفول السوداني', 'حساسية طعام أخرى', 'عدم تحمّل اللاكتوز'],
  };
  await expect(lines).toContainText(names[language]);
  await expect(lines).toContainText([
    message('students.card.allergy'),
    'طفح جلدي',
    'Carries a pen',
    'كيوي وفراولة',
    '',
  ]);

  // Saving without a change leaves the student as it is.
  await page.goto(editPath);
  await expect(form.note(peanutAllergy)).toHaveValue('Carries a pen');
  expect(await save()).toEqual(first);
});

test('S01 H01 A student’s card leads to the order and shows the same state as the list of orders @once @rest', async ({
  page,
  signIn,
  message,
}) => {
  await signIn('huda');
  for (const { index, onCard, inOrder } of [
    { index: 0, onCard: 'orders.status.scheduled', inOrder: 'orders.status.scheduled' },
    { index: 1, onCard: 'students.card.running', inOrder: 'orders.status.paused' },
    { index: 2, onCard: 'students.card.running', inOrder: 'orders.status.active' },
  ] as const) {
    await page.goto(listPath);
    const card = page.getByRole('article').nth(index);
    const name = (await card.getByRole('heading', { level: 2 }).textContent()) ?? '';
    await expect(card.getByText(message(onCard), { exact: true })).toBeVisible();
    await card.getByRole('link', { name: message('students.card.orderName', { name }) }).click();
    await page.waitForURL(/\/current-orders\?order=\d+$/);
    await expect(page.getByRole('main')).toContainText(name);
    await page.goto('/profile/my-orders/current-orders');
    const line = page.getByRole('main').getByRole('listitem').filter({ hasText: name }).last();
    await expect(line.getByText(message(inOrder), { exact: true })).toBeVisible();
  }
});

test('R22 An unknown student or one of another parent is not found @once', async ({
  page,
  signIn,
  message,
  language,
}) => {
  const form = studentForm({ page, message, language });
  await signIn('noura');
  for (const id of ['11', '999', 'x']) {
    await page.goto(`${listPath}/edit-applicants/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(message('noResults.title'));
    await expect(form.name).toHaveCount(0);
  }
});
