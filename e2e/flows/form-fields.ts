import type { Locator, Page } from '@playwright/test';
import { seedHealth } from '../../mocks/seed/food/health.ts';
import { seedTime } from '../../mocks/seed/seed-time.ts';
import type { Language } from '../../src/domain/language.ts';
import type english from '../../src/i18n/en.json';
import { formatMessage } from '../fixtures.ts';

type MessageId = keyof typeof english;

/** The page that a step works on, and the texts of its language. */
export interface Screen {
  page: Page;
  message: (id: MessageId, values?: Record<string, string | number>) => string;
}

/** The page in a language that the test has switched to. */
export const inLanguage = (page: Page, language: Language): Screen => ({
  page,
  message: (id, values) => formatMessage(language, id, values),
});

const markIds = [
  'account.field.optional',
  'student.form.optional',
  'review.feedback.optional',
  'student.newSchool.orArabic',
  'student.newSchool.orEnglish',
] as const satisfies readonly MessageId[];

/** The texts that may follow the label of an optional field. */
const marks = (['en', 'ar'] as const).flatMap((language) => markIds.map((id) => formatMessage(language, id)));

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

const nameOf = (label: string) => new RegExp(`^${escaped(label)}(?: (?:${marks.map(escaped).join('|')}))?$`);

/** A text field by its label, with or without the optional mark. */
export const field = (place: Page | Locator, label: string): Locator =>
  place.getByRole('textbox', { name: nameOf(label) });

/** A list field by its label, with or without the optional mark. */
const listField = (place: Page | Locator, label: string): Locator =>
  place.getByRole('combobox', { name: nameOf(label) });

export const signInForm = ({ page, message }: Screen) => ({
  mobile: field(page, message('account.field.mobile')),
  password: field(page, message('account.field.password')),
  submit: page.getByRole('button', { name: message('signIn.action.submit') }),
});

export const signUpForm = ({ page, message }: Screen) => ({
  name: field(page, message('account.field.fullName')),
  mobile: field(page, message('account.field.mobile')),
  email: field(page, message('account.field.email')),
  password: field(page, message('account.field.password')),
  confirmation: field(page, message('account.field.passwordAgain')),
  terms: page.getByRole('checkbox', { name: message('signUp.field.terms') }),
});

/** The form for the new password of a parent who forgot the old one. */
export const resetForm = ({ page, message }: Screen) => ({
  password: field(page, message('account.field.newPassword')),
  confirmation: field(page, message('account.field.passwordAgain')),
});

/** The form for the new password of a signed-in parent. */
export const changePasswordForm = ({ page, message }: Screen) => ({
  current: field(page, message('myAccount.stepUp.currentPassword')),
  password: field(page, message('account.field.newPassword')),
  confirmation: field(page, message('myAccount.password.again')),
});

export const accountForm = ({ page, message }: Screen) => ({
  name: field(page, message('account.field.fullName')),
  email: field(page, message('account.field.email')),
  mobile: field(page, message('account.field.mobile')),
  /** Asked for as soon as another number is entered. */
  current: field(page, message('myAccount.stepUp.currentPassword')),
});

export const contactForm = ({ page, message }: Screen) => ({
  name: field(page, message('contact.form.name')),
  email: field(page, message('contact.form.email')),
  message: field(page, message('contact.form.message')),
});

/** The form on the home page for parents of schools that are not served yet. */
export const preRegistrationForm = ({ page, message }: Screen) => ({
  firstName: field(page, message('home.preRegister.firstName')),
  lastName: field(page, message('home.preRegister.lastName')),
  email: field(page, message('home.preRegister.email')),
  mobile: field(page, message('home.preRegister.mobile')),
});

/** The dialog that adds a school that is not in the list. */
export function newSchoolForm({ page, message }: Screen) {
  const dialog = page.getByRole('dialog', { name: message('student.newSchool.title') });
  return {
    dialog,
    name: field(dialog, message('student.newSchool.name')),
    arabicName: field(dialog, message('student.newSchool.arabicName')),
    address: field(dialog, message('student.newSchool.address')),
    region: listField(dialog, message('student.newSchool.region')),
    save: dialog.getByRole('button', { name: message('student.newSchool.save') }),
  };
}

const { allergens, healthIssues } = seedHealth(seedTime(new Date()));

/** The student form, for adding or changing a student. */
export function studentForm({ page, message, language }: Screen & { language: Language }) {
  const nameIn = (named: { name: string; arabic_name: string } | undefined) => {
    if (!named) throw new Error('The seeds have no such health issue or allergen');
    return language === 'ar' ? named.arabic_name : named.name;
  };
  const issueName = (id: number) => nameIn(healthIssues.find((issue) => issue.id === id));
  const allergenName = (code: string) => nameIn(allergens.find((allergen) => allergen.code === code));
  const severityName = (code: string) =>
    new RegExp(`^${escaped(allergenName(code))}\\s*: ${escaped(message('student.health.severity'))}$`);
  const group = (name: string) => page.getByRole('group', { name, exact: true });
  const issues = group(message('student.health.label'));
  return {
    page,
    name: field(page, message('student.about.name')),
    birthDate: group(message('student.about.birth')),
    day: field(page, message('student.about.day')),
    month: field(page, message('student.about.month')),
    year: field(page, message('student.about.year')),
    school: listField(page, message('student.school.label')),
    level: listField(page, message('student.about.level')),
    issues,
    noIssue: issues.getByRole('checkbox', { name: message('student.health.none'), exact: true }),
    allergy: issues.getByRole('checkbox', { name: message('student.health.allergy'), exact: true }),
    /** The card of a health issue of the seeds. */
    issue: (id: number) => issues.getByRole('checkbox', { name: issueName(id), exact: true }),
    /** The parent's note on a health issue. */
    note: (id: number) => field(page, message('student.health.describe', { issue: issueName(id) })),
    allergen: (code: string) =>
      group(message('student.health.allergens')).getByRole('checkbox', { name: allergenName(code), exact: true }),
    /** The severity of the reaction to an allergen. */
    severity: (code: string, severity: 'mild' | 'moderate' | 'severe') =>
      page
        .getByRole('group', { name: severityName(code) })
        .getByRole('radio', { name: message(`student.health.${severity}`), exact: true }),
    /** The place to which the lunches are delivered. */
    target: (target: 'school' | 'home') =>
      group(message('student.delivery.label')).getByRole('radio', {
        name: message(`student.delivery.${target}`),
        exact: true,
      }),
    search: listField(page, message('student.home.search')),
    shortAddress: field(page, message('student.home.shortAddress')),
    region: listField(page, message('student.home.region')),
    neighbourhood: listField(page, message('student.home.neighbourhood')),
    street: field(page, message('student.home.street')),
    building: field(page, message('student.home.building')),
    buildingName: field(page, message('student.home.orBuildingName')).or(
      field(page, message('student.home.buildingName')),
    ),
    landmark: field(page, message('student.home.landmark')),
    phone: field(page, message('student.home.phone')),
    zip: field(page, message('student.home.zip')),
    accepted: page.getByRole('checkbox', { name: message('student.conditions.accept') }),
    save: page.getByRole('button', { name: message('student.form.save') }),
  };
}

export type StudentForm = ReturnType<typeof studentForm>;
