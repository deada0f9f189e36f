import * as zod from 'zod';
import { MobileNumber } from '#src/api/generated/zod/schemas.ts';

const prefix = 'mock-phone.';

/** An hour, as the real provider's ID tokens. */
const livesMs = 3_600_000;

const claimsSchema = zod.object({ phone_number: MobileNumber, nonce: zod.string(), expires_at: zod.iso.datetime() });

/** What the phone provider vouches for. */
export type PhoneTokenClaims = zod.output<typeof claimsSchema>;

/** Reads a provider's token; null where it is none, is not meant for this server, or has expired. */
export type PhoneTokenReader = (token: string, now: Date) => PhoneTokenClaims | null;

/**
 * The token of a confirmed number, as the offline provider hands it out: the prefix and its claims as base64. It is not
 * signed: whoever runs the mock over HTTP can write one for a test.
 * @param mobileNumber E.164
 * @param nonce makes the token single
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

/** Says whose tokens count from now on; null goes back to the offline provider's. */
export function providePhoneTokens(other: PhoneTokenReader | null): void {
  reader = other ?? readOwnToken;
}

/** Reads a token of the provider that counts; null where it is none or has expired. */
export function readPhoneToken(token: string, now: Date): PhoneTokenClaims | null {
  return reader(token, now);
}
