import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyContract } from '../scripts/contract-copy.ts';
import { runCommand } from '../scripts/run-command.ts';

/** Replacements in files of the contract, each of which breaks a rule of scripts/contract-field-rules.ts. */
const defects: readonly (readonly [file: string, from: string, to: string])[] = [
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
  const copy = copyContract();
  let output = '';

  beforeAll(async () => {
    for (const [name, from, to] of defects) {
      const file = join(copy.folder, 'openapi', name);
      const text = readFileSync(file, 'utf8');
      if (!text.includes(from)) throw new Error(`${name} does not contain ${from}`);
      writeFileSync(file, text.replaceAll(from, to));
    }
    ({ output } = await runCommand('node', ['scripts/generate.ts'], { cwd: copy.folder, minutes: 2 }));
  }, 120_000);
  afterAll(() => {
    copy.remove();
  });

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
