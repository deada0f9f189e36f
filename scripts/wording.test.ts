import { expect, test } from 'vitest';
import { checkCatalogues } from './messages.ts';
import { replacedTermsInCode, replacedTermsInExamples } from './wording.ts';

test.each([
  ['Pause for a few days', 'أيام الغياب', 'order.offDays.title (en): “Pause”; use “off day”'],
  ['Your absence is added', 'أيام الغياب', 'order.offDays.title (en): “absence”; use “off day”'],
  ['{count, plural, one {Skip a day} other {Skip # days}}', 'أيام الغياب', /\(en\): “Skip”; use “off day”/],
  ['A school holiday', 'أيام الغياب', /\(en\): “holiday”; use “official vacation”/],
  ['For chronic conditions', 'أمراض مزمنة', /\(en\): “chronic conditions”; use “chronic illness”/],
  ['Kept out, traces included', 'مستبعدة', /\(en\): “Kept out”; use “leaves out”/],
  ['Nothing was taken', 'لم يُخصم أي مبلغ', /\(en\): “Nothing was taken”; use “you were not charged”/],
  ['You can ask for off days', 'أيام الغياب', /\(en\): “ask for off days”; use “request off days”/],
  ['All lunches of this week stop', 'تُلغى الوجبات', /\(en\): “lunches of this week stop”; use “cancelled”/],
  ['What is closed says why', 'المواعيد', /\(en\): “says why”; use “the reason”/],
  ['Off days', 'لم يُؤكَّد رقمك', /\(ar\): “يُؤكَّد رقم”; use “توثيق الرقم”/],
  ['Off days', 'كيف تعمل أيام الغياب؟', /\(ar\): “كيف تعمل”; use “كيف تُحسب”/],
  ['Off days', 'إيقاف مؤقت', 'order.offDays.title (ar): “إيقاف مؤقت”; use “يوم غياب”'],
  ['Off days', 'تُضاف الإجازات إلى النهاية', /\(ar\): “إجازات”; use “يوم غياب، أو إجازة رسمية، أو مغلق”/],
  ['Off days', 'فاض القدر من جهتنا', /\(ar\): “فاض القدر”/],
  ['Off days', 'نحمّل أيام الغياب', /\(ar\): “نحمّل”; use “جارٍ…”/],
])('%s | %s has a word that the glossary replaces', (en, ar, error) => {
  const arabic = en.includes('{count')
    ? `{count, plural, ${['zero', 'one', 'two', 'few', 'many', 'other'].map((each) => `${each} {${ar}}`).join(' ')}}`
    : ar;
  const errors = checkCatalogues({ 'order.offDays.title': en }, { 'order.offDays.title': arabic });
  expect(errors).toHaveLength(1);
  expect(errors[0]).toMatch(error);
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
  expect(replacedTermsInCode(new Map([['mocks/a.ts', source]]))).toEqual([
    'mocks/a.ts: “days off”; use “off day”',
    'mocks/a.ts: “إجازة”; use “يوم غياب، أو إجازة رسمية، أو مغلق”',
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
  expect(replacedTermsInExamples(contract, 'openapi.yaml')).toEqual([
    'openapi.yaml: “pause”; use “off day”',
    'openapi.yaml: “إيقاف مؤقت”; use “يوم غياب”',
  ]);
});
