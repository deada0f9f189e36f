import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { newParent } from './account-steps.ts';
import { keyboard, pointer } from './input-methods.ts';
import {
  addStudent,
  addToOrder,
  child,
  endPayment,
  findPackage,
  followOrder,
  placeOrder,
  signUpOnTheWay,
  type Traveller,
} from './journey-steps.ts';
import { unknownNames } from './stored-names.ts';
import { followTraces, leaks } from './traces.ts';

/** Checks a screen on the way, for example with axe. */
type Look = () => Promise<void>;

async function travel(traveller: Traveller, look: Look): Promise<void> {
  await findPackage(traveller);
  await look();
  await signUpOnTheWay(traveller);
  await look();
  await addStudent(traveller);
  await addToOrder(traveller);
  await look();
  await placeOrder(traveller);
  await look();
  await endPayment(traveller, 'paid');
  await traveller.page.waitForURL('**/sub-successful**');
  await look();
  await followOrder(traveller);
  await look();
}

/** Data of the parent and the student that must not be in any address, storage, log or cookie after the journey. */
const secrets = {
  'the name': [newParent.name],
  'the number': ['509987711', '٥٠٩٩٨٧٧١١', '٠٥٠ ٩٩٨ ٧٧١١'],
  'the e-mail': [newParent.email],
  'the password': [newParent.password],
  'the child’s name': Object.values(child.name),
  'the birth date': [`${child.year}-03-14`, `${child.year}-3-14`, `14/3/${child.year}`, `14/03/${child.year}`],
  'the street': ['Anas Ibn Malik', 'أنس بن مالك'],
};

async function expectEmptyCart(page: Page, title: string): Promise<void> {
  await page.goto('/cart/choose-applicants');
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
}

test('R01 R09 R10 R17 R18 R21 R27 R30 P01 O04 A parent signs up, registers a child, subscribes and pays @journey', async ({
  page,
  language,
  message,
  axe,
}) => {
  test.setTimeout(120_000);
  const traces = followTraces(page);
  await travel({ page, hand: pointer(page), language, message }, axe);
  await expectEmptyCart(page, message('cart.empty.title'));
  expect(traces.length).toBeGreaterThan(50);
  expect(await leaks(page, traces, secrets)).toEqual([]);
  expect(await unknownNames(page)).toEqual([]);
});

test('R10 R17 R21 R30 A parent makes the whole journey by keyboard alone @once @rest', async ({
  page,
  language,
  message,
}) => {
  test.setTimeout(180_000);
  await travel({ page, hand: keyboard(page), language, message }, async () => undefined);
  await expectEmptyCart(page, message('cart.empty.title'));
});

test.describe('far from home', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('P07 A parent in Los Angeles chooses and sees the dates of Riyadh @once @rest', async ({
    page,
    language,
    message,
    clock,
  }) => {
    test.setTimeout(120_000);
    // Saturday evening in Los Angeles is Sunday morning in Riyadh.
    await clock('2026-11-22T05:30:00Z');
    await travel({ page, hand: pointer(page), language, message }, async () => undefined);
  });
});
