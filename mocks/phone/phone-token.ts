import * as zod from 'zod';
import { MobileNumber } from '#src/api/generated/zod/schemas.ts';

const prefix = 'mock-phone.';

/** An hour, like Firebase’s ID tokens. */
const livesMs = 3_600_000;

const claimsSchema = zod.object({ phone_number: MobileNumber, nonce: zod.string(), expires_at: zod.iso.datetime() });

/** The claims of the phone provider’s token. */
export type PhoneTokenClaims = zod.output<typeof claimsSchema>;

/** Reads a provider’s token; null if it is invalid, expired or for another server. */
export type PhoneTokenReader = (token: string, now: Date) => PhoneTokenClaims | null;

/**
 * The offline provider’s token of a confirmed number: a prefix and the claims as base64. It is not signed, so tests over HTTP
 * can write one.
 * @param mobileNumber E.164
 * @param nonce makes the token unique
 */
export function issuePhoneToken(mobileNumber: string, nonce: string, now: Date): string {
  const claims: PhoneTokenClaims = {
    phone_number: mobileNumber,
    nonce,
    expires_at: new Date(now.getTime() + livesMs).toISOString(),
  };
  return `${prefix}${btoa(JSON.stringify(claims))}`;
}

const readOwnToken: PhoneTokenReader = (token, now) => {
  if (!token.startsWith(prefix)) return null;
  try {
    const claims = claimsSchema.safeParse(JSON.parse(atob(token.slice(prefix.length))));
    return claims.success && new Date(claims.data.expires_at) > now ? claims.data : null;
  } catch {
    return null;
  }
};

let reader = readOwnToken;

/** Sets the provider of the accepted tokens; null is the offline provider. */
export function providePhoneTokens(other: PhoneTokenReader | null): void {
  reader = other ?? readOwnToken;
}

/** Reads a token of the accepted provider; null if it is invalid or expired. */
export function readPhoneToken(token: string, now: Date): PhoneTokenClaims | null {
  return reader(token, now);
}
