import { expect, test } from '../fixtures.ts';
import { accountForm, studentForm } from './form-fields.ts';
import { saveElsewhere } from './save-elsewhere.ts';
import { listPath } from './student-steps.ts';

const editStudent = `${listPath}/edit-applicants/13`;
const editAccount = '/profile/my-account/account-setting/edit';

test('R22 S02 An allergy that another device added is shown, and stays whichever way the parent goes @in-arabic @rest', async ({
  page,
  signIn,
  message,
  language,
  axe,
}) => {
  const form = studentForm({ page, message, language });
  const dialog = page.getByRole('dialog', { name: message('savedElsewhere.dialog.title') });
  const peanuts = language === 'ar' ? /الفول السوداني.*شديدة/ : /Peanuts.*severe/;
  await signIn('huda');
  await page.goto(editStudent);
  await form.name.fill('Lama H. Al Harbi');
  await form.accepted.check();
  const added = { allergens: [{ code: 'peanuts', severity: 'severe' }], delivery_target: 'school' };
  expect(await saveElsewhere(page, '/applicants/13', 'applicant', added)).toBe(200);

  await form.save.click();
  await expect(dialog).toContainText(peanuts);
  await axe();
  // Closing the dialog is no answer: nothing is changed, and the next attempt asks again.
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(form.name).toHaveValue('Lama H. Al Harbi');
  await form.save.click();
  await dialog.getByRole('button', { name: message('savedElsewhere.action.keepMine') }).click();
  await expect(dialog).toBeHidden();
  await expect(form.allergen('peanuts')).toBeChecked();
  await expect(form.severity('peanuts', 'severe')).toBeChecked();
  await expect(form.accepted).not.toBeChecked();
  await form.accepted.check();
  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await form.save.click();
  const body = (await sent).postDataJSON() as { allergens: unknown[] };
  expect(body).toMatchObject({ name: 'Lama H. Al Harbi', version: 2 });
  expect(body.allergens).toContainEqual({ code: 'peanuts', severity: 'severe' });
  // The allergy is new to this parent as well.
  await expect(page.getByRole('main')).toContainText(message('safety.changed.lead'));
  await page.getByRole('link', { name: message('safety.changed.done') }).click();
  await page.waitForURL(`**${listPath}`);
});

test('R22 S02 A parent takes over what another device saved, with its allergy @once @rest', async ({
  page,
  signIn,
  message,
  language,
}) => {
  const form = studentForm({ page, message, language });
  const dialog = page.getByRole('dialog', { name: message('savedElsewhere.dialog.title') });
  await signIn('huda');
  await page.goto(editStudent);
  await form.name.fill('Lama H. Al Harbi');
  await form.accepted.check();
  const added = { name: 'Lama N. Al Harbi', allergens: [{ code: 'peanuts', severity: 'severe' }] };
  expect(await saveElsewhere(page, '/applicants/13', 'applicant', added)).toBe(200);
  await form.save.click();
  await expect(dialog).toContainText('Lama N. Al Harbi');
  await dialog.getByRole('button', { name: message('savedElsewhere.action.useSaved') }).click();
  await expect(form.name).toHaveValue('Lama N. Al Harbi');
  await expect(form.severity('peanuts', 'severe')).toBeChecked();

  // From here on the parent has seen the allergy, and can remove it.
  await form.allergen('peanuts').uncheck();
  await form.allergy.uncheck();
  await form.accepted.check();
  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await form.save.click();
  expect((await sent).postDataJSON()).toMatchObject({ name: 'Lama N. Al Harbi', allergens: [], version: 2 });
  // The page shows what the removed allergy means for the coming lunches.
  await page.getByRole('link', { name: message('safety.changed.done') }).click();
  await page.waitForURL(`**${listPath}`);
});

test('A11 A name that another device saved is shown, and the parent takes it over @once @rest', async ({
  page,
  signIn,
  message,
}) => {
  const { name } = accountForm({ page, message });
  const dialog = page.getByRole('dialog', { name: message('savedElsewhere.dialog.title') });
  const save = page.getByRole('main').getByRole('button', { name: message('myAccount.edit.save'), exact: true });
  await signIn('huda');
  await page.goto(editAccount);
  await name.fill('Huda A. Al Harbi');
  expect(await saveElsewhere(page, '/users/41', 'user', { full_name: 'Huda Nasser Al Harbi' })).toBe(200);
  await save.click();
  await expect(dialog).toContainText('Huda Nasser Al Harbi');
  await expect(dialog).toContainText('Huda A. Al Harbi');
  await dialog.getByRole('button', { name: message('savedElsewhere.action.useSaved') }).click();
  await expect(name).toHaveValue('Huda Nasser Al Harbi');

  await name.fill('Huda N. Al Harbi');
  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await save.click();
  expect((await sent).postDataJSON()).toMatchObject({ full_name: 'Huda N. Al Harbi', version: 2 });
  await expect(page.getByText(message('myAccount.edit.done'))).toBeVisible();
});
