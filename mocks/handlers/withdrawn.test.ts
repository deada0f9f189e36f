import { expect, it } from 'vitest';
import type {
  ArticleAnswer,
  MealAnswer,
  MealList,
  PackageAnswer,
  PackageList,
} from '#src/api/generated/zod/schemas.ts';
import { testMock } from '#mocks/test-mock.ts';
import { testParent } from '#mocks/test-parent.ts';

testMock({ clock: '2026-11-26T07:00:00Z' });

const parent = testParent('noura');

it('an inactive package, meal or article is in no list, and its own address answers is_active false', async () => {
  const lists = await Promise.all([
    parent.get<PackageList>('/packages?per_page=100'),
    parent.get<MealList>('/meals?per_page=100'),
    parent.get<{ data: { health_blogs: { id: number }[] } }>('/healths?per_page=100'),
  ]);
  const [packages, meals, articles] = lists;
  expect(packages.body.data.packages.map(({ id }) => id)).not.toContain(10);
  expect(meals.body.data.meals.map(({ id }) => id)).not.toContain(40);
  expect(articles.body.data.health_blogs.map(({ id }) => id)).not.toContain(25);
  expect((await parent.get<PackageAnswer>('/packages/10')).body.data.package.is_active).toBe(false);
  expect((await parent.get<MealAnswer>('/meals/40')).body.data.meal.is_active).toBe(false);
  expect((await parent.get<ArticleAnswer>('/healths/25')).body.data.health_blog.is_active).toBe(false);
});

it('packages are listed by their ages', async () => {
  const idsFor = async (age: number) =>
    (await parent.get<PackageList>(`/packages?per_page=100&age=${age}`)).body.data.packages.map(({ id }) => id);
  expect(await idsFor(9)).not.toContain(7);
  expect(await idsFor(12)).toContain(7);
  expect(await idsFor(19)).toEqual([]);
});
