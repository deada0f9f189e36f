import type { Language } from '../src/domain/language.ts';

interface WordRule {
  language: Language;
  wrong: RegExp;
  /** The word to use instead, as in docs/product/glossary.md. */
  use: string;
  /** Ids of messages, and files, in which the word is right. */
  allowedIn?: readonly string[];
}

// \b does not work for Arabic: a letter before or after the match makes it another word.
const rules: readonly WordRule[] = [
  // The policy explains its term "pause" by off days.
  { language: 'en', wrong: /\bpaus(?:e[ds]?|ing)\b/i, use: 'off day', allowedIn: ['policy.subscription.pause'] },
  { language: 'en', wrong: /\babsen(?:t|ces?)\b/i, use: 'off day' },
  { language: 'en', wrong: /\bskip(?:s|ped|ping)?\b/i, use: 'off day', allowedIn: ['shell.skip'] },
  { language: 'en', wrong: /\bdays? off\b/i, use: 'off day' },
  { language: 'en', wrong: /\bholidays?\b/i, use: 'official vacation' },
  { language: 'en', wrong: /\bpaid back\b/i, use: 'refunded' },
  { language: 'en', wrong: /\bta(?:ke|ken|king) back\b/i, use: 'remove' },
  { language: 'en', wrong: /\bpupils?\b/i, use: 'student' },
  { language: 'en', wrong: /\bbasket\b/i, use: 'cart' },
  { language: 'en', wrong: /\bchronic conditions?\b/i, use: 'chronic illness' },
  { language: 'en', wrong: /\bkept out\b/i, use: 'leaves out' },
  { language: 'en', wrong: /\bnothing was taken\b/i, use: 'you were not charged' },
  { language: 'en', wrong: /\bask(?:ed)? for off days\b/i, use: 'request off days' },
  { language: 'en', wrong: /\blunch(?:es)?(?: \S+){0,4} (?:stops?|stopped)\b/i, use: 'cancelled' },
  { language: 'en', wrong: /\bsays? why\b/i, use: 'the reason' },
  {
    language: 'ar',
    wrong: /(?:ال)?إيقاف (?:ال)?مؤقت|إيقاف الاشتراك/,
    use: 'يوم غياب',
    allowedIn: ['policy.subscription.pause'],
  },
  {
    language: 'ar',
    wrong: /إجاز(?:ة|ات)(?! (?:ال)?رسمية)/,
    use: 'يوم غياب، أو إجازة رسمية، أو مغلق',
    allowedIn: [
      // These contain a number of vacation days beside the off days, or the names of vacations.
      'subscribe.result.both',
      'subscribe.result.vacation',
      'openapi/dist/openapi.yaml',
      'mocks/seed/official-vacations.ts',
      'mocks/seed/notifications.ts',
    ],
  },
  { language: 'ar', wrong: /عطل(?:ة|ات)(?! نهاية)/, use: 'إجازة رسمية' },
  { language: 'ar', wrong: /تخط(?:ى|ي)/, use: 'يوم غياب' },
  { language: 'ar', wrong: /(?<![\u0621-\u064A])(?:نحمّل|نبحث عن|يتم تحميل|جاري)(?![\u0621-\u064A])/, use: 'جارٍ…' },
  { language: 'ar', wrong: /لم [يت]\u064Fحم/, use: 'تعذّر تحميل' },
  { language: 'ar', wrong: /تلميذ|تلاميذ/, use: 'طالب' },
  { language: 'ar', wrong: /طلبي(?:ة|ات)(?![\u0621-\u064A])/, use: 'طلب' },
  { language: 'ar', wrong: /فاض القدر/, use: 'تعطّل شيء' },
  { language: 'ar', wrong: /(?:يُؤكَّد|تأكيد|أكّد|تؤكد) (?:ال)?رقم/, use: 'توثيق الرقم' },
  { language: 'ar', wrong: /كيف تعمل/, use: 'كيف تُحسب' },
];

/**
 * Finds words that the glossary replaces (docs/product/glossary.md).
 * @param place the message id or the file that the text is in
 * @returns one line for each wrong word
 */
export function replacedTerms(text: string, language: Language, place: string): string[] {
  return rules.flatMap(({ language: of, wrong, use, allowedIn = [] }) => {
    const [found] = of === language && !allowedIn.includes(place) ? (wrong.exec(text) ?? []) : [];
    return found === undefined ? [] : [`“${found}”; use “${use}”`];
  });
}

const strings = /(["'`])((?:\\.|(?!\1)[^\\\n])*)\1/g;
const arabicLetter = /[\u0621-\u064A]/;

/** The wrong words of texts without an id. A text without a space is skipped: it is an identifier or a code. */
function wordingErrors(texts: readonly string[], file: string): string[] {
  return texts
    .filter((text) => text.includes(' '))
    .flatMap((text) => replacedTerms(text, arabicLetter.test(text) ? 'ar' : 'en', file))
    .map((error) => `${file}: ${error}`);
}

/**
 * Finds replaced words in the sentences of code.
 * @param sources the text of each file by its path
 */
export function replacedTermsInCode(sources: ReadonlyMap<string, string>): string[] {
  return [...sources].flatMap(([file, source]) => {
    const code = source.replaceAll(/\/\*.*?\*\/|(?<!:)\/\/[^\n]*/gs, '');
    return wordingErrors(
      [...code.matchAll(strings)].map(([, , text]) => text ?? ''),
      file,
    );
  });
}

function textsOfExamples(node: unknown, isExample: boolean): string[] {
  if (typeof node === 'string') return isExample ? [node] : [];
  if (typeof node !== 'object' || node === null) return [];
  // A named example has a summary for developers, which is not checked.
  const parts = isExample && 'value' in node ? { value: node.value } : node;
  return Object.entries(parts).flatMap(([key, value]) =>
    textsOfExamples(value, isExample || key === 'example' || key === 'examples'),
  );
}

/**
 * Finds replaced words in the examples of a contract.
 * @param contract the parsed OpenAPI document
 * @param file its path
 */
export function replacedTermsInExamples(contract: unknown, file: string): string[] {
  return wordingErrors([...new Set(textsOfExamples(contract, false))], file);
}
