import * as zod from 'zod';
import { MobileNumber } from '#src/api/generated/zod/schemas.ts';
import type { PhoneTokenReader } from './phone-token.ts';

/** The maximum difference between the clocks of two machines, in seconds. */
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
 * Reads the ID tokens of a Firebase Auth emulator and checks audience, issuer, provider, number and times, as a backend
 * has to. The emulator does not sign tokens; signed tokens are refused, because they can’t be verified here.
 * @param projectId the Firebase project of the tokens
 * @param machineNow the real time, which Firebase always uses
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
