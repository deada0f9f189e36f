import { toLatinDigits } from './digits.ts';

/** The digits of a typed or pasted text as 0-9, at most `length` of them. */
export function cleanVerificationCode(typed: string, length: number): string {
  return toLatinDigits(typed).replace(/\D/g, '').slice(0, length);
}

/** Why a code can't be sent: empty, or not exactly `length` digits 0-9; null if it can (rules.md#verification-code). */
export function verificationCodeError(code: string, length: number): 'empty' | 'incomplete' | null {
  if (code === '') return 'empty';
  return code.length === length && /^[0-9]+$/.test(code) ? null : 'incomplete';
}
