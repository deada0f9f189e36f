import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { answerError, withAnswer } from './contract-answers.ts';
import type { Notes } from './contract-provenance.ts';
import type { ReviewedContract } from './contract-questions.ts';
import { reviewPage } from './contract-review.ts';
import { bundlePath } from './redocly.ts';

const bundle = readFileSync(bundlePath, 'utf8');
const contract = load(bundle) as ReviewedContract;
const page = reviewPage(contract);

const rows = [...page.matchAll(/^\| `([^`]+)` \| .* \| (known|proposed|not noted) \| (.*) \|$/gm)];
const names = rows.map(([, name]) => name);
const questions = [...page.matchAll(/^\*\*`(q\.[\w.]+)`\*\* (.+)$/gm)].map(([, name = '', question = '']) => ({
  name,
  question,
}));

describe("the reviewer's page", () => {
  test('lists every operation, every field and every list of values once, by name', () => {
    const operations = Object.values(contract.paths).flatMap((item) => Object.values(item));
    const fields = Object.entries(contract.components.schemas ?? {}).flatMap(
      ([schema, { properties = {}, enum: closed, 'x-extensible-enum': open }]) =>
        (closed ?? open) ? [schema] : Object.keys(properties).map((field) => `${schema}.${field}`),
    );
    expect(operations).toHaveLength(94);
    expect(names).toEqual(expect.arrayContaining([...operations.map(({ operationId }) => operationId), ...fields]));
    expect(new Set(names).size).toBe(names.length);
  });

  test('names a section for all that is known, a question for all that is proposed', () => {
    const sections = Object.keys(contract['x-specification'] ?? {});
    const bare = rows.filter(([, , provenance, from = '']) =>
      provenance === 'known'
        ? !sections.some((section) => from.startsWith(section))
        : !questions.some(({ name }) => from === `\`${name}\``),
    );
    expect(bare.map(([row]) => row)).toEqual([]);
  });

  test('asks each question once, with an assumption and room for the answer, the costly ones first', () => {
    const asked = new Set([...bundle.matchAll(/^ *x-question: (q\.\S+)$/gm)].map(([, name = '']) => name));
    expect(asked.size).toBeGreaterThan(300);
    expect(questions.map(({ name }) => name).toSorted()).toEqual([...asked].toSorted());
    expect(page.match(/^- Our assumption: .+$/gm)).toHaveLength(questions.length);
    expect(page.match(/^- Your answer:$/gm)).toHaveLength(questions.length);
    expect([...page.matchAll(/^### Cost of a wrong guess: (\w+)/gm)].map(([, cost]) => cost)).toEqual([
      'high',
      'medium',
      'low',
    ]);
    expect(page.match(/Our assumption holds unless it is answered by \d{4}-\d{2}-\d{2}\./g)).toHaveLength(3);
  });

  test.each([
    ['q.cancelOrder', /72 hours counted from payment, from the order or from the first delivery/],
    ['q.Settings.meals_arrive_before', /11 pm, as written, or 11 am/],
    ['q.Package.price', /before or after VAT/],
  ])('asks %s: %s', (name, words) => {
    expect(questions.find((each) => each.name === name)?.question).toMatch(words);
  });

  const answer = { answer: 'In grams.', by: 'Sami, backend team', on: '2026-12-01' };
  const tiny = (notes: Notes): ReviewedContract => ({
    info: { version: '1.2.3' },
    tags: [{ name: 'meals', description: 'Dishes.' }],
    paths: {
      '/meals': {
        get: { operationId: 'listMeals', summary: 'A | B', tags: ['meals'], 'x-provenance': 'known', 'x-spec': '§7' },
      },
    },
    components: {
      schemas: {
        Meal: {
          ...notes,
          properties: {
            salt: { 'x-provenance': 'proposed', description: 'In one box. Rounded.' },
            name: { 'x-provenance': 'known', 'x-spec': '§3' },
          },
        },
      },
    },
  });
  const notes: Notes = { 'x-question': 'q.Meal', 'x-open-question': 'Which?', 'x-reason': 'These.', 'x-cost': 'low' };

  test('asks the question of a schema whose fields are all known', () => {
    const known = { 'x-provenance': 'known' as const, 'x-spec': '§3' };
    const small = reviewPage({
      ...tiny({}),
      components: { schemas: { Meal: { ...notes, properties: { name: known } } } },
    });
    expect(small).toContain('**`q.Meal`** Which?\n\n- Concerns: `Meal`\n');
  });

  test('lists the values of a list that may get new ones, and a text by its description', () => {
    const small = reviewPage({
      ...tiny({}),
      components: {
        schemas: {
          Brand: { ...notes, 'x-provenance': 'proposed', 'x-extensible-enum': ['mada', 'visa'] },
          TaxQr: { ...notes, 'x-provenance': 'proposed', description: 'The code. As text.' },
          Day: { description: 'A day.' },
        },
      },
    });
    expect(small).toContain('| `Brand` | values `mada`, `visa` | proposed | `q.Meal` |');
    expect(small).toContain('| `TaxQr` | The code. | proposed | `q.Meal` |');
    expect(small).not.toContain('`Day`');
  });

  test('contains what a reviewer reads out of the notes, table marks escaped', () => {
    const small = reviewPage(tiny(notes));
    expect(small).toContain(String.raw`| ${'`listMeals`'} | ${'`GET /meals`'} A \| B | known | §7 |`);
    expect(small).toContain('| `Meal.salt` | In one box. | proposed | `q.Meal` |\n| `Meal.name` |  | known | §3 |');
    expect(small).toContain('### Cost of a wrong guess: low (1)');
    expect(small).toContain('**`q.Meal`** Which?\n\n- Concerns: `Meal.salt`\n- Our assumption: These.\n- Your answer:');
  });

  test('moves an answered question, and what it answers is known', () => {
    const small = reviewPage(tiny(withAnswer(notes, { 'q.Meal': answer })));
    expect(small).toContain('questions: 0, answered: 1.');
    expect(small).toContain('| `Meal.salt` | In one box. | known | `q.Meal` |');
    expect(small).toContain('## Answered questions\n\n#### Fields and lists of values\n\n**`q.Meal`** Which?');
    expect(small).toContain('- Answer: In grams. (Sami, backend team, 2026-12-01)');
    expect(small).not.toContain('Your answer');
  });
});

