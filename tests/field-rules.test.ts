import { beforeAll, describe, expect, test } from 'vitest';
import { generateFromBroken, type Replacement } from './broken-contract.ts';

/** Replacements in files of the contract, each of which breaks a rule of scripts/contract-field-rules.ts. */
const defects: readonly Replacement[] = [
  ['paths/packages.yaml', '{ type: integer, minimum: 0, maximum: 120 }', '{ type: integer, minimum: 0 }'],
  ['paths/notifications.yaml', '          minimum: 1\n          maximum: 100\n', '          maximum: 100\n'],
  [
    'schemas/applicant.yaml',
    "        maximum: 9007199254740991,\n        description: 'Neighbourhood of that",
    "        description: 'Neighbourhood of that",
  ],
  ['schemas/review.yaml', 'maximum: 5,', ''],
  ['schemas/news.yaml', '    - published_date\n', '    - published_on\n'],
  ['schemas/news.yaml', '    published_date: {', '    published_on: {'],
];

describe('the linter refuses', () => {
  let output = '';
  beforeAll(async () => {
    output = await generateFromBroken(defects);
  }, 120_000);

  test.each([
    ['a parameter without a maximum', /listPackages: the number age needs a minimum and a maximum\./],
    ['a parameter without a minimum', /listNotifications: the number page_size needs a minimum and a maximum\./],
    [
      'a nested field of a body without a maximum',
      /updateApplicant: the number body\.home_address\.neighbourhood_id needs a minimum and a maximum\./,
    ],
    ['a field of a body without a maximum', /createOrderReview: the number body\.rating needs a minimum/],
    ['a day with the name of a point in time', /NewsItem\.published_on is a day: its name ends in date\./],
  ])('%s', (_, line) => {
    expect(output).toMatch(line);
  });

  test('no number of an answer', () => {
    expect(output).not.toMatch(/the number body\.rating_count|total_count/);
  });
});
