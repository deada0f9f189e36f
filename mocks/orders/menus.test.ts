import { expect, it } from 'vitest';
import type { Delivery, MenuDay } from '#src/api/generated/zod/schemas.ts';
import { nodeBaseUrl } from '#mocks/node.ts';
import { db } from '#mocks/store/db.ts';
import { testMock } from '#mocks/test-mock.ts';

const mock = testMock({ clock: '2026-11-22T07:00:00Z' });

async function read<T>(path: string): Promise<T> {
  const response = await fetch(`${nodeBaseUrl}${path}`, { headers: { Authorization: 'Bearer mock-session-huda' } });
  expect(response.status).toBe(200);
  return ((await response.json()) as { data: T }).data;
}

const faisal = 12;
const lama = 13;

/** The first lunches of a student's present subscription, with the menu of its package. */
async function lunchesOf(studentId: number) {
  const { applicant } = await read<{
    applicant: { school_id: number; active_sub_order: { sub_order_id: number; package: { id: number } } };
  }>(`/applicants/${studentId}`);
  const { sub_order_id, package: bought } = applicant.active_sub_order;
  const { deliveries } = await read<{ deliveries: Delivery[] }>(`/sub-orders/${sub_order_id}/deliveries`);
  const lunches = deliveries
    .filter(({ status }) => !['cancelled', 'skipped', 'vacation'].includes(status))
    .filter(({ date }) => '2026-11-20' < date && date < '2027-01-01');
  const range = `from=${lunches[0]?.date}&to=${lunches.at(-1)?.date}`;
  const { menus } = await read<{ menus: MenuDay[] }>(
    `/menus?package_id=${bought.id}&school_id=${applicant.school_id}&${range}`,
  );
  return lunches.map((lunch) => ({ lunch, day: menus.find(({ date }) => date === lunch.date) }));
}

it('each lunch is that of the menu, except what is not safe for the student', async () => {
  for (const studentId of [11, faisal, lama]) {
    const { applicant } = await read<{ applicant: { allergens: { code: string }[] } }>(`/applicants/${studentId}`);
    const avoided = new Set(applicant.allergens.map(({ code }) => code));
    const days = await lunchesOf(studentId);
    expect(days.length).toBeGreaterThan(4);
    for (const { lunch, day } of days) {
      expect(day, lunch.date).toBeDefined();
      const isSafe = day?.meals.every((meal) => meal.allergens?.every(({ code }) => !avoided.has(code)));
      const [planned, served] = [day?.meals ?? [], lunch.meals].map((meals) => meals.map(({ id }) => id));
      if (isSafe) expect(served).toEqual(planned);
      else expect(served).not.toEqual(planned);
    }
  }
});

it('a lunch follows a dish that the kitchen replaces, and a day that is not planned any more', async () => {
  const before = await lunchesOf(lama);
  mock.set({ scenario: 'menu-changed' });
  const after = await lunchesOf(lama);
  const changed = after.filter(({ lunch }, index) => lunch.meals[0]?.id !== before[index]?.lunch.meals[0]?.id);
  expect(changed.map(({ lunch, day }) => [lunch.date, lunch.meals.length, day?.is_planned])).toEqual([
    ['2026-11-23', 1, true],
    ['2026-11-24', 0, false],
  ]);
  const [swap] = changed[0]?.day?.swaps ?? [];
  expect(swap?.previous_meal.id).toBe(before.find(({ day }) => day?.date === '2026-11-23')?.day?.meals[0]?.id);
  expect(changed[0]?.day?.meals.map(({ id }) => id)).toEqual([swap?.meal_id]);
});

it('a dish without recorded allergens is not served to a student with an allergy', async () => {
  const before = await lunchesOf(faisal);
  const served = before[0]?.lunch.meals[0]?.id ?? 0;
  await db.meals.update((query) => query.where({ id: served }), {
    data(meal) {
      meal.allergens = null;
    },
  });
  const after = (await lunchesOf(faisal)).flatMap(({ lunch }) => lunch.meals.map(({ id }) => id));
  expect(after).not.toContain(served);
  expect(after.length).toBe(before.flatMap(({ lunch }) => lunch.meals).length);
});
