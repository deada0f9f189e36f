import { expect, it } from 'vitest';
import type { Delivery } from '#src/api/generated/zod/schemas.ts';
import { db, nextId } from '#mocks/store/db.ts';
import { testMock } from '#mocks/test-mock.ts';
import { testParent } from '#mocks/test-parent.ts';

// Thursday at 10:00 in Riyadh: today's lunch is cooked.
const mock = testMock({ clock: '2026-11-26T07:00:00Z' });

const huda = testParent('huda');
const today = '2026-11-26';

const served = (lunches: readonly Delivery[], isWanted: (on: string) => boolean) =>
  lunches
    .filter(({ date }) => isWanted(date))
    .map(({ date, meals, replaced_meals }) => ({ date, meals, replaced_meals }));

it('a cooked lunch keeps its dish and its reasons after an allergy was added, a later one does not', async () => {
  const before = await huda.deliveries(3022);
  mock.set({ scenario: 'allergy-added' });
  const after = await huda.deliveries(3022);
  expect(served(after, (on) => on <= today)).toEqual(served(before, (on) => on <= today));
  expect(served(after, (on) => on > today)).not.toEqual(served(before, (on) => on > today));
  expect((await huda.get('/applicants/13')).body).not.toHaveProperty('data.applicant.past_health');

  // The lunches of the days between two changes keep the first of them.
  mock.set({ clock: '2026-12-03T07:00:00Z' });
  const between = await huda.deliveries(3022);
  expect(served(between, (on) => on <= '2026-12-03')).toEqual(served(after, (on) => on <= '2026-12-03'));
});

it.each([
  ['before it is cooked', '2026-11-26T02:59:00Z', true],
  ['after that', '2026-11-26T03:01:00Z', false],
])('a change of the menu %s counts for a lunch: %s', async (_what, changed_at, counts) => {
  const dishes = async () =>
    (await huda.deliveries(3022))
      .filter(({ date }) => date === today)
      .flatMap(({ meals }) => meals.map(({ id }) => id));
  const before = await dishes();
  const { package: bought } = (await huda.order(2051)).sub_orders.find(({ id }) => id === 3022) ?? {};
  if (!bought) throw new Error('The subscription is gone');
  await db.menuChanges.create({
    id: nextId('menuChanges'),
    package_id: bought.id,
    date: today,
    swap: null,
    reason: '',
    arabic_reason: '',
    changed_at,
  });
  expect(before).toHaveLength(1);
  expect(await dishes()).toEqual(counts ? [] : before);
});
