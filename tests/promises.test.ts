import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const read = (file: string) => readFileSync(file, 'utf8');
const files = execFileSync('git', ['ls-files', 'src', 'mocks', 'openapi', 'README.md', 'index.html'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) =>
    /^(?:src\/i18n\/(?:en|ar)\.json|mocks\/.*\.ts|openapi\/.*\.yaml|README\.md|index\.html)$/.test(file),
  )
  .filter((file) => !file.endsWith('.test.ts') && !/^(?:mocks\/generated|openapi\/(?:dist|released))\//.test(file));

/** Questions to the backend team are no promises; everything else in the contract, above all its examples, can be one. */
const isQuestion = (line: string) => /^\s*x-(?:open-question|reason):/.test(line);

/** Claims in both languages that the app does not fulfil, or that the company has not approved (docs/launch.md). */
const promises: [name: string, english: RegExp, arabic: RegExp][] = [
  [
    'a check of every meal against the health profile',
    /checked (?:against|for allerg)|every meal follows|meals that follow|cook(?:ed|s)? (?:\w+ )*(?:around each|for it|to the profile)|safe meals|allergies handled/i,
    /نراجع كل وجبة|نتحقق من مسبّبات|ستراعي كل وجبة|يناسب صحة كل طفل|تراعي الملف|تراعي صحة|وجبات آمنة|وفق الملف الصحي|نراعي الحساسية/,
  ],
  [
    'a package that fits a health profile',
    /packages for [^"]* fit (?:this|\{name\})|which packages fit/i,
    /باقات [^"]*تناسب (?:هذا|\{name\})|الباقات المناسبة لها/,
  ],
  ['a lunch that the kitchen changes for a described illness', /the kitchen can cook with/i, /لنراعيها/],
  ['a food that the kitchen leaves out for one student', /`Avoids /, /أطعمة مستبعدة/],
  [
    'allergens kept apart in the kitchen',
    /allergens apart|packed apart|never enters|in one kitchen/i,
    /بمعزل|نفصل مسبّبات|مطبخ واحد|لا يدخله/,
  ],
  [
    'a label on the box',
    /\bon (?:the|every) label\b|label with|named on every (?:box|plate)|with each child’s name/i,
    /على الملصق|ملصق باسم|(?:مدوّنة|مكتوبة) على كل|علب(?:ة مغلقة)? باسم/,
  ],
  ['a call before a lunch goes back', /we call you/i, /اتصلنا بك/],
  ['a call about a day without a safe dish', /(?:kitchen calls|will call) you/i, /سيتصل بك|سنتصل بك/],
  ['a refund or an extra day as preferred', /as you prefer/i, /كما تفضّل/],
  ['a sign-out on other devices', /other devices/i, /أجهزتك الأخرى/],
  [
    'an answer within a time',
    /within (?:one|two|a|\d+) (?:working|school|business) days?|a person answers/i,
    /خلال يوم|شخص لا آلة/,
  ],
  ['free school visits', /visit schools|free of charge/i, /بلا مقابل|يزور أخصائيو/],
  [
    'delivery at a school without its name',
    /opens at your school|when delivery opens/i,
    /مدرسة طفلك\.|حين يبدأ التوصيل إليها/,
  ],
  [
    'a newsletter on a day',
    /idea (?:every|comes on) Sunday|idea every Sunday|come with the newsletter/i,
    /كل يوم أحد\.|القادمة يوم الأحد|مع النشرة/,
  ],
  [
    'authors and suppliers',
    /our dietitians|local farms|named suppliers|small batches/i,
    /أخصائيو التغذية|المزارع المحلية|موردين معروفين/,
  ],
  ['the way data is not used', /do not sell|never ask for it|nothing more\./i, /لا نبيع|لا نطلبها/],
  ['a notice before the terms change', /before they apply|keep the terms/i, /قبل سريانها|على الشروط التي/],
  ['a time that something takes', /two minutes\.|under a minute/i, /سوى دقيقتين|أكثر من دقيقة/],
];

describe('C01 C05 C06 No text promises what is not approved', () => {
  test('there are catalogues, seeds and examples to read', () => {
    expect(files).toEqual(
      expect.arrayContaining([
        'src/i18n/en.json',
        'src/i18n/ar.json',
        'mocks/seed/food/packages.ts',
        'openapi/paths/packages.yaml',
      ]),
    );
  });

  test.each(promises)('%s', (_name, english, arabic) => {
    const found = files.flatMap((file) =>
      read(file)
        .split('\n')
        .filter((line) => (english.test(line) || arabic.test(line)) && !isQuestion(line))
        .map((line) => `${file}: ${line.trim().slice(0, 120)}`),
    );
    expect(found).toEqual([]);
  });
});

test('C01 C06 The latest arrival is shown in the policy alone; every other place shows the delivery window', () => {
  const code = execFileSync('git', ['grep', '-l', 'deliveryDeadline', '--', 'src/*.tsx', 'src/features'], {
    encoding: 'utf8',
  });
  expect(code.trim().split('\n')).toEqual(['src/features/content/policy/use-policy-values.tsx']);
});
