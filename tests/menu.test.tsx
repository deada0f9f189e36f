import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { wholeApp } from './open-app.tsx';

const { mock, open, signInAs } = wholeApp();
beforeEach(() => {
  // jsdom scrolls nothing.
  Element.prototype.scrollTo = () => undefined;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A server that fails at the endpoint until it is repaired. */
function failAt(endpoint: RegExp) {
  const send = globalThis.fetch;
  let isBroken = true;
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    if (isBroken && endpoint.test(new URL(new Request(input, init).url).pathname)) {
      return Response.json({ custom_status: 500, error: 'Something went wrong on our side.' }, { status: 500 });
    }
    return send(input, init);
  });
  return {
    repair: () => {
      isBroken = false;
    },
  };
}

const packageField = () => screen.queryByRole('combobox', { name: 'Package' });
const unknownPackage = 'We don’t have the package in this link.';

/** Expects the notice in place of the menu, then repairs the server and tries again. */
async function expectNoMenuUntil(repair: () => void): Promise<void> {
  await screen.findByText('The menu did not load, so we can’t say what is for lunch.');
  expect(packageField()).toBeNull();
  expect(screen.getByRole('main').textContent).not.toContain(unknownPackage);
  repair();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
}

test('F01 A package that did not load is not replaced by another one', async () => {
  const server = failAt(/\/packages\/999$/);
  await open('/meals?package=999');
  await expectNoMenuUntil(server.repair);
  // Now the server answers that there is no such package.
  await waitFor(() => expect(screen.getByRole('main').textContent).toContain(unknownPackage));
  expect(packageField()).not.toBeNull();
});

test('F01 The menu does not guess a package while it is not known what the children eat', async () => {
  const server = failAt(/\/applicants$/);
  signInAs('huda');
  await open('/meals?day=2026-11-22');
  await expectNoMenuUntil(server.repair);
  expect(await screen.findByRole('combobox', { name: 'Package' })).not.toBeNull();
});

test('F01 The menu of a package in the address is complete without the children', async () => {
  failAt(/\/applicants$/);
  signInAs('huda');
  await open('/meals?package=1');
  expect(await screen.findByRole('combobox', { name: 'Package' })).not.toBeNull();
});

test('F02 A vacation of the month before keeps its name', async () => {
  mock.set({ clock: '2026-12-05T09:00:00Z' });
  await open('/meals?day=2026-11-16&package=1');
  const panel = await screen.findByRole('tabpanel');
  await waitFor(() => expect(panel.textContent).toContain('Autumn break'));
});

/** The mark of a child beside the dish of the day. */
async function markOf(name: string): Promise<string> {
  const children = within(await screen.findByRole('region', { name: 'For your children' }));
  const row = within(await children.findByText(name).then((each) => each.closest('li') ?? each));
  return (await row.findByText(/^(Suitable|Check first|Not suitable)$/)).textContent;
}

/** Opens a day of the menu again after it was read some time ago, and the server fails at one operation since. */
async function openAgainWithout(operation: 'listApplicants' | 'listAllergens' | 'listMenus'): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'] });
  signInAs('huda');
  const router = await open('/meals?day=2026-11-22&package=1');
  expect(await markOf('Lama Al Harbi')).toBe('Suitable');
  await act(async () => router.navigate({ to: '/policy' }));
  await screen.findByRole('heading', { level: 1, name: /terms/i });
  vi.setSystemTime(Date.now() + 11 * 60_000);
  mock.set({ failure: { operation, kind: 'html-500' } });
  await act(async () => router.navigate({ to: '/meals', search: { day: '2026-11-22', package: 1 } }));
}

test.each([
  ['listApplicants', 'Check first'],
  ['listAllergens', 'Suitable'],
  ['listMenus', 'Suitable'],
] as const)(
  'F07 No dish is marked as suitable by the last answer of %s after it has failed',
  async (operation, withoutNeeds) => {
    await openAgainWithout(operation);
    await waitFor(async () => expect(await markOf('Lama Al Harbi')).toBe('Check first'));
    expect(screen.getAllByText('We could not compare the dish with this child’s health.')).not.toHaveLength(0);
    // A child without an allergy and a condition may eat every dish; whether there is none, the students say.
    expect(await markOf('Sara Al Harbi')).toBe(withoutNeeds);
  },
);

test('F07 A child without an allergy and a condition needs no list of allergens', async () => {
  mock.set({ failure: { operation: 'listAllergens', kind: 'html-500' } });
  signInAs('huda');
  await open('/meals?day=2026-11-22&package=1');
  expect(await markOf('Lama Al Harbi')).toBe('Check first');
  expect(await markOf('Sara Al Harbi')).toBe('Suitable');
});
