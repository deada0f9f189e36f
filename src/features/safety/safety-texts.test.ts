import { createIntl } from 'react-intl';
import { describe, expect, it, test } from 'vitest';
import type { CheckedDish, CheckUnknown } from '#src/domain/allergen-check.ts';
import type { Language } from '#src/domain/language.ts';
import type { DecidingAllergen } from '#src/domain/meal-safety.ts';
import { localeOf } from '#src/i18n/formats.ts';
import { loadMessages } from '#src/i18n/messages.ts';
import { dishLines, packageLines, type SafetyTextContext } from './safety-texts.ts';

async function context(language: Language): Promise<SafetyTextContext> {
  const intl = createIntl({ locale: localeOf(language), messages: await loadMessages(language) });
  const names = { peanuts: ['peanuts', 'الفول السوداني'], nuts: ['nuts', 'المكسرات'] };
  return {
    intl,
    names: {
      allergen: (code) => names[code as 'peanuts']?.[language === 'en' ? 0 : 1] ?? code,
      issue: (id) => (id === 4 ? (language === 'en' ? 'Favism' : 'أنيميا الفول') : null),
    },
  };
}

const peanuts: DecidingAllergen = { code: 'peanuts', level: 'contains', severity: 'severe', verdict: 'blocked' };
const dates = Array.from({ length: 27 }, (_each, index) => `2026-12-${String(index + 1).padStart(2, '0')}`);

function dishOn(count: number, found: Partial<CheckedDish>): CheckedDish {
  return {
    meal: { id: 7, name: 'Satay', arabicName: 'ساتيه', imageUrl: null },
    verdict: 'blocked',
    allergens: [],
    unknowns: [],
    days: dates.slice(0, count).map((on) => ({ on, replacedBy: null })),
    ...found,
  };
}

async function texts(
  language: Language,
  name: string,
  found: { dishes?: CheckedDish[]; unplannedDays?: string[]; unknowns?: CheckUnknown[] },
): Promise<string[]> {
  const check = { lunchCount: 27, dishes: [], unplannedDays: [], unknowns: [], ...found };
  return packageLines(check, name, await context(language)).map(({ text }) => text);
}

describe('a package that contains what the student must avoid', () => {
  it.each([
    [1, '1 of 27 lunches contains peanuts, which Lama must avoid: severe.'],
    [3, '3 of 27 lunches contain peanuts, which Lama must avoid: severe.'],
  ])('in English for %i', async (count, text) => {
    expect(await texts('en', 'Lama', { dishes: [dishOn(count, { allergens: [peanuts] })] })).toEqual([text]);
  });

  it.each([
    [0, 'لا وجبة من 27 فيها ما هو ممنوع على لمى: الفول السوداني (حساسية شديدة).'],
    [1, 'وجبة واحدة من 27 فيها ما هو ممنوع على لمى: الفول السوداني (حساسية شديدة).'],
    [2, 'وجبتان من 27 فيهما ما هو ممنوع على لمى: الفول السوداني (حساسية شديدة).'],
    [3, '3 وجبات من 27 فيها ما هو ممنوع على لمى: الفول السوداني (حساسية شديدة).'],
    [11, '11 وجبة من 27 فيها ما هو ممنوع على لمى: الفول السوداني (حساسية شديدة).'],
    [100, '100 وجبة من 27 فيها ما هو ممنوع على لمى: الفول السوداني (حساسية شديدة).'],
  ])('in Arabic, in each plural form: %i', async (count, text) => {
    const { intl, names } = await context('ar');
    const severity = intl.formatMessage({ id: 'safety.severity' }, { severity: 'severe' });
    const values = { count, total: 27, name: 'لمى', allergen: names.allergen('peanuts'), severity };
    expect(intl.formatMessage({ id: 'safety.lunches.contains' }, values)).toBe(text);
  });
});

const traces: DecidingAllergen = { code: 'nuts', level: 'may_contain', severity: null, verdict: 'check' };

