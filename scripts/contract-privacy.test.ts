import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { type Classed, classedFields, fieldClass, isSensitive, type ValueSchema } from './contract-privacy.ts';
import { type ProcessingContract, processingPage } from './contract-processing.ts';
import { bundlePath } from './redocly.ts';

const contract = load(readFileSync(bundlePath, 'utf8')) as ProcessingContract;
const classes = {
  title: '',
  meaning: '',
  purpose: '',
  legal_basis: '',
  retention: '',
  recipients: '',
};
const root = { 'x-data-classes': { none: { ...classes, fields: ['id'] } } };
const value = (stated?: string, isRecord = false): ValueSchema => ({ stated, isRecord });

describe('the class of a field is', () => {
  test.each<[string, Parameters<typeof fieldClass>[0], string | undefined, string | undefined]>([
    ['its own first', { name: 'id', own: 'health', values: [value('contact')] }, 'payment', 'health'],
    ['then that of its name', { name: 'id', own: undefined, values: [value('contact')] }, 'payment', 'none'],
    [
      "then that of its value's schema",
      { name: 'phone', own: undefined, values: [value('contact')] },
      'none',
      'contact',
    ],
    ['then that of its schema', { name: 'phone', own: undefined, values: [value()] }, 'contact', 'contact'],
    [
      'the most sensitive of its values',
      { name: 'phone', own: undefined, values: [value('none'), value('health')] },
      'none',
      'health',
    ],
    [
      'none of its own for a record',
      { name: 'user', own: undefined, values: [value('contact', true)] },
      'none',
      'parts',
    ],
    [
      "its schema's for a value without a meaning of its own",
      { name: 'illness', own: undefined, values: [value('by-field', true)] },
      'health',
      'health',
    ],
    ['open within such a value', { name: 'name', own: undefined, values: [value()] }, 'by-field', 'by-field'],
    ['missing if nothing states one', { name: 'phone', own: undefined, values: [value()] }, undefined, undefined],
    ['missing if what is stated is no class', { name: 'phone', own: 'secret', values: [] }, undefined, undefined],
  ])('%s', (_, field, schemaClass, expected) => {
    expect(fieldClass(field, schemaClass, root)).toBe(expected);
  });
});

describe('the classes of the contract', () => {
  const fields = classedFields(contract);
  const classOf = (name: string) => fields.find(({ schema, field }) => `${schema}.${field}` === name)?.class;

  test.each([
    ['ApplicantHealthIssue.health_issue_id', 'health'],
    ['ApplicantHealthIssue.description', 'health'],
    ['ApplicantAllergen.severity', 'health'],
    ['SubOrder.medical_issue', 'health'],
    ['SubOrder.medical_category', 'health'],
    ['PackageSummary.name', 'health'],
    ['InvoiceLine.name', 'health'],
    ['SessionInput.password', 'credential'],
    ['SessionInput.mobile_number', 'contact'],
    ['UserInput.password', 'credential'],
    ['UserInput.password_confirmation', 'credential'],
    ['PasswordInput.password', 'credential'],
    ['Session.token', 'credential'],
    ['User.email', 'contact'],
    ['User.version', 'none'],
    ['Applicant.birth_date', 'contact'],
    ['ContactMessageInput.message', 'contact'],
    ['Review.feedback', 'contact'],
    ['Payment.card_last4', 'payment'],
    ['Order.total', 'payment'],
    ['Package.price', 'none'],
    ['Meal.name', 'none'],
    ['FieldError.message', 'none'],
    // A record has no class of its own, and neither have the parts of a value.
    ['Applicant.health_issues', undefined],
    ['LocalizedName.name', undefined],
  ])('%s: %s', (name, expected) => {
    expect(classOf(name)).toBe(expected);
  });

  test('leave no field out: each has a class, contains records, or is part of a value', () => {
    const schemas = contract.components.schemas ?? {};
    const all = Object.entries(schemas).flatMap(([schema, { properties = {} }]) =>
      Object.keys(properties).map((field) => `${schema}.${field}`),
    );
    const found = new Set(fields.map(({ schema, field }) => `${schema}.${field}`));
    const isContainer = (name: string) => {
      const [schema = '', field = ''] = name.split('.');
      const text = JSON.stringify(schemas[schema]?.properties?.[field] ?? {});
      return schemas[schema]?.['x-data-class'] === 'by-field' || text.includes('#/components/schemas/');
    };
    expect(all.filter((name) => !found.has(name) && !isContainer(name))).toEqual([]);
    expect(found.size).toBeGreaterThan(400);
  });
});

