import { expect, type Locator, type Page } from '@playwright/test';
import type { StudentForm } from './form-fields.ts';

/** The page that adds a student, and the list that it returns to. */
export const addPath = '/profile/my-account/applicants/add-applicants';
export const listPath = '/profile/my-account/applicants';

/** A school of the seeds, in the language of the page. */
export const schoolName = { en: 'Masar School, Al Yasmin', ar: 'مدرسة مسار، الياسمين' };

/** Health issues of the seeds, by their ids. */
export const diabetes = 1;
export const coeliacDisease = 3;
export const milkAllergy = 9;
export const peanutAllergy = 12;
export const otherFoodAllergy = 19;

/** A student who is not in the seeds. The typed health data must not be found anywhere on the device. */
export const newStudent = {
  name: 'Salman Al Harbi',
  health: {
    issue: 'Type 1 diabetes',
    note: 'Insulin pump, carbohydrates are counted',
    severe: 'peanuts',
    mild: 'sesame',
  },
};

/** Types a birth date into its three fields. */
export async function fillBirthDate(form: StudentForm, day: string, month: string, year: string): Promise<void> {
  await form.day.fill(day);
  await form.month.fill(month);
  await form.year.fill(year);
}

/** Searches for a school in the list and chooses it by keyboard. */
export async function chooseSchool({ page, school }: StudentForm, search: string): Promise<void> {
  await school.fill(search);
  await expect(page.getByRole('option').first()).toContainText(search);
  await school.press('ArrowDown');
  await school.press('Enter');
  await expect(page.getByRole('option')).toHaveCount(0);
}

/** Opens a list and chooses an option by its index. */
export async function chooseOption(list: Locator, number = 0): Promise<void> {
  await list.click();
  await list.page().getByRole('option').nth(number).click();
}

/** Fills in name, birth date, school and level. */
export async function fillStudent(form: StudentForm, school: string): Promise<void> {
  await form.name.fill(newStudent.name);
  await fillBirthDate(form, '7', '3', '2017');
  await chooseSchool(form, school);
  await chooseOption(form.level);
}

/** Fills in a food allergy with two allergens, and diabetes. A package with the severe allergen can't be bought. */
export async function fillHealth(form: StudentForm, severity: 'moderate' | 'severe' = 'severe'): Promise<void> {
  const { severe, mild, note } = newStudent.health;
  await form.allergy.check();
  await form.allergen(severe).check();
  await form.allergen(mild).check();
  await form.severity(severe, severity).check();
  await form.severity(mild, 'mild').check();
  await form.issue(diabetes).check();
  await form.note(diabetes).fill(note);
}

/** Chooses delivery to the home and searches for the short National Address, which fills in the address. */
export async function fillAddress(form: StudentForm): Promise<void> {
  await form.target('home').check();
  await form.search.fill('RNJA7421');
  await form.page.getByRole('option').first().click();
  await expect(form.building).toHaveValue('7421');
}

/** Fills in the whole form for a student with diabetes and two food allergies. */
export async function fillAllergicStudent(form: StudentForm, school: string): Promise<void> {
  await fillStudent(form, school);
  await fillHealth(form);
  await fillAddress(form);
  await form.accepted.check();
}

/** Fills in a healthy student whose lunches are delivered to the home, with the disclaimer. */
export async function fillHealthyStudent(form: StudentForm, school: string): Promise<void> {
  await fillStudent(form, school);
  await form.noIssue.check();
  await fillAddress(form);
  await form.accepted.check();
}

/** Accepts the disclaimer and saves the student. Returns the request's body once the list is open. */
export async function saveStudent({ page, accepted, save }: StudentForm): Promise<Record<string, unknown>> {
  await accepted.check();
  const sent = page.waitForRequest(
    (request) => /^(?:POST|PUT)$/.test(request.method()) && /\/applicants(?:\/\d+)?$/.test(request.url()),
  );
  await save.click();
  const body = (await sent).postDataJSON() as Record<string, unknown>;
  await page.waitForURL(`**${listPath}`);
  return body;
}

/** Everything that the device stores or shows of the page: both storages and the address. */
export function everythingKept(page: Page): Promise<string> {
  return page.evaluate(() => {
    const kept = [sessionStorage, localStorage].flatMap((storage) =>
      // The mock's snapshot stands for the server's database.
      Object.entries(storage).filter(([key]) => !key.startsWith('nabta-mock')),
    );
    return JSON.stringify([kept, location.href, document.cookie]);
  });
}
