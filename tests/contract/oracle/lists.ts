import type {
  MealDto,
  NeighbourhoodDto,
  OfficialVacationDto,
  PackageDto,
  SchoolDto,
} from '#src/api/generated/client.schemas.ts';
import { vacationsFor } from '#src/domain/school-days.ts';
import type { Ready } from '../exchange.ts';
import { isObject } from '../json.ts';
import { daysAfter, MissingState, type Scene } from '../scene.ts';
import type { Suite } from '../suite.ts';
import { answerTo, dataIn, differenceOf, firstError, type OracleCase, refusalError } from './case.ts';
import { allOf, toVacation } from './facts.ts';

/** A record with its name in both languages. */
export type Named = { id: number; name: string; arabic_name: string };
/** A language of the app. */
export type Language = 'en' | 'ar';

/** Asks for a language. */
export const inLanguage = (language: Language) => ({ headers: { 'Accept-Language': language } });

const nameIn = (language: Language) => (each: Named) => (language === 'ar' ? each.arabic_name : each.name);

/** The items sorted by their name in a language; those of one name stay as they are. */
export function byName<T extends Named>(items: readonly T[], language: Language): T[] {
  const { compare } = new Intl.Collator(language);
  const name = nameIn(language);
  return items.toSorted((a, b) => compare(name(a), name(b)));
}

/** The ids of some records. */
export const idsOf = (items: readonly { id: number }[]) => items.map(({ id }) => id);

/** A list as it is answered to the parent. */
export async function listed<T>(scene: Scene, id: string, list: string, ready: Ready = {}): Promise<T[]> {
  return dataIn(await answerTo(scene, id, ready))[list] as T[];
}

async function neighbourhoodsError(scene: Scene): Promise<string | null> {
  const regions = await listed<Named>(scene, 'listRegions', 'regions');
  return firstError(
    regions.flatMap(({ id }) =>
      (['en', 'ar'] as const).map((language) => async () => {
        const ready = { path: { id }, ...inLanguage(language) };
        const found = await listed<NeighbourhoodDto>(scene, 'listNeighbourhoods', 'neighbourhoods', ready);
        if (found.some(({ region_id, is_active }) => region_id !== id || !is_active)) return `region ${id} has others`;
        return differenceOf(idsOf(found), idsOf(byName(found, language)), `the neighbourhoods of ${id} in ${language}`);
      }),
    ),
  );
}

/** The lists of options have a place for each item, and only what is offered. */
async function optionsError(scene: Scene): Promise<string | null> {
  return firstError(
    (
      [
        ['listEducationalLevels', 'educational_levels'],
        ['listHealthIssues', 'health_issues'],
        ['listAllergens', 'allergens'],
      ] as const
    ).map(([id, list]) => async () => {
      const found = await listed<{ id: number; sort_order: number; is_active: boolean }>(scene, id, list);
      if (found.some(({ is_active }) => !is_active)) return `${id} has an item that is not active`;
      const sorted = found.toSorted((a, b) => a.sort_order - b.sort_order);
      return differenceOf(idsOf(found), idsOf(sorted), `${id}, by place,`);
    }),
  );
}

