import { expect, test } from '../fixtures.ts';
import { firstControl } from './dialog-steps.ts';
import { studentForm } from './form-fields.ts';
import {
  addPath,
  chooseOption,
  chooseSchool,
  coeliacDisease,
  diabetes,
  everythingKept,
  fillAddress,
  fillAllergicStudent,
  fillBirthDate,
  fillHealth,
  fillHealthyStudent,
  fillStudent,
  listPath,
  newStudent,
  peanutAllergy,
  saveStudent,
  schoolName,
} from './student-steps.ts';

const today = (page: { evaluate: (read: () => string) => Promise<string> }) =>
  page.evaluate(() => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Riyadh' }).format(new Date()));

test('S02 R21 A parent adds a student with school, level, health, address and disclaimer @in-english @rest', async ({
  page,
  signIn,
  message,
  axe,
  language,
}) => {
  const form = studentForm({ page, message, language });
  await signIn('noura');
  await page.goto(addPath);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(message('student.add.title'));
  await axe();
  await fillStudent(form, schoolName[language]);
  await fillHealth(form);
  await fillAddress(form);
  await form.landmark.fill('Blue gate');
  await form.phone.fill('٠٥٥ ٣٠١ ٨٢٦٤');
  await axe();

  expect(await saveStudent(form)).toMatchObject({
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

test('S02 Neighbourhoods follow the region, and levels follow the school @in-english @rest', async ({
  page,
  signIn,
  language,
  message,
}) => {
  const form = studentForm({ page, message, language });
  await signIn('noura');
  await page.goto(addPath);
  await chooseSchool(form, schoolName[language]);
  await form.level.click();
  await expect(page.getByRole('option')).toHaveCount(2);
  await page.keyboard.press('Escape');

  await form.target('home').check();
  await chooseOption(form.region, 0);
  await chooseOption(form.neighbourhood, 0);
  await expect(form.neighbourhood).not.toHaveValue('');
  await chooseOption(form.region, 1);
  await expect(form.neighbourhood).toHaveValue('');
});

test('S02 The school is searched in both languages, and the newest search wins @once', async ({
  page,
  signIn,
  language,
  message,
}) => {
  const form = studentForm({ page, message, language });
  await signIn('noura');
  await page.goto(addPath);
  const { school } = form;
  const other = language === 'en' ? 'ar' : 'en';
  await school.pressSequentially('masar');
  await school.fill(schoolName[other]);
  await expect(page.getByRole('option')).toHaveCount(1);
  await expect(page.getByRole('option')).toContainText(schoolName[language]);
});

test('S02 "No issue" and health issues exclude each other @once @rest', async ({ page, signIn, message, language }) => {
  const form = studentForm({ page, message, language });
  await signIn('noura');
  await page.goto(addPath);
  const { noIssue, allergy } = form;
  const coeliac = form.issue(coeliacDisease);
  await noIssue.check();
  await coeliac.check();
  await expect(noIssue).not.toBeChecked();
  await allergy.check();
  await expect(coeliac).toBeChecked();
  await noIssue.check();
  await expect(coeliac).not.toBeChecked();
  await expect(allergy).not.toBeChecked();
});

test('S04 An empty form shows what is missing beside each field and in a summary that leads there @in-arabic', async ({
  page,
  signIn,
  message,
  axe,
  language,
}) => {
  const form = studentForm({ page, message, language });
  await signIn('noura');
  await page.goto(addPath);
  // Lunches delivered to the school need no address.
  await form.save.click();
  const atSchool = page.locator('section', { has: page.getByText(message('student.form.errors', { count: 6 })) });
  await expect(atSchool).toBeFocused();
  await form.target('home').check();
  await form.save.click();
  const title = message('student.form.errors', { count: 10 });
  const summary = page.locator('section', { has: page.getByText(title) });
  await expect(summary).toBeFocused();
  await axe();
  for (const [field, error] of [
    ['name', 'student.error.nameMissing'],
    ['school', 'student.error.schoolMissing'],
    ['level', 'student.error.levelMissing'],
    ['region', 'student.error.regionMissing'],
    ['neighbourhood', 'student.error.neighbourhoodMissing'],
    ['street', 'student.error.streetMissing'],
    ['building', 'student.error.buildingMissing'],
    ['accepted', 'student.error.conditions'],
  ] as const) {
    await expect(form[field]).toHaveAccessibleDescription(new RegExp(message(error)));
    await expect(summary.getByRole('link', { name: message(error) })).toBeVisible();
  }
  await expect(form.birthDate).toHaveAccessibleDescription(message('student.error.birthMissing'));
  await expect(form.issues).toHaveAccessibleDescription(message('student.error.issuesMissing'));
  await summary.getByRole('link', { name: message('student.error.birthMissing') }).click();
  await expect(form.day).toBeFocused();
});

test('S04 A birth date outside 4 to 18, in the future or in no calendar shows an error beside it @in-english @rest', async ({
  page,
  signIn,
  message,
  language,
}) => {
  const form = studentForm({ page, message, language });
  await signIn('noura');
  await page.goto(addPath);
  const date = form.birthDate;
  const [year = ''] = (await today(page)).split('-');
  const leave = () => form.name.focus();
  for (const { day, month, typedYear, error } of [
    { day: '31', month: '6', typedYear: '2016', error: 'student.error.birthImpossible' },
    { day: '1', month: '1', typedYear: String(Number(year) + 1), error: 'student.error.birthFuture' },
    { day: '1', month: '5', typedYear: '', error: 'student.error.birthIncomplete' },
  ] as const) {
    await fillBirthDate(form, day, month, typedYear);
    await leave();
    await expect(date).toHaveAccessibleDescription(message(error));
  }
  await fillBirthDate(form, '31', '12', String(Number(year) - 4));
  await leave();
  await expect(date).toHaveAccessibleDescription(/4/);
  await fillBirthDate(form, '١', '١', String(Number(year) - 20));
  await leave();
  await expect(date).toHaveAccessibleDescription(/18/);
  await expect(form.day).toHaveValue('1');
  await fillBirthDate(form, '7', '3', '2017');
  await leave();
  await expect(date).not.toHaveAccessibleDescription(/./);
});

test('S04 The form survives a reload, all but the health data, which is kept nowhere on the device @once @rest', async ({
  page,
  signIn,
  language,
  message,
}) => {
  const form = studentForm({ page, message, language });
  await signIn('noura');
  await page.goto(addPath);
  await fillStudent(form, schoolName[language]);
  await fillHealth(form);
  await form.note(peanutAllergy).fill('Carries an adrenaline pen');
  await fillAddress(form);
  await form.accepted.check();

  const kept = await everythingKept(page);
  expect(kept).toContain(newStudent.name);
  for (const secret of ['Insulin', 'adrenaline', 'peanuts', 'sesame', 'severe', 'issues', 'allergen', 'accepted']) {
    expect(kept).not.toContain(secret);
  }

  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(form.name).toHaveValue(newStudent.name);
  await expect(form.year).toHaveValue('2017');
  await expect(form.school).toHaveValue(schoolName[language]);
  await expect(form.level).not.toHaveValue('');
  await expect(form.building).toHaveValue('7421');
  await expect(form.neighbourhood).not.toHaveValue('');
  await expect(form.issues.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await expect(form.accepted).not.toBeChecked();
});

test('S04 A failed save keeps everything typed, and the next one succeeds @once @rest', async ({
  page,
  signIn,
  message,
  scenario,
  language,
}) => {
  const form = studentForm({ page, message, language });
  await signIn('noura');
  await page.goto(addPath);
  await fillAllergicStudent(form, schoolName[language]);
  await scenario('offline');
  await form.save.click();
  await expect(page.locator('section', { has: page.getByText(message('student.form.refused')) })).toBeFocused();
  await expect(form.name).toHaveValue(newStudent.name);
  await expect(form.note(diabetes)).toHaveValue(newStudent.health.note);
  await scenario('default');
  await form.save.click();
  await page.waitForURL(`**${listPath}`);
  expect(await everythingKept(page)).not.toContain(newStudent.name);
});

test('S04 A disclaimer that changed meanwhile is shown, and accepted again before the student is saved @in-arabic @rest', async ({
  page,
  signIn,
  message,
  scenario,
  language,
}) => {
  const form = studentForm({ page, message, language });
  await signIn('noura');
  await page.goto(addPath);
  await fillAllergicStudent(form, schoolName[language]);
  await expect(page.getByText('2026-09')).toBeVisible();
  await scenario('new-conditions');
  await form.save.click();
  const changed = {
    en: 'The health disclaimer has changed since you opened this page. Read it again and accept it.',
    ar: 'تغيّر الإقرار الصحي منذ أن فتحت هذه الصفحة. اقرأه من جديد ثم وافق عليه.',
  };
  await expect(page.getByRole('main').getByText(changed[language]).last()).toBeVisible();
  await expect(page.getByText('2026-12')).toBeVisible();
  await expect(form.accepted).not.toBeChecked();
  await expect(form.note(diabetes)).toHaveValue(newStudent.health.note);
  await form.accepted.check();
  await form.save.click();
  await page.waitForURL(`**${listPath}`);
});

test('S01 S02 An account with as many students as it can have gets a way on instead of a form @in-arabic', async ({
  page,
  signIn,
  message,
  scenario,
}) => {
  await signIn('huda');
  await scenario('students-full');
  await page.goto(addPath);
  await expect(page.getByRole('heading', { name: message('student.full.title', { count: 2 }) })).toBeVisible();
  await expect(page.getByRole('button', { name: message('student.form.save') })).toHaveCount(0);
  await page
    .getByRole('link', { name: message('student.back.students') })
    .last()
    .click();
  await page.waitForURL(`**${listPath}`);
});

test('S02 S05 The last student that an account can have is saved without a word about the limit @once @rest', async ({
  page,
  signIn,
  message,
  scenario,
  language,
}) => {
  const form = studentForm({ page, message, language });
  // Noura has one student.
  await signIn('noura');
  await scenario('students-full');
  await page.goto(addPath);
  await fillHealthyStudent(form, schoolName[language]);
  await page.evaluate(
    (title) => {
      new MutationObserver(() => {
        if (document.body.textContent.includes(title)) document.documentElement.dataset['full'] = 'shown';
      }).observe(document.body, { subtree: true, childList: true });
    },
    message('student.full.title', { count: 2 }),
  );
  await form.save.click();
  await page.waitForURL(`**${listPath}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(message('students.title'));
  await expect(page.locator('html')).not.toHaveAttribute('data-full', 'shown');
});

test('S04 Half a form is not left by mistake @once @rest', async ({ page, signIn, message, language }) => {
  const form = studentForm({ page, message, language });
  await signIn('noura');
  await page.goto(addPath);
  await form.name.fill(newStudent.name);
  await page
    .getByRole('main')
    .getByRole('link', { name: message('student.form.cancel') })
    .click();
  const question = page.getByRole('dialog');
  await expect(firstControl(question)).toBeFocused();
  await expect(firstControl(question)).toHaveText(message('student.leave.stay'));
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(form.name).toHaveValue(newStudent.name);
  await page
    .getByRole('main')
    .getByRole('link', { name: message('student.form.cancel') })
    .click();
  await question.getByRole('button', { name: message('student.leave.leave') }).click();
  await page.waitForURL(`**${listPath}`);
});

test('A08 Health data being filled is not thrown away by the language toggle without asking @in-english @rest', async ({
  page,
  signIn,
  language,
  message,
}) => {
  const form = studentForm({ page, message, language });
  await signIn('noura');
  await page.goto(addPath);
  await form.noIssue.check();
  const toggle = page.locator(`a[hreflang="${language === 'en' ? 'ar' : 'en'}"]`).first();
  await toggle.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(form.noIssue).toBeChecked();
});

test('S05 R31 A parent adds a student from the cart', async ({ page, signIn, message, language }) => {
  const form = studentForm({ page, message, language });
  await signIn('noura');
  await page.goto('/cart/add-applicant');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(message('student.add.title'));
  await fillHealthyStudent(form, schoolName[language]);
  await form.save.click();
  await page.waitForURL(/\/cart\/choose-applicants\?applicant=\d+$/);
  const added = page.getByRole('region', { name: newStudent.name, exact: true });
  await expect(added).toContainText(message('cart.other.chosen'));
  // The parent's other student is still not chosen.
  const other = page.getByRole('region', { name: 'ريان القحطاني', exact: true });
  await expect(other).toContainText(message('cart.other.text'));
});

test('S05 A parent who adds a student on the way to a package comes back to it with that student @once @rest', async ({
  page,
  signIn,
  language,
  message,
}) => {
  const form = studentForm({ page, message, language });
  await signIn('noura');
  await page.goto(`/cart/add-applicant?redirect=${encodeURIComponent('/packages/1?plan=_2__')}`);
  await fillHealthyStudent(form, schoolName[language]);
  await form.save.click();
  await page.waitForURL(/\/packages\/1\?/);
  expect(new URL(page.url()).searchParams.get('applicant')).toMatch(/^\d+$/);
  await expect(page.getByRole('checkbox', { name: newStudent.name })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'ريان القحطاني' })).not.toBeChecked();
});
