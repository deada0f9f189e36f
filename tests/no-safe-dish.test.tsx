import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { DeliveryList } from '#src/api/generated/zod/schemas.ts';
import { wholeApp } from './open-app.tsx';

const { mock, open, signInAs } = wholeApp();

const dish = (id: number, name: string) => ({ id, name, arabic_name: name, image_url: null });
const leftOut = {
  meal_id: null,
  previous_meal: dish(991, 'Tomato pasta'),
  allergens: [],
  reason: { name: 'Contains wheat.', arabic_name: 'يحتوي على القمح.' },
};

/** Opens a page of Huda on a Monday; each of her lunches leaves out a dish, and has no other or a safe one beside it. */
async function openWithout(path: string, isAlone: boolean): Promise<void> {
  mock.set({ clock: '2026-11-23T07:00:00Z' });
  await mock.backend.reset();
  const send = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (request, init) => {
    const response = await send(request, init);
    if (!/\/deliveries(\/current)?(\?|$)/.test(new Request(request, init).url)) return response;
    const body = (await response.json()) as DeliveryList;
    const deliveries = body.data.deliveries.map((day) =>
      day.meals.length === 0
        ? day
        : // Rice paper rolls have no allergens.
          { ...day, meals: isAlone ? [] : [dish(30, 'Rice paper rolls')], replaced_meals: [leftOut] },
    );
    return Response.json({ ...body, data: { ...body.data, deliveries } }, { headers: response.headers });
  });
  signInAs('huda');
  await open(path);
}

const text = 'No safe dish in place of Tomato pasta: ask us';

test.each([
  ['alone', text],
  ['beside a safe one', `Rice paper rolls · ${text}`],
] as const)(
  'F26 The board says which dish is left out, %s, and that the lunch is not suitable',
  async (which, shown) => {
    await openWithout('/', which === 'alone');
    const board = within(await screen.findByRole('article', { name: 'Lama Al Harbi' }));
    expect(await board.findAllByText('Not suitable')).toHaveLength(2);
    expect(board.getAllByText(shown)).toHaveLength(2);
    const tuesday = board.getByText(/^Tuesday/);
    expect(tuesday.textContent).toContain(`${shown}, Not suitable`);
    expect(board.queryByText(/Suitable/)).toBeNull();
    expect(board.queryByText(/not planned yet/)).toBeNull();
  },
);

test('F61 The short board of the current orders says which dish is left out', async () => {
  await openWithout('/profile/my-orders/current-orders', false);
  const rows = within(await screen.findByRole('region', { name: 'Today and next, by child' }));
  expect(await rows.findAllByText(`Rice paper rolls · ${text}`)).not.toHaveLength(0);
  expect(await rows.findAllByText('Not suitable')).not.toHaveLength(0);
  expect(rows.queryByText('Suitable')).toBeNull();
});

test('G62 The first week of a new order says which dish is left out', async () => {
  await openWithout('/sub-successful?order=2053', true);
  expect(await screen.findAllByText(text)).toHaveLength(5);
  expect(await screen.findAllByText('Not suitable')).toHaveLength(5);
});

test('F33 The care card says on paper which dish is left out', async () => {
  await openWithout('/profile/my-account/applicants/care-card/13', true);
  expect(
    await screen.findAllByText('No safe dish in place of \u2068Tomato pasta\u2069. Ask the kitchen.'),
  ).not.toHaveLength(0);
  expect(screen.queryByText(/not planned yet/)).toBeNull();
});