test.each<[string, Parameters<typeof texts>[2], string, string]>([
  [
    'traces of an unknown severity',
    { dishes: [dishOn(2, { allergens: [traces] })] },
    '2 of 27 lunches may contain nuts, which Lama must avoid: severity not known.',
    'وجبتان من 27 قد تكون فيهما آثار ما هو ممنوع على لمى: المكسرات (شدة الحساسية غير معروفة).',
  ],
  [
    'a dish for a day that is not planned',
    { dishes: [dishOn(0, { allergens: [peanuts] })] },
    'A meal of this package contains peanuts, which Lama must avoid: severe. It may come on a day that is not planned yet.',
    'في هذه الباقة وجبة فيها ما هو ممنوع على لمى: الفول السوداني (حساسية شديدة). وقد تأتي في يوم لم تُحدَّد وجبته بعد.',
  ],
  [
    'one with traces',
    { dishes: [dishOn(0, { allergens: [traces] })] },
    'A meal of this package may contain nuts, which Lama must avoid: severity not known. It may come on a day that is not planned yet.',
    'في هذه الباقة وجبة قد تكون فيها آثار ما هو ممنوع على لمى: المكسرات (شدة الحساسية غير معروفة). وقد تأتي في يوم لم تُحدَّد وجبته بعد.',
  ],
  [
    'one about which something is not known',
    { dishes: [dishOn(0, { unknowns: [{ kind: 'allergens_not_recorded' }] })] },
    'This package has a meal about which something is not known: ask us. It may come on a day that is not planned yet.',
    'في هذه الباقة وجبة لا نعرف كل ما فيها: اسألنا. وقد تأتي في يوم لم تُحدَّد وجبته بعد.',
  ],
  [
    'allergens that are not recorded',
    { dishes: [dishOn(1, { unknowns: [{ kind: 'allergens_not_recorded' }] })] },
    '1 of 27 lunches has a meal whose allergens are not recorded: ask us.',
    'وجبة واحدة من 27 لم تُسجَّل فيها مسبّبات الحساسية: اسألنا.',
  ],
  [
    'a value that is not stated',
    { dishes: [dishOn(3, { unknowns: [{ kind: 'value_not_stated', value: 'carbohydrateGrams' }] })] },
    '3 of 27 lunches have a meal that doesn’t state its carbs: ask us.',
    '3 وجبات من 27 لا يُذكر فيها مقدار الكربوهيدرات: اسألنا.',
  ],
  [
    'a value that this version does not know',
    { dishes: [dishOn(3, { unknowns: [{ kind: 'value_not_stated', value: null }] })] },
    '3 of 27 lunches have a meal that doesn’t state a value that is needed: ask us.',
    '3 وجبات من 27 لا يُذكر فيها مقدار ما يلزم معرفته: اسألنا.',
  ],
  [
    'an allergen of a dish in no list',
    { dishes: [dishOn(11, { unknowns: [{ kind: 'allergen_unknown', code: 'lupin' }] })] },
    '11 of 27 lunches have a meal with an allergen that is in no list (lupin): ask us.',
    '11 وجبة من 27 فيها مسبّب حساسية غير موجود في قوائمنا (lupin): اسألنا.',
  ],
  [
    'something of a newer server',
    { dishes: [dishOn(1, { unknowns: [{ kind: 'unknown' }] })] },
    '1 of 27 lunches has a meal about which something is not known: ask us.',
    'وجبة واحدة من 27 فيها ما لا نعرفه: اسألنا.',
  ],
  [
    'days without a plan',
    { unplannedDays: dates.slice(0, 2) },
    '2 of 27 lunches are not planned yet.',
    'وجبتان من 27 لم تُحدَّدا بعد.',
  ],
  [
    'an issue that no data describes',
    { unknowns: [{ kind: 'issue_without_code', issueId: 4 }] },
    'Our data can’t say which meals suit a child with “Favism”: ask us about Lama.',
    'لا تكفي بياناتنا لتحديد الوجبات المناسبة لحالة «أنيميا الفول»: اسألنا عن وجبات لمى.',
  ],
  [
    'an issue without a name',
    { unknowns: [{ kind: 'not_made_for', issueId: 99 }] },
    'Something about Lama’s health is not known here: ask us.',
    'هناك ما لا نعرفه هنا عن صحة لمى: اسألنا.',
  ],
  [
    'a package that is not made for an issue',
    { unknowns: [{ kind: 'not_made_for', issueId: 4 }] },
    'There are packages made for “Favism”; this is not one of them.',
    'لدينا باقات معدّة لحالة «أنيميا الفول»، وهذه الباقة ليست منها.',
  ],
  [
    'an issue in no list',
    { unknowns: [{ kind: 'issue_unknown', issueId: 4 }] },
    'Lama has a health issue that is in no list of ours: ask us.',
    'لدى لمى حالة صحية غير موجودة في قوائمنا: اسألنا.',
  ],
  [
    'an allergen of the student in no list',
    { unknowns: [{ kind: 'allergen_unknown', code: 'kiwi' }] },
    'kiwi is in no list of ours, so no meal can be compared with it: ask us.',
    '«kiwi» غير موجود في قوائمنا، فلا يمكن مقارنة أي وجبة به: اسألنا.',
  ],
  ['nothing', {}, '0 of 27 lunches contain anything that Lama must avoid.', '0 من 27 وجبة فيها ما هو ممنوع على لمى.'],
])('a sentence about %s', async (_what, found, english, arabic) => {
  expect(await texts('en', 'Lama', found)).toEqual([english]);
  expect(await texts('ar', 'لمى', found)).toEqual([arabic]);
});

it('a dish has a line for each allergen and for what is not known about it', async () => {
  const dish = {
    allergens: [peanuts, traces],
    unknowns: [
      { kind: 'severity_unknown', code: 'nuts' },
      { kind: 'allergens_not_recorded' },
      { kind: 'issue_without_code', issueId: 4 },
    ],
  } as const satisfies Partial<Record<keyof CheckedDish, unknown>>;
  expect(
    dishLines({ allergens: [...dish.allergens], unknowns: [...dish.unknowns] }, 'Lama', await context('en')),
  ).toEqual([
    'Contains peanuts: severe',
    'May contain nuts: severity not known',
    'Allergens not recorded: ask us.',
    'Our data can’t say which meals suit a child with “Favism”: ask us about Lama.',
  ]);
});
