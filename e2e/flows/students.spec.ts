import { expect, test } from '../fixtures.ts';
import { firstControl } from './dialog-steps.ts';
import {
  addPath,
  chooseHome,
  chooseOption,
  chooseSchool,
  everythingKept,
  fillAddress,
  fillBirthDate,
  fillHealth,
  fillNoHealthIssue,
  fillStudent,
  listPath,
  newStudent,
  saveButton,
  saveStudent,
  schoolName,
} from './student-steps.ts';

const today = (page: { evaluate: (read: () => string) => Promise<string> }) =>
  page.evaluate(() => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Riyadh' }).format(new Date()));

test('S02 R21 A parent adds a student with school, level, health, address and disclaimer @in-english', async ({
  page,
  signIn,
  message,
  axe,
  language,
}) => {
  await signIn('noura');
  await page.goto(addPath);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(message('student.add.title'));
  await axe();
  await fillStudent(page, schoolName[language]);
  await fillHealth(page);
  await fillAddress(page);
  await page.locator('#student-landmark').fill('Blue gate');
  await page.locator('#student-addressPhone').fill('٠٥٥ ٣٠١ ٨٢٦٤');
  await axe();

  expect(await saveStudent(page)).toMatchObject({
    name: newStudent.name,
    birth_date: '2017-03-07',
    school_id: 3,
    health_issues: [
      { health_issue_id: 1, description: newStudent.health.note },
      { health_issue_id: 12, description: null },
      { health_issue_id: 16, description: null },
    ],
    allergens: [
      { code: 'peanuts', severity: 'severe' },
      { code: 'sesame', severity: 'mild' },
    ],
    home_address: {
      region_id: 1,
      neighbourhood_id: 14,
      building_number: '7421',
      landmark: 'Blue gate',
      phone: '+966553018264',
    },
    delivery_target: 'home',
    conditions_accepted: true,
  });
  await expect(page.getByRole('heading', { level: 2, name: newStudent.name })).toBeVisible();
  await expect(page.getByText(message('student.form.added', { name: newStudent.name }))).toBeVisible();
  await axe();
});

test('S02 Neighbourhoods follow the region, and levels follow the school @in-english', async ({
  page,
  signIn,
  language,
}) => {
  await signIn('noura');
  await page.goto(addPath);
  await chooseSchool(page, schoolName[language]);
  await page.locator('#student-levelId').click();
  await expect(page.getByRole('option')).toHaveCount(2);
  await page.keyboard.press('Escape');

  await chooseHome(page);
  await chooseOption(page, 'student-regionId', 0);
  await chooseOption(page, 'student-neighbourhoodId', 0);
  await expect(page.locator('#student-neighbourhoodId')).not.toHaveValue('');
  await chooseOption(page, 'student-regionId', 1);
  await expect(page.locator('#student-neighbourhoodId')).toHaveValue('');
});

test('S02 The school is searched in both languages, and the newest search wins @once', async ({
  page,
  signIn,
  language,
}) => {
  await signIn('noura');
  await page.goto(addPath);
  const school = page.locator('#student-school');
  const other = language === 'en' ? 'ar' : 'en';
  await school.pressSequentially('masar');
  await school.fill(schoolName[other]);
  await expect(page.getByRole('option')).toHaveCount(1);
  await expect(page.getByRole('option')).toContainText(schoolName[language]);
});

test('S02 "No issue" and health issues exclude each other @once', async ({ page, signIn }) => {
  await signIn('noura');
  await page.goto(addPath);
  const card = (value: string) => page.locator(`[id="student-issues"] input[value="${value}"]`);
  await card('none').check();
  await card('3').check();
  await expect(card('none')).not.toBeChecked();
  await card('allergy').check();
  await expect(card('3')).toBeChecked();
  await card('none').check();
  await expect(card('3')).not.toBeChecked();
  await expect(card('allergy')).not.toBeChecked();
});

test('S03 A parent adds a school that is not listed, and nothing typed is lost @in-arabic', async ({
  page,
  signIn,
  message,
  axe,
}) => {
  await signIn('noura');
  await page.goto(addPath);
  await page.locator('#student-name').fill(newStudent.name);
  await fillHealth(page);
  const school = page.locator('#student-school');
  await school.fill('Dar Al Noor');
  await page.getByRole('option', { name: message('student.school.addTyped', { name: 'Dar Al Noor' }) }).click();

  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('#new-school-name')).toHaveValue('Dar Al Noor');
  await dialog.getByRole('button', { name: message('student.newSchool.save') }).click();
  await expect(
    dialog
      .getByRole('group', { name: message('student.newSchool.errors', { count: 2 }) })
      .or(dialog.getByRole('region', { name: message('student.newSchool.errors', { count: 2 }) })),
  ).toBeFocused();
  await axe();
  await dialog.locator('#new-school-address').fill('شارع الورود، العليا، الرياض');
  await chooseOption(page, 'new-school-regionId');
  await dialog.getByRole('button', { name: message('student.newSchool.save') }).click();

  await expect(dialog).toBeHidden();
  await expect(school).toHaveValue('Dar Al Noor');
  await expect(page.locator('#student-name')).toHaveValue(newStudent.name);
  await expect(page.locator('[id="student-descriptions.1"]')).toHaveValue(newStudent.health.note);
  await expect(page.getByText(message('student.school.pending'))).toBeVisible();
});