describe('the file of an export', () => {
  /** The records that a schema contains. */
  function recordsIn(name: string, found = new Set<string>()): Set<string> {
    if (!found.has(name)) {
      found.add(name);
      const text = JSON.stringify(contract.components.schemas?.[name] ?? {});
      for (const [, part = ''] of text.matchAll(/#\/components\/schemas\/(\w+)/g)) recordsIn(part, found);
    }
    return found;
  }
  /** Answers without a session, tokens, and records that are about to be changed or are in the file in another form. */
  const elsewhere = [
    'Session',
    'StepUp',
    'AddressMatch',
    'Verification',
    // The address of a calendar feed, which is answered once.
    'CreatedCalendarFeedPayload',
    'Delivery',
    'ReplacedMeal',
    // Students of another parent, which are in that parent's file.
    'SharedStudent',
    'SharedLunch',
    'PaymentDue',
    'PaymentEventData',
    // What was used last, which is in the payments and the saved cards of the file.
    'PaymentMethod',
    // What is sent for a choice of the cart, and what is answered before one.
    'OrderApplicantAddition',
    'OrderApplicantChange',
    'FittingPackage',
    'CancellationQuote',
    'QuotedPart',
  ];

  test('has every record with personal data that the API answers', () => {
    const inFile = recordsIn('PersonalData');
    const sensitive = classedFields(contract).filter((each) => isSensitive(each.class));
    const answered = new Set(sensitive.map(({ schema }) => schema).filter((schema) => !/(?:Input|Edit)$/.test(schema)));
    expect([...answered].filter((schema) => !inFile.has(schema)).toSorted()).toEqual(elsewhere.toSorted());
  });
});

describe('the record of processing', () => {
  const page = processingPage(contract);
  const rows = [...page.matchAll(/^\| `(\w+)` \| (`.*`) \| (.*) \|$/gm)].map(([, schema, fields = '', by = '']) => ({
    schema,
    fields: [...fields.matchAll(/`(\w+)`/g)].map(([, field]) => field),
    by,
  }));

  test('lists each sensitive field once, with an operation that takes, answers or sends it', () => {
    const listed = rows.flatMap(({ schema, fields }) => fields.map((field) => `${schema}.${field}`));
    const sensitive = classedFields(contract).filter((each) => isSensitive(each.class));
    expect(listed.toSorted()).toEqual(sensitive.map(({ schema, field }) => `${schema}.${field}`).toSorted());
    expect(rows.filter(({ by }) => !/^(?:taken|answered|sent) by `/.test(by))).toEqual([]);
  });

  test.each([
    ['ApplicantHealthIssueInput', 'taken by `createApplicant`, `updateApplicant`'],
    ['ApplicantHealthIssue', 'answered by `getDataExportFile`, `listSharedStudents`, `listApplicants`'],
    ['PaymentEventData', 'sent by `onPaymentPaid`'],
  ])('%s is %s', (schema, by) => {
    expect(rows.find((each) => each.schema === schema)?.by).toContain(by);
  });

  test.each(['health', 'credential', 'payment', 'contact', 'none'])(
    'has purpose, legal basis, retention and recipients of the class %s',
    (name) => {
      const [, section = ''] = page.split(new RegExp(`^## .*\\(\`${name}\`\\)$`, 'm'));
      for (const part of ['What', 'Purpose', 'Legal basis', 'Kept', 'Recipients']) {
        expect(section.split('\n## ')[0]).toMatch(new RegExp(`^- ${part}: \\S`, 'm'));
      }
    },
  );

  test('lists the addresses with such data, with the reason', () => {
    expect(page).toMatch(/^\| `listMeals\?exclude_allergens` \| health \| \S.* \|$/m);
    expect(page).toMatch(/^\| `checkIfPhoneExists\?phone_number` \| contact \| \S.* \|$/m);
    const parameters = Object.values(contract.paths).flatMap((item) =>
      Object.values(item).flatMap(({ parameters: own = [] }) => own as Classed[]),
    );
    const argued = parameters.filter((each) => each['x-data-class-reason'] !== undefined);
    expect(page.match(/^\| `\w+\?\w+` \|/gm)).toHaveLength(argued.length);
  });
});
