import type { Language } from '#src/domain/language.ts';
import { errorReply } from '#mocks/replies/error-reply.ts';
import { texts } from '#mocks/replies/texts.ts';
import { db, nextId } from '#mocks/store/db.ts';
import { type PhoneTokenClaims, readPhoneToken } from './phone-token.ts';

/** The header with the phone provider’s token. */
export const phoneTokenHeader = 'firebase-token';

/** The record of a used token; undefined if it is not used yet. */
export const spentToken = ({ nonce }: PhoneTokenClaims) =>
  db.spentPhoneTokens.findFirst((query) => query.where({ nonce }));

/** The claims of a call’s phone token; null if it is missing, invalid, expired or used. */
export function phoneClaims(headers: Headers, now: Date): PhoneTokenClaims | null {
  const claims = readPhoneToken(headers.get(phoneTokenHeader) ?? '', now);
  return claims && !spentToken(claims) ? claims : null;
}

/** Marks a token as used, because it works once. `verifiedId` is the account that it verified, if any. */
export async function spend({ nonce }: PhoneTokenClaims, verifiedId: number | null, now: Date): Promise<void> {
  await db.spentPhoneTokens.create({
    id: nextId('spentPhoneTokens'),
    nonce,
    verified_user_id: verifiedId,
    spent_at: now.toISOString(),
  });
}

/** The error for an expired, used or invalid phone token. The token is not a session, so this is never a 401. */
export const notConfirmed = (language: Language) =>
  errorReply(422, [{ field: 'mobile_number', code: 'not_verified', text: texts.codeNotConfirmed }], language);
