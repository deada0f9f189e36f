import { commonPasswords, commonTerms } from './common-passwords.ts';
import { toLatinDigits } from './digits.ts';

/** Why a password is easy to guess. */
export type GuessReason = 'blank' | 'repeated' | 'sequence' | 'phone_number' | 'common';

/** The longest repeated piece that counts as a repetition. A repeated piece is as easy to guess as the piece alone. */
const LONGEST_PIECE = 7;
/** The minimum number of neighbouring keys that counts as a row. */
const SHORTEST_RUN = 3;
/** The maximum number of digits added to a word: a year, a day, a few digits. */
const FEW_DIGITS = 4;
/** The minimum number of digits of the parent's own number that counts as a match. */
const PHONE_PART = 7;

/** Rows of keys, alphabets and number patterns; each is checked in both directions. */
const rows = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  "asdfghjkl;'",
  'zxcvbnm,./',
  '!@#$%^&*()',
  'qazwsxedcrfvtgbyhnujmikolp',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  '1a2b3c4d5e6f7g8h9i',
  'a1b2c3d4e5f6g7h8i9',
  '00112233445566778899',
  '1020304050607080900',
  '1357924680',
  '147258369',
  '147852369',
  '159357',
  '159753',
  'شسيبلاتنمكط',
  'ئءؤرلايهوزظ',
  'ابتثجحخدذرزسشصضطظعغفقكلمنهوي',
  'ابجدهوزحطيكلمنسعفصقرشتثخذضظغ',
].flatMap((row) => [row, Array.from(row).reduceRight((turned, sign) => turned + sign, '')]);

/** The keys of the Arabic keyboard, each at the position of its Latin letter. */
const arabicKeys = 'ضصثقفغعهخحشسيبلاتنمئءؤرىة';
const latinKeys = 'qwertyuiopasdfghjklzxcvnm';

const lookalikes: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};

/** Converts to lower case and Latin digits, and removes white space and invisible characters. */
const plain = (text: string): string =>
  toLatinDigits(text.normalize('NFKC'))
    .toLowerCase()
    .replace(/[\s\p{Cf}\p{Mn}\u0640]/gu, '');

/** Unifies Arabic letters that are often written for each other. */
const oneSpelling = (text: string): string => text.replace(/[أإآ]/g, 'ا').replace(/ة/g, 'ه').replace(/ى/g, 'ي');

const asTypedInLatin = (text: string): string =>
  text.replaceAll('لا', 'b').replace(/[\u0600-\u06ff]/g, (sign) => {
    const place = arabicKeys.indexOf(sign);
    return place === -1 ? sign : latinKeys.charAt(place);
  });

const withoutLookalikes = (text: string): string => Array.from(text, (sign) => lookalikes[sign] ?? sign).join('');

const terms = new Set(commonTerms.map(oneSpelling));
const whole = new Set(commonPasswords.map(oneSpelling));

function isRepeated(text: string): boolean {
  const signs = Array.from(text);
  if (signs.length === 1) return true;
  const longest = Math.min(LONGEST_PIECE, Math.floor(signs.length / 2));
  return Array.from({ length: longest }, (_, index) => index + 1).some((piece) =>
    signs.every((sign, index) => sign === signs[index % piece]),
  );
}

const isRun = (text: string): boolean =>
  rows.some((row) => row.includes(text)) || Array.from(text).every((sign) => text.startsWith(sign));

/** Whether a text consists only of rows of neighbouring keys: `qwertyui`, `abc12345`, `111222333`. */
function isRuns(text: string): boolean {
  const ends = new Set([0]);
  // The loop also visits items added to the set: each end is a possible start of the next row.
  for (const start of ends) {
    for (let end = start + SHORTEST_RUN; end <= text.length && isRun(text.slice(start, end)); end += 1) ends.add(end);
  }
  return text !== '' && ends.has(text.length);
}

/** Whether the text is a common word, or one or two letters, with only a number or symbols around it. */
function isWordWithNumber(text: string): boolean {
  const [, before = '', word = '', after = ''] = /^(\d*)(.*?)([\d\p{P}\p{S}]*)$/u.exec(text) ?? [];
  const digits = (before + after).replace(/\D/g, '');
  if (word.length <= 2) return isRuns(digits);
  return terms.has(withoutLookalikes(word)) && (digits.length <= FEW_DIGITS || isRuns(digits));
}

function holdsPhoneNumber(text: string, phoneNumber: string): boolean {
  const local = /^\+966(5\d{8})$/.exec(phoneNumber)?.[1];
  if (local === undefined) return false;
  const numbers = text.replace(/[-+().]/g, '').match(/\d+/g) ?? [];
  return numbers.some(
    (number) => number.includes(local) || (number.length >= PHONE_PART && `00966${local} 0${local}`.includes(number)),
  );
}

/**
 * Why a new password is easy to guess; null if it is not. Its minimum length is another rule (`checkNewPassword`). The
 * comparison ignores case, white space, the script of digits and the keyboard layout.
 * @param phoneNumber the account's number, `+9665XXXXXXXX`; any other text is ignored
 */
export function guessReason(password: string, phoneNumber: string): GuessReason | null {
  const text = plain(password);
  if (text === '') return 'blank';
  if (isRepeated(text)) return 'repeated';
  if (holdsPhoneNumber(text, phoneNumber)) return 'phone_number';
  const readings = [oneSpelling(text), asTypedInLatin(text)];
  if (readings.some(isRuns)) return 'sequence';
  return readings.some((each) => whole.has(each) || isWordWithNumber(each)) ? 'common' : null;
}
