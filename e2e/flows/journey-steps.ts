import { expect, type Locator, type Page } from '@playwright/test';
import type english from '../../src/i18n/en.json';
import { fillSignUp, newestCode, newParent } from './account-steps.ts';

type MessageId = keyof typeof english;

/** What the steps of the journey need of a test. */
export interface Traveller {
  page: Page;
  language: 'en' | 'ar';
  message: (id: MessageId, values?: Record<string, string | number>) => string;
}

/** Sunday morning in Riyadh: the first possible start is Sunday 29 November 2026. */
export const journeyClock = '2026-11-22T07:00:00Z';

/** The period of decisions.md: 22 school days from 29 November without a vacation end on 28 December. */
export const period = {
  startsOn: '2026-11-29',
  first: { en: 'Sun 29 Nov 2026', ar: 'الأحد 29 نوفمبر 2026' },
  last: { en: 'Mon 28 Dec 2026', ar: 'الاثنين 28 ديسمبر 2026' },
};

/** 250.00 before VAT, no delivery fee: 37.50 of VAT. */
export const total = { en: 'SAR 287.50', ar: '287.50 ر.س' };

export const child = { name: { en: 'Jana Al Salem', ar: 'جنى السالم' }, day: '14', month: '3', year: '2017' };
const school = { en: 'Masar School, Al Yasmin', ar: 'مدرسة مسار، الياسمين' };
const packageName = { en: 'Everyday Healthy', ar: 'الصحي اليومي' };

/** Text that may carry no-break spaces, as dates and amounts do. */
export const loosely = (text: string) =>
  new RegExp(text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(' ', String.raw`\s`));

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** From the home page to the package, by its links. */
export async function findPackage({ page, language, message }: Traveller): Promise<void> {
  await page.goto('/');
  await page
    .getByRole('main')
    .getByRole('link', { name: message('home.hero.packages') })
    .click();
  await page.waitForURL('**/packages');
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(packageName[language]) })
    .first()
    .click();
  await expect(heading(page)).toHaveText(packageName[language]);
}

/** The visitor chooses dates, is told to sign in, and makes an account; ends back at the package, signed in. */
export async function signUpOnTheWay({ page, message }: Traveller): Promise<void> {
  await page.getByRole('button', { name: message('subscribe.add'), exact: true }).click();
  const question = page.getByRole('dialog', { name: message('subscribe.signIn.title') });
  await question.getByRole('link', { name: message('subscribe.signIn.signUp') }).click();
  await page.waitForURL('**/signup**');
  await fillSignUp(page);
  await page.getByRole('button', { name: message('signUp.action.submit') }).click();
  await page.waitForURL('**/verify**');
  await page.getByLabel(message('verify.field.code')).fill(await newestCode(page));
  await page.getByRole('button', { name: message('verify.action.submit') }).click();
  await page.waitForURL('**/signin**');
  await page.getByLabel(message('account.field.mobile')).fill(newParent.typedMobile);
  await page.locator('#sign-in-password').fill(newParent.password);
  await page.getByRole('button', { name: message('signIn.action.submit') }).click();
  await page.waitForURL('**/packages/**');
}

async function choose(page: Page, field: Locator, option: string): Promise<void> {
  await field.click();
  await page.getByRole('option', { name: option }).first().click();
}

