import { beforeAll, describe, expect, test } from 'vitest';
import { generateFromBroken, type Replacement } from './broken-contract.ts';

/** Replacements in files of the contract, each of which breaks one rule. */
const defects: readonly Replacement[] = [
  ['openapi.yaml', '    purpose: To charge, refund and invoice orders.\n', ''],
  ['schemas/review.yaml', 'Review:\n  x-data-class: none\n', 'Review:\n'],
  ['schemas/user.yaml', '      x-data-class: credential\n', '      x-data-class: secret\n'],
  [
    'schemas/applicant.yaml',
    'description: What was subscribed to., x-provenance: proposed }',
    'description: What was subscribed to., x-provenance: proposed, x-data-class: none }',
  ],
  ['schemas/webhook.yaml', 'description: Its subscription.,', 'description: Its subscription., x-data-class: health,'],
  [
    'schemas/webhook.yaml',
    '{ $ref: common.yaml#/CivilDate, description: Its day.',
    '{ $ref: user.yaml#/User, description: Its day.',
  ],
  ['paths/meals.yaml', '        x-data-class-reason:', '        x-unused:'],
  [
    'paths/packages.yaml',
    '- name: age\n        in: query\n        x-data-class: none\n',
    '- name: age\n        in: query\n',
  ],
  ['paths/calendar.yaml', '- name: vacation_id\n', '- name: vacation_id\n        x-data-class: contact\n'],
];

describe('the linter refuses', () => {
  let output = '';
  beforeAll(async () => {
    output = await generateFromBroken(defects);
  }, 120_000);

  test.each([
    ['a class without its purpose', /openapi\.yaml:\d+:\d+ The class payment of x-data-classes lacks purpose\./],
    ['a schema without a class', /schemas\/review\.yaml:\d+:\d+ Review has no class \(x-data-class: .*by-field\)\./],
    ['an unknown class', /schemas\/user\.yaml:\d+:\d+ UserInput\.password_confirmation has the unknown class secret\./],
    [
      'a class beside a record',
      /schemas\/applicant\.yaml:\d+:\d+ ActiveSubOrder\.package has a class, and its parts have classes of their own\./,
    ],
    [
      'health data in a query',
      /paths\/meals\.yaml:\d+:\d+ The parameter exclude_allergens puts health data into the address;/,
    ],
    [
      'a query parameter without a class',
      /paths\/packages\.yaml:\d+:\d+ The parameter age has no class \(x-data-class\)\./,
    ],
    [
      'a contact in a path',
      /paths\/calendar\.yaml:\d+:\d+ The parameter vacation_id puts contact data into the address;/,
    ],
    [
      'health data in an event',
      /webhooks\.yaml:\d+:\d+ onPaymentPaid has health data in its body: DeliveryEventData\.sub_order_id;/,
    ],
    ['a person in an event', /webhooks\.yaml:\d+:\d+ onPaymentPaid has contact data in its body: User\.full_name;/],
  ])('%s', (_, line) => {
    expect(output).toMatch(line);
  });
});
