import { chooseHome, chooseOption, fillAddress, fillNoHealthIssue, fillStudent, saveButton } from '../student-steps.ts';
import type { Reaches, Screen } from './reach.ts';

const list = '/profile/my-account/applicants';
const form = `${list}/add-applicants`;

/** Lama of the seeds. */
const lama = `${list}/edit-applicants/13`;

const searchSchool = async ({ page }: Screen) => {
  await page.locator('#student-school').fill('Masar');
};

/** A parent's students and the lookups of their form. */
export const studentReaches: Reaches<
  | 'searchAddresses'
  | 'listSchools'
  | 'createSchool'
  | 'listEducationalLevels'
  | 'listHealthIssues'
  | 'listRegions'
  | 'listNeighbourhoods'
  | 'listApplicants'
  | 'createApplicant'
  | 'getApplicant'
  | 'updateApplicant'
  | 'deleteApplicant'
> = {
  searchAddresses: {
    persona: 'huda',
    path: form,
    ready: ({ page }) => chooseHome(page),
    act: ({ page }) => page.locator('#student-search').fill('RNJA7421'),
    reopens: true,
    shows: ['student.home.searchFailed'],
  },
  listSchools: {
    persona: 'huda',
    path: form,
    // The form requests the first schools when it opens.
    ready: async ({ page }) => {
      await page.locator('#student-school').click();
      await page.getByRole('option').first().waitFor();
    },
    act: searchSchool,
    reopens: true,
    shows: ['student.school.failed'],
  },
  createSchool: {
    persona: 'huda',
    path: form,
    ready: async ({ page, message }) => {
      await page.locator('#student-school').fill('Dar Al Noor');
      await page.getByRole('option', { name: message('student.school.addTyped', { name: 'Dar Al Noor' }) }).click();
      await page.locator('#new-school-name').fill('Dar Al Noor');
      await page.locator('#new-school-arabicName').fill('دار النور');
      await page.locator('#new-school-address').fill('Al Wurud St, Riyadh');
      await chooseOption(page, 'new-school-regionId');
    },
    act: ({ page, message }) =>
      page
        .getByRole('dialog')
        .getByRole('button', { name: message('student.newSchool.save') })
        .click(),
    shows: 'message',
  },
  listEducationalLevels: { persona: 'huda', path: form, shows: 'page' },
  listHealthIssues: { persona: 'huda', path: form, shows: 'page' },
  listRegions: { persona: 'huda', path: form, shows: 'page' },
  listNeighbourhoods: {
    persona: 'huda',
    path: form,
    ready: ({ page }) => chooseHome(page),
    act: ({ page }) => chooseOption(page, 'student-regionId'),
    reopens: true,
    shows: ['student.home.neighbourhoodFailed'],
  },
  listApplicants: { persona: 'huda', path: list, shows: 'page' },
  createApplicant: {
    persona: 'huda',
    path: form,
    ready: async ({ page, language }) => {
      await fillStudent(page, language === 'ar' ? 'مدرسة مسار، الياسمين' : 'Masar School, Al Yasmin');
      await fillNoHealthIssue(page);
      await fillAddress(page);
      await page.locator('#student-accepted').check();
    },
    act: ({ page }) => saveButton(page).click(),
    shows: 'message',
  },
  getApplicant: { persona: 'huda', path: lama, shows: 'page' },
  updateApplicant: {
    persona: 'huda',
    path: lama,
    ready: ({ page }) => page.locator('#student-accepted').check(),
    act: ({ page }) => saveButton(page).click(),
    shows: 'message',
  },
  deleteApplicant: {
    persona: 'noura',
    path: list,
    ready: async ({ page, message }) => {
      const card = page.getByRole('article').first();
      const name = (await card.getByRole('heading', { level: 2 }).textContent()) ?? '';
      await card.getByRole('button', { name: message('students.card.deleteName', { name }) }).click();
    },
    act: ({ page, message }) =>
      page
        .getByRole('dialog')
        .getByRole('button', { name: message('students.delete.remove', { name: '' }).trim() })
        .click(),
    shows: 'message',
  },
};
