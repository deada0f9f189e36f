import { expect, test } from '../fixtures.ts';
import {
  addPath,
  chooseHome,
  chooseOption,
  deliveryTarget,
  fillAddress,
  fillNoHealthIssue,
  fillStudent,
  saveButton,
  saveStudent,
  schoolName,
} from './student-steps.ts';

test('S02 Lunches at school ask for no address, and one that was typed is kept or its loss is shown @in-english', async ({
  page,
  signIn,
  message,
  language,
}) => {
  await signIn('noura');
  await page.goto(addPath);
  await expect(page.locator('#student-street')).toHaveCount(0);
  await fillStudent(page, schoolName[language]);
  await fillNoHealthIssue(page);

  await chooseHome(page);
  await page.locator('#student-street').fill('Olaya St');
  await deliveryTarget(page, 'school').check();
  await expect(page.locator('#student-street')).toHaveCount(0);
  await expect(page.getByText(message('student.delivery.home.incomplete'))).toBeVisible();
  await chooseHome(page);
  await expect(page.locator('#student-street')).toHaveValue('Olaya St');

  await fillAddress(page);
  await deliveryTarget(page, 'school').check();
  await expect(page.getByText(message('student.delivery.home.kept'))).toBeVisible();
  expect(await saveStudent(page)).toMatchObject({
    home_address: { short_address: 'RNJA7421', building_number: '7421', zip: '13327' },
  });

  // Later the parent takes the address away.
  await page
    .getByRole('article')
    .last()
    .getByRole('link', { name: new RegExp(message('students.card.edit')) })
    .click();
  await page.getByRole('button', { name: message('student.delivery.removeHome') }).click();
  await expect(deliveryTarget(page, 'school')).toBeFocused();
  expect(await saveStudent(page)).toMatchObject({ home_address: null });
});

test('S02 A short National Address alone is enough, and so is a building’s name without a number @in-arabic', async ({
  page,
  signIn,
  message,
  language,
}) => {
  await signIn('noura');
  await page.goto(addPath);
  await fillStudent(page, schoolName[language]);
  await fillNoHealthIssue(page);
  await chooseHome(page);
  await page.locator('#student-shortAddress').fill('rnja ٧٤٢١');
  expect(await saveStudent(page)).toMatchObject({
    home_address: { short_address: 'RNJA7421', region_id: null, street_name: null },
  });
  await expect(page.getByRole('article').last()).toContainText('RNJA7421');

  await page
    .getByRole('article')
    .last()
    .getByRole('link', { name: new RegExp(message('students.card.edit')) })
    .click();
  await page.locator('#student-shortAddress').fill('');
  await chooseOption(page, 'student-regionId', 0);
  await chooseOption(page, 'student-neighbourhoodId', 0);
  await page.locator('#student-street').fill('طريق العليا');
  await page.locator('#student-accepted').check();
  await saveButton(page).click();
  await expect(page.locator('#student-building')).toHaveAccessibleDescription(message('student.error.buildingMissing'));
  await page.locator('#student-buildingName').fill('برج النرجس');
  await expect(page.locator('#student-building')).not.toHaveAccessibleDescription(/./);
  expect(await saveStudent(page)).toMatchObject({
    home_address: { building_number: null, building_name: 'برج النرجس' },
  });
});

test('S02 X04 The form is at most 2,600 px tall on a phone, plain and with the whole home address', async ({
  page,
  signIn,
}) => {
  await signIn('noura');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(addPath);
  const form = page.locator('form:has(#student-name)');
  const height = async () => (await form.boundingBox())?.height ?? Infinity;
  await expect(form).toBeVisible();
  expect(await height()).toBeLessThanOrEqual(1800);
  await fillAddress(page);
  await page.locator('#student-landmark').fill('Blue gate, opposite the park');
  await page.locator('#student-addressPhone').fill('0553018264');
  await expect(page.locator('#student-zip')).toHaveValue('13327');
  expect(await height()).toBeLessThanOrEqual(2600);
});
