import { expect, test } from '../fixtures.ts';
import { newSchoolForm, studentForm } from './form-fields.ts';
import { addPath, chooseOption, diabetes, fillHealth, newStudent, schoolName } from './student-steps.ts';

test('S03 A parent adds a school that is not listed, and nothing typed is lost @in-arabic', async ({
  page,
  signIn,
  message,
  axe,
  language,
}) => {
  const form = studentForm({ page, message, language });
  const newSchool = newSchoolForm({ page, message });
  await signIn('noura');
  await page.goto(addPath);
  await form.name.fill(newStudent.name);
  await fillHealth(form);
  const { school } = form;
  const add = async (name: string) => {
    await school.fill(name);
    await page.getByRole('option', { name: message('student.school.addTyped', { name }) }).click();
  };
  await add('Dar Al Noor');
  await expect(newSchool.name).toHaveValue('Dar Al Noor');
  await newSchool.save.click();
  const title = message('student.newSchool.errors', { count: 2 });
  await expect(newSchool.dialog.getByRole('region', { name: title })).toBeFocused();
  await axe();
  const address = 'شارع الورود، العليا، الرياض';
  await newSchool.address.fill(address);
  await page.keyboard.press('Escape');
  await expect(newSchool.dialog).toBeHidden();
  await add('Rawdat Al Nakheel');
  await expect(newSchool.address).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(newSchool.dialog).toBeHidden();
  await add('Dar Al Noor');
  await expect(newSchool.address).toHaveValue(address);
  await chooseOption(newSchool.region);
  await newSchool.save.click();

  await expect(newSchool.dialog).toBeHidden();
  await expect(school).toHaveValue('Dar Al Noor');
  await expect(form.name).toHaveValue(newStudent.name);
  await expect(form.note(diabetes)).toHaveValue(newStudent.health.note);
  await expect(page.getByText(message('student.school.pending'))).toBeVisible();
});

test('S03 A missing school is named in either language, and one of the two names is asked for @in-english @rest', async ({
  page,
  signIn,
  message,
  language,
}) => {
  const newSchool = newSchoolForm({ page, message });
  const form = studentForm({ page, message, language });
  await signIn('noura');
  await page.goto(addPath);
  await page.getByRole('button', { name: message('student.newSchool.save') }).click();
  await newSchool.address.fill('شارع الورود، العليا، الرياض');
  await chooseOption(newSchool.region);
  await newSchool.save.click();
  const [first, other] =
    language === 'ar' ? [newSchool.arabicName, newSchool.name] : [newSchool.name, newSchool.arabicName];
  await expect(first).toHaveAccessibleDescription(message('student.newSchool.error.nameMissing'));
  await expect(other).not.toHaveAccessibleDescription(/./);
  await newSchool.arabicName.fill('دار النور');
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/schools'));
  await newSchool.save.click();
  expect((await sent).postDataJSON()).toMatchObject({ name: null, arabic_name: 'دار النور' });
  await expect(newSchool.dialog).toBeHidden();
  await expect(form.school).toHaveValue('دار النور');
});

test('S03 A school that is in the list already shows an error, and nothing typed is lost @once', async ({
  page,
  signIn,
  message,
}) => {
  const form = newSchoolForm({ page, message });
  await signIn('noura');
  await page.goto(addPath);
  await page.getByRole('button', { name: message('student.newSchool.save') }).click();
  await form.name.fill(schoolName.en);
  await form.arabicName.fill(schoolName.ar);
  await form.address.fill('Anas Ibn Malik Rd, Riyadh');
  await chooseOption(form.region);
  await form.save.click();
  await expect(form.dialog.getByText(message('student.newSchool.refused'))).toBeVisible();
  await expect(form.name).toHaveValue(schoolName.en);
});