test('S03 A missing school is named in either language, and one of the two names is asked for @in-english', async ({
  page,
  signIn,
  message,
  language,
}) => {
  await signIn('noura');
  await page.goto(addPath);
  await page.getByRole('button', { name: message('student.newSchool.save') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('#new-school-address').fill('شارع الورود، العليا، الرياض');
  await chooseOption(page, 'new-school-regionId');
  const save = dialog.getByRole('button', { name: message('student.newSchool.save') });
  await save.click();
  const [first, other] =
    language === 'ar' ? ['#new-school-arabicName', '#new-school-name'] : ['#new-school-name', '#new-school-arabicName'];
  await expect(dialog.locator(first)).toHaveAccessibleDescription(message('student.newSchool.error.nameMissing'));
  await expect(dialog.locator(other)).not.toHaveAccessibleDescription(/./);
  await dialog.locator('#new-school-arabicName').fill('دار النور');
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/schools'));
  await save.click();
  expect((await sent).postDataJSON()).toMatchObject({ name: null, arabic_name: 'دار النور' });
  await expect(dialog).toBeHidden();
  await expect(page.locator('#student-school')).toHaveValue('دار النور');
});

test('S03 A school that is in the list already shows an error, and nothing typed is lost @once', async ({
  page,
  signIn,
  message,
}) => {
  await signIn('noura');
  await page.goto(addPath);
  await page.getByRole('button', { name: message('student.newSchool.save') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('#new-school-name').fill(schoolName.en);
  await dialog.locator('#new-school-arabicName').fill(schoolName.ar);
  await dialog.locator('#new-school-address').fill('Anas Ibn Malik Rd, Riyadh');
  await chooseOption(page, 'new-school-regionId');
  await dialog.getByRole('button', { name: message('student.newSchool.save') }).click();
  await expect(dialog.getByText(message('student.newSchool.refused'))).toBeVisible();
  await expect(dialog.locator('#new-school-name')).toHaveValue(schoolName.en);
});

test('S04 An empty form shows what is missing beside each field and in a summary that leads there @in-arabic', async ({
  page,
  signIn,
  message,
  axe,
}) => {
  await signIn('noura');
  await page.goto(addPath);
  // Lunches at school need no address.
  await saveButton(page).click();
  const atSchool = page.locator('section', { has: page.getByText(message('student.form.errors', { count: 6 })) });
  await expect(atSchool).toBeFocused();
  await chooseHome(page);
  await saveButton(page).click();
  const title = message('student.form.errors', { count: 10 });
  const summary = page.locator('section', { has: page.getByText(title) });
  await expect(summary).toBeFocused();
  await axe();
  for (const [field, error] of [
    ['name', 'student.error.nameMissing'],
    ['school', 'student.error.schoolMissing'],
    ['levelId', 'student.error.levelMissing'],
    ['regionId', 'student.error.regionMissing'],
    ['neighbourhoodId', 'student.error.neighbourhoodMissing'],
    ['street', 'student.error.streetMissing'],
    ['building', 'student.error.buildingMissing'],
    ['accepted', 'student.error.conditions'],
  ] as const) {
    await expect(page.locator(`#student-${field}`)).toHaveAccessibleDescription(new RegExp(message(error)));
    await expect(summary.getByRole('link', { name: message(error) })).toBeVisible();
  }
  await expect(page.locator('#student-birthDate')).toHaveAccessibleDescription(message('student.error.birthMissing'));
  await expect(page.locator('#student-issues')).toHaveAccessibleDescription(message('student.error.issuesMissing'));
  await summary.getByRole('link', { name: message('student.error.birthMissing') }).click();
  await expect(page.locator('#student-birthDate-day')).toBeFocused();
});

test('S04 A birth date outside 4 to 18, in the future or in no calendar shows an error beside it @in-english', async ({
  page,
  signIn,
  message,
}) => {
  await signIn('noura');
  await page.goto(addPath);
  const date = page.locator('#student-birthDate');
  const [year = ''] = (await today(page)).split('-');
  const leave = () => page.locator('#student-name').focus();
  for (const { day, month, typedYear, error } of [
    { day: '31', month: '6', typedYear: '2016', error: 'student.error.birthImpossible' },
    { day: '1', month: '1', typedYear: String(Number(year) + 1), error: 'student.error.birthFuture' },
    { day: '1', month: '5', typedYear: '', error: 'student.error.birthIncomplete' },
  ] as const) {
    await fillBirthDate(page, day, month, typedYear);
    await leave();
    await expect(date).toHaveAccessibleDescription(message(error));
  }
  await fillBirthDate(page, '31', '12', String(Number(year) - 4));
  await leave();
  await expect(date).toHaveAccessibleDescription(/4/);
  await fillBirthDate(page, '١', '١', String(Number(year) - 20));
  await leave();
  await expect(date).toHaveAccessibleDescription(/18/);
  await expect(page.locator('#student-birthDate-day')).toHaveValue('1');
  await fillBirthDate(page, '7', '3', '2017');
  await leave();
  await expect(date).not.toHaveAccessibleDescription(/./);
});

test('S04 The form survives a reload, all but the health data, which is kept nowhere on the device @once', async ({
  page,
  signIn,
  language,
}) => {
  await signIn('noura');
  await page.goto(addPath);
  await fillStudent(page, schoolName[language]);
  await fillHealth(page);
  await page.locator('[id="student-descriptions.12"]').fill('Carries an adrenaline pen');
  await fillAddress(page);
  await page.locator('#student-accepted').check();

  const kept = await everythingKept(page);
  expect(kept).toContain(newStudent.name);
  for (const secret of ['Insulin', 'adrenaline', 'peanuts', 'sesame', 'severe', 'issues', 'allergen', 'accepted']) {
    expect(kept).not.toContain(secret);
  }

  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.locator('#student-name')).toHaveValue(newStudent.name);
  await expect(page.locator('#student-birthDate-year')).toHaveValue('2017');
  await expect(page.locator('#student-school')).toHaveValue(schoolName[language]);
  await expect(page.locator('#student-levelId')).not.toHaveValue('');
  await expect(page.locator('#student-building')).toHaveValue('7421');
  await expect(page.locator('#student-neighbourhoodId')).not.toHaveValue('');
  await expect(page.locator('[id="student-issues"] input:checked')).toHaveCount(0);
  await expect(page.locator('#student-accepted')).not.toBeChecked();
});

test('S04 A failed save keeps everything typed, and the next one succeeds @once', async ({
  page,
  signIn,
  message,
  scenario,
  language,
}) => {
  await signIn('noura');
  await page.goto(addPath);
  await fillStudent(page, schoolName[language]);
  await fillHealth(page);
  await fillAddress(page);
  await page.locator('#student-accepted').check();
  await scenario('offline');
  await saveButton(page).click();
  await expect(page.locator('section', { has: page.getByText(message('student.form.refused')) })).toBeFocused();
  await expect(page.locator('#student-name')).toHaveValue(newStudent.name);
  await expect(page.locator('[id="student-descriptions.1"]')).toHaveValue(newStudent.health.note);
  await scenario('default');
  await saveButton(page).click();
  await page.waitForURL(`**${listPath}`);
  expect(await everythingKept(page)).not.toContain(newStudent.name);
});

test('S04 Half a form is not left by mistake @once', async ({ page, signIn, message }) => {
  await signIn('noura');
  await page.goto(addPath);
  await page.locator('#student-name').fill(newStudent.name);
  await page
    .getByRole('main')
    .getByRole('link', { name: message('student.form.cancel') })
    .click();
  const question = page.getByRole('dialog');
  await expect(firstControl(question)).toBeFocused();
  await expect(firstControl(question)).toHaveText(message('student.leave.stay'));
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(page.locator('#student-name')).toHaveValue(newStudent.name);
  await page
    .getByRole('main')
    .getByRole('link', { name: message('student.form.cancel') })
    .click();
  await question.getByRole('button', { name: message('student.leave.leave') }).click();
  await page.waitForURL(`**${listPath}`);
});

test('A08 Health data being filled is not thrown away by the language toggle without asking @in-english', async ({
  page,
  signIn,
  language,
}) => {
  await signIn('noura');
  await page.goto(addPath);
  await fillNoHealthIssue(page);
  const toggle = page.locator(`a[hreflang="${language === 'en' ? 'ar' : 'en'}"]`).first();
  await toggle.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('[id="student-issues"] input[value="none"]')).toBeChecked();
});

test('S05 R31 A parent adds a student from the cart', async ({ page, signIn, message, language }) => {
  await signIn('noura');
  await page.goto('/cart/add-applicant');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(message('student.add.title'));
  await fillStudent(page, schoolName[language]);
  await fillNoHealthIssue(page);
  await fillAddress(page);
  await page.locator('#student-accepted').check();
  await saveButton(page).click();
  await page.waitForURL(/\/cart\/choose-applicants\?applicant=\d+$/);
  const added = page.getByRole('region', { name: newStudent.name, exact: true });
  await expect(added).toContainText(message('cart.other.chosen'));
  // The parent's other student waits as before.
  const other = page.getByRole('region', { name: 'ريان القحطاني', exact: true });
  await expect(other).toContainText(message('cart.other.text'));
});

test('S05 A parent who adds a student on the way to a package comes back to it with that student @once', async ({
  page,
  signIn,
  language,
}) => {
  await signIn('noura');
  await page.goto(`/cart/add-applicant?redirect=${encodeURIComponent('/packages/1?plan=_2__')}`);
  await fillStudent(page, schoolName[language]);
  await fillNoHealthIssue(page);
  await fillAddress(page);
  await page.locator('#student-accepted').check();
  await saveButton(page).click();
  await page.waitForURL(/\/packages\/1\?/);
  expect(new URL(page.url()).searchParams.get('applicant')).toMatch(/^\d+$/);
  await expect(page.getByRole('checkbox', { name: newStudent.name })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'ريان القحطاني' })).not.toBeChecked();
});
