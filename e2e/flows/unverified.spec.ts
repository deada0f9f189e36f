import { findPersona } from '../../mocks/personas.ts';
import { expect, test } from '../fixtures.ts';
import { fillSignUp, newestCode, newParent, sessionKeys, submitSignIn } from './account-steps.ts';
import type { Screen } from './form-fields.ts';

const { account: khalid } = findPersona('khalid');
const mobileNumber = khalid?.mobileNumber ?? '';

/** Types Khalid's number and password into the sign-in page. */
async function signInAsKhalid({ page, message }: Screen): Promise<void> {
  await submitSignIn({ page, message }, khalid);
  await page.waitForURL('**/verify**');
}

test('L02 A01 A04 R15 R33 A parent who never proved the number counts as a visitor, until the code leads back to where they were headed @in-arabic', async ({
  page,
  signIn,
  storage,
  message,
}) => {
  await signIn('khalid');
  await storage({ UNCONFIRMED_MOBILE_NUMBER: mobileNumber });
  // A token without a verified number opens no page.
  await page.goto('/cart/choose-applicants');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(message('forbidden.title'));
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('link', { name: message('shell.signIn') })).toBeVisible();
  await expect(bar.getByRole('link', { name: message('shell.notifications') })).toHaveCount(0);
  await expect(bar.getByRole('link', { name: message('shell.cart'), exact: true })).toHaveCount(0);
  // Opened by its address, the code page offers to send a code, and shows only the last digits of the number.
  await page.goto('/verify');
  await expect(page.getByText(message('verify.notSent.title'))).toBeVisible();
  await expect(page.getByText(/8264$/)).toBeVisible();
  await page.goBack();

  await page
    .getByRole('main')
    .getByRole('link', { name: message('shell.signIn') })
    .click();
  await signInAsKhalid({ page, message });
  const before = await sessionKeys(page);
  expect(before).toMatchObject({ IS_VERIFIED: 'false', USER_ID: '42', UNCONFIRMED_MOBILE_NUMBER: mobileNumber });
  expect(before['TOKEN']).toBeTruthy();
  await page.getByLabel(message('verify.field.code')).fill(await newestCode(page));
  await page.waitForURL('**/cart/choose-applicants');
  await expect(page.getByText(message('verify.done.updated'))).toBeVisible();
  await expect(bar.getByRole('link', { name: message('shell.signIn') })).toHaveCount(0);
  await expect(bar.getByRole('link', { name: message('shell.cart'), exact: true })).toBeVisible();
  expect(await sessionKeys(page)).toMatchObject({
    IS_VERIFIED: 'true',
    TOKEN: before['TOKEN'],
    UNCONFIRMED_MOBILE_NUMBER: null,
    TOKEN_FIRE_BASE: null,
  });
});

test('L02 A04 E01 The server refuses an account that this device takes for verified: the code page opens and leads back @in-arabic @rest', async ({
  page,
  signIn,
  storage,
  message,
}) => {
  await signIn('khalid');
  await storage({ IS_VERIFIED: 'true' });
  await page.goto('/profile/my-account/applicants');
  await page.waitForURL('**/verify**');
  await expect(page.getByText(message('errors.session.notVerified'))).toHaveCount(1);
  await expect(page.getByText(/8264$/)).toBeVisible();
  expect(await sessionKeys(page)).toMatchObject({ IS_VERIFIED: 'false', UNCONFIRMED_MOBILE_NUMBER: mobileNumber });
  await page.getByRole('button', { name: message('verify.action.send') }).click();
  await page.getByLabel(message('verify.field.code')).fill(await newestCode(page));
  await page.waitForURL('**/profile/my-account/applicants');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(message('students.title'));
  expect(await sessionKeys(page)).toMatchObject({ IS_VERIFIED: 'true', UNCONFIRMED_MOBILE_NUMBER: null });
});

test('L02 E02 Without an answer about the number, an unverified parent signs in again @once', async ({
  page,
  signIn,
  storage,
  message,
  controls,
}) => {
  await signIn('khalid');
  await storage({ IS_VERIFIED: 'true' });
  await controls({ scenario: 'refused-getUser-500' });
  await page.goto('/profile/my-account/applicants');
  await page.waitForURL('**/signin**');
  expect(new URL(page.url()).searchParams.get('redirect')).toBe('/profile/my-account/applicants');
  await expect(page.getByText(message('errors.session.notVerified'))).toBeVisible();
});

