import {
  isPluralElement,
  isSelectElement,
  isTagElement,
  type MessageFormatElement,
  parse,
  TYPE,
} from '@formatjs/icu-messageformat-parser';
import type { Language } from '../src/domain/language.ts';
import { replacedTerms } from './wording.ts';

/** The texts of one language by id. */
export type Catalogue = Readonly<Record<string, string>>;

/** `screen.part.what`, each in camel case. Texts of a whole screen need no part, and a part may have subparts. */
const keyPattern = /^[a-z][a-zA-Z0-9]*(?:\.[a-z0-9][a-zA-Z0-9_]*){1,4}$/;

// Brand names that stay in Latin letters in Arabic texts.
const latinNames = ['Apple Pay', 'STC Pay', 'Visa', 'Mastercard', 'WhatsApp', 'Instagram', 'PDF', 'English', 'Nabta'];
// Arabic words that English texts may contain: the link back to Arabic, and the name.
const arabicNames = ['العربية', 'نبتة'];

const pluralCategories = {
  en: { cardinal: ['one', 'other'], ordinal: ['one', 'two', 'few', 'other'] },
  ar: { cardinal: ['zero', 'one', 'two', 'few', 'many', 'other'], ordinal: ['other'] },
} as const satisfies Record<Language, object>;

interface Content {
  literals: string[];
  /** The names of arguments and tags. */
  arguments: Set<string>;
  errors: string[];
}

function read(elements: readonly MessageFormatElement[], language: Language, content: Content): Content {
  for (const element of elements) {
    if (element.type === TYPE.literal) content.literals.push(element.value);
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
    content.arguments.add(element.value);
    if (isTagElement(element)) read(element.children, language, content);
    if (isPluralElement(element) || isSelectElement(element)) {
      for (const option of Object.values(element.options)) read(option.value, language, content);
    }
    if (isPluralElement(element)) {
      const missing = pluralCategories[language][element.pluralType ?? 'cardinal'].filter(
        (category) => !(category in element.options),
      );
      if (missing.length > 0) content.errors.push(`{${element.value}} has no ${missing.join(', ')}`);
    }
  }
  return content;
}

/** Removes the names that a text may contain, and sample addresses and numbers. */
function without(text: string, names: readonly string[]): string {
  const samples = /\S+@\S+|[A-Z]{4}\d{4}|[\dX]+(?: [\dX]+)+/g;
  return names.reduce((rest, name) => rest.replaceAll(name, ''), text.replaceAll(samples, ''));
}

