import type { MealDto, MenuDayDto, PackageDto, SchoolDto } from '#src/api/generated/client.schemas.ts';
import { type CivilDate, daysBetween } from '#src/domain/riyadh-date.ts';
import { isSchoolDay, type OfficialVacation } from '#src/domain/school-days.ts';
import { daysAfter, MissingState, type Scene } from '../scene.ts';
import type { Suite } from '../suite.ts';
import { answerTo, differenceOf, firstError, type OracleCase, refusalError } from './case.ts';
import { allOf, vacationsOf } from './facts.ts';

/** The longest range of a menu. */
const longestDays = 62;

interface Asked {
  packageId: number;
  schoolId?: number;
  from: CivilDate;
  to: CivilDate;
}

const queryOf = ({ packageId, schoolId, from, to }: Asked) => ({
  package_id: packageId,
  from,
  to,
  ...(schoolId === undefined ? {} : { school_id: schoolId }),
});

/** The menu of a package, in as many calls as its range needs. */
export async function menuOf(scene: Scene, asked: Asked): Promise<MenuDayDto[]> {
  const days: MenuDayDto[] = [];
  for (let { from } = asked; from <= asked.to; from = daysAfter(from, longestDays)) {
    const last = daysAfter(from, longestDays - 1);
    const query = queryOf({ ...asked, from, to: last < asked.to ? last : asked.to });
    days.push(...((await scene.call('listMenus', { query }))['menus'] as MenuDayDto[]));
  }
  return days;
}

/** All days of a range. */
function daysOf(from: CivilDate, to: CivilDate): CivilDate[] {
  return Array.from({ length: daysBetween(from, to) + 1 }, (_each, index) => daysAfter(from, index));
}

/** The error of a day: its dishes are of the package, as many as it has a day, and each swap is about one of them. */
function dayError(day: MenuDayDto, offer: PackageDto, all: ReadonlyMap<number, MealDto>, count: number): string | null {
  const at = `the menu of package ${offer.id} on ${day.date}`;
  const ids = day.meals.map(({ id }) => id);
  const wanted = day.is_planned ? Math.min(offer.meals_per_day, count) : 0;
  if (day.package_id !== offer.id) return `${at} is of package ${day.package_id}`;
  if (ids.length !== wanted) return `${at} has ${ids.length} dishes instead of ${wanted}`;
  if (new Set(ids).size < ids.length) return `${at} has a dish twice`;
  if (!day.is_planned && day.swaps.length > 0) return `${at} is not planned, but has a swap`;
  const wrong = day.swaps.find(
    ({ meal_id, previous_meal }) => !ids.includes(meal_id) || ids.includes(previous_meal.id),
  );
  if (wrong) return `${at} has a swap of ${wrong.previous_meal.id} for ${wrong.meal_id}, which is not what it serves`;
  for (const meal of day.meals) {
    const known = all.get(meal.id);
    const difference = known ? differenceOf(meal, known, `${at}, meal ${meal.id}`) : null;
    if (difference !== null) return difference;
    const excluded = meal.allergens?.find(({ code }) => offer.excluded_allergens.includes(code));
    if (excluded) return `${at} has ${excluded.code}, which the package leaves out`;
  }
  return null;
}

/** The ranges of menus that are checked: from two weeks ago to ten weeks from now. */
const rangeAt = (today: CivilDate) => ({ from: daysAfter(today, -14), to: daysAfter(today, 70) });

async function packageMenuError(scene: Scene, offer: PackageDto, all: ReadonlyMap<number, MealDto>) {
  const listed = await allOf<MealDto>(scene, 'listMeals', 'meals', { package_id: offer.id });
  const days = await menuOf(scene, { packageId: offer.id, ...rangeAt(await scene.today()) });
  return days.reduce<string | null>((error, day) => error ?? dayError(day, offer, all, listed.length), null);
}

/** The error of the days of a menu: each school day once, in order, and no other day. */
async function schoolDaysError(scene: Scene): Promise<string | null> {
  const [offer] = await allOf<PackageDto>(scene, 'listPackages', 'packages');
  if (!offer) throw new MissingState('a package is needed');
  const range = rangeAt(await scene.today());
  const errorAt = async (schoolId: number | undefined, vacations: readonly OfficialVacation[]) => {
    const days = await menuOf(scene, {
      packageId: offer.id,
      ...(schoolId === undefined ? {} : { schoolId }),
      ...range,
    });
    const expected = daysOf(range.from, range.to).filter((on) => isSchoolDay(on, vacations));
    return differenceOf(
      days.map(({ date }) => date),
      expected,
      `the days of the menu${schoolId === undefined ? '' : ` at school ${schoolId}`}`,
    );
  };
  const schools = await allOf<SchoolDto>(scene, 'listSchools', 'schools');
  return firstError([
    async () => errorAt(undefined, await vacationsOf(scene, range)),
    ...schools.map(
      ({ id }) =>
        async () =>
          errorAt(id, await vacationsOf(scene, range, id)),
    ),
  ]);
}

