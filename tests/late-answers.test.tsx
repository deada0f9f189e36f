import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { providePhoneAuth } from '#src/auth/phone-auth.ts';
import { clearSession, readSession, updateSession } from '#src/auth/session.ts';
import { heading, wholeApp } from './open-app.tsx';

vi.setConfig({ testTimeout: 30_000 });

const { mock, open } = wholeApp();
const noura = '+966556120943';

beforeAll(() => {
  providePhoneAuth(async () => mock.phoneAuth);
});
beforeEach(clearSession);

interface LateForm {
  name: string;
  path: string;
  /** Runs before the page is opened. */
  ready?: () => Promise<void>;
  /** The typed texts by field label. */
  typed: Record<string, string>;
  ticked?: string;
  button: string;
  request: string;
  /** Whether everything that follows the answer is done. */
  isOver: () => boolean;
}

const hasCode = () => mock.smsInbox().length > 0;

const forms: LateForm[] = [
  {
    name: 'A01 a sign-in without a verified number',
    path: '/signin',
    typed: { 'Mobile number': '0553018264', Password: 'Sunday-Start-9' },
    button: 'Sign in',
    request: '/sessions',
    isOver: hasCode,
  },
  {
    name: 'A02 a sign-up',
    path: '/signup',
    typed: {
      'Full name': 'Rana Al Otaibi',
      'Mobile number': '0551234482',
      Password: 'Lunchbox-2026',
      'Confirm password': 'Lunchbox-2026',
    },
    ticked: 'I accept the terms and the privacy policy.',
    button: 'Create account',
    request: '/users',
    isOver: hasCode,
  },
  {
    name: 'A05 a forgotten password',
    path: '/forgetPassword',
    typed: { 'Mobile number': '0556120943' },
    button: 'Send the code',
    request: '/check-if-phone-exists',
    isOver: hasCode,
  },
  {
    name: 'A05 a new password',
    path: '/resetpassword',
    ready: async () => {
      const verificationId = await mock.phoneAuth.sendCode(noura, 'en');
      const firebaseToken = await mock.phoneAuth.confirmCode(verificationId, mock.smsInbox()[0]?.code ?? '');
      updateSession({ firebaseToken, unconfirmedMobileNumber: noura });
    },
    typed: { 'New password': 'A-New-Lunch-1', 'Confirm password': 'A-New-Lunch-1' },
    button: 'Save password',
    request: '/update-password',
    isOver: () => readSession().firebaseToken === null,
  },
];

/** Holds the answer to the requests of a path; returns the function that lets it arrive. */
function holdAnswer(request: string): () => void {
  const answer = Promise.withResolvers<undefined>();
  const send = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (new URL(new Request(input, init).url).pathname.endsWith(request)) await answer.promise;
    return send(input, init);
  });
  return () => {
    answer.resolve(undefined);
  };
}

type Router = Awaited<ReturnType<typeof open>>;

/** Opens another page and lets the answer arrive; returns the path of the page that is then open. */
async function pathAfterLeaving(router: Router, arrive: () => void, isOver: () => boolean): Promise<string> {
  await act(async () => router.navigate({ to: '/contact', ignoreBlocker: true }));
  await heading('Contact us');
  arrive();
  await waitFor(() => {
    expect(isOver()).toBe(true);
  });
  // A navigation would have begun by then.
  await act(async () => new Promise((resolve) => setTimeout(resolve)));
  return router.state.location.pathname;
}

test.each(forms)('$name that is answered after the page was left opens no other page', async (form) => {
  await form.ready?.();
  const router = await open(form.path);
  for (const [label, text] of Object.entries(form.typed)) {
    await userEvent.type(await screen.findByLabelText(label), text);
  }
  if (form.ticked !== undefined) await userEvent.click(screen.getByRole('checkbox', { name: form.ticked }));
  const arrive = holdAnswer(form.request);
  await userEvent.click(screen.getByRole('button', { name: form.button }));
  expect(await pathAfterLeaving(router, arrive, form.isOver)).toBe('/contact');
});

test('A05 a code that is accepted after the page was left opens no other page', async () => {
  updateSession({ unconfirmedMobileNumber: noura });
  const router = await open('/verify?purpose=reset');
  await userEvent.click(await screen.findByRole('button', { name: 'Send a code' }));
  const field = await screen.findByLabelText('Verification code');
  const arrive = holdAnswer('/check-verification');
  await userEvent.type(field, mock.smsInbox()[0]?.code ?? '');
  await waitFor(() => {
    expect(readSession().firebaseToken).not.toBeNull();
  });
  const answered = vi.mocked(globalThis.fetch);
  const isAnswered = () => answered.mock.settledResults.every(({ type }) => type === 'fulfilled');
  expect(await pathAfterLeaving(router, arrive, isAnswered)).toBe('/contact');
  // The code serves when the parent comes back.
  await act(async () => router.navigate({ to: '/verify', search: { purpose: 'reset' } }));
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await heading('Choose a new password');
});
