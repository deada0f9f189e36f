import {
  isPluralElement,
  isSelectElement,
  isTagElement,
  type MessageFormatElement,
  parse,
  TYPE,
} from '@formatjs/icu-messageformat-parser';

/** One language's texts by id. */
export type Catalogue = Readonly<Record<string, string>>;

/** `screen.part.what`; a screen's own words need no part, and a part may have parts. */
const keyPattern = /^[a-z][a-zA-Z0-9-]*(?:\.[a-z0-9][a-zA-Z0-9_-]*){1,4}$/;

// Names that stay in Latin letters inside Arabic, as their owners write them.
const latinNames = ['Apple Pay', 'STC Pay', 'Visa', 'Mastercard', 'WhatsApp', 'Instagram', 'PDF', 'English', 'Nabta'];
// The one Arabic word an English reader has to see: the way back to Arabic.
const arabicNames = ['العربية', 'نبتة'];

const pluralCategories = {
  en: { cardinal: ['one', 'other'], ordinal: ['one', 'two', 'few', 'other'] },
  ar: { cardinal: ['zero', 'one', 'two', 'few', 'many', 'other'], ordinal: ['other'] },
} as const;

type Language = keyof typeof pluralCategories;

interface Content {
  literals: string[];
  /** The names of arguments and tags. */
  arguments: Set<string>;
  faults: string[];
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
      if (missing.length > 0) content.faults.push(`{${element.value}} has no ${missing.join(', ')}`);
    }
  }
  return content;
}

/** A text without the names that may stand in it, and without sample addresses and numbers. */
function without(text: string, names: readonly string[]): string {
  const samples = /\S+@\S+|[\dX]+(?: [\dX]+)+/g;
  return names.reduce((rest, name) => rest.replaceAll(name, ''), text.replaceAll(samples, ''));
}

function faultsOfText(text: string, language: Language): { faults: string[]; arguments: Set<string> } {
  let elements: MessageFormatElement[];
  try {
    elements = parse(text, { captureLocation: false });
  } catch (error) {
    return { faults: [`no valid ICU: ${(error as Error).message}`], arguments: new Set() };
  }
  const content = read(elements, language, { literals: [], arguments: new Set(), faults: [] });
  const { faults, literals } = content;
  const words = literals.join(' ');
  if (text.trim() === '') faults.push('is empty');
  else if (text !== text.trim()) faults.push('begins or ends with a space');
  if (language === 'ar') {
    const latin = without(words, latinNames).match(/[A-Za-z]+(?:[ '-][A-Za-z]+)*/g);
    if (latin) faults.push(`holds Latin words: ${latin.join(', ')}`);
    if (/[٠-٩۰-۹]/.test(words)) faults.push('holds Arabic-Indic digits; both languages use 0-9');
    if (/[,;?]/.test(words)) faults.push('holds Latin punctuation where Arabic has its own (، ؛ ؟)');
  } else {
    const arabic = without(words, arabicNames).match(/[\u0600-\u06FF]+/g);
    if (arabic) faults.push(`holds Arabic: ${arabic.join(' ')}`);
  }
  return { faults, arguments: content.arguments };
}

/** Compares the two catalogues with each other and each with its language's rules. Answers one line per fault. */
export function checkCatalogues(english: Catalogue, arabic: Catalogue): string[] {
  const faults: string[] = [];
  for (const id of new Set([...Object.keys(english), ...Object.keys(arabic)])) {
    if (!keyPattern.test(id)) faults.push(`${id}: not of the form screen.part.what`);
    const [en, ar] = [english[id], arabic[id]];
    if (en === undefined || ar === undefined) {
      faults.push(`${id}: missing in ${en === undefined ? 'en' : 'ar'}.json`);
      continue;
    }
    const [inEnglish, inArabic] = [faultsOfText(en, 'en'), faultsOfText(ar, 'ar')];
    faults.push(
      ...inEnglish.faults.map((fault) => `${id} (en): ${fault}`),
      ...inArabic.faults.map((fault) => `${id} (ar): ${fault}`),
    );
    const [onlyEnglish, onlyArabic] = [
      [...inEnglish.arguments].filter((name) => !inArabic.arguments.has(name)),
      [...inArabic.arguments].filter((name) => !inEnglish.arguments.has(name)),
    ];
    const different = [...onlyEnglish, ...onlyArabic];
    if (different.length > 0) faults.push(`${id}: ${different.join(', ')} stands in one language only`);
  }
  return faults;
}

/**
 * Compares the catalogue with the code that uses it.
 * @param ids the catalogue's ids
 * @param sources the text of each file by its path
 * @returns one line for each id that is used and missing, or there and never used. An id counts as used where it stands
 *   as a whole string; ids put together at run time are not found, so code takes them from typed maps.
 */
export function checkUse(ids: readonly string[], sources: ReadonlyMap<string, string>): string[] {
  const known = new Set(ids);
  const strings = new Set<string>();
  const faults: string[] = [];
  for (const [file, source] of sources) {
    for (const piece of source.split(/['"`\n]/)) strings.add(piece);
    for (const [, id] of source.matchAll(/\bid(?:=|:\s*)\{?['"]([\w-]+(?:\.[\w-]+){1,4})['"]/g)) {
      if (id !== undefined && !known.has(id)) faults.push(`${id}: used in ${file} and in no catalogue`);
    }
  }
  return [...faults, ...ids.filter((id) => !strings.has(id)).map((id) => `${id}: never used`)];
}
