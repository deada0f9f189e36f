import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { reviewPage, type ReviewedContract } from './contract-review.ts';
import { bundlePath } from './redocly.ts';

const contract = load(readFileSync(bundlePath, 'utf8')) as ReviewedContract;
const page = reviewPage(contract);

const numbersOf = (letter: string) =>
  [...page.matchAll(new RegExp(String.raw`^\| ${letter}(\d+) \|`, 'gm'))].map(([, number]) => Number(number));
const points = [...page.matchAll(/^\*\*Q(\d+)\.\*\* (.+)$/gm)].map(([, number, question]) => ({
  number: Number(number),
  question,
}));

describe("the reviewer's page", () => {
  test('lists every operation and every field, numbered', () => {
    const operations = Object.values(contract.paths).flatMap((item) => Object.values(item));
    const fields = Object.values(contract.components.schemas ?? {}).flatMap(({ properties = {} }) =>
      Object.keys(properties),
    );
    expect(operations).toHaveLength(66);
    for (const { operationId } of operations) expect(page).toContain(`(\`${operationId}\`)`);
    expect(numbersOf('F').length).toBeGreaterThanOrEqual(fields.length);
    for (const letter of ['O', 'F']) expect(numbersOf(letter)).toEqual(numbersOf(letter).map((_, at) => at + 1));
  });

  test('names a section for all that is known, a question for all that is proposed', () => {
    const rows = [...page.matchAll(/^\| [OF]\d+ \| .* \| (known|proposed|not noted) \| (.*) \|$/gm)];
    expect(rows).toHaveLength(numbersOf('O').length + numbersOf('F').length);
    const sections = Object.keys(contract['x-specification'] ?? {});
    const bare = rows.filter(([, provenance, from = '']) =>
      provenance === 'known' ? !sections.some((section) => from.startsWith(section)) : !/^Q\d+$/.test(from),
    );
    expect(bare.map(([row]) => row)).toEqual([]);
  });

  test('asks each question once, with a reason and room for the answer', () => {
    expect(points.map(({ number }) => number)).toEqual(points.map((_, at) => at + 1));
    expect(page.match(/^- Our reason: .+$/gm)).toHaveLength(points.length);
    expect(page.match(/^- Your answer:$/gm)).toHaveLength(points.length);
  });

  test.each([
    /72 hours counted from payment, from the order or from the first delivery/,
    /11 pm, as written, or 11 am/,
    /before or after VAT/,
  ])('asks %s', (words) => {
    expect(points.some(({ question }) => words.test(question ?? ''))).toBe(true);
  });

  test('holds what a reviewer reads out of the notes, table marks escaped', () => {
    const tiny: ReviewedContract = {
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
            'x-open-question': 'Which?',
            'x-reason': 'These.',
            properties: { salt: { 'x-provenance': 'proposed' }, name: { 'x-provenance': 'known', 'x-spec': '§3' } },
          },
        },
      },
    };
    const small = reviewPage(tiny);
    expect(small).toContain(String.raw`| O1 | ${'`GET /meals`'} A \| B (${'`listMeals`'}) | known | §7 |`);
    expect(small).toContain('| F1 | `salt` | proposed | Q1 |\n| F2 | `name` | known | §3 |');
    expect(small).toContain('**Q1.** Which?\n\n- Concerns: `Meal.salt`\n- Our reason: These.\n- Your answer:');
  });
});
