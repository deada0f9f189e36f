import { guessReason } from '#src/domain/guessable-password.ts';
import { newAccount } from '../new-account.ts';
import type { Scene } from '../scene.ts';
import { answerTo, differenceOf, firstError, type OracleCase, refusalError } from './case.ts';

/** Passwords at the edges of the rule for easy ones. `#` is the number of the account without its prefix. */
const passwords = [
  'k7xq2mpk7xq2mp',
  'k7xq2mpzk7xq2mpz',
  'x       ',
  '٥٨٢٠٣٩١٤',
  '۵۸۲۰۳۹۱۴',
  'xk7qxk7qxk',
  'aab7aab7',
  'x       y',
  'xy xy xy xy',
  '#',
  '0#',
  '00966#',
  'Huda #',
  'Lunch-#-9',
  'zx90#7',
  'vbx#6x',
  'box 966 #7',
  'lunch-#8-tin',
  'abc12377',
  'abc123xyz',
  'qwer7890zx',
  '12312399',
  '1q2w3e4r',
  '24681357',
  'ab12cd34',
  '98712365',
  'password1234',
  'password12398',
  'Password-31415',
  '1234password',
  'p@ssw0rd77',
  'P4$$w0rd!',
  'pa55w0rd',
  'ab19283746',
  'xy12345678',
  'a!12345678',
  'xyz19283746',
  'khalid2026',
  'khalid20261',
  'khalid 2026!',
  'ضصثقفغعه',
  'حشسسصخقي',
  'لاشىشىش',
  'محمد٢٠٢٦',
  'مُحَمَّد٢٠٢٦',
  'فاطمة1990',
  'فاطمه1990',
  'إبراهيم77',

  'Lunchbox-2026',
  'sara eats at ten',
  '58203914',
  'وجبة ابنتي كل أحد',
  '😀😀😀😀😀😀😀😀',
  'letmein!',
  'iloveyou7',
];

/** Each password is accepted or refused by the rule for easy ones. */
async function easyError(scene: Scene): Promise<string | null> {
  return firstError(
    passwords.map((pattern) => async () => {
      const { mobile_number, email, full_name } = newAccount();
      const local = mobile_number.slice(4);
      const password = pattern.replace(/#(\d?)/, (_all, from: string) =>
        local.slice(from === '' ? 0 : 9 - Number(from)),
      );
      const input = {
        mobile_number,
        email,
        full_name,
        password,
        password_confirmation: password,
        terms_accepted: true,
      };
      if (password.length < 8) return null;
      const answer = await answerTo(scene, 'createUser', { token: undefined, body: input });
      const reason = guessReason(password, mobile_number);
      const what = `the password ${pattern}, ${reason ?? 'not easy'},`;
      return reason === null
        ? differenceOf(answer.status, 201, what)
        : refusalError(answer, { status: 422, errors: [['password', 'too_common']] }, what);
    }),
  );
}

/** Which passwords a parent can choose. */
export const passwordCases: readonly OracleCase[] = [
  { name: 'easy ones are refused, others are not', operation: 'createUser', errorOf: easyError },
];
