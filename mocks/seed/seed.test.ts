import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { recordSchemas } from '#mocks/store/records.ts';
import { personas } from '../personas.ts';
import { snapshotErrors } from '#mocks/store/db.ts';
import { weekdayOf } from '#src/domain/riyadh-date.ts';
import { isSchoolDay } from '#src/domain/school-days.ts';
import { seed, seedStamp } from './index.ts';

const now = new Date('2026-11-21T06:00:00Z');
const records = seed(now);

const ids = (list: readonly { id: number }[]) => new Set(list.map(({ id }) => id));

describe('the seeds', () => {
  it('fit the contract, record by record', () => {
    expect(snapshotErrors(records)).toEqual([]);
  });

  it('are the same for the same instant, and so is their stamp', () => {
    expect(seed(now)).toEqual(records);
    expect(seedStamp()).toBe(seedStamp());
  });

  it.each(Object.keys(recordSchemas) as (keyof typeof recordSchemas)[])('give each of the %s a unique id', (name) => {
    expect(ids(records[name]).size).toBe(records[name].length);
  });

  it('are enough for every screen', () => {
    expect(records.packages.length).toBeGreaterThanOrEqual(8);
    expect(new Set(records.packages.map(({ category, frequency }) => `${category} ${frequency}`)).size).toBe(6);
    expect(records.meals.length).toBeGreaterThanOrEqual(26);
    expect(new Set(records.meals.map(({ category }) => category)).size).toBe(5);
    expect(records.schools.length).toBeGreaterThanOrEqual(12);
    expect(new Set(records.schools.map(({ region_id }) => region_id)).size).toBe(4);
    expect(records.articles.filter(({ is_active }) => is_active)).toHaveLength(24);
    for (const name of ['packages', 'meals', 'articles'] as const) {
      expect(records[name].filter(({ is_active }) => !is_active)).toHaveLength(1);
    }
  });

  it('have dates relative to the clock', () => {
    const later = seed(new Date('2027-05-02T06:00:00Z'));
    expect(later.articles[0]?.created_at.slice(0, 10)).toBe('2027-04-28');
    expect(records.articles[0]?.created_at.slice(0, 10)).toBe('2026-11-17');
  });
});

/** All pairs of an English and an Arabic text, with their place in the data. */
function bilingual(value: unknown, where: string): { where: string; english: unknown; arabic: unknown }[] {
  if (Array.isArray(value)) return value.flatMap((each, index) => bilingual(each, `${where}[${index}]`));
  if (typeof value !== 'object' || value === null) return [];
  const record = value as Record<string, unknown>;
  return Object.entries(record).flatMap(([key, each]) => {
    const arabic = record[`arabic_${key}`];
    const own = arabic === undefined ? [] : [{ where: `${where}.${key}`, english: each, arabic }];
    return [...own, ...bilingual(each, `${where}.${key}`)];
  });
}

describe('texts of the seeds', () => {
  // Texts that parents wrote are in one script only, such as names, streets and health.
  const { applicants, orders: _orders, subOrders: _subOrders, ...own } = records;
  const pairs = bilingual(own, 'seeds');
  const withoutNames = (text: string) => applicants.reduce((rest, { name }) => rest.replaceAll(name, ''), text);

  it('are in both languages, each in its own script', () => {
    expect(pairs.length).toBeGreaterThan(300);
    const wrong = pairs.filter(
      ({ english, arabic }) =>
        typeof english === 'string' &&
        (typeof arabic !== 'string' ||
          /\p{Script=Arabic}/u.test(withoutNames(english)) ||
          !/\p{Script=Arabic}/u.test(arabic)),
    );
    expect(wrong.filter(({ english }) => english !== 'Apple Pay')).toEqual([]);
  });

  it('use Latin digits and Arabic punctuation in Arabic', () => {
    const wrong = pairs.filter(
      ({ arabic }) => typeof arabic === 'string' && /[٠-٩۰-۹]|\p{Script=Arabic}\s*[,;?]|ـ/u.test(arabic),
    );
    expect(wrong).toEqual([]);
  });
});

describe('what the seeds refer to', () => {
  const regions = ids(records.regions);
  const allergens = new Set(records.allergens.map(({ code }) => code));

  it('is there: regions, neighbourhoods, levels, allergens, dishes, parents', () => {
    expect(records.neighbourhoods.filter((each) => !regions.has(each.region_id))).toEqual([]);
    expect(records.schools.filter((each) => !regions.has(each.region_id))).toEqual([]);
    const levels = ids(records.educationalLevels);
    expect(records.schools.flatMap((each) => each.educational_level_ids).filter((id) => !levels.has(id))).toEqual([]);
    const neighbourhoods = ids(records.neighbourhoods);
    expect(records.streets.filter((each) => !neighbourhoods.has(each.neighbourhood_id))).toEqual([]);
    const codes = [
      ...records.meals.flatMap((meal) => (meal.allergens ?? []).map(({ code }) => code)),
      ...records.packages.flatMap((each) => each.excluded_allergens),
      ...records.healthIssues.flatMap((issue) => issue.allergen_codes),
    ];
    expect(codes.filter((code) => !allergens.has(code))).toEqual([]);
    const packages = ids(records.packages);
    expect(records.healthIssues.flatMap((issue) => issue.package_ids).filter((id) => !packages.has(id))).toEqual([]);
    const meals = ids(records.meals);
    expect(records.packages.flatMap(({ meal_ids }) => meal_ids).filter((id) => !meals.has(id))).toEqual([]);
    const users = ids(records.users);
    expect([...records.sessions, ...records.notifications].filter((each) => !users.has(each.user_id))).toEqual([]);
  });

  it('are pictures that exist', () => {
    const urls = [records.meals, records.articles, records.events, records.news, records.packages, records.partners]
      .flat()
      .flatMap(({ image_url }) => image_url ?? []);
    expect(urls.length).toBeGreaterThan(40);
    const missing = urls.filter((url) => !existsSync(new URL(`../public${url}`, import.meta.url)));
    expect(missing).toEqual([]);
  });
});

