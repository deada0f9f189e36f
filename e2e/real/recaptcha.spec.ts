import type { Page } from '@playwright/test';
import { enterCode, signUp } from './code-steps.ts';
import { expect, test } from './fixtures.ts';

/** How the stand-in for reCAPTCHA ends its check. */
type Ending = 'solved' | 'puzzle-solved' | 'puzzle-closed' | 'line-broken';

interface StandIn {
  ending: Ending;
  /** One entry for each verifier drawn: whether its place was empty. */
  drawn: boolean[];
}

declare global {
  interface Window {
    reCaptchaStandIn?: StandIn;
  }
}

/** What runs in the page in the place of Google's script: a check that ends as the test says. */
function standIn(onload: string): void {
  const widgets: Record<string, (token?: string) => void>[] = [];
  const known: StandIn = (window.reCaptchaStandIn ??= { ending: 'solved', drawn: [] });
  const puzzle = async (end: () => void) => {
    const layer = document.createElement('div');
    const frame = document.createElement('iframe');
    frame.src = 'https://www.google.com/recaptcha/api2/bframe?hl=any';
    layer.append(frame);
    document.body.append(layer);
    await new Promise((resolve) => frame.addEventListener('load', resolve));
    layer.style.visibility = 'hidden';
    end();
  };
  Object.assign(window, {
    grecaptcha: {
      render(place: HTMLElement, parameters: Record<string, (token?: string) => void>) {
        known.drawn.push(place.childElementCount === 0 && place.isConnected);
        return widgets.push(parameters) - 1;
      },
      getResponse: () => '',
      reset: () => undefined,
      execute(id: number) {
        const { callback, 'error-callback': broken } = widgets[id] ?? {};
        const solve = () => callback?.('token-of-the-stand-in');
        if (known.ending === 'solved') setTimeout(solve);
        else if (known.ending === 'line-broken') setTimeout(() => broken?.());
        else void puzzle(known.ending === 'puzzle-solved' ? solve : () => undefined);
      },
    },
  });
  (window as unknown as Record<string, () => void>)[onload]?.();
}

const script = 'https://www.google.com/recaptcha/api.js';
const google = 'https://identitytoolkit.googleapis.com';

/** Takes the emulator's address out of config.json and answers in Google's place, so that the SDK runs as in production. */
async function actAsGoogle(page: Page, app: string, emulator: string): Promise<{ languages: string[] }> {
  const languages: string[] = [];
  await page.route(`${app}/config.json`, async (route) => {
    const response = await route.fetch();
    const config = (await response.json()) as { firebase: { emulatorOrigin?: string } };
    delete config.firebase.emulatorOrigin;
    await route.fulfill({ response, json: config });
  });
  await page.route(`${google}/**`, async (route) => {
    const request = route.request();
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
    const body = `(${standIn.toString()})(${JSON.stringify(searchParams.get('onload'))})`;
    await route.fulfill({ contentType: 'text/javascript', body });
  });
  await page.route('https://www.google.com/recaptcha/api2/bframe?**', async (route) => {
    await route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Puzzle</title>' });
  });
  return { languages };
}

test('A03 A12 As in production: the check speaks the page’s language, each code has a fresh one, and a closed puzzle is told', async ({
  page,
  language,
  message,
  parent,
  codeFor,
  origins,
  allowComplaint,
}) => {
  allowComplaint(/^foreign request: https:\/\/(?:identitytoolkit\.googleapis\.com|www\.google\.com\/recaptcha)\//);
  allowComplaint(/recaptchaConfig|Failed to load resource.*ERR_FAILED/);
  const { languages } = await actAsGoogle(page, origins.app, origins.emulator);
  const ends = (ending: Ending) =>
    page.evaluate((chosen) => {
      (window.reCaptchaStandIn ??= { ending: chosen, drawn: [] }).ending = chosen;
    }, ending);
  const alert = page.getByRole('alert').filter({ visible: true });
  const send = page.getByRole('button', { name: message('verify.action.send') });

  // Reached no further than the script: an ad blocker, a filter of the network.
  await page.route(`${script}?**`, async (route) => route.abort(), { times: 1 });
  await signUp({ page, message }, parent);
  await expect(alert).toHaveText(message('verify.errors.network-request-failed'));

  for (const [ending, words] of [
    ['puzzle-closed', 'verify.errors.captcha-check-failed'],
    ['line-broken', 'verify.errors.network-request-failed'],
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
  expect(await page.evaluate(() => window.reCaptchaStandIn?.drawn)).toEqual([true, true, true]);
});
