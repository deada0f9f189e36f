import type { ApplicantInputDto, OrderApplicantInputDto, OrderInputDto } from '#src/api/generated/client.schemas.ts';
import type { JsonObject } from './json.ts';
import type { Rule } from './recipe.ts';
import { daysAfter } from './scene.ts';

const unknownId = 900_000_001;

/** A rule about the fields of a student, which are those of the accepted request with one error. */
const ofStudent = (place: string, ...changes: ((student: ApplicantInputDto) => JsonObject)[]): Rule => ({
  place,
  values: changes.map((_change, index) => index),
  changed: (index, body) => changes[Number(index)]?.(body as unknown as ApplicantInputDto) ?? {},
});

/** A home address with other parts. */
const home = (changes: JsonObject) => (student: ApplicantInputDto) => ({
  home_address: { ...student.home_address, ...changes },
});

/** The birth date of the accepted request, which makes a student of nine, some years later. */
const bornLater = (years: number) => (student: ApplicantInputDto) => ({
  birth_date: `${Number(student.birth_date.slice(0, 4)) + years}${student.birth_date.slice(4)}`,
});

/** The rules for a student that the schema does not contain. */
export const studentRules: readonly Rule[] = [
  ofStudent('body.birth_date, too young, too old or not yet born', bornLater(6), bornLater(-12), bornLater(10)),
  ofStudent('body.school_id, unknown', () => ({ school_id: unknownId })),
  ofStudent('body.educational_level_id, unknown', () => ({ educational_level_id: unknownId })),
  ofStudent(
    'body.health_issues, unknown or twice',
    () => ({ health_issues: [{ health_issue_id: unknownId, description: 'Unknown' }] }),
    ({ health_issues: [issue] }) => ({ health_issues: [issue, issue] }),
  ),
  ofStudent('body.allergens, unknown', () => ({ allergens: [{ code: 'moon_dust', severity: 'mild' }] })),
  ofStudent(
    'body.home_address, without what a driver needs',
    home({ short_address: null, street_name: null }),
    home({ short_address: null, building_number: null, building_name: null }),
    () => ({ home_address: null, delivery_target: 'home' }),
  ),
  ofStudent(
    'body.home_address, in no known place',
    home({ region_id: unknownId }),
    home({ neighbourhood_id: unknownId }),
    home({ region_id: null }),
  ),
];

/** The rules for a school that the schema does not contain. */
export const schoolRules: readonly Rule[] = [
  { place: 'body.region_id, unknown', values: [unknownId], changed: (region_id) => ({ region_id }) },
  {
    place: 'body.educational_level_ids, unknown or twice',
    values: [[unknownId], [1, 1]],
    changed: (educational_level_ids) => ({ educational_level_ids }),
  },
  {
    place: 'body.name, blank in both languages',
    values: [' ', null],
    changed: (name) => ({ name, arabic_name: name }),
  },
];

/** The provider leads the parent back to the app alone. */
export const returnRules: readonly Rule[] = [
  {
    place: 'body.return_url, of another site',
    values: [
      'https://shop.example.org/checkout',
      'http://localhost.example.org/checkout',
      'ftp://localhost/checkout',
      'https://172.15.0.1.example.org/checkout',
      'http://192.169.0.1/checkout',
    ],
    changed: (return_url) => ({ return_url }),
  },
];

type Choice = Omit<OrderApplicantInputDto, 'applicant_id'>;

/** What is wrong with a choice of a monthly package from a Sunday; each has its reason in docs/product/rules.md. */
const wrongChoices: Record<string, ((choice: Choice) => JsonObject)[]> = {
  'package_id, unknown': [() => ({ package_id: unknownId })],
  'start_date, no Sunday, a weekend or in the past': [
    ({ start_date }) => ({ start_date: daysAfter(start_date, 1), vacancy: [] }),
    ({ start_date }) => ({ start_date: daysAfter(start_date, 5), vacancy: [] }),
    ({ start_date }) => ({ start_date: daysAfter(start_date, -70), vacancy: [] }),
  ],
  'number_of_months, of weeks or of both': [
    () => ({ number_of_months: undefined, number_of_weeks: 2 }),
    () => ({ number_of_weeks: 2 }),
    () => ({ number_of_months: undefined }),
  ],
  'vacancy, outside the period, at a weekend or twice': [
    ({ start_date }) => ({ vacancy: [daysAfter(start_date, -7)] }),
    ({ start_date }) => ({ vacancy: [daysAfter(start_date, 364)] }),
    ({ start_date }) => ({ vacancy: [daysAfter(start_date, 6)] }),
    ({ start_date }) => ({ vacancy: [daysAfter(start_date, 1), daysAfter(start_date, 1)] }),
  ],
};

const choiceRulesWith = (change: (body: JsonObject, wrong: (choice: Choice) => JsonObject) => JsonObject): Rule[] =>
  Object.entries(wrongChoices).map(([place, changes]) => ({
    place: `body.${place}`,
    values: changes.map((_change, index) => index),
    changed: (index, body) => change(body, changes[Number(index)] ?? (() => ({}))),
  }));

/** The rules for the first student of a new order. */
export const firstChoiceRules = choiceRulesWith((body, wrong) => {
  const [first, ...others] = (body as unknown as OrderInputDto).applicants;
  return { applicants: first ? [{ ...first, ...wrong(first) }, ...others] : others };
});

/** The rules for one student in the cart. */
export const choiceRules = choiceRulesWith((body, wrong) => wrong(body as unknown as Choice));
