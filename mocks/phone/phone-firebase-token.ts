import * as zod from 'zod';
import { MobileNumber } from '#src/api/generated/zod/schemas.ts';
import type { PhoneTokenReader } from './phone-token.ts';

/** Clocks of two programs on one machine agree; those of two machines may be apart by so many seconds. */
const leewaySeconds = 60;

function claimsSchema(projectId: string) {
  return zod.object({
    iss: zod.literal(`https://securetoken.google.com/${projectId}`),
    aud: zod.literal(projectId),
    sub: zod.string().min(1),
    iat: zod.int(),
    exp: zod.int(),
    phone_number: MobileNumber,
    firebase: zod.object({ sign_in_provider: zod.literal('phone') }),
  });
}

const headerSchema = zod.object({ alg: zod.literal('none') });

function decoded(segment: string): unknown {
  try {
    return JSON.parse(Buffer.from(segment, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Reads the ID tokens of a Firebase Auth emulator as a backend has to read Firebase's: audience, issuer, provider, number
 * and times. The emulator signs nothing; a token that is signed is another's and refused, since nothing here could check it.
 * @param projectId the Firebase project that tokens must be meant for
 * @param machineNow Firebase's clock, which is the real one whatever the mock's says
 */
export function firebaseTokenReader(projectId: string, machineNow: () => Date = () => new Date()): PhoneTokenReader {
  const schema = claimsSchema(projectId);
  return (token) => {
    const [header = '', payload = '', signature, ...more] = token.split('.');
    if (signature !== '' || more.length > 0 || !headerSchema.safeParse(decoded(header)).success) return null;
    const claims = schema.safeParse(decoded(payload));
    if (!claims.success) return null;
    const { phone_number, iat, exp } = claims.data;
    const seconds = machineNow().getTime() / 1000;
    if (exp <= seconds || iat > seconds + leewaySeconds) return null;
    return { phone_number, nonce: token, expires_at: new Date(exp * 1000).toISOString() };
  };
}
