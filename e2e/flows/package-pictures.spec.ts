import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { call } from './order-page-steps.ts';

interface Pictured {
  image_url: string | null;
}

const urlsOf = (meals: readonly Pictured[]) => meals.flatMap(({ image_url }) => image_url ?? []);

/** The picture addresses of the meals that a drawn lunch box shows. */
const drawnIn = async (box: Locator): Promise<string[]> =>
  box.locator('svg ~ span > img').evaluateAll((images) => images.map((image) => image.getAttribute('src') ?? ''));

test('C10 The box of each package shows that package’s own meals, in the list and on its page @in-english @rest', async ({
  page,
}) => {
  await page.goto('/packages');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(9);
  const { packages } = (
    await call<{ data: { packages: { id: number; sample_meals: Pictured[] }[] } }>(
      page,
      'GET',
      '/packages?per_page=100',
    )
  ).data;
  for (const { id, sample_meals } of packages) {
    const card = cards.filter({ has: page.locator(`a[href="/packages/${id}"]`) });
    const drawn = await drawnIn(card);
    expect(drawn.length, `package ${id}`).toBeGreaterThan(1);
    expect(urlsOf(sample_meals).slice(0, drawn.length), `package ${id}`).toEqual(drawn);
  }
  const withoutWheat = packages.find(({ id }) => id === 9)?.sample_meals ?? [];
  await page.goto('/packages/9');
  await expect(page.locator('main svg ~ span > img').first()).toBeVisible();
  const [first = ''] = urlsOf(withoutWheat);
  expect(await drawnIn(page.getByRole('main'))).toContain(first);
});

test('H01 O04 Today’s box shows today’s lunch, and the order just paid shows the package bought @in-arabic @rest', async ({
  page,
  signIn,
  clock,
  language,
  message,
}) => {
  await clock('2026-11-23T07:00:00Z');
  await signIn('huda');
  await page.goto('/profile/my-orders/current-orders');
  const today = page.locator('section[aria-labelledby="today-lunch"]');
  await expect(today).toBeVisible();
  const planned = await Promise.all(
    [3022, 3023].map(async (id) =>
      call<{ data: { deliveries: { meals: (Pictured & { name: string; arabic_name: string })[] }[] } }>(
        page,
        'GET',
        `/sub-orders/${id}/deliveries?from=2026-11-23&to=2026-11-23`,
      ),
    ),
  );
  const lunches = planned.flatMap(({ data }) => data.deliveries.flatMap(({ meals }) => meals));
  await expect
    .poll(async () => {
      const text = (await today.textContent()) ?? '';
      return lunches.filter(({ name, arabic_name }) => text.includes(language === 'ar' ? arabic_name : name)).length;
    })
    .toBe(1);
  const text = (await today.textContent()) ?? '';
  const named = lunches.filter(({ name, arabic_name }) => text.includes(language === 'ar' ? arabic_name : name));
  expect(await drawnIn(today)).toEqual(urlsOf(named));

  await page.goto('/sub-successful?order=2053');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(message('confirmed.page.title'));
  const { order } = (
    await call<{ data: { order: { sub_orders: { package: { id: number } }[] } } }>(page, 'GET', '/orders/2053')
  ).data;
  const bought = order.sub_orders[0]?.package.id ?? 0;
  const offer = (await call<{ data: { package: { sample_meals: Pictured[] } } }>(page, 'GET', `/packages/${bought}`))
    .data;
  const main = page.getByRole('main');
  await expect(main.locator('svg ~ span > img').first()).toBeAttached();
  const drawn = await drawnIn(main);
  expect(drawn).toEqual(urlsOf(offer.package.sample_meals).slice(0, drawn.length));
});

test('O01 The cart shows the packages chosen @in-english @rest', async ({ page, signIn }) => {
  await signIn('maha');
  await page.goto('/cart/choose-applicants');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const { order } = (
    await call<{ data: { order: { sub_orders: { package: { id: number } }[] } } }>(page, 'GET', '/orders/draft')
  ).data;
  const offers = await Promise.all(
    order.sub_orders.map(async (line) =>
      call<{ data: { package: { sample_meals: Pictured[] } } }>(page, 'GET', `/packages/${line.package.id}`),
    ),
  );
  // Both packages are healthy and monthly: five bowls each.
  const expected = offers.flatMap(({ data }) => urlsOf(data.package.sample_meals).slice(0, 5));
  await expect.poll(async () => drawnIn(page.getByRole('main'))).toEqual(expected);
});
