import type { Locator, Page } from '@playwright/test';
import type { PersonaName } from '../../mocks/personas.ts';
import { expect, test } from '../fixtures.ts';

const addPath = '/profile/my-account/applicants/add-applicants';

const directionOf = (field: Locator) => field.evaluate((element) => getComputedStyle(element).direction);

/** Where a field for free text starts: empty as the page, then as its first letter. */
async function expectTypedDirection(page: Page, ids: readonly string[]): Promise<void> {
  const pageDirection = await page.evaluate(() => document.documentElement.dir);
  for (const id of ids) {
    const field = page.locator(`[id="${id}"]`);
    await field.fill('');
    expect(await directionOf(field), `${id}, empty`).toBe(pageDirection);
    await field.fill('شارع العليا 12');
    expect(await directionOf(field), `${id}, Arabic`).toBe('rtl');
    await expect(field).toHaveAttribute('dir', 'auto');
    await field.fill('12 Olaya St');
    expect(await directionOf(field), `${id}, English`).toBe('ltr');
    await field.fill('7421');
    expect(await directionOf(field), `${id}, digits`).toBe(pageDirection);
    await field.fill('');
    expect(await directionOf(field), `${id}, emptied`).toBe(pageDirection);
  }
}

async function expectLeftToRight(page: Page, selectors: readonly string[]): Promise<void> {
  for (const selector of selectors) expect(await directionOf(page.locator(selector)), selector).toBe('ltr');
}

const forms: { path: string; who: PersonaName; free: string[]; leftToRight: string[] }[] = [
  { path: '/signup', who: 'visitor', free: ['sign-up-name'], leftToRight: ['#sign-up-mobile', '#sign-up-email'] },
  { path: '/contact', who: 'visitor', free: ['contact-name', 'contact-message'], leftToRight: ['#contact-email'] },
  {
    path: '/',
    who: 'visitor',
    free: ['pre-register-first_name', 'pre-register-last_name'],
    leftToRight: ['#pre-register-email', '#pre-register-mobile_number'],
  },
  {
    path: '/profile/my-account/account-setting/edit',
    who: 'huda',
    free: ['account-name'],
    leftToRight: ['#account-mobile', '#account-email'],
  },
  { path: '/add-review/2018', who: 'huda', free: ['review-feedback'], leftToRight: [] },
];

for (const { path, who, free, leftToRight } of forms) {
  test(`X03 What is typed at ${path} starts on the side of its script, and an empty field on the page’s`, async ({
    page,
    signIn,
  }) => {
    await signIn(who);
    await page.goto(path);
    await expectTypedDirection(page, free);
    await expectLeftToRight(page, leftToRight);
  });
}

test('X03 S02 What is typed about a student starts on the side of its script', async ({ page, signIn, message }) => {
  await signIn('noura');
  await page.goto(addPath);
  await page.locator('[id="student-issues"] input[value="1"]').check();
  await page.locator('[id="student-deliveryTarget"] input[value="home"]').check();
  await expectTypedDirection(page, [
    'student-name',
    'student-school',
    'student-descriptions.1',
    'student-search',
    'student-street',
    'student-buildingName',
    'student-building',
    'student-landmark',
  ]);
  await expectLeftToRight(page, ['#student-shortAddress', '#student-zip', '#student-addressPhone']);

  // The icon of the search stays clear of what is typed against the page's direction.
  const school = page.locator('#student-school');
  const room = () =>
    school.evaluate((element) => [getComputedStyle(element).paddingLeft, getComputedStyle(element).paddingRight]);
  const empty = await room();
  for (const typed of ['مدرسة', 'School']) {
    await school.fill(typed);
    expect(await room()).toEqual(empty);
  }

  await page.getByRole('button', { name: message('student.newSchool.save') }).click();
  await expectTypedDirection(page, ['new-school-name', 'new-school-arabicName', 'new-school-address']);
});
