import { newSchoolForm, studentForm } from '../form-fields.ts';
import { chooseOption, fillHealthyStudent, schoolName } from '../student-steps.ts';
import type { Reaches, Screen } from './reach.ts';

const list = '/profile/my-account/applicants';
const addPath = `${list}/add-applicants`;

/** The page that edits Lama of the seeds. */
const lama = `${list}/edit-applicants/13`;

const chooseHome = (screen: Screen) => studentForm(screen).target('home').check();

/** The operations of a parent's students and of the lists in their form. */
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
    path: addPath,
    ready: chooseHome,
    act: (screen) => studentForm(screen).search.fill('RNJA7421'),
    reopens: true,
    shows: ['student.home.searchFailed'],
  },
  listSchools: {
    persona: 'huda',
    path: addPath,
    // The form requests the first schools when it opens.
    ready: async (screen) => {
      await studentForm(screen).school.click();
      await screen.page.getByRole('option').first().waitFor();
    },
    act: (screen) => studentForm(screen).school.fill('Masar'),
    reopens: true,
    shows: ['student.school.failed'],
  },
  createSchool: {
    persona: 'huda',
    path: addPath,
    ready: async (screen) => {
      const { page, message } = screen;
      await studentForm(screen).school.fill('Dar Al Noor');
      await page.getByRole('option', { name: message('student.school.addTyped', { name: 'Dar Al Noor' }) }).click();
      const form = newSchoolForm(screen);
      await form.name.fill('Dar Al Noor');
      await form.arabicName.fill('دار النور');
      await form.address.fill('Al Wurud St, Riyadh');
      await chooseOption(form.region);
    },
    act: (screen) => newSchoolForm(screen).save.click(),
    shows: 'message',
  },
  listEducationalLevels: { persona: 'huda', path: addPath, shows: 'page' },
  listHealthIssues: { persona: 'huda', path: addPath, shows: 'page' },
  listRegions: { persona: 'huda', path: addPath, shows: 'page' },
  listNeighbourhoods: {
    persona: 'huda',
    path: addPath,
    ready: chooseHome,
    act: (screen) => chooseOption(studentForm(screen).region),
    reopens: true,
    shows: ['student.home.neighbourhoodFailed'],
  },
  listApplicants: { persona: 'huda', path: list, shows: 'page' },
  createApplicant: {
    persona: 'huda',
    path: addPath,
    ready: (screen) => fillHealthyStudent(studentForm(screen), schoolName[screen.language]),
    act: (screen) => studentForm(screen).save.click(),
    shows: 'message',
  },
  getApplicant: { persona: 'huda', path: lama, shows: 'page' },
  updateApplicant: {
    persona: 'huda',
    path: lama,
    ready: (screen) => studentForm(screen).accepted.check(),
    act: (screen) => studentForm(screen).save.click(),
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
    reopens: [404],
    showsFor: { 404: { quiet: 'the student is deleted, as requested' } },
  },
};
