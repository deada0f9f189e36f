import { expect, type Page } from '@playwright/test';

/** The page that adds a student, and the list that it returns to. */
export const addPath = '/profile/my-account/applicants/add-applicants';
export const listPath = '/profile/my-account/applicants';

/** A school of the seeds, in the language of the page. */
export const schoolName = { en: 'Masar School, Al Yasmin', ar: 'مدرسة مسار، الياسمين' };

/** A child whom the seeds don't know. What is typed of its health is to be found nowhere on the device. */
export const newStudent = {
  name: 'Salman Al Harbi',
  health: {
    issue: 'Type 1 diabetes',
    note: 'Insulin pump, carbohydrates are counted',
    severe: 'peanuts',
    mild: 'sesame',
  },
};

const inGroup = (page: Page, group: string, value: string) =>
  page.locator(`[id="student-${group}"] input[value="${value}"]`);

/** The button that saves the student form. */
export const saveButton = (page: Page) => page.locator('form:has(#student-name) button[type="submit"]');

/** Types a birth date into its three boxes. */
export async function fillBirthDate(page: Page, day: string, month: string, year: string): Promise<void> {
  await page.locator('#student-birthDate-day').fill(day);
  await page.locator('#student-birthDate-month').fill(month);
  await page.locator('#student-birthDate-year').fill(year);
}

/** Searches a school in the list and takes the one of that name, by keyboard. */
export async function chooseSchool(page: Page, search: string): Promise<void> {
  await page.locator('#student-school').fill(search);
  await expect(page.getByRole('option').first()).toContainText(search);
  await page.locator('#student-school').press('ArrowDown');
  await page.locator('#student-school').press('Enter');
  await expect(page.getByRole('option')).toHaveCount(0);
}

/** Opens a list and takes an option by its number. */
export async function chooseOption(page: Page, field: string, number = 0): Promise<void> {
  await page.locator(`#${field}`).click();
  await page.getByRole('option').nth(number).click();
}

/** Fills name, birth date, school and level. */
export async function fillStudent(page: Page, school: string): Promise<void> {
  await page.locator('#student-name').fill(newStudent.name);
  await fillBirthDate(page, '7', '3', '2017');
  await chooseSchool(page, school);
  await chooseOption(page, 'student-levelId');
}

/** Fills a food allergy to two things and a diabetes. */
export async function fillHealth(page: Page): Promise<void> {
  const { severe, mild, note } = newStudent.health;
  await inGroup(page, 'issues', 'allergy').check();
  await inGroup(page, 'allergens', severe).check();
  await inGroup(page, 'allergens', mild).check();
  await inGroup(page, `allergens.${severe}`, 'severe').check();
  await inGroup(page, `allergens.${mild}`, 'mild').check();
  await inGroup(page, 'issues', '1').check();
  await page.locator('[id="student-descriptions.1"]').fill(note);
}

/** Chooses that the child has no health issue. */
export async function fillNoHealthIssue(page: Page): Promise<void> {
  await inGroup(page, 'issues', 'none').check();
}

/** The radio of a delivery target. */
export const deliveryTarget = (page: Page, target: 'school' | 'home') => inGroup(page, 'deliveryTarget', target);

/** Chooses delivery to the home, which asks for the address. */
export async function chooseHome(page: Page): Promise<void> {
  await deliveryTarget(page, 'home').check();
}

/** Chooses delivery to the home and searches the short National Address, which fills in the address. */
export async function fillAddress(page: Page): Promise<void> {
  await chooseHome(page);
  await page.locator('#student-search').fill('RNJA7421');
  await page.getByRole('option').first().click();
  await expect(page.locator('#student-building')).toHaveValue('7421');
}

/** Accepts the disclaimer and saves the student. Returns the body of the request, once the list is open. */
export async function saveStudent(page: Page): Promise<Record<string, unknown>> {
  await page.locator('#student-accepted').check();
  const sent = page.waitForRequest(
    (request) => /^(?:POST|PUT)$/.test(request.method()) && /\/applicants(?:\/\d+)?$/.test(request.url()),
  );
  await saveButton(page).click();
  const body = (await sent).postDataJSON() as Record<string, unknown>;
  await page.waitForURL(`**${listPath}`);
  return body;
}

/** Everything that the device keeps and shows of the page: both storages and the address. */
export function everythingKept(page: Page): Promise<string> {
  return page.evaluate(() => {
    const kept = [sessionStorage, localStorage].flatMap((storage) =>
      // The mock's own snapshot is the server here.
      Object.entries(storage).filter(([key]) => !key.startsWith('nabta-mock')),
    );
    return JSON.stringify([kept, location.href, document.cookie]);
  });
}