test('A01 R15 A number that an abandoned sign-up left here goes when a verified parent signs in @once @rest', async ({
  page,
  storage,
  message,
}) => {
  await storage({ UNCONFIRMED_MOBILE_NUMBER: newParent.mobileNumber, IS_VERIFIED: 'false', USER_TYPE: 'user' });
  await page.goto('/signin');
  await submitSignIn({ page, message }, findPersona('noura').account);
  await page.waitForURL((url) => url.pathname === '/');
  expect(await sessionKeys(page)).toMatchObject({ IS_VERIFIED: 'true', UNCONFIRMED_MOBILE_NUMBER: null });
  await page.goto('/verify');
  await page.waitForURL((url) => url.pathname === '/');
});

test('A01 R15 An account that is not verified is asked for the code to the number that the server waits for @once', async ({
  page,
  storage,
  message,
}) => {
  await storage({ UNCONFIRMED_MOBILE_NUMBER: newParent.mobileNumber, IS_VERIFIED: 'false', USER_TYPE: 'user' });
  await page.goto('/signin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const changed = await page.evaluate(
    async ({ token, password }) => {
      const json = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
      const send = async (method: string, path: string, body: object, headers = {}) =>
        fetch(`/api/v1${path}`, { method, headers: { ...json, ...headers }, body: JSON.stringify(body) });
      const proof = (await (await send('POST', '/step-ups', { method: 'password', password })).json()) as {
        data: { step_up: { token: string } };
      };
      const details = { full_name: 'Khalid Al Mutairi', email: null, mobile_number: '+966553017755', version: 1 };
      return (await send('PUT', '/users/42', details, { 'Step-Up-Token': proof.data.step_up.token })).status;
    },
    khalid ?? { token: '', password: '' },
  );
  expect(changed).toBe(200);
  await signInAsKhalid({ page, message });
  await expect(page.getByText(/7755$/)).toBeVisible();
  const inbox = await page.evaluate(async () => (await window.nabtaMock?.smsInbox()) ?? []);
  expect(inbox.map(({ mobile_number }) => mobile_number)).toEqual(['+966553017755']);
  expect(await sessionKeys(page)).toMatchObject({ UNCONFIRMED_MOBILE_NUMBER: '+966553017755' });
});

for (const [session, parent] of [
  ['another number, and without an e-mail', { ...newParent, email: '' }],
  ['the same number', { ...newParent, typedMobile: mobileNumber, mobileNumber }],
] as const) {
  test(`A02 A04 A parent with an unverified number signs up again with ${session}: a new account is made, nothing is left of the old session @once @rest`, async ({
    page,
    message,
  }) => {
    await page.clock.install();
    await page.goto('/signin');
    await signInAsKhalid({ page, message });
    await page.getByRole('link', { name: message('verify.action.changeNumber') }).click();
    await page.waitForURL('**/signup**');
    await fillSignUp({ page, message }, parent);
    const sent = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith('/api/v1/users'),
    );
    await page.getByRole('button', { name: message('signUp.action.submit') }).click();
    const body = (await sent).postDataJSON() as Record<string, unknown>;
    expect(body).toMatchObject({ full_name: parent.name, mobile_number: parent.mobileNumber, terms_accepted: true });
    expect('email' in body, 'an e-mail left out is not sent').toBe(parent.email !== '');
    await page.waitForURL('**/verify**');
    const noSession = { TOKEN: null, USER_ID: null, LOGIN_TIME: null, USER_TYPE: 'user' };
    expect(await sessionKeys(page)).toMatchObject({
      ...noSession,
      IS_VERIFIED: 'false',
      UNCONFIRMED_MOBILE_NUMBER: parent.mobileNumber,
    });
    // A code for the same number stays valid; another number needs its own code after the wait.
    if (parent.mobileNumber !== mobileNumber) {
      await expect(page.getByText(message('verify.wait.title'))).toBeVisible();
      await page.clock.fastForward('02:01');
      await page.getByRole('button', { name: message('verify.action.send') }).click();
    }
    await page.getByLabel(message('verify.field.code')).fill(await newestCode(page));
    await page.waitForURL('**/signin**');
    await expect(page.getByText(message('verify.done.created'))).toBeVisible();
    await expect
      .poll(() => sessionKeys(page))
      .toMatchObject({ ...noSession, UNCONFIRMED_MOBILE_NUMBER: null, TOKEN_FIRE_BASE: null });
  });
}
