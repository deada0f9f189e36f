import { readFile } from 'node:fs/promises';
import { accountOf } from '../../mocks/personas.ts';
import { codesOf } from '../real/codes.ts';
import type { Person, Target } from './person.ts';
import { expect, test } from './release-fixtures.ts';
import type { ReleaseServer } from './release-server.ts';
import { watchSavedFile } from './steps.ts';

// A tab of the first release stays open while the server switches to the next one, which has none of the first one's
// files.

/**
 * The build number of the open document; build.json has the numbers of both builds. Empty while the document changes:
 * the server has then received the request for the next one, and the browser still shows the last one.
 */
const buildOf = async (person: Person) =>
  person
    .evaluate(() => document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? '')
    .catch((error: unknown) => {
      if (error instanceof Error && error.message.includes('Execution context was destroyed')) return '';
      throw error;
    });

const linkTo = (path: string): Target => ({ css: `a[href="${path}"]` });

/** The build number that the server serves now. */
async function servedBuild(site: ReleaseServer): Promise<string> {
  return ((await (await fetch(`${site.origin}/build.json`)).json()) as { build: string }).build;
}

/** The files with the texts of public pages in both languages. */
async function publicTexts(): Promise<RegExp> {
  const manifest = JSON.parse(await readFile('build/production/.vite/manifest.json', 'utf8')) as Record<
    string,
    { file: string }
  >;
  const files = (['en', 'ar'] as const).map((language) => manifest[`src/i18n/${language}.json?part=public`]?.file);
  return new RegExp(files.map((file) => `/${file}$`).join('|'));
}

/** Releases the next build while the page is open. */
function release(site: ReleaseServer): void {
  site.serve('next');
  site.forget();
}

async function expectNextBuild(person: Person, site: ReleaseServer, ...documents: string[]): Promise<void> {
  await expect.poll(() => site.documents()).toEqual(documents);
  const build = await servedBuild(site);
  await expect.poll(async () => buildOf(person)).toBe(build);
  await person.see({ role: 'heading', level: 1 });
  expect(site.documents()).toEqual(documents);
}

/**
 * Makes the browser load the next build's service worker now, and waits until it has replaced the old one. If a page
 * loads files meanwhile, and DevTools is attached to the workers as Playwright does it, Chromium may hang in the next
 * visit: 8 of 39 under load; without DevTools none of 56.
 */
async function replaceWorker(person: Person): Promise<void> {
  const isReplaced = async () =>
    person.evaluate(async () => {
      const registration = await navigator.serviceWorker?.getRegistration();
      return !registration?.installing && !registration?.waiting;
    });
  await person.evaluate(async () => {
    const registration = await navigator.serviceWorker?.getRegistration();
    await registration?.update();
  });
  await expect.poll(isReplaced).toBe(true);
}

test('E05 After a release a press of a link opens the page, with one load of a document', async ({
  person,
  site,
  visit,
  seeHeading,
}) => {
  await visit('/');
  release(site);
  await person.press(linkTo('/contact'));
  await seeHeading('contact.title');
  await expectNextBuild(person, site, '/contact');
  // From here on the app is the next release.
  await person.press(linkTo('/policy'));
  await seeHeading('policy.title');
  expect(site.documents()).toEqual(['/contact']);
});

test('E05 After a release a page that is visited again works, and the next build is taken over', async ({
  person,
  site,
  visit,
  seeHeading,
}) => {
  await visit('/');
  release(site);
  // A worker may answer this visit from storage; otherwise the server does.
  await visit('/');
  await replaceWorker(person);
  await person.press(linkTo('/contact'));
  await seeHeading('contact.title');
  // Another visit now would interrupt the load of the next build.
  await expect.poll(async () => buildOf(person)).toBe(await servedBuild(site));
  await visit('/');
  expect(await buildOf(person)).toBe(await servedBuild(site));
});