/** A school that waits for review is listed to the parent who added it, and to nobody else. */
async function addedSchoolError(scene: Scene): Promise<string | null> {
  const regions = await listed<Named>(scene, 'listRegions', 'regions');
  const [region, elsewhere] = regions;
  if (!region || !elsewhere) throw new MissingState('two regions are needed');
  const unique = `Al Ufuq School ${process.hrtime.bigint()}`;
  const body = {
    name: ` ${unique} `,
    address: ' King Fahd Rd ',
    region_id: region.id,
    educational_level_ids: [],
  };
  const other = await scene.otherToken();
  const add = async (changes: object, token?: string) =>
    answerTo(scene, 'createSchool', { ...(token === undefined ? {} : { token }), body: { ...body, ...changes } });
  const first = await add({});
  const school = dataIn(first)['school'] as SchoolDto;
  const names = async (ready: Ready) => {
    const ids = idsOf(
      await listed<SchoolDto>(scene, 'listSchools', 'schools', { ...ready, query: { search: unique } }),
    );
    return ids.includes(school.id);
  };
  const expected = {
    name: unique,
    arabic_name: unique,
    address: 'King Fahd Rd',
    arabic_address: null,
    region_id: region.id,
    educational_level_ids: [],
    is_served: false,
    status: 'pending_review',
    is_active: true,
  };
  const approved = (await allOf<SchoolDto>(scene, 'listSchools', 'schools')).find(
    ({ status }) => status === 'approved',
  );
  const wrong = { name: null, region_id: 900_000_001, educational_level_ids: [900_000_001] };
  return (
    differenceOf(school, expected, 'the added school') ??
    differenceOf(
      [await names({}), await names({ token: other }), await names({ token: undefined })],
      [true, false, false],
      'who sees the added school: its parent, another one, a visitor;',
    ) ??
    refusalError(await add({ name: unique.toUpperCase() }), { status: 409 }, 'the same school again') ??
    refusalError(await add({ name: 'Another', arabic_name: unique }), { status: 409 }, 'the same name in Arabic') ??
    differenceOf((await add({ region_id: elsewhere.id })).status, 201, 'a school of this name in another region') ??
    differenceOf((await add({}, other)).status, 201, 'the same school, added by another parent') ??
    (approved
      ? refusalError(
          await add({ name: approved.name, region_id: approved.region_id }, other),
          { status: 409 },
          'a school that is listed',
        )
      : null) ??
    refusalError(
      await add(wrong),
      {
        status: 422,
        errors: [
          ['name', 'blank'],
          ['region_id', 'not_found'],
          ['educational_level_ids', 'not_found'],
        ],
      },
      'a school with three errors',
    ) ??
    refusalError(await add({ name: `${unique} 2`, educational_level_ids: [1, 1] }), { status: 422 }, 'a level twice')
  );
}

/** The meals of each package, in the order of its samples, without what it excludes. */
async function packageMealsError(scene: Scene): Promise<string | null> {
  const packages = await allOf<PackageDto>(scene, 'listPackages', 'packages');
  const all = await allOf<MealDto>(scene, 'listMeals', 'meals');
  const allergens = await scene.allergenCodes();
  const of = async (query: object) => allOf<MealDto>(scene, 'listMeals', 'meals', { ...query });
  const unknown = await of({ package_id: 900_000_001 });
  if (unknown.length > 0) return `an unknown package has ${unknown.length} meals`;
  return firstError(
    packages.map((offer) => async () => {
      const meals = await of({ package_id: offer.id });
      const excluded = offer.excluded_allergens;
      const isWithout = ({ allergens: own }: MealDto, codes: readonly string[]) =>
        codes.length === 0 || own?.every((each) => !codes.includes(each.code)) === true;
      const wrong = meals.find((meal) => !isWithout(meal, excluded));
      const code = allergens.find((each) => !excluded.includes(each)) ?? '';
      const category = meals[0]?.category;
      const both = await of({ package_id: offer.id, exclude_allergens: [code], category });
      const isSafe = (meal: MealDto) => isWithout(meal, [code]) && meal.category === category;
      const single = await scene.call('getPackage', { path: { id: offer.id } });
      return (
        (wrong ? `package ${offer.id} has meal ${wrong.id}, with an allergen that it excludes` : null) ??
        (meals.length === 0 || offer.sample_meals.length === 0
          ? `package ${offer.id} has no meals or samples`
          : null) ??
        (meals.every(({ id }) => all.some((meal) => meal.id === id))
          ? null
          : `package ${offer.id} has an unknown meal`) ??
        differenceOf(
          idsOf(offer.sample_meals),
          idsOf(meals).slice(0, offer.sample_meals.length),
          `samples of ${offer.id}`,
        ) ??
        differenceOf(
          idsOf(both),
          idsOf(meals.filter(isSafe)),
          `meals of ${offer.id} without ${code}, in one category,`,
        ) ??
        differenceOf(single['package'], offer, `package ${offer.id}`)
      );
    }),
  );
}

