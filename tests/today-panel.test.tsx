import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { heading, wholeApp } from './open-app.tsx';

const { mock, open, signInAs } = wholeApp();

const main = () => within(screen.getByRole('main'));

const never = async () => new Promise<Response>(() => undefined);

/** Opens Huda's current orders on a Sunday in Riyadh. Calls to an address that `held` matches get `answer`, none by default. */
async function openOrders(time: string, held: RegExp, answer = never): Promise<void> {
  mock.set({ clock: `2026-11-22T${time}:00Z` });
  await mock.backend.reset();
  const send = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (request, init) =>
    held.test(new Request(request, init).url) ? answer() : send(request, init),
  );
  signInAs('huda');
  await open('/profile/my-orders/current-orders');
  await heading('Current Orders');
}

const daysOfOne = /\/sub-orders\/\d+\/deliveries/;
const allDays = /\/deliveries/;
/** Other than on an off day, which the subscription itself names. */
const noLunch = /No lunch today(?!: an off day)/;

test('H01 Today’s lunch has its dish from the list of all days, before the days of its subscription have come', async () => {
  await openOrders('07:00', daysOfOne);
  const panel = await main().findByRole('region', { name: /lunch is on its way/ });
  expect(panel.textContent).toContain('Rice paper rolls with mango');
});

test('H01 Today’s lunch keeps its dish if the days of its subscription can’t be loaded', async () => {
  const answered = vi.fn();
  await openOrders('07:00', daysOfOne, async () => {
    answered();
    return new Response(null, { status: 500 });
  });
  const panel = await main().findByRole('region', { name: /lunch is on its way/ });
  await waitFor(() => {
    expect(answered).toHaveBeenCalled();
  });
  // Until the page has got the failure.
  await act(async () => {
    await Promise.all(vi.mocked(fetch).mock.results.map(({ value }) => value as Promise<Response>));
  });
  expect(panel.textContent).toContain('Rice paper rolls with mango');
});

test('H01 Before today’s lunch is cooked, the list of all days says that it comes', async () => {
  await openOrders('01:00', daysOfOne);
  await main().findByRole('region', { name: /lunch will be cooked this morning/ });
  expect(screen.getByRole('main').textContent).not.toMatch(noLunch);
});

test('H01 Nothing says that no lunch comes today while no days are known', async () => {
  await openOrders('01:00', allDays);
  await main().findAllByRole('article');
  expect(screen.getByRole('main').textContent).not.toMatch(noLunch);
});
