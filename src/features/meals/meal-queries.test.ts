import { expect, test } from 'vitest';
import { mealCountQuery, mealPagesQuery } from './meal-queries.ts';

test('F45 What suits a student is not kept, because the student’s health can change', () => {
  for (const query of [mealPagesQuery({}, 13), mealCountQuery({}, 13)]) expect(query).toMatchObject({ gcTime: 0 });
});

test('the meals of everyone are kept', () => {
  for (const query of [mealPagesQuery({}), mealCountQuery({})]) expect(query).not.toHaveProperty('gcTime');
});
