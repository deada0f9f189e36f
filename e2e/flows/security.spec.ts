import type { Page } from '@playwright/test';
import { findPersona, storageOf } from '../../mocks/personas.ts';
import { expect, test } from '../fixtures.ts';
import { setLocalStorage } from '../local-storage.ts';
import { drafts, submitSignIn } from './account-steps.ts';
import { accountForm, studentForm } from './form-fields.ts';
import { unknownNames } from './stored-names.ts';
import { fillBirthDate, fillHealth, fillStudent, newStudent } from './student-steps.ts';
import { followTraces, leaks } from './traces.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('C09 An article that somebody wrote to attack its readers is read, and does nothing else @once @rest', async ({
  page,
  scenario,
  axe,
}) => {
  await page.addInitScript(() => {
    Reflect.set(window, 'hacks', 0);
    Reflect.set(window, 'hacked', () => Reflect.set(window, 'hacks', Number(Reflect.get(window, 'hacks')) + 1));
  });
  await scenario('hostile-article');
  await page.goto('/blog/24');
  const text = page.getByRole('main').getByRole('article').first();
  await expect(text.getByRole('heading', { level: 2, name: 'Lunch' })).toBeVisible();
  await expect(text.getByRole('listitem')).toHaveText(['Oats', 'Eggs']);
  await expect(text.getByText('Not run: <img src=x onerror=hacked()>')).toBeVisible();
  await expect(
    text.locator('script, style, iframe, object, embed, form, input, button, svg, math, [style]'),
  ).toHaveCount(0);
  const targets = await text.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(targets.filter((target) => target !== null)).toEqual(['/packages']);
  await axe();

  // Pressing does not run anything either; the fixture watches the addresses that tests must not request.
  for (const link of await text.locator('a:not([href])').all()) await link.click();
  for (const each of await text.getByText('x', { exact: true }).all()) await each.hover();
  expect(new URL(page.url()).pathname).toBe('/blog/24');
  expect(await page.evaluate(() => Number(Reflect.get(window, 'hacks')))).toBe(0);
});

test('R03 A01 Signing in leads to pages of this app alone, whatever the address asks for @once @rest', async ({
  page,
  message,
}) => {
  const { account } = findPersona('noura');
  for (const target of ['%2F%2Fevil.example', '/%5Cevil.example', 'javascript:alert(1)']) {
    await page.goto(`/signin?redirect=${target}`);
    await submitSignIn({ page, message }, account);
    await page.waitForURL((url) => url.pathname === '/' && url.hostname === 'localhost');
    await page.evaluate(() => {
      localStorage.removeItem('TOKEN');
    });
  }
});

test('A09 A tab that was left open follows who is signed in, and never acts for the one before @once', async ({
  page,
  context,
  signIn,
  settled,
  message,
}) => {
  const form = accountForm({ page, message });
  await signIn('huda');
  await page.goto('/profile/my-account/account-setting/edit');
  await form.name.fill('Half a name');
  await expect.poll(() => drafts(page)).toHaveLength(1);
  await settled();
  const tokens: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) tokens.push(request.headers()['authorization']);
  });

  // Huda logs out in another tab of this device: this tab loses everything that she had begun.
  const other = await context.newPage();
  await other.goto('/about');
  const become = (name: 'visitor' | 'noura' | 'huda') =>
    setLocalStorage(other, storageOf(findPersona(name), new Date()));
  await become('visitor');
  await expect(heading(page)).toHaveText(message('forbidden.title'));
  await expect(page.getByText('Huda')).toHaveCount(0);
  expect(await drafts(page)).toEqual([]);

  // Another parent then signs in there: this tab is theirs too.
  await become('noura');
  await expect(form.name).toHaveValue(findPersona('noura').account?.fullName ?? '');
  expect(tokens.filter((token) => token === 'Bearer mock-session-huda')).toEqual([]);
  expect(tokens).toContain('Bearer mock-session-noura');

  // A tab that missed the log-out sees only the next parent: no form of the previous one remains.
  await form.name.fill('Half another name');
  await expect.poll(() => drafts(page)).toHaveLength(1);
  await become('huda');
  await expect(form.name).toHaveValue(findPersona('huda').account?.fullName ?? '');
  expect(await drafts(page)).toEqual([]);
});

