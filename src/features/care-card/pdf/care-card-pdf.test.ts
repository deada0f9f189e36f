import { createIntl } from 'react-intl';
import { getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, it } from 'vitest';
import { applicantDto } from '#src/api/applicant-dto.ts';
import { toStudent } from '#src/api/students.ts';
import { type CareDay, careHealth } from '#src/domain/care-card.ts';
import { currentSchoolWeek } from '#src/domain/menu-week.ts';
import type { HealthIssue } from '#src/domain/health.ts';
import type { Language } from '#src/domain/language.ts';
import type { Student } from '#src/domain/student.ts';
import { localeOf } from '#src/i18n/formats.ts';
import { loadMessages } from '#src/i18n/messages.ts';
import { papers, type PaperSize } from '#src/pdf/pdf-canvas.ts';
import { testFonts } from '#src/pdf/test-fonts.ts';
import { type CareCardTexts, careCardTexts } from '#src/features/care-card/care-card-texts.ts';
import { careCardPdf } from './care-card-pdf.ts';

const diabetes: HealthIssue = {
  id: 1,
  name: 'Type 1 diabetes',
  arabicName: 'السكري من النوع الأول',
  category: 'chronic',
  requiresDescription: true,
  allergenCodes: [],
  allergenSeverity: null,
  requiredValues: ['carbohydrateGrams'],
  mealsNeedCheck: false,
  packageIds: [],
};

const dish = (id: number, name: string, arabicName: string) => ({ id, name, arabicName, imageUrl: null });

const week = currentSchoolWeek('2026-11-23');

const lunches: CareDay[] = [
  {
    on: '2026-11-22',
    kind: 'lunch',
    dishes: [
      { meal: dish(1, 'Herb chicken', 'دجاج بالأعشاب'), values: [{ value: 'carbohydrateGrams', amount: 46 }] },
      { meal: dish(2, 'Lentil soup', 'شوربة عدس'), values: [{ value: 'carbohydrateGrams', amount: null }] },
    ],
  },
  { on: '2026-11-23', kind: 'off_day' },
  { on: '2026-11-24', kind: 'vacation', name: { name: 'Autumn break', arabicName: 'إجازة الخريف' } },
  { on: '2026-11-25', kind: 'unplanned' },
  {
    on: '2026-11-26',
    kind: 'no_safe_dish',
    leftOut: [dish(3, 'Tomato pasta', 'معكرونة بالطماطم')],
    dishes: [{ meal: dish(4, 'Fruit salad', 'سلطة فواكه'), values: [{ value: 'carbohydrateGrams', amount: 12 }] }],
  },
];

const student = toStudent(
  applicantDto({
    name: 'Lama Al Harbi',
    arabic_name: 'لمى الحربي',
    allergens: [
      { code: 'peanuts', name: 'Peanuts', arabic_name: 'الفول السوداني', severity: 'severe' },
      { code: 'milk', name: 'Milk', arabic_name: 'الحليب', severity: 'mild' },
    ],
    health_issues: [
      {
        health_issue_id: 1,
        name: 'Type 1 diabetes',
        arabic_name: 'السكري من النوع الأول',
        category: 'chronic',
        description: 'تُحسب الكربوهيدرات لكل وجبة',
      },
      {
        health_issue_id: 99,
        name: 'Another food allergy',
        arabic_name: 'حساسية طعام أخرى',
        category: 'allergy',
        description: 'Kiwi',
      },
    ],
  }),
);

let intls: Record<Language, ReturnType<typeof createIntl>>;

beforeAll(async () => {
  const intlOf = async (language: Language) =>
    createIntl({ locale: localeOf(language), messages: await loadMessages(language) });
  intls = { en: await intlOf('en'), ar: await intlOf('ar') };
});

function textsOf(changes: Partial<Student> = {}, days: CareDay[] | null = lunches): CareCardTexts {
  const changed = { ...student, ...changes };
  return careCardTexts(intls, {
    student: changed,
    parent: { name: 'Huda Al Harbi', mobileNumber: '+966512344821' },
    health: careHealth(changed, { issues: [diabetes], allergens: [] }),
    week,
    lunches: days,
    today: '2026-11-23',
  });
}

/** Removes what does not matter here: spaces, brackets (which are mirrored), vowel signs, isolates. */
const bare = (text: string) => text.normalize('NFKC').replaceAll(/[\s\u2066-\u2069()\p{Mark}]/gu, '');

