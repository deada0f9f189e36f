import type { Locator } from '@playwright/test';
import type { PersonaName } from '../../mocks/personas.ts';
import { expect, test } from '../fixtures.ts';
import { focusedDialog } from './dialog-steps.ts';
import { accountForm, signInForm, studentForm } from './form-fields.ts';
import { type InputMethod, keyboard } from './input-methods.ts';
import { fresh, path as ordersPath, tile } from './order-page-steps.ts';
import type { Screen } from './refusals/reach.ts';

/** A dialog that no other test closes by Escape, and how a keyboard user opens it. */
interface Way {
  dialog: string;
  who: PersonaName;
  path: string;
  /** Set if the dialog exists only on a phone. */
  phone?: true;
  /** Opens the dialog from the opened page; returns the control that opened it. */
  open: (screen: Screen, hand: InputMethod) => Promise<Locator>;
}

const applicants = '/profile/my-account/applicants';

async function pressed(hand: InputMethod, target: Locator): Promise<Locator> {
  await hand.press(target);
  return target;
}

const ways: readonly Way[] = [
  {
    dialog: 'the filters of meals',
    who: 'visitor',
    path: '/meals',
    phone: true,
    open: ({ page, message }, hand) =>
      pressed(hand, page.getByRole('button', { name: message('meals.filter.without.open', { count: 0 }) })),
  },
  {
    dialog: 'the contents of the policy',
    who: 'visitor',
    path: '/policy',
    phone: true,
    open: ({ page, message }, hand) =>
      pressed(hand, page.getByRole('main').getByRole('button', { name: message('policy.contents.open') })),
  },
  {
    dialog: 'a school that is not listed, from the link',
    who: 'noura',
    path: `${applicants}/add-applicants`,
    open: ({ page, message }, hand) =>
      pressed(hand, page.getByRole('button', { name: message('student.newSchool.save') })),
  },
  {
    dialog: 'a school that is not listed, from the search',
    who: 'noura',
    path: `${applicants}/add-applicants`,
    open: async (screen, hand) => {
      const { school } = studentForm(screen);
      await hand.choose(school, 'Dar Al Noor', screen.message('student.school.addTyped', { name: 'Dar Al Noor' }));
      return school;
    },
  },
  {
    dialog: 'the question before half a student is left',
    who: 'noura',
    path: `${applicants}/add-applicants`,
    open: async ({ page, message, language }, hand) => {
      await hand.write(studentForm({ page, message, language }).name, 'Salman');
      return pressed(
        hand,
        page
          .getByRole('main')
          .getByRole('link', { name: message('student.form.cancel') })
          .last(),
      );
    },
  },
  {
    dialog: 'the question before changed details are left',
    who: 'huda',
    path: '/profile/my-account/account-setting/edit',
    open: async ({ page, message }, hand) => {
      await hand.write(accountForm({ page, message }).name, 'Huda N Al Harbi');
      return pressed(hand, page.getByRole('main').getByRole('link', { name: message('myAccount.edit.cancel') }));
    },
  },
  {
    dialog: 'the question before the language changes',
    who: 'visitor',
    path: '/signin',
    open: async ({ page, message, language }, hand) => {
      await hand.write(signInForm({ page, message }).password, 'half-typed');
      return pressed(hand, page.locator(`a[hreflang="${language === 'en' ? 'ar' : 'en'}"]`));
    },
  },
  {
    dialog: 'the question before a student is deleted',
    who: 'noura',
    path: applicants,
    open: ({ page, message }, hand) =>
      pressed(
        hand,
        page
          .getByRole('article')
          .getByRole('button', { name: message('students.card.deleteName', { name: '' }).trim() }),
      ),
  },
  {
    dialog: 'the question before a student leaves the cart, from the button',
    who: 'maha',
    path: '/cart/choose-applicants',
    open: ({ page, message }, hand) =>
      pressed(
        hand,
        page.getByRole('button', { name: message('cart.subscription.remove.of', { name: '' }).trim() }).first(),
      ),
  },
  {
    dialog: 'the question before a student leaves the cart, from the box',
    who: 'maha',
    path: '/cart/choose-applicants',
    open: async ({ page }, hand) => {
      const box = page.getByRole('checkbox').first();
      await hand.toggle(box);
      return box;
    },
  },
  {
    dialog: 'the question before a subscription is cancelled',
    who: 'huda',
    path: `${ordersPath}?order=${fresh.id}`,
    open: ({ page, message }, hand) =>
      pressed(hand, tile(page, message('order.cancel.title')).getByRole('button').first()),
  },
];

/** Run in `npm test`; `npm run test:full` runs all. */
const daily = new Set(['the question before the language changes']);

for (const { dialog: name, who, path, phone, open } of ways) {
  test(`L06 Escape closes ${name}, and the focus is back on what opened it @once${daily.has(name) ? '' : ' @rest'}`, async ({
    page,
    language,
    message,
    clock,
    signIn,
  }) => {
    if (phone) await page.setViewportSize({ width: 390, height: 844 });
    await signIn(who);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const opener = await open({ page, language, message, clock }, keyboard(page));
    const dialog = await focusedDialog(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  });
}
