import { expect, type Page } from '@playwright/test';
import type { Language } from '../../src/domain/language.ts';
import type english from '../../src/i18n/en.json';
import { fillSignUp, newestCode, type NewParent, newParent } from './account-steps.ts';
import { signInForm } from './form-fields.ts';
import type { InputMethod } from './input-methods.ts';

type MessageId = keyof typeof english;

/** The parts of a test that the steps of the journey need. */
export interface Traveller {
  page: Page;
  hand: InputMethod;
  language: Language;
  message: (id: MessageId, values?: Record<string, string | number>) => string;
  /** The parent of the journey; `newParent` if omitted. */
  parent?: NewParent;
  /** Returns the code of the newest text message; by default that of the mock's phone provider. */
  newestCode?: () => Promise<string>;
}

/** The first period at the usual time, an example of rules.md#period: 22 school days without a vacation. */
export const period = {
  startsOn: '2026-11-29',
  first: { en: 'Sun 29 Nov 2026', ar: 'الأحد 29 نوفمبر 2026' },
  last: { en: 'Mon 28 Dec 2026', ar: 'الاثنين 28 ديسمبر 2026' },
};

/** 250.00 before VAT, no delivery fee, 37.50 of VAT. */
export const total = { en: 'SAR 287.50', ar: '287.50 ر.س' };

export const child = { name: { en: 'Jana Al Salem', ar: 'جنى السالم' }, day: '14', month: '3', year: '2017' };
export const school = { en: 'Masar School, Al Yasmin', ar: 'مدرسة مسار، الياسمين' };
export const packageName = { en: 'Everyday Healthy', ar: 'الصحي اليومي' };

/** A pattern for text that may contain no-break spaces, as dates and amounts do. */
export const loosely = (text: string) =>
  new RegExp(text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(' ', String.raw`\s`));

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Goes from the home page to the package by links. */
export async function findPackage({ page, hand, language, message }: Traveller): Promise<void> {
  const main = page.getByRole('main');
  await page.goto('/');
  await hand.press(main.getByRole('link', { name: message('home.hero.packages') }));
  // The home page also lists packages, and stays until the new page is shown.
  await expect(heading(page)).toHaveText(message('packages.title'));
  await expect(heading(page)).toBeFocused();
  await hand.press(main.getByRole('link', { name: new RegExp(packageName[language]) }).first());
  await expect(heading(page)).toHaveText(packageName[language]);
}

/** A visitor chooses dates, has to sign in, and creates an account; ends back at the package, signed in. */
export async function signUpOnTheWay({ page, hand, message, parent = newParent, ...way }: Traveller): Promise<void> {
  await hand.press(page.getByRole('button', { name: message('subscribe.visitor.subscribe'), exact: true }));
  const question = page.getByRole('dialog', { name: message('subscribe.signIn.title') });
  await hand.press(question.getByRole('link', { name: message('subscribe.signIn.signUp') }));
  await page.waitForURL('**/signup**');
  await fillSignUp({ page, message }, parent, hand);
  await hand.press(page.getByRole('button', { name: message('signUp.action.submit') }));
  await page.waitForURL('**/verify**');
  await hand.write(page.getByLabel(message('verify.field.code')), await (way.newestCode?.() ?? newestCode(page)));
  await page.waitForURL('**/signin**');
  await expect(page.getByLabel(message('account.field.mobile'))).not.toHaveValue('');
  await hand.write(signInForm({ page, message }).password, parent.password);
  await hand.press(page.getByRole('button', { name: message('signIn.action.submit') }));
  await page.waitForURL('**/packages/**');
}

