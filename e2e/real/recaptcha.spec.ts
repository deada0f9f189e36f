import type { Page } from '@playwright/test';
import arabic from '../../src/i18n/ar.json' with { type: 'json' };
import english from '../../src/i18n/en.json' with { type: 'json' };
import { enterCode, signUp } from './code-steps.ts';
import { expect, test } from './fixtures.ts';
import { type Ending, fakeReCaptcha } from './fake-recaptcha.ts';

const script = 'https://www.google.com/recaptcha/api.js';
const callsToGoogle = /^foreign request: https:\/\/(?:identitytoolkit\.googleapis\.com|www\.google\.com\/recaptcha)\//;
const google = 'https://identitytoolkit.googleapis.com';

interface Asked {
  /** The language of the check, for each request of its script. */
  languages: string[];
  /** The language of the text message, for each requested code. */
  locales: string[];
}

/** Removes the emulator's address from config.json and answers in Google's place; the SDK then runs as in production. */
async function actAsGoogle(page: Page, app: string, emulator: string): Promise<Asked> {
  const languages: string[] = [];
  const locales: string[] = [];
  await page.route(`${app}/config.json`, async (route) => {
    const response = await route.fetch();
    const config = (await response.json()) as { firebase: { emulatorOrigin?: string } };
    delete config.firebase.emulatorOrigin;
    await route.fulfill({ response, json: config });
  });
  await page.route(`${google}/**`, async (route) => {
    const request = route.request();
    if (request.method() === 'POST' && request.url().includes(':sendVerificationCode')) {
      locales.push(request.headers()['x-firebase-locale'] ?? '');
    }
    const response = await fetch(request.url().replace(google, `${emulator}/identitytoolkit.googleapis.com`), {
      method: request.method(),
      headers: { 'Content-Type': 'application/json' },
      body: request.postData(),
    });
    const headers = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' };
    if (request.method() === 'OPTIONS') await route.fulfill({ status: 204, headers });
    else await route.fulfill({ status: response.status, headers, body: await response.text() });
  });
  await page.route(`${script}?**`, async (route) => {
    const { searchParams } = new URL(route.request().url());
    languages.push(searchParams.get('hl') ?? '');
    const body = `(${fakeReCaptcha.toString()})(${JSON.stringify(searchParams.get('onload'))})`;
    await route.fulfill({ contentType: 'text/javascript', body });
  });
  await page.route('https://www.google.com/recaptcha/api2/bframe?**', async (route) => {
    await route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Puzzle</title>' });
  });
  return { languages, locales };
}

test('A03 A12 As in production: the check is in the page’s language, each code has a new one, and a closed puzzle shows an error @in-arabic', async ({
  page,
  language,
  message,
  parent,
  codeFor,
  origins,
  allowComplaint,
}) => {
  allowComplaint(callsToGoogle);
  allowComplaint(/recaptchaConfig|Failed to load resource.*ERR_FAILED/);
  const { languages } = await actAsGoogle(page, origins.app, origins.emulator);
  const ends = (ending: Ending) =>
    page.evaluate((chosen) => {
      (window.fakeReCaptcha ??= { ending: chosen, drawn: [] }).ending = chosen;
    }, ending);
  const alert = page.getByRole('main').getByRole('alert').filter({ visible: true });
  const send = page.getByRole('button', { name: message('verify.action.send') });

  // The script is blocked, as by an ad blocker.
  await page.route(`${script}?**`, async (route) => route.abort(), { times: 1 });
  await signUp({ page, message }, parent);
  await expect(alert).toHaveText(message('verify.errors.networkRequestFailed'));

  for (const [ending, words] of [
    ['puzzle-closed', 'verify.errors.captchaCheckFailed'],
    ['line-broken', 'verify.errors.networkRequestFailed'],
  ] as const) {
    await ends(ending);
    await send.click();
    await expect(alert, ending).toHaveText(message(words));
  }
  await ends('puzzle-solved');
  await send.click();
  await enterCode({ page, message }, await codeFor(parent.mobileNumber));
  await page.waitForURL('**/signin');
  expect(languages).toEqual([language]);
  expect(await page.evaluate(() => window.fakeReCaptcha?.drawn)).toEqual([true, true, true]);
});

test('A08 A12 The language changes while a code is pending: the next check and the next message are in the new one @in-english @rest', async ({
  page,
  language,
  message,
  parent,
  codeFor,
  origins,
  allowComplaint,
}) => {
  allowComplaint(callsToGoogle);
  allowComplaint(/recaptchaConfig/);
  const asked = await actAsGoogle(page, origins.app, origins.emulator);
  await page.clock.install();
  await signUp({ page, message }, parent);
  await codeFor(parent.mobileNumber);
  await expect(page.getByLabel(message('verify.field.code'))).toBeVisible();
  expect(asked).toEqual({ languages: [language], locales: [language] });

  const [other, words] = language === 'en' ? (['ar', arabic] as const) : (['en', english] as const);
  await page.locator(`a[hreflang="${other}"]`).click();
  await expect(page.locator('html')).toHaveAttribute('lang', other);
  await expect(page.getByRole('timer')).toBeVisible();
  await page.clock.fastForward('02:01');
  await page.getByRole('button', { name: words['verify.action.resend'] }).click();
  const code = await codeFor(parent.mobileNumber, 2);
  expect(asked).toEqual({ languages: [language, other], locales: [language, other] });
  // The second verifier is new and in a new container; nothing of the first remains.
  expect(await page.evaluate(() => window.fakeReCaptcha?.drawn)).toEqual([true]);
  await page.getByLabel(words['verify.field.code']).fill(code);
  await page.waitForURL('**/signin');
});