test('A07 S04 What was typed before a session ended is found by the same parent, and by no other @once', async ({
  page,
  signIn,
  message,
  scenario,
  language,
}) => {
  const form = studentForm({ page, message, language });
  const expire = async () => {
    await scenario('session-expired');
    await form.school.fill('a');
    await page.waitForURL('**/signin**');
    await scenario('default');
  };
  const signInThere = async (name: 'huda' | 'noura') => {
    await submitSignIn({ page, message }, findPersona(name).account);
    await page.waitForURL('**/add-applicants');
  };
  const values = () => Promise.all([form.name, form.day, form.month, form.year].map((each) => each.inputValue()));

  await signIn('huda');
  await page.goto('/profile/my-account/applicants/add-applicants');
  await form.name.fill(newStudent.name);
  await fillBirthDate(form, '7', '3', '2017');
  await expire();
  await signInThere('huda');
  await expect.poll(values).toEqual([newStudent.name, '7', '3', '2017']);
  await expire();
  await signInThere('noura');
  expect(await values()).toEqual(['', '', '', '']);
  expect(await drafts(page)).toEqual([]);
  await page.reload();
  expect(await values()).toEqual(['', '', '', '']);
});

test('O05 O06 What an address claims of a payment is nothing: the server is asked @once @rest', async ({
  page,
  signIn,
  message,
}) => {
  await signIn('salma');
  await page.goto('/');
  await expect(heading(page)).toBeVisible();
  const payment = async () =>
    page.evaluate(async (userId) => {
      const { payments, orders } = (await window.nabtaMock?.state()) ?? { payments: [], orders: [] };
      const own = payments.filter(({ user_id }) => user_id === userId);
      return {
        id: own.at(-1)?.id,
        orderId: own.at(-1)?.order_id,
        states: own.map(({ status }) => status),
        orders: orders.filter(({ user_id }) => user_id === userId).map(({ status }) => status),
      };
    }, findPersona('salma').account?.userId);
  const before = await payment();
  expect(before.states).not.toContain('paid');
  for (const claim of ['status=paid', 'payment_status=paid&result=success', 'paid=true&order_status=confirmed']) {
    await page.goto(`/checkout?payment=${before.id}&${claim}`);
    await expect(heading(page)).toHaveText(message('payment.checking.title'));
  }
  await page.goto(`/sub-successful?order=${before.orderId}&status=paid`);
  await page.waitForURL(`**/checkout?payment=${before.id}`);
  await expect(page.getByText(message('confirmed.page.title'))).toHaveCount(0);
  expect(await payment()).toEqual(before);
});

test('S04 Nothing of a child’s health is kept on the device or sent in an address while it is typed and saved @once', async ({
  page,
  signIn,
  language,
  message,
}) => {
  const form = studentForm({ page, message, language });
  const traces = followTraces(page);
  const { note, severe, mild } = newStudent.health;
  const secrets = { health: [note, severe, mild, 'iabetes', 'السكري'] };
  await signIn('reem');
  await page.goto('/profile/my-account/applicants/add-applicants');
  await fillStudent(form, language === 'ar' ? 'مدرسة' : 'School');
  await fillHealth(form);
  await expect.poll(() => drafts(page)).toHaveLength(1);
  expect(await leaks(page, traces, secrets)).toEqual([]);
  await page.reload();
  await expect(form.name).toHaveValue(newStudent.name);
  expect(await leaks(page, traces, secrets)).toEqual([]);
  expect(await unknownNames(page)).toEqual([]);
});