/** Fills the student's form; saving is the caller's. */
export async function fillStudent({ page, language, message }: Traveller): Promise<void> {
  await page.getByLabel(message('student.about.name')).fill(child.name[language]);
  await page.getByLabel(message('student.about.day')).fill(child.day);
  await page.getByLabel(message('student.about.month')).fill(child.month);
  await page.getByLabel(message('student.about.year')).fill(child.year);
  await page.getByRole('combobox', { name: message('student.school.label') }).fill(school[language].slice(0, 5));
  await page.getByRole('option', { name: new RegExp(school[language]) }).click();
  await choose(
    page,
    page.getByRole('combobox', { name: message('student.about.level') }),
    language === 'ar' ? 'الابتدائية' : 'Primary',
  );
  await page.getByRole('checkbox', { name: message('student.health.none') }).check();
  await choose(
    page,
    page.getByRole('combobox', { name: message('student.home.region') }),
    language === 'ar' ? 'الرياض' : 'Riyadh',
  );
  await choose(
    page,
    page.getByRole('combobox', { name: message('student.home.neighbourhood') }),
    language === 'ar' ? 'الياسمين' : 'Al Yasmin',
  );
  await page
    .getByLabel(message('student.home.street'))
    .fill(language === 'ar' ? 'طريق أنس بن مالك' : 'Anas Ibn Malik Rd');
  await page.getByLabel(message('student.home.building'), { exact: true }).fill('4527');
  await page.getByRole('checkbox', { name: message('student.conditions.accept') }).check();
}

/** From the package: adds a child, comes back with it chosen. */
export async function addStudent(traveller: Traveller): Promise<void> {
  const { page, language, message } = traveller;
  await page
    .getByRole('main')
    .getByRole('link', { name: message('subscribe.students.add') })
    .click();
  await expect(heading(page)).toHaveText(message('student.add.title'));
  await fillStudent(traveller);
  await page.getByRole('button', { name: message('student.form.save') }).click();
  await page.waitForURL('**/packages/**');
  await expect(page.getByRole('checkbox', { name: new RegExp(child.name[language]) })).toBeChecked();
}

/** Reads the result on the package page and puts it in the order; ends in the cart. */
export async function addToOrder({ page, language, message }: Traveller): Promise<void> {
  const panel = page.getByRole('region', { name: message('subscribe.label') });
  await expect(panel.getByText(loosely(period.first[language])).last()).toBeVisible();
  await expect(panel.getByText(loosely(period.last[language])).last()).toBeVisible();
  await expect(panel.getByText(loosely(total[language]))).toBeVisible();
  await page.getByRole('button', { name: message('subscribe.add'), exact: true }).click();
  await page.waitForURL('**/cart/choose-applicants**');
  await expect(heading(page)).toHaveText(message('cart.page.title'));
  await expect(page.getByText(loosely(total[language])).first()).toBeVisible();
}

/** From the cart to the checkout. */
export async function goToCheckout({ page, message }: Traveller): Promise<void> {
  await page
    .getByRole('link', { name: new RegExp(`^(?:${message('cart.continue')}|${message('cart.continue.short')})`) })
    .filter({ visible: true })
    .first()
    .click();
  await page.waitForURL('**/checkout');
  await expect(heading(page)).toHaveText(message('checkout.page.title'));
}

/** Chooses mada and places the order; ends on the payment company's page. */
export async function placeOrder({ page, message }: Traveller): Promise<void> {
  await page.getByRole('radio', { name: message('payment.method.mada') }).check();
  await page
    .getByRole('button', { name: message('checkout.place') })
    .filter({ visible: true })
    .first()
    .click();
  await page.waitForURL('**/mock-provider**');
}

/** The payment company's page: how this payment ends. */
export async function endPayment(page: Page, choice: 'pay' | 'decline' | 'abandon'): Promise<void> {
  await page.locator(`button[name="choice"][value="${choice}"]`).click();
}

/** The order is confirmed and stands in Current Orders. */
export async function followOrder({ page, language, message }: Traveller): Promise<void> {
  await page.waitForURL('**/sub-successful**');
  await expect(heading(page)).toHaveText(message('confirmed.page.title'));
  await page.getByRole('link', { name: message('confirmed.follow') }).click();
  await page.waitForURL('**/profile/my-orders/current-orders**');
  await expect(heading(page)).toHaveText(message('orders.page.title'));
  await expect(page.getByText(new RegExp(child.name[language])).first()).toBeVisible();
}
