import { commonPasswords, commonTerms } from './common-passwords.ts';
import { toLatinDigits } from './digits.ts';

/** Why a password is among the first that somebody else would try. */
export type GuessReason = 'blank' | 'repeated' | 'sequence' | 'phone_number' | 'common';

/** A password that is made of a shorter piece repeated holds no more than that piece. */
const LONGEST_PIECE = 7;
/** From this number on, neighbouring keys in a row are not a coincidence. */
const SHORTEST_RUN = 3;
/** Digits added to a word: a year, a day, a few. */
const FEW_DIGITS = 4;
/** From this number on, digits of the parent's own number are not a coincidence. */
const PHONE_PART = 7;

/** Rows of keys, alphabets, and numbers in patterns; each is read in both directions. */
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

/** Keys of the Arabic keyboard, each at the place of its Latin letter. */
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

/** Small letters, Latin digits, no blanks and no signs that can't be seen. */
const plain = (text: string): string =>
  toLatinDigits(text.normalize('NFKC'))
    .toLowerCase()
    .replace(/[\s\p{Cf}\p{Mn}\u0640]/gu, '');

/** Arabic letters that are written one for the other. */
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

/** Whether all of a text is rows of neighbours, one after the other: `qwertyui`, `abc12345`, `111222333`. */
function isRuns(text: string): boolean {
  const ends = new Set([0]);
  // A set is read on while it grows: each end is where the next row may begin.
  for (const start of ends) {
    for (let end = start + SHORTEST_RUN; end <= text.length && isRun(text.slice(start, end)); end += 1) ends.add(end);
  }
  return text !== '' && ends.has(text.length);
}

/** A common word, or a letter or two, with nothing but a number or signs around it. */
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
 * Whether a new password is easy to guess, and why; null if it is not. How long it has to be is another
 * rule (`checkNewPassword`). It is compared without regard to case, blanks, Arabic or Latin digits and keyboard.
 * @param phoneNumber of the account, `+9665XXXXXXXX`; anything else is not looked for
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