test('E05 After a release a link that was pointed at before opens the page, with one load of a document', async ({
  person,
  site,
  settle,
  visit,
  seeHeading,
}) => {
  await visit('/contact');
  release(site);
  await person.evaluate(() => {
    const event = new MouseEvent('mouseover', { bubbles: true });
    document.querySelector('a[href="/meals"]')?.dispatchEvent(event);
  });
  await expect.poll(() => site.lost().length).toBeGreaterThan(0);
  await settle();
  // The failed hover request has not loaded a document.
  expect(site.documents()).toEqual([]);
  await person.press(linkTo('/meals'));
  await seeHeading('meals.title');
  await expectNextBuild(person, site, '/meals');
});

test('E05 After a release the other language opens with what was typed', async ({ person, site, visit, writeName }) => {
  await visit('/contact');
  await writeName('Reem');
  release(site);
  const { lang, name } = await person.evaluate(() => {
    const toggle = document.querySelector('header a[hreflang]');
    return { lang: toggle?.getAttribute('lang'), name: toggle?.textContent };
  });
  expect(name).not.toBe('');
  await person.press({ css: 'header a[hreflang]' });
  await person.see({ css: `html[lang="${lang}"] h1` });
  await expect.poll(async () => person.value({ css: 'main input' })).toBe('Reem');
  await expectNextBuild(person, site, '/contact');
});

test('E05 After a release, typed text is still there after Back', async ({
  person,
  site,
  message,
  visit,
  writeName,
  seeHeading,
}) => {
  await visit('/contact');
  await writeName('Reem');
  release(site);
  await person.press(linkTo('/policy'));
  await seeHeading('policy.title');
  await expectNextBuild(person, site, '/policy');
  await person.evaluate(() => {
    history.back();
  });
  await seeHeading('contact.title');
  await expect.poll(async () => person.value({ label: message('contact.form.name') })).toBe('Reem');
});

test('E05 The page still opens after one failed request of the texts', async ({ person, site, visit, seeHeading }) => {
  // The home page preloads the texts of the other public pages.
  site.drop(await publicTexts(), 1);
  await visit('/');
  await expect.poll(() => site.lost()).toHaveLength(1);
  site.forget();
  await person.press(linkTo('/contact'));
  await seeHeading('contact.title');
  // There is no document request if the browser repeats the request that failed on hover.
  expect(site.documents().filter((path) => path !== '/contact')).toEqual([]);
  expect(site.documents().length).toBeLessThan(2);
});

// The server limits how often one number is asked for, so each engine has its own parent.
const forgetful = {
  'headless-shell': 'reem',
  chromium: 'noura',
  'chromium-109': 'maha',
  firefox: 'salma',
  webkit: 'huda',
  wpe: 'khalid',
} as const;

test('E05 After a release a code for the phone is asked for on the page of the next build', async ({
  person,
  engine,
  site,
  message,
  visit,
}) => {
  const mobile = accountOf(forgetful[engine]).mobileNumber;
  const sentCodes = async () => (await codesOf(process.env['REAL_EMULATOR'] ?? '', mobile)).length;
  // The other language sends codes to the same number.
  const before = await sentCodes();
  await visit('/forgetPassword');
  await person.write({ label: message('account.field.mobile') }, mobile.replace('+966', '0'));
  release(site);
  await person.press({ css: 'main button[type="submit"]' });
  await expect.poll(async () => (await person.address()).pathname).toBe('/verify');
  await person.see({ role: 'heading', level: 1 });
  await expectNextBuild(person, site, '/verify');
  await person.press({ role: 'button', name: message('verify.action.send') });
  await person.see({ label: message('verify.field.code') });
  expect(await sentCodes()).toBeGreaterThan(before);
  expect(site.documents()).toEqual(['/verify']);
});

