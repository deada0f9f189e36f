import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { heading, wholeApp } from './open-app.tsx';

const { open, signInAs } = wholeApp();

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Refuses and counts every call that changes data; what is read after the first of them never comes. */
function refuseChanges(): { count: () => number } {
  const send = globalThis.fetch;
  let count = 0;
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    if ((init?.method ?? 'GET') !== 'GET') {
      count += 1;
      return Response.json({ custom_status: 500, error: 'Something went wrong on our side.' }, { status: 500 });
    }
    return count === 0 ? send(input, init) : new Promise<Response>(() => undefined);
  });
  return { count: () => count };
}

test.each([
  ['a change of what a guardian sees', /^Share allergies too with /],
  ['an invitation that is accepted', /^Accept the invitation from /],
] as const)('E02 %s can be tried again at once after a refusal, while the list is read again', async (_what, name) => {
  signInAs('huda');
  await open('/profile/my-account/privacy/guardians');
  await heading('Who else can look');
  const button = await screen.findByRole('button', { name }, { timeout: 8000 });
  const server = refuseChanges();
  for (const tries of [1, 2]) {
    await userEvent.click(button);
    await waitFor(() => {
      expect(server.count()).toBe(tries);
      expect(button.getAttribute('aria-busy')).toBeNull();
    });
    expect(screen.getAllByText('Something went wrong on our side.').length).toBeGreaterThan(0);
  }
});
