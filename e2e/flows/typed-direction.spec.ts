import type { Locator } from '@playwright/test';
import type { PersonaName } from '../../mocks/personas.ts';
import { expect, test } from '../fixtures.ts';
import {
  accountForm,
  contactForm,
  field,
  newSchoolForm,
  preRegistrationForm,
  type Screen,
  signUpForm,
  studentForm,
} from './form-fields.ts';
import { addPath, diabetes } from './student-steps.ts';

const directionOf = (input: Locator) => input.evaluate((element) => getComputedStyle(element).direction);

/** Expects the direction of fields for free text: when empty that of the page, then that of the first letter. */
async function expectTypedDirection(fields: readonly Locator[]): Promise<void> {
  for (const each of fields) {
    const pageDirection = await each.page().evaluate(() => document.documentElement.dir);
    const expectDirection = async (typed: string, direction: string) => {
      await each.fill(typed);
      expect(await directionOf(each), `${String(each)}, "${typed}"`).toBe(direction);
    };
    await expectDirection('', pageDirection);
    await expectDirection('شارع العليا 12', 'rtl');
    await expect(each).toHaveAttribute('dir', 'auto');
    await expectDirection('12 Olaya St', 'ltr');
    await expectDirection('7421', pageDirection);
    await expectDirection('', pageDirection);
  }
}

async function expectLeftToRight(fields: readonly Locator[]): Promise<void> {
  for (const each of fields) expect(await directionOf(each), String(each)).toBe('ltr');
}

/** Forms with their fields for free text and their left-to-right fields. */
const forms: {
  path: string;
  who: PersonaName;
  fieldsOf: (screen: Screen) => { free: Locator[]; leftToRight: Locator[] };
}[] = [
  {
    path: '/signup',
    who: 'visitor',
    fieldsOf: (screen) => {
      const { name, mobile, email } = signUpForm(screen);
      return { free: [name], leftToRight: [mobile, email] };
    },
  },
  {
    path: '/contact',
    who: 'visitor',
    fieldsOf: (screen) => {
      const { name, message, email } = contactForm(screen);
      return { free: [name, message], leftToRight: [email] };
    },
  },
  {
    path: '/',
    who: 'visitor',
    fieldsOf: (screen) => {
      const { firstName, lastName, email, mobile } = preRegistrationForm(screen);
      return { free: [firstName, lastName], leftToRight: [email, mobile] };
    },
  },
  {
    path: '/profile/my-account/account-setting/edit',
    who: 'huda',
    fieldsOf: (screen) => {
      const { name, mobile, email } = accountForm(screen);
      return { free: [name], leftToRight: [mobile, email] };
    },
  },
  {
    path: '/add-review/2018',
    who: 'huda',
    fieldsOf: ({ page, message }) => ({ free: [field(page, message('review.feedback.label'))], leftToRight: [] }),
  },
];

for (const { path, who, fieldsOf } of forms) {
  const tag = path === '/signup' ? '' : ' @rest';
  test(`X03 What is typed at ${path} starts on the side of its script, and an empty field on the page’s${tag}`, async ({
    page,
    signIn,
    message,
  }) => {
    await signIn(who);
    await page.goto(path);
    const { free, leftToRight } = fieldsOf({ page, message });
    await expectTypedDirection(free);
    await expectLeftToRight(leftToRight);
  });
}

test('X03 S02 What is typed about a student starts on the side of its script @in-arabic @rest', async ({
  page,
  signIn,
  message,
  language,
}) => {
  const form = studentForm({ page, message, language });
  await signIn('noura');
  await page.goto(addPath);
  await form.issue(diabetes).check();
  await form.target('home').check();
  const { name, school, search, street, buildingName, building, landmark, shortAddress, zip, phone } = form;
  const note = form.note(diabetes);
  await expectTypedDirection([name, school, note, search, street, buildingName, building, landmark]);
  await expectLeftToRight([shortAddress, zip, phone]);

  // The search icon does not overlap text that is typed against the page's direction.
  const room = () =>
    school.evaluate((element) => [getComputedStyle(element).paddingLeft, getComputedStyle(element).paddingRight]);
  const empty = await room();
  for (const typed of ['مدرسة', 'School']) {
    await school.fill(typed);
    expect(await room()).toEqual(empty);
  }

  await page.getByRole('button', { name: message('student.newSchool.save') }).click();
  const newSchool = newSchoolForm({ page, message });
  await expectTypedDirection([newSchool.name, newSchool.arabicName, newSchool.address]);
});
