import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { providePhoneAuth } from '#src/auth/phone-auth.ts';
import { clearSession, readSession, updateSession } from '#src/auth/session.ts';
import type { StepUpAnswer } from '#src/api/generated/zod/schemas.ts';
import { nodeBaseUrl } from '#mocks/node.ts';
import { accountOf } from '#mocks/personas.ts';
import { testParent } from '#mocks/test-parent.ts';
import { heading, wholeApp } from './open-app.tsx';

// Each of these visits several screens.
vi.setConfig({ testTimeout: 30_000 });

const { mock, open, signInAs } = wholeApp();
const newNumber = '+966552107734';
const hourLater = '2026-11-21T10:00:01Z';
const noura = '+966556120943';

beforeAll(() => {
  providePhoneAuth(async () => mock.phoneAuth);
});
beforeEach(clearSession);

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

/** Types the newest code, which submits itself. */
async function typeNewCode(): Promise<void> {
  const field = await screen.findByLabelText('Verification code');
  await userEvent.type(field, mock.smsInbox()[0]?.code ?? '');
}

/** Returns whether a text was shown at any moment from now on, however briefly. */
function watchFor(text: string): () => boolean {
  let hasComeUp = false;
  const observer = new MutationObserver(() => {
    hasComeUp ||= document.body.textContent.includes(text);
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  return () => {
    observer.disconnect();
    return hasComeUp;
  };
}

/** Saves Huda's new number, which waits for its code. */
async function saveNewNumber(): Promise<void> {
  const { password, token } = accountOf('huda');
  const proof = await testParent('huda').send<StepUpAnswer>('POST', '/step-ups', { method: 'password', password });
  const saved = await fetch(`${nodeBaseUrl}/users/41`, {
    method: 'PUT',
    headers: {
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
      'Step-Up-Token': proof.body.data.step_up.token,
    },
    body: JSON.stringify({
      full_name: 'Huda Al Harbi',
      email: 'huda.alharbi@example.com',
      mobile_number: newNumber,
      version: 1,
    }),
  });
  expect(saved.status).toBe(200);
}

/** Types the right code for Huda's new number while the server fails after the code is confirmed. */
async function proveNewNumber() {
  await saveNewNumber();
  signInAs('huda');
  updateSession({ unconfirmedMobileNumber: newNumber });
  const router = await open('/verify?purpose=new-number');
  await press('Send a code');
  mock.set({ scenario: 'refused-verifyUserFirebase-500' });
  await typeNewCode();
  await screen.findByText('Your code is correct');
  mock.set({ scenario: 'default' });
  return router;
}

test('A06 A11 a new number is shown as changed on trying again after its answer was lost', async () => {
  const router = await proveNewNumber();
  const done = await fetch(`${nodeBaseUrl}/verify-user-firebase`, {
    method: 'POST',
    headers: { Authorization: 'Bearer mock-session-huda', 'firebase-token': readSession().firebaseToken ?? '' },
  });
  expect(done.status).toBe(200);
  await press('Try again');
  await screen.findByText('Account Data Updated Successfully.');
  expect(router.state.location.pathname).toBe('/');
  expect(readSession()).toMatchObject({
    token: 'mock-session-huda',
    firebaseToken: null,
    unconfirmedMobileNumber: null,
  });
});

test('A11 a code that is asked for twice at once is sent once', async () => {
  updateSession({ unconfirmedMobileNumber: noura });
  await open('/verify?purpose=reset');
  const button = await screen.findByRole('button', { name: 'Send a code' });
  act(() => {
    button.click();
    button.click();
  });
  await screen.findByLabelText('Verification code');
  expect(mock.smsInbox()).toHaveLength(1);
});

test('A03 L08 a code that is sent is announced, with the focus on its field', async () => {
  updateSession({ unconfirmedMobileNumber: noura });
  await open('/verify?purpose=reset');
  await press('Send a code');
  const toast = await screen.findByText('A new code is on its way.');
  expect(toast.closest('[role="status"]')).not.toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText('Verification code'));
});

test('A06 A11 a proof that has grown too old offers a new code, and ends no session', async () => {
  const router = await proveNewNumber();
  mock.set({ clock: hourLater });
  await press('Try again');
  await screen.findByText('That code has expired. Ask for a new one.');
  expect(document.activeElement?.textContent).toContain('That code has expired');
  expect(readSession()).toMatchObject({ token: 'mock-session-huda', firebaseToken: null });
  await press('Send a code');
  const hasAskedAgain = watchFor('Ask for a new code');
  await typeNewCode();
  await screen.findByText('Account Data Updated Successfully.');
  await heading('Today’s lunches');
  expect(hasAskedAgain()).toBe(false);
  expect(router.state.location.pathname).toBe('/');
});

test('A05 R14 a reset with an expired proof shows an error and goes on with a new code', async () => {
  updateSession({ firebaseToken: 'mock-phone.over', unconfirmedMobileNumber: noura });
  const router = await open('/resetpassword');
  await heading('Choose a new password');
  const choose = async () => {
    await userEvent.type(await screen.findByLabelText('New password'), 'A-New-Lunch-1');
    await userEvent.type(screen.getByLabelText('Confirm password'), 'A-New-Lunch-1');
    await press('Save password');
  };
  await choose();
  await screen.findByText(/^Your code is no longer valid/);
  expect(document.activeElement?.textContent).toContain('Your code is no longer valid');
  expect(readSession().firebaseToken).toBeNull();
  expect(screen.queryByText('session expired please login again')).toBeNull();

  await press('Send a code');
  await heading('Enter the code');
  const hasAskedAgain = watchFor('Ask for a new code');
  await typeNewCode();
  await heading('Choose a new password');
  expect(hasAskedAgain()).toBe(false);
  await choose();
  await screen.findByText("You've changed the password");
  expect(router.state.location.pathname).toBe('/signin');
});