describe('an answer', () => {
  test('makes what was proposed known, and keeps the question', () => {
    const own: Notes = { 'x-provenance': 'proposed', 'x-question': 'q.Meal', 'x-open-question': 'Which?' };
    expect(withAnswer(own, { 'q.Meal': { answer: 'All.', by: 'Sami', on: '2026-12-01' } })).toEqual({
      'x-provenance': 'known',
      'x-question': 'q.Meal',
      'x-answer': { question: 'Which?', answer: 'All.', by: 'Sami', on: '2026-12-01' },
    });
    expect(withAnswer(own, { 'q.Other': { answer: 'All.', by: 'Sami', on: '2026-12-01' } })).toBe(own);
  });

  test.each<[unknown, string | null]>([
    [{ answer: 'All.', by: 'Sami', on: '2026-12-01' }, null],
    [{ answer: 'All.', by: 'Sami', on: new Date('2026-12-01') }, null],
    [null, 'answer'],
    [{ answer: ' ', by: 'Sami', on: '2026-12-01' }, 'answer'],
    [{ answer: 'All.', on: '2026-12-01' }, 'by'],
    [{ answer: 'All.', by: 'Sami' }, 'on'],
    [{ answer: 'All.', by: 'Sami', on: 'yesterday' }, 'on'],
  ])('%o lacks %s', (given, part) => {
    if (part === null) expect(answerError(given)).toBeNull();
    else expect(answerError(given)).toContain(`\`${part}\``);
  });
});
