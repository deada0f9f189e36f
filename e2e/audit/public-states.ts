import { expect } from '@playwright/test';
import { fillSignUp } from '../flows/account-steps.ts';
import { contactForm, signInForm } from '../flows/form-fields.ts';
import { openPackage } from '../flows/package-steps.ts';
import { errorToasts } from '../flows/toast-steps.ts';
import { dialogIsOpen, type PageState, type Stage } from './page-state.ts';

const submit = ({ page }: Stage) => page.getByRole('main').locator('button[type="submit"]').last().click();

/** Submits the page's form, and waits until this many of its fields are marked as invalid. */
const sendsWrong =
  (fields: number) =>
  async (stage: Stage): Promise<void> => {
    await submit(stage);
    await expect(stage.page.getByRole('main').locator('[aria-invalid="true"]')).toHaveCount(fields);
  };

async function joinsNewsletter({ page, message }: Stage): Promise<void> {
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('textbox').fill('parent@example.com');
  await footer.getByRole('button', { name: message('shell.newsletter.join') }).click();
}

const newNumber = { UNCONFIRMED_MOBILE_NUMBER: '+966553018264', IS_VERIFIED: 'false' };

/** States of the public pages, sign-up and sign-in. */
export const publicStates: readonly PageState[] = [
  {
    name: 'the menu of a phone is open',
    path: '/about',
    who: 'huda',
    only: 'phone',
    prepare: async (stage) => {
      await stage.page.getByRole('button', { name: stage.message('shell.menu.open') }).click();
      await dialogIsOpen(stage);
    },
  },
  {
    name: 'the page asks whether to switch the language',
    path: '/contact',
    prepare: async (stage) => {
      const { page, language } = stage;
      await contactForm(stage).message.fill('Do you deliver to An Narjis?');
      await page
        .locator(`a[hreflang="${language === 'en' ? 'ar' : 'en'}"]`)
        .first()
        .click();
      await dialogIsOpen(stage);
    },
  },
  { name: 'the contact form shows what is missing', path: '/contact', prepare: sendsWrong(3) },
  {
    name: 'the contact form shows two messages of the server',
    path: '/contact',
    prepare: async (stage) => {
      const { page, scenario } = stage;
      const form = contactForm(stage);
      await form.name.fill('Noura');
      await form.email.fill('noura@example.com');
      await form.message.fill('Do you deliver to Al Malqa on Sundays?');
      await scenario('error-list');
      await submit(stage);
      await expect(errorToasts(page)).toHaveCount(2);
    },
  },
  {
    name: 'the newsletter was joined',
    path: '/policy',
    prepare: async (stage) => {
      await joinsNewsletter(stage);
      await expect(stage.page.getByRole('contentinfo').locator('output')).not.toBeEmpty();
    },
  },
  {
    name: 'the newsletter was refused',
    path: '/policy',
    prepare: async (stage) => {
      await stage.scenario('server-error-list');
      await joinsNewsletter(stage);
      await expect(errorToasts(stage.page)).toHaveCount(2);
    },
  },
  {
    name: 'the pre-registration shows what is missing',
    path: '/',
    prepare: async ({ page, message }) => {
      const form = page.getByRole('region', { name: message('home.preRegister.title') });
      await form.getByRole('button', { name: message('home.preRegister.send') }).click();
      await expect(form.locator('[aria-invalid="true"]').first()).toBeVisible();
    },
  },
  { name: 'the home page has no content', path: '/', scenario: 'every-list-empty' },
  { name: 'no package is offered', path: '/packages', scenario: 'no-packages' },
  { name: 'the packages are for one age', path: '/packages?applicant=14&age=9', who: 'noura' },
  { name: 'the package is withdrawn', path: '/packages/10' },
  { name: 'no meal is listed', path: '/meals', scenario: 'no-meals' },
  {
    name: 'the allergens to leave out are open on a phone',
    path: '/meals',
    only: 'phone',
    prepare: async (stage) => {
      const { page, message } = stage;
      await page.getByRole('button', { name: message('meals.filter.without.open', { count: 0 }) }).click();
      await page.getByRole('dialog').getByRole('checkbox').first().check();
      await dialogIsOpen(stage);
    },
  },
  { name: 'the meals leave milk out', path: '/meals?without=milk' },
  { name: 'no article is published', path: '/blog', scenario: 'no-blogs' },
  { name: 'the article is hostile HTML', path: '/blog/1', scenario: 'hostile-article' },
  { name: 'the article is in the other language', path: '/blog/1', scenario: 'untranslated-article' },
  { name: 'no news is published', path: '/event', scenario: 'no-news' },
  { name: 'the server fails', path: '/packages/1', scenario: 'server-error' },
  { name: 'there is no connection', path: '/packages/1', scenario: 'offline' },
  { name: 'signing in shows what is missing', path: '/signin', prepare: sendsWrong(2) },
  {
    name: 'signing in is refused',
    path: '/signin',
    prepare: async (stage) => {
      const { page, message } = stage;
      const form = signInForm(stage);
      await form.mobile.fill('0512344821');
      await form.password.fill('not-the-password');
      await submit(stage);
      await expect(page.getByRole('region', { name: message('account.errors.attempt') })).toBeFocused();
    },
  },
  { name: 'signing up shows what is missing', path: '/signup', prepare: sendsWrong(5) },
  {
    name: 'a phone code was sent',
    path: '/signup',
    prepare: async ({ page, message }) => {
      await fillSignUp({ page, message });
      await page.getByRole('button', { name: message('signUp.action.submit') }).click();
      await expect(page.getByLabel(message('verify.field.code'))).toBeVisible();
    },
  },
  {
    name: 'the phone code is wrong',
    path: '/signup',
    scenario: 'code-wrong',
    prepare: async ({ page, message }) => {
      await fillSignUp({ page, message });
      await page.getByRole('button', { name: message('signUp.action.submit') }).click();
      await page.getByLabel(message('verify.field.code')).fill('123456');
      await expect(page.getByLabel(message('verify.field.code'))).toHaveAttribute('aria-invalid', 'true');
    },
  },
  { name: 'the number to reset is missing', path: '/forgetPassword', prepare: sendsWrong(1) },
  {
    name: 'the new password is missing',
    path: '/resetpassword',
    storage: { ...newNumber, TOKEN_FIRE_BASE: 'mock-phone-token' },
    prepare: sendsWrong(2),
  },
  {
    name: 'a visitor has to sign in to subscribe',
    path: '/packages/1',
    prepare: async (stage) => {
      const { page, message } = stage;
      await openPackage(page, '/packages/1');
      await page.locator('[data-date]:not([aria-disabled="true"])').first().click();
      await page.getByRole('button', { name: message('subscribe.visitor.subscribe'), exact: true }).click();
      await dialogIsOpen(stage);
    },
  },
];
