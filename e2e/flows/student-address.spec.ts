import { expect, test } from '../fixtures.ts';
import { studentForm } from './form-fields.ts';
import { addPath, chooseOption, fillAddress, fillStudent, saveStudent, schoolName } from './student-steps.ts';

test('S02 Lunches at school ask for no address, and one that was typed is kept or its loss is shown @in-english @rest', async ({
  page,
  signIn,
  message,
  language,
}) => {
  const form = studentForm({ page, message, language });
  await signIn('noura');
  await page.goto(addPath);
  await expect(form.street).toHaveCount(0);
  await fillStudent(form, schoolName[language]);
  await form.noIssue.check();

  await form.target('home').check();
  await form.street.fill('Olaya St');
  await form.target('school').check();
  await expect(form.street).toHaveCount(0);
  await expect(page.getByText(message('student.delivery.home.incomplete'))).toBeVisible();
  await form.target('home').check();
  await expect(form.street).toHaveValue('Olaya St');

  await fillAddress(form);
  await form.target('school').check();
  await expect(page.getByText(message('student.delivery.home.kept'))).toBeVisible();
  expect(await saveStudent(form)).toMatchObject({
    home_address: { short_address: 'RNJA7421', building_number: '7421', zip: '13327' },
  });

  // The parent removes the address later.
  await page
    .getByRole('article')
    .last()
    .getByRole('link', { name: new RegExp(message('students.card.edit')) })
    .click();
  await page.getByRole('button', { name: message('student.delivery.removeHome') }).click();
  await expect(form.target('school')).toBeFocused();
  expect(await saveStudent(form)).toMatchObject({ home_address: null });
});

test('S02 A short National Address alone is enough, and so is a building’s name without a number @in-arabic @rest', async ({
  page,
  signIn,
  message,
  language,
}) => {
  const form = studentForm({ page, message, language });
  await signIn('noura');
  await page.goto(addPath);
  await fillStudent(form, schoolName[language]);
  await form.noIssue.check();
  await form.target('home').check();
  await form.shortAddress.fill('rnja ٧٤٢١');
  expect(await saveStudent(form)).toMatchObject({
    home_address: { short_address: 'RNJA7421', region_id: null, street_name: null },
  });
  await expect(page.getByRole('article').last()).toContainText('RNJA7421');

  await page
    .getByRole('article')
    .last()
    .getByRole('link', { name: new RegExp(message('students.card.edit')) })
    .click();
  await form.shortAddress.fill('');
  await chooseOption(form.region, 0);
  await chooseOption(form.neighbourhood, 0);
  await form.street.fill('طريق العليا');
  await form.accepted.check();
  await form.save.click();
  await expect(form.building).toHaveAccessibleDescription(message('student.error.buildingMissing'));
  await form.buildingName.fill('برج النرجس');
  await expect(form.building).not.toHaveAccessibleDescription(/./);
  expect(await saveStudent(form)).toMatchObject({
    home_address: { building_number: null, building_name: 'برج النرجس' },
  });
});

test('S02 X04 The form is at most 2,600 px tall on a phone, plain and with the whole home address @in-arabic @rest', async ({
  page,
  signIn,
  language,
  message,
}) => {
  const form = studentForm({ page, message, language });
  await signIn('noura');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(addPath);
  const element = page.locator('form').filter({ has: form.name });
  const height = async () => (await element.boundingBox())?.height ?? Infinity;
  await expect(element).toBeVisible();
  expect(await height()).toBeLessThanOrEqual(1800);
  await fillAddress(form);
  await form.landmark.fill('Blue gate, opposite the park');
  await form.phone.fill('0553018264');
  await expect(form.zip).toHaveValue('13327');
  expect(await height()).toBeLessThanOrEqual(2600);
});