describe('packages', () => {
  it('never serve an allergen they leave out, not even as a trace', () => {
    const broken = records.packages.flatMap(({ id, excluded_allergens, meal_ids }) =>
      records.meals
        .filter((meal) => meal_ids.includes(meal.id))
        .filter((meal) => meal.allergens?.some(({ code }) => excluded_allergens.includes(code)) !== false)
        .map((meal) => `${id}: ${meal.name}`),
    );
    expect(broken).toEqual([]);
  });

  it('hold dishes enough for a week', () => {
    expect(records.packages.filter(({ meal_ids }) => new Set(meal_ids).size < 5)).toEqual([]);
    expect(records.packages.filter(({ meal_ids }) => new Set(meal_ids).size !== meal_ids.length)).toEqual([]);
  });

  it('cost what the design shows', () => {
    const costs = Object.fromEntries(records.packages.map((each) => [each.name, [each.price, each.delivery_fee]]));
    expect(costs).toMatchObject({
      'Everyday Healthy': ['250.00', '0.00'],
      Steady: ['290.00', '20.00'],
      'Allergy Safe': ['290.00', '20.00'],
      'Healthy Week': ['70.00', '0.00'],
    });
  });
});

describe('meals', () => {
  it('leave lunches high in salt out of the packages that say so', () => {
    const salty = records.meals.filter(({ is_high_salt }) => is_high_salt).map(({ id }) => id);
    const described = records.packages.filter(({ description }) => description?.includes('high in salt'));
    expect(described.map(({ id }) => id)).toEqual([2]);
    expect(described.flatMap(({ meal_ids }) => meal_ids.filter((id) => salty.includes(id)))).toEqual([]);
  });

  it('mark as high in salt what has 1.5 g or more, and leave unknown numbers null', () => {
    const marked = records.meals.filter(({ is_high_salt }) => is_high_salt);
    expect(marked.length).toBeGreaterThan(3);
    expect(records.meals.filter((meal) => meal.is_high_salt !== (meal.nutrition.salt_grams ?? 0) >= 1.5)).toEqual([]);
    const unknown = records.meals.filter(({ nutrition }) => Object.values(nutrition).includes(null));
    expect(unknown.length).toBeGreaterThan(2);
  });

  it('name no allergen twice', () => {
    const codesOf = ({ allergens: all }: (typeof records.meals)[number]) => (all ?? []).map(({ code }) => code);
    const twice = records.meals.filter((meal) => new Set(codesOf(meal)).size < codesOf(meal).length);
    expect(twice).toEqual([]);
  });
});

describe('official vacations', () => {
  const vacations = records.officialVacations;
  const days = (name: string) =>
    vacations.filter((each) => each.name === name).map((each) => `${each.start_date}/${each.end_date}`);

  it('are the national days and the samples of each school year', () => {
    expect(days('Autumn break')).toEqual(['2026-11-15/2026-11-19', '2027-11-14/2027-11-18']);
    expect(days('Mid-year break')).toEqual(['2027-01-10/2027-01-14', '2028-01-09/2028-01-13']);
    expect(days('Eid al-Fitr')).toEqual(['2027-03-07/2027-03-18', '2028-02-24/2028-03-06']);
    expect(days('Eid al-Adha')).toEqual(['2027-05-14/2027-05-25', '2028-05-02/2028-05-13']);
    expect(days('Summer vacation')).toEqual(['2027-06-27/2027-08-21', '2028-06-25/2028-08-19']);
    expect(days('Saudi National Day')).toContain('2027-09-23/2027-09-23');
    expect(days('Founding Day')).toContain('2027-02-22/2027-02-22');
    const tentative = vacations.filter((each) => each.is_tentative).map(({ type }) => type);
    expect(tentative).toEqual(['eid', 'eid', 'eid', 'eid']);
  });

  it.each(['region', 'school'] as const)('close one %s alone, on school days within two months', (scope) => {
    const own = vacations.filter((each) => each.scope === scope);
    expect(own).toHaveLength(1);
    const [closure] = own;
    expect(closure?.start_date && closure.start_date > '2026-11-21' && closure.start_date < '2027-01-21').toBe(true);
    expect(weekdayOf(closure?.start_date ?? '')).toBeLessThan(5);
    expect(isSchoolDay(closure?.start_date ?? '', [])).toBe(true);
    expect(closure?.region_id === null).toBe(scope === 'school');
    expect(closure?.school_id === null).toBe(scope === 'region');
  });
});

describe('personas', () => {
  it.each(personas.filter(({ account }) => account !== null))(
    '$name is in the seeds, with a session',
    ({ account }) => {
      const user = records.users.find(({ id }) => id === account?.userId);
      expect(user).toMatchObject({ mobile_number: account?.mobileNumber, password: account?.password });
      expect(records.sessions.find(({ token }) => token === account?.token)?.user_id).toBe(account?.userId);
    },
  );
});
