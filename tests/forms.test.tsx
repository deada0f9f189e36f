import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clearSession, updateSession } from '#src/auth/session.ts';
import { wholeApp } from './open-app.tsx';

// Each form is opened in the whole app, which takes a while.
vi.setConfig({ testTimeout: 30_000 });

const { open, signInAs } = wholeApp();
const unknownField = 'The nickname is not allowed.';

interface FormCase {
  name: string;
  path: string;
  /** Runs before the page is opened. */
  ready?: () => void;
  /** The typed texts by field label. */
  typed: Record<string, string>;
  ticked?: string[];
}

const forms: FormCase[] = [
  {
    name: 'contact',
    path: '/contact',
    typed: { Name: 'Mona', Email: 'mona@example.com', Message: 'Do you deliver?' },
  },
  {
    name: 'pre-registration',
    path: '/',
    typed: {
      'First name': 'Noura',
      'Last name': 'Al Qahtani',
      Email: 'noura@example.com',
      Mobile: '0551234482',
    },
  },
  { name: 'newsletter', path: '/policy', typed: { 'Your email': 'noura@example.com' } },
  {
    name: 'sign-in',
    path: '/signin',
    typed: { 'Mobile number': '0512344821', Password: 'Lunchbox-2026' },
  },
  {
    name: 'sign-up',
    path: '/signup',
    typed: {
      'Full name': 'Rana Al Otaibi',
      'Mobile number': '0551234482',
      Password: 'Lunchbox-2026',
      'Confirm password': 'Lunchbox-2026',
    },
    ticked: ['I accept the terms and the privacy policy.'],
  },
  { name: 'forgotten password', path: '/forgetPassword', typed: { 'Mobile number': '0556120943' } },
  {
    name: 'reset of a password',
    path: '/resetpassword',
    ready: () => {
      updateSession({ firebaseToken: 'mock-phone.proof', unconfirmedMobileNumber: '+966556120943' });
    },
    typed: { 'New password': 'A-New-Lunch-1', 'Confirm password': 'A-New-Lunch-1' },
  },
  {
    name: 'change of the password',
    path: '/profile/my-account/account-setting?change=password',
    ready: () => {
      signInAs('huda');
    },
    typed: {
      'Current password': 'Lunchbox-2026',
      'New password': 'three-dates-a-day',
      'Confirm new password': 'three-dates-a-day',
    },
  },
  {
    name: 'copy of all data',
    path: '/profile/my-account/privacy?ask=copy',
    ready: () => {
      signInAs('huda');
    },
    typed: { 'Current password': 'Lunchbox-2026' },
  },
  {
    name: 'invitation of a guardian',
    path: '/profile/my-account/privacy/guardians',
    ready: () => {
      signInAs('huda');
    },
    typed: { 'Their name': 'Abdullah Al Harbi', 'Their mobile number': '0555013948' },
  },
  {
    name: 'erasure of the account',
    path: '/profile/my-account/privacy?ask=erasure',
    ready: () => {
      signInAs('huda');
    },
    typed: { 'Current password': 'Lunchbox-2026' },
  },
  {
    name: 'account details',
    path: '/profile/my-account/account-setting/edit',
    ready: () => {
      signInAs('huda');
    },
    typed: { 'Full name': 'Huda N. Al Harbi' },
  },
  {
    name: 'review',
    path: '/add-review/2018',
    ready: () => {
      signInAs('huda');
    },
    typed: { 'Anything to add? optional': 'All eaten' },
    ticked: ['Poor, 1 of 5'],
  },
];

const fields = { selector: 'input, textarea' };

/** Opens a form and fills it in; returns a function that submits it twice before the page can show that it is busy. */
async function filled({ path, ready, typed, ticked = [] }: FormCase): Promise<() => void> {
  ready?.();
  await open(path);
  const [firstLabel = ''] = Object.keys(typed);
  const firstField = await screen.findByLabelText<HTMLInputElement>(firstLabel, fields);
  for (const [label, value] of Object.entries(typed)) {
    fireEvent.change(screen.getByLabelText(label, fields), { target: { value } });
  }
  for (const label of ticked) fireEvent.click(screen.getByLabelText(label));
  const { form } = firstField;
  if (!form) throw new Error('The fields are in no form');
  return () => {
    act(() => {
      form.requestSubmit();
      form.requestSubmit();
    });
  };
}

/** Refuses every call that changes data with an error for a field that no form has, and counts these calls. */
function refuseEverySend(): { count: () => number } {
  const send = globalThis.fetch;
  let count = 0;
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const method = init?.method ?? 'GET';
    const { url } = new Request(input, init);
    const isLookUp = url.includes('check-if-phone-exists');
    if (method === 'GET' && !isLookUp) return send(input, init);
    count += 1;
    // A real answer takes a moment, during which the form can be sent again.
    await new Promise((resolve) => setTimeout(resolve));
    return Response.json(
      {
        custom_status: 422,
        error: 'Please check what you typed.',
        errors: [{ field: 'nickname', code: 'invalid', message: unknownField }],
      },
      { status: 422 },
    );
  });
  return { count: () => count };
}

describe.each(forms)('$name', (form) => {
  beforeEach(clearSession);
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test('E02 a form sent twice at once sends one request, and shows a refusal of a field that it does not have', async () => {
    const submitTwice = await filled(form);
    const server = refuseEverySend();
    submitTwice();
    const message = await screen.findByText((text) => text.includes(unknownField));
    expect(message.closest('form')).not.toBeNull();
    expect(server.count()).toBe(1);
  });
});
