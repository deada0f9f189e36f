import { act, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { db } from '#mocks/store/db.ts';
import { heading, wholeApp } from './open-app.tsx';

const { mock, open, signInAs } = wholeApp();

const lama = async () => within(await screen.findByRole('article', { name: 'Lama Al Harbi' }));
const minutes = (count: number) => count * 60_000;

afterEach(() => {
  vi.useRealTimers();
});

/** Opens Huda's board on a Thursday at 10:00 in Riyadh: the lunch of Lama with wheat is on its way. */
async function openBoard(change?: () => Promise<unknown>): Promise<void> {
  mock.set({ clock: '2026-11-26T07:00:00Z' });
  await mock.backend.reset();
  await change?.();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'], shouldAdvanceTime: true });
  signInAs('huda');
  await open('/');
  await heading('Today’s lunches');
  expect(await (await lama()).findAllByText('Suitable')).toHaveLength(2);
}

const wait = async (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));

test('F26 An allergy that another device adds is on an open board within a minute', async () => {
  await openBoard();
  mock.set({ scenario: 'allergy-added' });
  await wait(minutes(1));
  expect(await (await lama()).findByText('Not suitable')).toBeDefined();
});

test('F23 F26 A board whose students can’t be refreshed stays, marks no lunch as suitable and says how old it is', async () => {
  await openBoard();
  mock.set({ failure: { operation: 'listApplicants', kind: 'html-500' } });
  await wait(minutes(1));
  const board = await lama();
  expect(await board.findAllByText('Check first')).toHaveLength(2);
  expect(board.queryByText('Suitable')).toBeNull();
  expect(board.getByText('Banana and date oats')).toBeDefined();
  expect(screen.getByText(/^Last refreshed/)).toBeDefined();
  mock.set({ failure: null });
  await wait(minutes(1));
  expect(await board.findAllByText('Suitable')).toHaveLength(2);
  expect(screen.queryByText(/^Last refreshed/)).toBeNull();
});

test.each(['listMeals', 'listAllergens'] as const)(
  'F26 No lunch is marked as suitable by the last answer of %s after it has failed',
  async (operation) => {
    await openBoard();
    mock.set({ failure: { operation, kind: 'html-500' } });
    await wait(minutes(10));
    const board = await lama();
    expect(await board.findAllByText('Check first')).toHaveLength(2);
    mock.set({ failure: null });
    await wait(minutes(1));
    expect(await board.findAllByText('Suitable')).toHaveLength(2);
  },
);

test('F26 The lunches of a package that was withdrawn are marked until the last one', async () => {
  await openBoard(async () =>
    db.packages.updateMany((query) => query.where({ is_active: true }), {
      data(offer) {
        offer.is_active = false;
      },
    }),
  );
  expect((await lama()).queryByText('Check first')).toBeNull();
});