test('E05 After a release the PDF of a report comes at the second press', async ({
  person,
  site,
  signInAs,
  message,
  visit,
}) => {
  await signInAs('huda');
  const report = '/profile/my-orders/report/2018';
  await visit(report);
  release(site);
  await person.press({ role: 'button', name: message('report.download') });
  await person.see({ text: message('shell.loadedAgain.title') });
  await expectNextBuild(person, site, report);
  const saved = await watchSavedFile(person);
  await person.press({ role: 'button', name: message('report.download') });
  // An engine without DecompressionStream unpacks the fonts in JavaScript, which is slow.
  await expect.poll(saved, { timeout: 60_000 }).toBe('%PDF-');
  await person.see({ text: message('report.download.done') });
  expect(site.documents()).toEqual([report]);
});

test('E05 After a release the details of a meal open, with one load of a document', async ({ person, site, visit }) => {
  await visit('/meals');
  release(site);
  await person.press({ css: 'main article a[aria-haspopup="dialog"]' });
  await person.see({ role: 'dialog' });
  await expectNextBuild(person, site, '/meals');
});

test('E05 After a release the menu opens at the second press @narrow', async ({
  person,
  site,
  settle,
  message,
  visit,
}) => {
  if (!person.hasFixedSize) await person.resize(390, 844);
  await visit('/about');
  release(site);
  const menu: Target = { role: 'button', name: message('shell.menu.open') };
  await person.press(menu);
  await expect.poll(() => site.documents()).toEqual(['/about']);
  await settle();
  await person.press(menu);
  await person.see({ role: 'dialog' });
  await expectNextBuild(person, site, '/about');
});

test('E05 After a release the parent is asked before a password is lost, and the number is kept', async ({
  person,
  site,
  message,
  visit,
}) => {
  await visit('/signin');
  await person.write({ label: message('account.field.mobile') }, '0512345678');
  await person.write({ css: '#sign-in-password' }, 'a secret of mine');
  release(site);
  // The confirmation dialog of the language switch is in a file that no longer exists.
  await person.press({ css: 'a[hreflang]' });
  await person.see({ text: message('shell.documentDue.title') });
  expect(await person.value({ css: '#sign-in-password' })).toBe('a secret of mine');
  expect(site.documents()).toEqual([]);
  await person.press({ role: 'button', name: message('shell.documentDue.load') });
  await expect.poll(async () => person.value({ css: '#sign-in-password' })).toBe('');
  await expect
    .poll(async () => (await person.value({ label: message('account.field.mobile') })).replaceAll(/\D/g, ''))
    .toMatch(/512345678$/);
  await expectNextBuild(person, site, '/signin');
});

test('E05 A server with a broken file ends in the error page, without a loop, until it is fixed', async ({
  person,
  site,
  settle,
  message,
  visit,
  seeHeading,
}) => {
  await visit('/contact');
  site.forget();
  site.drop(/\/assets\/policy[^/]*\.js$/);
  await person.press(linkTo('/policy'));
  await seeHeading('errorPage.network.title');
  expect(site.documents()).toEqual(['/policy']);
  const retry: Target = { role: 'button', name: message('errorPage.retry') };
  await person.press(retry);
  await expect.poll(() => site.documents()).toEqual(['/policy', '/policy']);
  await seeHeading('errorPage.network.title');
  await settle();
  expect(site.documents()).toEqual(['/policy', '/policy']);
  site.repair();
  await person.press(retry);
  await expect.poll(() => site.documents()).toHaveLength(3);
  await seeHeading('policy.title');
  expect(site.documents()).toEqual(['/policy', '/policy', '/policy']);
});

test('E05 A page of the old release with the number of the next one ends in the error page, without a loop', async ({
  person,
  site,
  settle,
  visit,
  seeHeading,
}) => {
  await visit('/contact');
  site.forget();
  // Like a cache that keeps the old page but has lost one of its files.
  site.mix('/build.json');
  site.drop(/\/assets\/policy[^/]*\.js$/);
  await person.press(linkTo('/policy'));
  await seeHeading('errorPage.network.title');
  await settle();
  expect(site.documents()).toEqual(['/policy']);
});