/** Lists of content have what is active, in their order, and each item can be read alone. */
async function contentError(scene: Scene): Promise<string | null> {
  return firstError(
    (
      [
        ['listHealths', 'health_blogs', 'getHealth', 'health_blog', true],
        ['listNews', 'news', null, null, true],
        ['listPartners', 'partners', null, null, false],
        ['listEvents', 'events', null, null, false],
        ['listMeals', 'meals', 'getMeal', 'meal', false],
      ] as const
    ).map(([id, list, one, record, isDated]) => async () => {
      const query = id === 'listPartners' || id === 'listEvents' ? {} : { query: { per_page: 100 } };
      const found = await listed<{ id: number; created_at: string; is_active: boolean }>(scene, id, list, query);
      const sorted = found.toSorted((a, b) => b.created_at.localeCompare(a.created_at) || b.id - a.id);
      if (found.some(({ is_active }) => !is_active)) return `${id} has an item that is not active`;
      const order = isDated ? differenceOf(idsOf(found), idsOf(sorted), `${id}, newest first,`) : null;
      if (order !== null || one === null) return order;
      return firstError(
        found.slice(0, 3).map((each) => async () => {
          const answer = await answerTo(scene, one, { path: { id: each.id } });
          return differenceOf(dataIn(answer)[record], each, `${one} ${each.id}`);
        }),
      );
    }),
  );
}

/** Vacations of a school are those of everyone, of its region and of the school; of no school those of everyone. */
async function vacationsError(scene: Scene): Promise<string | null> {
  const today = await scene.today();
  const range = { from: daysAfter(today, -300), to: daysAfter(today, 700) };
  const read = async (query: Record<string, unknown>) =>
    listed<OfficialVacationDto>(scene, 'listOfficialVacations', 'official_vacations', { query });
  const schools = await allOf<SchoolDto>(scene, 'listSchools', 'schools');
  const bySchool = new Map<SchoolDto, OfficialVacationDto[]>();
  for (const school of schools) bySchool.set(school, await read({ ...range, school_id: school.id }));
  const all = new Map([...bySchool.values()].flat().map((each) => [each.id, each]));
  const sorted = [...all.values()].toSorted((a, b) => a.start_date.localeCompare(b.start_date) || a.id - b.id);
  const ofAll = sorted.filter(({ scope }) => scope === 'all');
  const open = await read({});
  return (
    differenceOf(idsOf(await read(range)), idsOf(ofAll), 'the vacations without a school') ??
    (open.some(({ end_date }) => end_date < today) ? 'vacations that are over are listed by default' : null) ??
    differenceOf(
      idsOf(open.filter(({ start_date }) => start_date <= range.to)),
      idsOf(ofAll.filter(({ end_date }) => end_date >= today)),
      'the vacations from today on',
    ) ??
    (await firstError(
      [...bySchool].map(([{ id, region_id }, found]) => async () => {
        const own = new Set(
          vacationsFor(sorted.map(toVacation), { schoolId: id, regionId: region_id }).map((each) => each.id),
        );
        return differenceOf(
          idsOf(found),
          idsOf(sorted.filter((each) => own.has(each.id))),
          `the vacations of school ${id}`,
        );
      }),
    ))
  );
}

/** On the mock, whose data are those of the examples, the settings are those of the contract's example. */
async function settingsError(scene: Scene, { contract, world }: Suite): Promise<string | null> {
  const found = (await scene.call('getSettings'))['settings'];
  const paths = contract.document['paths'] as Record<string, { get?: { responses?: Record<string, unknown> } }>;
  const reply = paths['/settings']?.get?.responses?.['200'] as
    | { content?: Record<string, { examples?: object }> }
    | undefined;
  const [example] = Object.values(reply?.content?.['application/json']?.examples ?? {}) as { value: unknown }[];
  if (!world.isMock || !isObject(example?.value))
    throw new MissingState('a server with the data of the examples is needed');
  const { data } = example.value;
  const { now: _now, ...settings } = (data as { settings: Record<string, unknown> }).settings;
  return differenceOf(found, settings, 'the settings');
}

/** Lists that everyone reads: their order, their filters together, and what they leave out. */
export const listCases: readonly OracleCase[] = [
  { name: 'neighbourhoods by name', operation: 'listNeighbourhoods', isReadOnly: true, errorOf: neighbourhoodsError },
  { name: 'options by place', operation: 'listHealthIssues', isReadOnly: true, errorOf: optionsError },
  { name: 'added schools wait for review', operation: 'createSchool', errorOf: addedSchoolError },
  { name: 'meals of packages', operation: 'listMeals', isReadOnly: true, errorOf: packageMealsError },
  { name: 'content in its order', operation: 'listNews', isReadOnly: true, errorOf: contentError },
  { name: 'vacations of schools', operation: 'listOfficialVacations', isReadOnly: true, errorOf: vacationsError },
  { name: 'settings of the example', operation: 'getSettings', isReadOnly: true, errorOf: settingsError },
];
