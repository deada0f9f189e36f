import { expect, test } from 'vitest';
import { checkCatalogues } from './messages.ts';
import { wrongWordsInCode, wrongWordsInExamples } from './wording.ts';

test.each([
  ['Pause for a few days', 'أيام الغياب', 'order.pause.title (en): says “Pause”; use “off day”'],
  ['Your absence is added', 'أيام الغياب', 'order.pause.title (en): says “absence”; use “off day”'],
  ['{count, plural, one {Skip a day} other {Skip # days}}', 'أيام الغياب', /\(en\): says “Skip”; use “off day”/],
  ['A school holiday', 'أيام الغياب', /\(en\): says “holiday”; use “official vacation”/],
  ['For chronic conditions', 'أمراض مزمنة', /\(en\): says “chronic conditions”; use “chronic illness”/],
  ['Kept out, traces included', 'مستبعدة', /\(en\): says “Kept out”; use “leaves out”/],
  ['Nothing was taken', 'لم يُخصم أي مبلغ', /\(en\): says “Nothing was taken”; use “you were not charged”/],
  ['You can ask for off days', 'أيام الغياب', /\(en\): says “ask for off days”; use “request off days”/],
  ['All lunches of this week stop', 'تُلغى الوجبات', /\(en\): says “lunches of this week stop”; use “cancelled”/],
  ['What is closed says why', 'المواعيد', /\(en\): says “says why”; use “the reason”/],
  ['Off days', 'لم يُؤكَّد رقمك', /\(ar\): says “يُؤكَّد رقم”; use “توثيق الرقم”/],
  ['Off days', 'كيف تعمل أيام الغياب؟', /\(ar\): says “كيف تعمل”; use “كيف تُحسب”/],
  ['Off days', 'إيقاف مؤقت', 'order.pause.title (ar): says “إيقاف مؤقت”; use “يوم غياب”'],
  ['Off days', 'تُضاف الإجازات إلى النهاية', /\(ar\): says “إجازات”; use “يوم غياب، أو إجازة رسمية، أو مغلق”/],
  ['Off days', 'فاض القدر من جهتنا', /\(ar\): says “فاض القدر”/],
  ['Off days', 'نحمّل أيام الغياب', /\(ar\): says “نحمّل”; use “جارٍ…”/],
])('%s | %s has a word that the glossary replaces', (en, ar, fault) => {
  const arabic = en.includes('{count')
    ? `{count, plural, ${['zero', 'one', 'two', 'few', 'many', 'other'].map((each) => `${each} {${ar}}`).join(' ')}}`
    : ar;
  const faults = checkCatalogues({ 'order.pause.title': en }, { 'order.pause.title': arabic });
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatch(fault);
});

test('a word is right where it is listed, as a part of another word, and across two variants of a text', () => {
  const english = {
    'policy.subscription.pause': 'A pause is up to three off days',
    'shell.skip': 'Skip to content',
    'home.week.off': '{count, plural, one {Off day} other {Off days}}',
    'home.week.vacation': 'Official vacation',
  };
  const forms = ['zero', 'one', 'two', 'few', 'many', 'other'].map((form) => `${form} {أيام الغياب}`).join(' ');
  const arabic = {
    'policy.subscription.pause': 'الإيقاف المؤقت ثلاثة أيام غياب',
    'shell.skip': 'الانتقال إلى المحتوى',
    'home.week.off': `{count, plural, ${forms}}`,
    'home.week.vacation': 'الإجازات الرسمية، ونحمّلها معنا',
  };
  expect(checkCatalogues(english, arabic)).toEqual([]);
});

test('sentences of the mock server are checked, its identifiers and comments are not', () => {
  const source = `// days off and a pause
    const action = 'pause'; const reason = "skipped";
    const texts = ['You have days off left.', 'بقيت لك إجازة واحدة.'];`;
  expect(wrongWordsInCode(new Map([['mocks/a.ts', source]]))).toEqual([
    'mocks/a.ts: says “days off”; use “off day”',
    'mocks/a.ts: says “إجازة”; use “يوم غياب، أو إجازة رسمية، أو مغلق”',
  ]);
});

test('examples of the contract are checked, its prose is not', () => {
  const contract = {
    description: 'What may be done: pause a subscription.',
    examples: {
      refused: { summary: 'A pause too late', value: { error: ['All days of the pause are over.'], code: 'pause' } },
    },
    schema: { message: { description: 'Of a pause.', example: 'أُضيف إيقاف مؤقت' } },
  };
  expect(wrongWordsInExamples(contract, 'openapi.yaml')).toEqual([
    'openapi.yaml: says “pause”; use “off day”',
    'openapi.yaml: says “إيقاف مؤقت”; use “يوم غياب”',
  ]);
});
