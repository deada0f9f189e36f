import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { wholeApp } from './open-app.tsx';

const { mock, open, signInAs } = wholeApp();
const lama = '/profile/my-account/applicants/care-card/13';

afterEach(() => {
  vi.useRealTimers();
});

const card = async () => screen.findByRole('region', { name: 'The card as it will be printed' });

/** Opens Lama's card, and again ten minutes later, when the server fails at one operation. */
async function openAgainWithout(operation: string): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'] });
  signInAs('huda');
  const router = await open(lama);
  await card();
  await screen.findAllByText('Sun 22 Nov', { exact: false });
  await act(async () => router.navigate({ to: '/policy' }));
  await screen.findByRole('heading', { level: 1, name: /terms/i });
  vi.setSystemTime(Date.now() + 10 * 60_000);
  mock.set({ failure: { operation, kind: 'html-500' } });
  // The router logs the error that its page shows.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await act(async () => router.navigate({ href: lama }));
}

test('F30 A card is not printed with the health that was recorded some time ago', async () => {
  await openAgainWithout('getApplicant');
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined();
  expect(screen.queryByRole('region', { name: 'The card as it will be printed' })).toBeNull();
});

test('F39 A card says that its lunches are not known if they can’t be requested again', async () => {
  await openAgainWithout('listDeliveries');
  expect(await screen.findByText(/did not load, so the card says that they are not known/)).toBeDefined();
  expect((await card()).textContent).toContain('The lunches of this week are not known here. Ask the kitchen.');
});