interface Page {
  text: string;
  width: number;
  height: number;
  /** The distance of the outermost texts from the edges of the paper, in points. */
  margin: number;
  /** Each text with the height of its line above the bottom of the paper, in points. */
  written: { text: string; bottom: number }[];
}

async function pagesOf(texts: CareCardTexts, paper: PaperSize, language: Language): Promise<Page[]> {
  const document = await getDocumentProxy(await careCardPdf({ texts, paper, language, fonts: testFonts }));
  return Promise.all(
    Array.from({ length: document.numPages }, async (_each, index) => {
      const page = await document.getPage(index + 1);
      const [, , width = 0, height = 0] = page.view;
      const { items } = await page.getTextContent();
      const written = items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item] : []));
      const margins = written.flatMap(({ transform, width: length }) => {
        const [left, bottom] = [Number(transform[4]), Number(transform[5])];
        return [left, width - left - length, bottom, height - bottom];
      });
      return {
        text: bare(written.map(({ str }) => str).join('')),
        width,
        height,
        margin: Math.min(...margins),
        written: written.map(({ str, transform }) => ({ text: bare(str), bottom: Number(transform[5]) })),
      };
    }),
  );
}

/** Every text that the card has, in a language. */
function sentencesOf(texts: CareCardTexts, language: Language): string[] {
  const { contact, allergies, conditions, lunches: shown, foot } = texts;
  return [
    texts.title,
    texts.name,
    ...texts.facts.flatMap(({ label, value }) => [label, value]),
    contact.title,
    contact.name,
    contact.ambulance,
    allergies.title,
    ...allergies.groups.flatMap(({ label, names, issues, toDo }) => [
      label,
      ...(names ? [names] : []),
      ...issues.map(({ name }) => name),
      toDo,
    ]),
    conditions.title,
    ...conditions.rows.flatMap(({ name, needs }) => [name, needs]),
    shown.title,
    ...shown.days.flatMap(({ day, state, dishes }) => [
      day,
      ...(state ? [state] : []),
      ...dishes.flatMap(({ name, values }) => [name, values]),
    ]),
    foot.plan,
    foot.source,
  ].map((each) => each[language]);
}

const languages = ['en', 'ar'] as const;

describe.each(languages)('F36 the PDF read first in %s', (language) => {
  it.each([
    ['a4', 1],
    ['a6', 3],
  ] as const)('has the whole card in both languages on %s', async (paper, count) => {
    const texts = textsOf();
    const pages = await pagesOf(texts, paper, language);
    expect(pages).toHaveLength(count);
    for (const { width, height, margin } of pages) {
      expect([width / 0.75, height / 0.75]).toEqual([papers[paper].width, papers[paper].height]);
      expect(margin).toBeGreaterThan(8);
    }
    const all = pages.map(({ text }) => text).join('');
    for (const each of languages)
      for (const sentence of sentencesOf(texts, each)) expect(all).toContain(bare(sentence));
    for (const words of ['+966 51 234 4821', 'Kiwi', 'تُحسب الكربوهيدرات لكل وجبة', '997'])
      expect(all).toContain(bare(words));
    // The back of a card names its owner as well.
    for (const { text } of pages) {
      for (const each of languages) {
        expect(text).toContain(bare(texts.name[each]));
        expect(text).toContain(bare(texts.foot.plan[each]));
      }
    }
  });

  it('has two sides of A6 for a student with two severities and a condition', async () => {
    const pages = await pagesOf(textsOf({ healthIssues: student.healthIssues.slice(0, 1) }), 'a6', language);
    expect(pages).toHaveLength(2);
    expect(pages[0]?.text).toContain('997');
    expect(pages[1]?.text).toContain(bare('Carbohydrates 46 g'));
  });

  it('begins a further page where one is not enough, with nothing beyond the paper', async () => {
    const healthIssues = Array.from({ length: 8 }, (_each, index) => ({
      id: 100 + index,
      name: `Allergy ${index}`,
      arabicName: `حساسية ${index}`,
      category: 'allergy' as const,
      description: `${'كيوي '.repeat(40)}${index}`,
    }));
    const pages = await pagesOf(textsOf({ healthIssues }), 'a6', language);
    expect(pages.length).toBeGreaterThan(2);
    for (const { margin } of pages) expect(margin).toBeGreaterThan(8);
    const all = pages.map(({ text }) => text).join('');
    for (const { name } of healthIssues) expect(all).toContain(bare(name));
  });

  it.each(['a4', 'a6'] as const)(
    'has a week of two dishes a day and one left out above the foot of %s',
    async (paper) => {
      const names = (id: number, on: string) =>
        [`${id} Oat and date porridge ${on}`, `${id} عصيدة الشوفان ${on}`] as const;
      const days = week.map((on) => ({
        on,
        kind: 'no_safe_dish' as const,
        leftOut: [dish(3, 'Wholewheat wrap with halloumi', 'لفافة القمح الكامل بجبن الحلوم')],
        dishes: [1, 2].map((id) => ({
          meal: dish(id, ...names(id, on)),
          values: [{ value: 'carbohydrateGrams' as const, amount: null }],
        })),
      }));
      const texts = textsOf({ allergens: [], healthIssues: student.healthIssues.slice(0, 1) }, days);
      const pages = await pagesOf(texts, paper, language);
      const foot = languages.map((each) => bare(texts.foot.plan[each] + texts.foot.source[each])).join('');
      for (const { written } of pages) {
        const plan = written.find(({ text }) => text !== '' && bare(texts.foot.plan.en).startsWith(text));
        // The rule above the foot is less than a line above the first line of the foot.
        const top = (plan?.bottom ?? 0) + 7;
        expect(top).toBeGreaterThan(30);
        for (const { text, bottom } of written) if (bottom < top) expect(foot).toContain(text);
      }
      const all = pages.map(({ text }) => text).join('');
      for (const each of languages)
        for (const sentence of sentencesOf(texts, each)) expect(all).toContain(bare(sentence));
      // A day is never divided.
      for (const { day, state, dishes } of texts.lunches.days) {
        const whole = [day, state, ...dishes.flatMap(({ name, values }) => [name, values])].map((each) =>
          bare(each?.[language] ?? ''),
        );
        expect(pages.some(({ text }) => whole.every((part) => text.includes(part)))).toBe(true);
      }
    },
  );
});