/** The error if two ranges side by side are not the whole range, or the edges of a range are not refused. */
async function rangesError(scene: Scene): Promise<string | null> {
  const { id: packageId } = await scene.first<PackageDto>('listPackages', 'packages');
  const from = await scene.today();
  const to = daysAfter(from, longestDays - 1);
  const read = async (first: CivilDate, last: CivilDate) => menuOf(scene, { packageId, from: first, to: last });
  const whole = await read(from, to);
  const error = await firstError(
    [0, 3, 7, 20, longestDays - 2].map((length) => async () => {
      const middle = daysAfter(from, length);
      const parts = [...(await read(from, middle)), ...(await read(daysAfter(middle, 1), to))];
      return differenceOf(parts, whole, `the menu until ${middle} and from the day after it`);
    }),
  );
  const refused = async (query: object) => answerTo(scene, 'listMenus', { query: { ...query }, token: undefined });
  const base = queryOf({ packageId, from, to });
  const unknown = 900_000_001;
  return (
    error ??
    refusalError(
      await refused({ ...base, to: daysAfter(to, 1) }),
      { status: 400, errors: [['to', 'invalid']] },
      'a menu that is too long',
    ) ??
    refusalError(
      await refused({ ...base, to: daysAfter(from, -1) }),
      { status: 400, errors: [['to', 'invalid']] },
      'a menu that ends before it begins',
    ) ??
    refusalError(
      await refused({ ...base, package_id: unknown, school_id: unknown }),
      {
        status: 400,
        errors: [
          ['package_id', 'not_found'],
          ['school_id', 'not_found'],
        ],
      },
      'a menu of an unknown package and school',
    )
  );
}

/** The error of all menus: each package is served what it has. */
async function menusError(scene: Scene): Promise<string | null> {
  const all = new Map((await allOf<MealDto>(scene, 'listMeals', 'meals')).map((each) => [each.id, each]));
  const packages = await allOf<PackageDto>(scene, 'listPackages', 'packages');
  return firstError(packages.map((offer) => async () => packageMenuError(scene, offer, all)));
}

/** After a change of the menus there is a day with another dish, which names the one before, and a day without a plan. */
async function changedError(scene: Scene, { world }: Suite): Promise<string | null> {
  const { id: packageId } = await scene.first<PackageDto>('listPackages', 'packages');
  const today = await scene.today();
  const range = { packageId, from: daysAfter(today, 1), to: daysAfter(today, 40) };
  const before = await menuOf(scene, range);
  if (!(await world.enter('menu-changed'))) throw new MissingState('this server can’t change its menus');
  const after = await menuOf(scene, range);
  const swapped = after.findIndex(({ swaps }) => swaps.length > 0);
  const [day, planned] = [after[swapped], before[swapped]];
  if (!day || !planned) return 'no day of the changed menu has a swap';
  const expected = planned.meals.map(({ id }) => day.swaps.find((each) => each.previous_meal.id === id)?.meal_id ?? id);
  const { now } = await scene.settings();
  return (
    differenceOf(
      day.meals.map(({ id }) => id),
      expected,
      `the dishes of ${day.date} after the swap`,
    ) ??
    (day.swaps.every(({ swapped_at }) => Date.parse(swapped_at) <= Date.parse(now))
      ? null
      : `a swap of ${day.date} is in the future`) ??
    (day.swaps.every(({ reason }) => reason.name && reason.arabic_name)
      ? null
      : `a swap of ${day.date} has no reason`) ??
    (after.some(({ is_planned, date }) => !is_planned && before.some((each) => each.date === date && each.is_planned))
      ? null
      : 'no day of the changed menu is without a plan') ??
    menusError(scene)
  );
}

/** The menus of packages. */
export const menuCases: readonly OracleCase[] = [
  {
    name: 'a menu for each school day, and for no other',
    operation: 'listMenus',
    isReadOnly: true,
    errorOf: schoolDaysError,
  },
  { name: 'the dishes of each package', operation: 'listMenus', isReadOnly: true, errorOf: menusError },
  { name: 'ranges add up, and have a limit', operation: 'listMenus', isReadOnly: true, errorOf: rangesError },
  { name: 'another dish names the one before', operation: 'listMenus', errorOf: changedError },
];
