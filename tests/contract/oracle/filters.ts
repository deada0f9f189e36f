import type {
  MealDto,
  OfficialVacationDto,
  OrderDto,
  PackageDto,
  SchoolDto,
} from '#src/api/generated/client.schemas.ts';
import { wholeList } from '../allergen-filter.ts';
import { checkOnce } from '../property.ts';
import { mayBeSent, MissingState, daysAfter } from '../scene.ts';
import type { Suite } from '../suite.ts';

interface Item {
  id: number;
  is_active?: boolean;
}

/** A query with the items of the whole list that it should leave. */
interface Filter<T> {
  query: Record<string, unknown>;
  isWanted: (item: T) => boolean;
}

const valuesOf = <T, V>(items: readonly T[], value: (item: T) => V) => [...new Set(items.map(value))];

/** Checks each filter of a list: it leaves exactly the items of the whole list that it is for, in the same order. */
async function verifyFilters<T extends Item>(
  suite: Suite,
  id: string,
  list: string,
  filtersOf: (whole: readonly T[]) => Filter<T>[] | Promise<Filter<T>[]>,
): Promise<void> {
  const operation = suite.operations.find((each) => each.id === id);
  if (!operation || !mayBeSent(operation, suite.world)) return;
  const result = await checkOnce(suite, {
    operation: id,
    name: `filters: ${id} leaves what it is asked for, and nothing else`,
    async errorOf() {
      await suite.scene.reset();
      const token = operation.security.length > 0 && suite.world.parent ? await suite.scene.token() : undefined;
      const whole = await wholeList<T>(suite, id, list, {}, token);
      if (whole.length === 0) throw new MissingState(`${id} answers an empty list`);
      const withdrawn = whole.find(({ is_active }) => is_active === false);
      if (withdrawn) return `${withdrawn.id} is offered, although it is not active`;
      for (const { query, isWanted } of await filtersOf(whole)) {
        const found = (await wholeList<T>(suite, id, list, query, token)).map((each) => each.id);
        const expected = whole.filter(isWanted).map((each) => each.id);
        if (found.join() !== expected.join()) {
          return `${JSON.stringify(query)} leaves ${found.join()} instead of ${expected.join()}`;
        }
      }
      return null;
    },
  });
  suite.results.properties.push(result);
}

const packageFilters = (all: readonly PackageDto[]): Filter<PackageDto>[] => [
  ...valuesOf(all, ({ category }) => category).map((category) => ({
    query: { category },
    isWanted: (each: PackageDto) => each.category === category,
  })),
  ...valuesOf(all, ({ frequency }) => frequency).map((frequency) => ({
    query: { frequency },
    isWanted: (each: PackageDto) => each.frequency === frequency,
  })),
  // The youngest and the oldest of each package, and a year beside them.
  ...valuesOf(
    all.flatMap(({ min_age, max_age }) => [min_age - 1, min_age, max_age, max_age + 1]),
    (age) => age,
  )
    .filter((age) => age >= 4 && age <= 18)
    .map((age) => ({
      query: { age },
      isWanted: ({ min_age, max_age }: PackageDto) => min_age <= age && age <= max_age,
    })),
];

const mealFilters = (all: readonly MealDto[]): Filter<MealDto>[] =>
  valuesOf(all, ({ category }) => category).map((category) => ({
    query: { category },
    isWanted: (each: MealDto) => each.category === category,
  }));

const schoolFilters = (all: readonly SchoolDto[]): Filter<SchoolDto>[] =>
  valuesOf(all, ({ region_id }) => region_id).map((region_id) => ({
    query: { region_id },
    isWanted: (each: SchoolDto) => each.region_id === region_id,
  }));

const historyFilters = (all: readonly OrderDto[]): Filter<OrderDto>[] =>
  valuesOf(all, ({ status }) => status).map((status) => ({
    query: { status },
    isWanted: (each: OrderDto) => each.status === status,
  }));

/** Checks that vacations are those that share a day with the range, and those of the school alone. */
async function verifyVacations(suite: Suite): Promise<void> {
  const id = 'listOfficialVacations';
  if (!suite.operations.some((each) => each.id === id)) return;
  const result = await checkOnce(suite, {
    operation: id,
    name: `filters: ${id} has each vacation that shares a day with the range`,
    async errorOf() {
      await suite.scene.reset();
      const today = await suite.scene.today();
      const read = async (from: string, to: string) =>
        (await suite.scene.call(id, { query: { from, to } }))['official_vacations'] as OfficialVacationDto[];
      const whole = await read(daysAfter(today, -300), daysAfter(today, 300));
      for (const { start_date, end_date } of whole.slice(0, 4)) {
        for (const [from, to] of [
          [end_date, daysAfter(end_date, 1)],
          [daysAfter(end_date, 1), daysAfter(end_date, 2)],
          [daysAfter(start_date, -1), start_date],
          [daysAfter(start_date, -2), daysAfter(start_date, -1)],
        ] as const) {
          const found = (await read(from, to)).map((each) => each.id);
          const expected = whole
            .filter((each) => each.start_date <= to && from <= each.end_date)
            .map((each) => each.id);
          if (found.join() !== expected.join()) {
            return `from ${from} to ${to} it has ${found.join()} instead of ${expected.join()}`;
          }
        }
      }
      return null;
    },
  });
  suite.results.properties.push(result);
}

/** Checks the filters of all lists against the whole list. */
export async function verifyListFilters(suite: Suite): Promise<void> {
  const checks: Record<string, () => Promise<void>> = {
    listPackages: async () => verifyFilters(suite, 'listPackages', 'packages', packageFilters),
    listMeals: async () => verifyFilters(suite, 'listMeals', 'meals', mealFilters),
    listSchools: async () => verifyFilters(suite, 'listSchools', 'schools', schoolFilters),
    listOrderHistory: async () => verifyFilters(suite, 'listOrderHistory', 'orders', historyFilters),
    listOfficialVacations: async () => verifyVacations(suite),
  };
  for (const [operation, check] of Object.entries(checks)) await suite.guard('properties', operation, check);
}
