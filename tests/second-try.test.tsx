import { screen, waitFor, within } from '@testing-library/react';
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
  const button = await screen.findByRole('button', { name });
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

/** Lets changes through, counts them, and holds what is read after the first of them. */
function holdReads(): { changes: () => number; reads: () => number } {
  const send = globalThis.fetch;
  let changes = 0;
  let reads = 0;
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    if ((init?.method ?? 'GET') !== 'GET') changes += 1;
    else if (changes > 0) {
      reads += 1;
      return new Promise<Response>(() => undefined);
    }
    return send(input, init);
  });
  return { changes: () => changes, reads: () => reads };
}

test.each([
  ['guardian', '/profile/my-account/privacy/guardians', /^Remove /, 'Remove', 'Removed. The access has ended.'],
  ['link for calendar apps', '/profile/my-orders/calendar', /^Revoke the link: /, 'Revoke', 'The link is revoked'],
  ['student', '/profile/my-account/privacy', /^Erase data: /, 'Erase data', 'Your request was received'],
] as const)(
  'E02 the dialog that takes away a %s closes at the server’s yes, and the page shows it while the list is read again',
  async (_what, path, opener, confirm, done) => {
    signInAs('huda');
    await open(path);
    if (path.endsWith('calendar')) {
      const [create] = await screen.findAllByRole('button', { name: /^Create link: / });
      if (create) await userEvent.click(create);
    }
    const openers = await screen.findAllByRole('button', { name: opener });
    const [first] = openers;
    if (!first) throw new Error('There is nothing to take away');
    await userEvent.click(first);
    const server = holdReads();
    const button = await within(await screen.findByRole('dialog')).findByRole('button', { name: confirm });
    await userEvent.click(button);
    await screen.findByText(done);
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(screen.queryAllByRole('button', { name: opener })).toHaveLength(openers.length - 1);
    });
    expect(server.reads()).toBeGreaterThan(0);
    expect(server.changes()).toBe(1);
  },
);

/** Lets the server remove a record, and loses its answer. */
function loseAnswerOfRemoval(): { count: () => number } {
  const send = globalThis.fetch;
  let count = 0;
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const answer = await send(input, init);
    if (init?.method !== 'DELETE') return answer;
    count += 1;
    if (count === 1) throw new TypeError('Failed to fetch');
    return answer;
  });
  return { count: () => count };
}

test.each([
  ['student', 'noura', '/profile/my-account/applicants', /^Delete /, /^Delete /, / was deleted$/],
  ['saved card', 'huda', '/profile/my-orders/payment', /^Remove /, 'Remove the card', / was removed$/],
] as const)(
  'E02 a %s whose removal had a lost answer is removed with one press',
  async (_what, name, path, opener, confirm, done) => {
    signInAs(name);
    await open(path);
    const [first] = await screen.findAllByRole('button', { name: opener });
    if (!first) throw new Error('There is nothing to remove');
    await userEvent.click(first);
    const server = loseAnswerOfRemoval();
    const button = await within(await screen.findByRole('dialog')).findByRole('button', { name: confirm });
    await userEvent.click(button);
    await screen.findByText(done);
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(server.count()).toBe(2);
  },
);