/** Fills in the student form; the caller saves it. */
export async function fillStudent({ page, hand, language, message }: Traveller): Promise<void> {
  const inArabic = language === 'ar';
  const combobox = (name: string) => page.getByRole('combobox', { name });
  await hand.write(page.getByLabel(message('student.about.name')), child.name[language]);
  await hand.write(page.getByLabel(message('student.about.day')), child.day);
  await hand.write(page.getByLabel(message('student.about.month')), child.month);
  await hand.write(page.getByLabel(message('student.about.year')), child.year);
  await hand.choose(
    combobox(message('student.school.label')),
    school[language].slice(0, 5),
    new RegExp(school[language]),
  );
  const level = inArabic ? 'الابتدائية (الصفوف الأولية)' : 'Lower primary';
  await hand.choose(combobox(message('student.about.level')), level, loosely(level));
  await hand.tick(page.getByRole('checkbox', { name: message('student.health.none') }));
  await hand.tick(page.getByRole('radio', { name: message('student.delivery.home') }));
  const region = inArabic ? 'الرياض' : 'Riyadh';
  await hand.choose(combobox(message('student.home.region')), region, new RegExp(region));
  const neighbourhood = inArabic ? 'الياسمين' : 'Al Yasmin';
  await hand.choose(combobox(message('student.home.neighbourhood')), neighbourhood, new RegExp(neighbourhood));
  await hand.write(
    page.getByLabel(message('student.home.street')),
    inArabic ? 'طريق أنس بن مالك' : 'Anas Ibn Malik Rd',
  );
  await hand.write(page.getByLabel(message('student.home.building')), '4527');
  await hand.tick(page.getByRole('checkbox', { name: message('student.conditions.accept') }));
}

/** Adds a student from the package and returns with the student chosen. `complete` fills in more fields before saving. */
export async function addStudent(traveller: Traveller, complete?: () => Promise<void>): Promise<void> {
  const { page, hand, language, message } = traveller;
  await hand.press(page.getByRole('main').getByRole('link', { name: message('subscribe.students.add') }));
  await expect(heading(page)).toHaveText(message('student.add.title'));
  await fillStudent(traveller);
  await complete?.();
  await hand.press(page.getByRole('button', { name: message('student.form.save') }));
  await page.waitForURL('**/packages/**');
  await expect(page.getByRole('checkbox', { name: new RegExp(child.name[language]) })).toBeChecked();
}

/** Checks the result on the package page and adds it to the order; ends at the checkout, as there is one student. */
export async function addToOrder({ page, hand, language, message }: Traveller): Promise<void> {
  const panel = page.getByRole('region', { name: message('subscribe.label') });
  await expect(panel.getByText(loosely(period.first[language])).last()).toBeVisible();
  await expect(panel.getByText(loosely(period.last[language])).last()).toBeVisible();
  await expect(panel.getByText(loosely(total[language]))).toBeVisible();
  await hand.press(page.getByRole('button', { name: message('subscribe.checkout'), exact: true }));
  await page.waitForURL('**/checkout');
  await expect(heading(page)).toHaveText(message('checkout.page.title'));
  await expect(page.getByText(loosely(total[language])).first()).toBeVisible();
}

/** Acknowledges on the checkout what was found for the child. */
export async function acknowledge({ page, hand }: Traveller): Promise<void> {
  await hand.tick(page.getByRole('main').getByRole('checkbox'));
}

/** Chooses mada and places the order; ends on the payment provider's page. */
export async function placeOrder({ page, hand, message }: Traveller): Promise<void> {
  await hand.tick(page.getByRole('radio', { name: message('payment.method.mada') }));
  await hand.press(
    page
      .getByRole('button', { name: message('checkout.place') })
      .filter({ visible: true })
      .first(),
  );
  await page.waitForURL('**/mock-provider**');
}

/** Ends the payment on the payment provider's page. */
export async function endPayment({ page, hand }: Traveller, choice: 'paid' | 'declined' | 'abandoned'): Promise<void> {
  await hand.press(page.locator(`button[name="choice"][value="${choice}"]`));
}

/** Expects that the order is confirmed, and that its page begins with the first lunch. */
export async function followOrder({ page, hand, language, message }: Traveller): Promise<void> {
  await page.waitForURL('**/sub-successful**');
  await expect(heading(page)).toHaveText(message('confirmed.page.title'));
  await hand.press(page.getByRole('link', { name: message('confirmed.follow') }));
  await page.waitForURL('**/profile/my-orders/current-orders?order=**');
  await expect(page.getByRole('heading', { level: 2 }).first()).toContainText(child.name[language]);
  await expect(page.getByText(new RegExp(child.name[language])).first()).toBeVisible();
}
