import fc from 'fast-check';
import { isObject } from './json.ts';
import type { PropertyResult } from './property.ts';
import { MissingState, missingStateMessage } from './scene.ts';
import type { Suite } from './suite.ts';

interface MealDto {
  id: number;
  allergens: { code: string }[];
}

/** All items of a list, over all its pages. */
async function wholeList<Item>(suite: Suite, id: string, list: string, query: object): Promise<Item[]> {
  const operation = suite.contract.operations.find((each) => each.id === id);
  if (!operation) throw new MissingState(`the contract has no ${id}`);
  const items: Item[] = [];
  for (let page: unknown = 1; typeof page === 'number';) {
    const { answer } = await suite.client.send(operation, { query: { ...query, page, per_page: 100 } });
    const { data, meta } = isObject(answer.json) ? answer.json : {};
    const found = isObject(data) ? data[list] : undefined;
    if (!Array.isArray(found)) throw new MissingState(`${id} answered ${answer.status}`);
    items.push(...(found as Item[]));
    page = isObject(meta) ? meta['next_page'] : null;
  }
  return items;
}

/** Checks that the filtered meals are all meals but those with an excluded allergen, in the same order. */
export async function verifyAllergenFilter(suite: Suite): Promise<PropertyResult[]> {
  if (!suite.operations.some(({ id }) => id === 'listMeals')) return [];
  const name = 'allergen filter: listMeals leaves out each meal with an excluded allergen or its traces, and no other';
  let message: string | null = null;
  let runs = 0;
  try {
    await suite.scene.reset();
    const allergens = await suite.scene.call('listAllergens', {});
    const codes = ((allergens['allergens'] ?? []) as { code: string }[]).map(({ code }) => code);
    if (codes.length === 0) throw new MissingState('there are no allergens');
    const meals = await wholeList<MealDto>(suite, 'listMeals', 'meals', {});
    const property = fc.asyncProperty(fc.shuffledSubarray(codes, { minLength: 1 }), async (excluded) => {
      runs += 1;
      const listed = await wholeList<MealDto>(suite, 'listMeals', 'meals', { exclude_allergens: excluded });
      const safe = meals.filter((meal) => !meal.allergens.some(({ code }) => excluded.includes(code)));
      const [found, expected] = [listed, safe].map((each) => JSON.stringify(each.map(({ id }) => id)));
      // A shrunk case that passes must not replace the message of the one that fails.
      if (found !== expected) message = `without ${excluded.join(',')} the list has ${found} instead of ${expected}`;
      return found === expected;
    });
    const { seed, scale } = suite.options;
    const outcome = await fc.check(property, { seed, numRuns: Math.max(4, Math.round(12 * scale)) });
    if (message === null && outcome.errorInstance instanceof Error) throw outcome.errorInstance;
    return [{ name, runs, outcome: outcome.failed ? 'failed' : 'passed', message: outcome.failed ? message : null }];
  } catch (error) {
    return [{ name, runs, outcome: 'open', message: missingStateMessage(error) }];
  }
}