function errorsOfText(id: string, text: string, language: Language): { errors: string[]; arguments: Set<string> } {
  let elements: MessageFormatElement[];
  try {
    elements = parse(text, { captureLocation: false });
  } catch (error) {
    return { errors: [`no valid ICU: ${(error as Error).message}`], arguments: new Set() };
  }
  const content = read(elements, language, { literals: [], arguments: new Set(), errors: [] });
  const { errors, literals } = content;
  const words = literals.join(' ');
  errors.push(...replacedTerms(literals.join('|'), language, id));
  if (text.trim() === '') errors.push('is empty');
  else if (text !== text.trim()) errors.push('begins or ends with a space');
  if (language === 'ar') {
    const latin = without(words, latinNames).match(/[A-Za-z]+(?:[ '-][A-Za-z]+)*/g);
    if (latin) errors.push(`holds Latin words: ${latin.join(', ')}`);
    if (/[٠-٩۰-۹]/.test(words)) errors.push('holds Arabic-Indic digits; both languages use 0-9');
    if (/[,;?]/.test(words)) errors.push('holds Latin punctuation where Arabic has its own (، ؛ ؟)');
  } else {
    const arabic = without(words, arabicNames).match(/[\u0600-\u06FF]+/g);
    if (arabic) errors.push(`holds Arabic: ${arabic.join(' ')}`);
  }
  return { errors, arguments: content.arguments };
}

/** Compares the two catalogues with each other, and each with the rules of its language. Returns one line per error. */
export function checkCatalogues(english: Catalogue, arabic: Catalogue): string[] {
  const errors: string[] = [];
  for (const id of new Set([...Object.keys(english), ...Object.keys(arabic)])) {
    if (!keyPattern.test(id)) errors.push(`${id}: not of the form screen.part.what`);
    const [en, ar] = [english[id], arabic[id]];
    if (en === undefined || ar === undefined) {
      errors.push(`${id}: missing in ${en === undefined ? 'en' : 'ar'}.json`);
      continue;
    }
    const [inEnglish, inArabic] = [errorsOfText(id, en, 'en'), errorsOfText(id, ar, 'ar')];
    errors.push(
      ...inEnglish.errors.map((error) => `${id} (en): ${error}`),
      ...inArabic.errors.map((error) => `${id} (ar): ${error}`),
    );
    const [onlyEnglish, onlyArabic] = [
      [...inEnglish.arguments].filter((name) => !inArabic.arguments.has(name)),
      [...inArabic.arguments].filter((name) => !inEnglish.arguments.has(name)),
    ];
    const different = [...onlyEnglish, ...onlyArabic];
    if (different.length > 0) errors.push(`${id}: ${different.join(', ')} is in one language only`);
  }
  return errors;
}

/** A pattern of the ids that a template such as `pay.method.${kind}` can produce. TypeScript checks that they exist. */
function patternOf(template: string): RegExp {
  const fixed = template.split(/\$\{[^}]*\}/).map((part) => part.replaceAll('.', String.raw`\.`));
  return new RegExp(`^${fixed.join('[a-zA-Z0-9_-]+')}$`);
}

/**
 * Compares the catalogue with the code that uses it.
 * @param ids the catalogue's ids
 * @param sources the text of each file by its path
 * @returns one line for each id that is used and missing, or there and never used. An id counts as used where it is
 *   a whole string, or fits a template that begins with its screen; code builds ids in no other way.
 */
export function checkUse(ids: readonly string[], sources: ReadonlyMap<string, string>): string[] {
  const known = new Set(ids);
  const whole = new Set<string>();
  const templates: RegExp[] = [];
  const errors: string[] = [];
  for (const [file, source] of sources) {
    for (const piece of source.split(/['"`\n]/)) whole.add(piece);
    for (const [, template] of source.matchAll(/`([a-z][\w-]*\.[\w.-]*\$\{[^}`]*\}(?:[\w.-]|\$\{[^}`]*\})*)`/g)) {
      templates.push(patternOf(template ?? ''));
    }
    for (const [, id] of source.matchAll(/\bid(?:=|:\s*)\{?['"]([\w-]+(?:\.[\w-]+){1,4})['"]/g)) {
      if (id !== undefined && !known.has(id)) errors.push(`${id}: used in ${file} and in no catalogue`);
    }
  }
  const used = (id: string) => whole.has(id) || templates.some((template) => template.test(id));
  return [...errors, ...ids.filter((id) => !used(id)).map((id) => `${id}: never used`)];
}

const spoken =
  'aria-label|aria-description|aria-roledescription|aria-valuetext|alt|title|placeholder|label|description';
const inAttribute = new RegExp(String.raw`(?<![\w-])(${spoken})=\{?(["'\x60])([^"'\x60\n]*\p{L}[^"'\x60\n]*)\2`, 'gu');
const inBraces = /(?<=>\s*|\}\s*)\{\s*(["'])([^"'\n]*\p{L}[^"'\n]*)\1\s*\}/gu;
const sample = /^\S+@\S+$|^[\d+][\dX ]+$/;
const strings = /(["'`])((?:\\.|(?!\1)[^\\\n])*)\1/g;
const arabicLetter = /[\u0621-\u064A]/;
// Files that handle the Arabic language itself.
const mayHoldArabic = /^src\/(?:i18n|domain)\/|\/test-[\w-]+\.ts$/;

/**
 * Finds hard-coded texts in components: in attributes that are shown or read out, in strings between tags, and Arabic in
 * any string. Message ids, templates (TypeScript checks that their ids exist) and sample addresses or numbers are allowed.
 */
export function checkHardCoded(ids: readonly string[], sources: ReadonlyMap<string, string>): string[] {
  const known = new Set(ids);
  return [...sources].flatMap(([file, source]) => {
    const code = source.replaceAll(/\/\*.*?\*\/|(?<!:)\/\/[^\n]*/gs, '');
    const markup = file.endsWith('.tsx') ? code : '';
    const words = [
      ...[...markup.matchAll(inAttribute)].map(([, name, , text]) => ({ where: name ?? '', text: text ?? '' })),
      ...[...markup.matchAll(inBraces)].map(([, , text]) => ({ where: 'text', text: text ?? '' })),
    ];
    return [
      ...words
        .filter(({ text }) => !known.has(text) && !/\$\{/.test(text) && !sample.test(text))
        .map(({ where, text }) => `${file}: ${where} "${text}" is hard-coded`),
      ...(!mayHoldArabic.test(file) && [...code.matchAll(strings)].some(([text]) => arabicLetter.test(text))
        ? [`${file}: Arabic outside src/i18n`]
        : []),
    ];
  });
}
