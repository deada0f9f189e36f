import { expect, test } from 'vitest';
import { checkCatalogues, checkHardCoded, checkUse } from './messages.ts';

const days = {
  en: '{count, plural, one {# day} other {# days}}',
  ar: '{count, plural, zero {لا أيام} one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}}',
};

test('two catalogues that say the same pass', () => {
  const english = { 'home.hero.title': 'Lunch for {name}', 'home.hero.days': days.en, 'shell.bar.language': 'العربية' };
  const arabic = { 'home.hero.title': 'غداء {name}', 'home.hero.days': days.ar, 'shell.bar.language': 'English' };
  expect(checkCatalogues(english, arabic)).toEqual([]);
});

test.each([
  ['a key in one language only', 'home.hero.title', 'Lunch', undefined, 'home.hero.title: missing in ar.json'],
  ['a key without a screen', 'title', 'Lunch', 'غداء', 'title: not of the form screen.part.what'],
  ['a key in kebab case', 'home.hero.sub-title', 'Lunch', 'غداء', /sub-title: not of the form/],
  ['broken ICU', 'home.hero.title', 'Lunch {', 'غداء', /\(en\): no valid ICU/],
  ['an argument in one language only', 'home.hero.title', 'Lunch {name}', 'غداء', /name is in one language only/],
  ['a tag in one language only', 'home.hero.title', 'Lunch', '<b>غداء</b>', /b is in one language only/],
  [
    'an Arabic plural that lacks categories',
    'home.hero.days',
    days.en,
    days.ar.replace(/two {.*?} /, ''),
    /\(ar\): \{count\} has no two/,
  ],
  [
    'an English plural that lacks one',
    'home.hero.days',
    '{count, plural, other {#}}',
    days.ar,
    /\(en\): \{count\} has no one/,
  ],
  [
    'a plural inside a tag',
    'home.hero.days',
    `<b>${days.en}</b>`,
    '<b>{count, plural, other {#}}</b>',
    /\(ar\): \{count\} has no zero/,
  ],
  ['English left in Arabic', 'home.hero.title', 'Lunch', 'غداء lunch', /\(ar\): holds Latin words: lunch/],
  ['Arabic in English', 'home.hero.title', 'Lunch غداء', 'غداء', /\(en\): holds Arabic/],
  ['Arabic-Indic digits', 'home.hero.title', '3 meals', '٣ وجبات', /Arabic-Indic digits/],
  ['a Latin comma in Arabic', 'home.hero.title', 'Now, here', 'الآن, هنا', /Latin punctuation/],
  ['an empty text', 'home.hero.title', 'Lunch', '', /\(ar\): is empty/],
] as const)('%s is an error', (_, id, english, arabic, error) => {
  const errors = checkCatalogues({ [id]: english }, arabic === undefined ? {} : { [id]: arabic });
  expect(errors).toHaveLength(1);
  expect(errors[0]).toMatch(error);
});

test('names stay as their owners write them', () => {
  expect(checkCatalogues({ 'pay.method.apple': 'Apple Pay' }, { 'pay.method.apple': 'Apple Pay عبر الجوال' })).toEqual(
    [],
  );
});

test('an id is used where it is a whole string', () => {
  const sources = new Map([['src/a.tsx', `<FormattedMessage id="home.a" />; const map = { x: 'home.b' };`]]);
  expect(checkUse(['home.a', 'home.b'], sources)).toEqual([]);
  expect(checkUse(['home.a', 'home.b', 'home.b.more'], sources)).toEqual(['home.b.more: never used']);
});

test.each([
  "<FormattedMessage id='home.x' />",
  '<FormattedMessage id={"home.x"} />',
  "formatMessage({ id: 'home.x' })",
])('an id that no catalogue has is found in %s', (source) => {
  expect(checkUse([], new Map([['src/a.tsx', source]]))).toEqual(['home.x: used in src/a.tsx and in no catalogue']);
});

test('an id is used where a template makes it', () => {
  const sources = new Map([['src/a.tsx', '<FormattedMessage id={`pay.${method}.name`} /> and `/pay.${x}`']]);
  expect(checkUse(['pay.mada.name', 'pay.mada.note', 'pay.name'], sources)).toEqual([
    'pay.mada.note: never used',
    'pay.name: never used',
  ]);
});

test('words for people in the code are found', () => {
  const source = `<a title="Home" aria-label={'Open menu'} className="big" alt="" id="x" placeholder={hint}>{/* مرحبا */}
    <Row title="home.x" placeholder="5X XXX" /> {'Go on'} {' · '} {f('never')}</a>`;
  const sources = new Map([
    ['src/a.tsx', source],
    ['src/b.ts', "const greeting = 'مرحبا'; // مرحبا"],
    ['src/c.ts', "const short = language === 'ar' ? day.replace(/^ال/, '') : day;"],
    ['src/domain/company.ts', "const name = 'نبتة';"],
  ]);
  expect(checkHardCoded(['home.x'], sources)).toEqual([
    'src/a.tsx: title "Home" is hard-coded',
    'src/a.tsx: aria-label "Open menu" is hard-coded',
    'src/a.tsx: text "Go on" is hard-coded',
    'src/b.ts: Arabic outside src/i18n',
  ]);
});
