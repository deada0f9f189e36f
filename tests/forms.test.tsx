import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clearSession, updateSession } from '#src/auth/session.ts';
import { wholeApp } from './open-app.tsx';

// Each form is in the whole app, which takes a while to open.
vi.setConfig({ testTimeout: 30_000 });

const { open, signInAs } = wholeApp();
const patient = { timeout: 15_000 };
const unknownField = 'The nickname is not allowed.';

interface FormCase {
  name: string;
  path: string;
  /** Before the page is opened. */
  ready?: () => void;
  /** What is typed, by the fields' ids or selectors. */
  typed: Record<string, string>;
  ticked?: string[];
}

const forms: FormCase[] = [
  {
    name: 'contact',
    path: '/contact',
    typed: { '#contact-name': 'Mona', '#contact-email': 'mona@example.com', '#contact-message': 'Do you deliver?' },
  },
  {
    name: 'pre-registration',
    path: '/',
    typed: {
      '#pre-register-first_name': 'Noura',
      '#pre-register-last_name': 'Al Qahtani',
      '#pre-register-email': 'noura@example.com',
      '#pre-register-mobile_number': '0551234482',
    },
  },
  { name: 'newsletter', path: '/policy', typed: { 'footer input[name="email"]': 'noura@example.com' } },
  {
    name: 'sign-in',
    path: '/signin',
    typed: { '#sign-in-mobile': '0512344821', '#sign-in-password': 'Lunchbox-2026' },
  },
  {
    name: 'sign-up',
    path: '/signup',
    typed: {
      '#sign-up-name': 'Rana Al Otaibi',
      '#sign-up-mobile': '0551234482',
      '#sign-up-password': 'Lunchbox-2026',
      '#sign-up-confirmation': 'Lunchbox-2026',
    },
    ticked: ['#sign-up-terms'],
  },
  { name: 'forgotten password', path: '/forgetPassword', typed: { '#forgot-mobile': '0556120943' } },
  {
    name: 'reset of a password',
    path: '/resetpassword',
    ready: () => {
      updateSession({ firebaseToken: 'mock-phone.proof', unconfirmedMobileNumber: '+966556120943' });
    },
    typed: { '#reset-password': 'A-New-Lunch-1', '#reset-confirmation': 'A-New-Lunch-1' },
  },
  {
    name: 'change of the password',
    path: '/profile/my-account/account-setting?change=password',
    ready: () => {
      signInAs('huda');
    },
    typed: { '#change-password': 'three-dates-a-day', '#change-confirmation': 'three-dates-a-day' },
  },
  {
    name: 'account details',
    path: '/profile/my-account/account-setting/edit',
    ready: () => {
      signInAs('huda');
    },
    typed: { '#account-name': 'Huda N. Al Harbi' },
  },
  {
    name: 'review',
    path: '/add-review/2018',
    ready: () => {
      signInAs('huda');
    },
    typed: { '#review-feedback': 'All eaten' },
    ticked: ['#review-rating input[type="radio"]'],
  },
];

const field = (selector: string) => document.querySelector<HTMLInputElement>(selector);

/** Opens a form, fills it in, and returns what submits it twice before the page can show that it is busy. */
async function filled({ path, ready, typed, ticked = [] }: FormCase): Promise<() => void> {
  ready?.();
  await open(path);
  const selectors = Object.keys(typed);
  await waitFor(() => {
    expect(field(selectors[0] ?? '')).not.toBeNull();
  }, patient);
  for (const [selector, value] of Object.entries(typed)) {
    const input = field(selector);
    if (!input) throw new Error(`There is no ${selector}`);
    fireEvent.change(input, { target: { value } });
  }
  for (const selector of ticked) {
    const box = field(selector);
    if (!box) throw new Error(`There is no ${selector}`);
    fireEvent.click(box);
  }
  const form = field(selectors[0] ?? '')?.closest('form');
  if (!form) throw new Error('The fields are in no form');
  return () => {
    act(() => {
      form.requestSubmit();
      form.requestSubmit();
    });
  };
}

/** Answers every call that changes something with a refusal of a field that no form has, and counts these calls. */
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
    const message = await screen.findByText((text) => text.includes(unknownField), {}, patient);
    expect(message.closest('form')).not.toBeNull();
    expect(server.count()).toBe(1);
  });
});
