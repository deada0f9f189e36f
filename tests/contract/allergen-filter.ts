import fc from 'fast-check';
import { isObject } from './json.ts';
import { checkProperty } from './property.ts';
import { MissingState } from './scene.ts';
import type { Suite } from './suite.ts';

interface MealDto {
  id: number;
  allergens: { code: string }[] | null;
}

/** More pages than any list has. */
const mostPages = 1_000;

/** All items of a list, over all its pages. */
export async function wholeList<Item>(
  suite: Suite,
  id: string,
  list: string,
  query: object,
  token?: string,
): Promise<Item[]> {
  const operation = suite.contract.operations.find((each) => each.id === id);
  if (!operation) throw new MissingState(`the contract has no ${id}`);
  const items: Item[] = [];
  for (let page: unknown = 1; typeof page === 'number';) {
    if (page > mostPages) throw new MissingState(`${id} has no last page`);
    const { answer } = await suite.client.send(operation, { query: { ...query, page, per_page: 100 }, token });
    const { data, meta } = isObject(answer.json) ? answer.json : {};
    const found = isObject(data) ? data[list] : undefined;
    if (!Array.isArray(found)) throw new MissingState(`${id} answered ${answer.status}`);
    items.push(...(found as Item[]));
    page = isObject(meta) ? meta['next_page'] : null;
  }
  return items;
}

/**
 * Checks that the filtered meals are all meals but those with an excluded allergen, and those whose allergens are not
 * recorded, in the same order.
 */
export async function verifyAllergenFilter(suite: Suite): Promise<void> {
  if (!suite.operations.some(({ id }) => id === 'listMeals')) return;
  await suite.guard('properties', 'listMeals', async () => {
    await suite.scene.reset();
    let meals: MealDto[] | null = null;
    const result = await checkProperty(suite, {
      operation: 'listMeals',
      name: 'allergen filter: listMeals leaves out each meal with an excluded allergen or its traces, and no other',
      // Numbers that choose allergens: which there are is known only after a call.
      values: fc.uniqueArray(fc.nat(50), { minLength: 1, maxLength: 8 }),
      runs: 12,
      atLeast: 4,
      errorOf: async (numbers) => {
        const allergens = await suite.scene.allergenCodes();
        const excluded = [...new Set(numbers.map((number) => allergens[number % allergens.length] ?? ''))];
        meals ??= await wholeList<MealDto>(suite, 'listMeals', 'meals', {});
        const listed = await wholeList<MealDto>(suite, 'listMeals', 'meals', { exclude_allergens: excluded });
        const safe = meals.filter(({ allergens: own }) => own?.every(({ code }) => !excluded.includes(code)) === true);
        const [found, expected] = [listed, safe].map((each) => JSON.stringify(each.map(({ id }) => id)));
        return found === expected ? null : `without ${excluded.join(',')} the list has ${found} instead of ${expected}`;
      },
    });
    suite.results.properties.push(result);
  });
}