it('F36 is tagged for screen readers, and its title has no name of a student', async () => {
  const file = await careCardPdf({ texts: textsOf(), paper: 'a4', language: 'ar', fonts: testFonts });
  const document = await getDocumentProxy(file);
  const { info } = await document.getMetadata();
  expect(info).toMatchObject({ Title: 'بطاقة رعاية', Language: 'ar-SA' });
  const tree = JSON.stringify(await (await document.getPage(1)).getStructTree());
  for (const role of ['H1', 'H2', 'H3', 'P']) expect(tree).toContain(`"role":"${role}"`);
});

describe('F34 what is not known is said in words', () => {
  it('of an unknown severity and of an allergy without a code', () => {
    const [severe, unknown, mild] = textsOf().allergies.groups;
    expect([severe?.severity, unknown?.severity, mild?.severity]).toEqual(['severe', 'unknown', 'mild']);
    expect(unknown).toMatchObject({ label: { en: 'Severe or unknown' }, names: null, issues: [{ words: 'Kiwi' }] });
    expect(unknown?.toDo).toEqual(severe?.toDo);
  });

  it('of no allergies, with the day, and only if the data is complete', () => {
    const none = textsOf({ allergens: [], healthIssues: [] });
    expect(none.allergies.none?.en).toBe('No allergies recorded by the parent as of 23\u00a0Nov\u00a02026.');
    expect(none.conditions.none?.en).toContain('No other conditions recorded');
    const later = { id: 77, name: 'New', arabicName: 'جديدة', category: 'chronic' as const, description: null };
    const incomplete = textsOf({ allergens: [], healthIssues: [later] });
    expect(incomplete.allergies.none?.en).toContain('Ask the parent');
    expect(incomplete.conditions.rows[0]?.needs.en).toBe('What it needs is not known here. Ask the parent.');
  });

  it('of lunches that did not load, of a week without lunches and of values that are not stated', () => {
    expect(textsOf({}, null).lunches).toMatchObject({
      none: { en: 'The lunches of this week are not known here. Ask the kitchen.' },
      days: [],
    });
    const empty = week.map((on) => ({ on, kind: 'none' as const }));
    expect(textsOf({}, empty).lunches.none?.en).toBe('No lunch from Nabta is recorded for this week.');
    const [first] = textsOf().lunches.days;
    expect(first?.dishes.map(({ values }) => values.en)).toEqual([
      'Carbohydrates 46 g',
      'Carbohydrates: not stated, ask the kitchen',
    ]);
  });
});
