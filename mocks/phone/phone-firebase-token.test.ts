import { afterEach, describe, expect, it } from 'vitest';
import { firebaseTokenReader } from './phone-firebase-token.ts';
import { issuePhoneToken, providePhoneTokens, readPhoneToken } from './phone-token.ts';

const now = new Date('2026-11-26T07:00:00Z');
const seconds = now.getTime() / 1000;
const read = firebaseTokenReader('demo-nabta', () => now);

const claims = {
  iss: 'https://securetoken.google.com/demo-nabta',
  aud: 'demo-nabta',
  sub: 'Xk2',
  iat: seconds - 5,
  exp: seconds + 3595,
  phone_number: '+966512344821',
  firebase: { identities: { phone: ['+966512344821'] }, sign_in_provider: 'phone' },
};

function token(changes: Record<string, unknown> = {}, header: object = { alg: 'none', typ: 'JWT' }, signature = '') {
  const part = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64url');
  return `${part(header)}.${part({ ...claims, ...changes })}.${signature}`;
}

afterEach(() => {
  providePhoneTokens(null);
});

describe('the Firebase emulator’s token', () => {
  it('proves its number until it expires', () => {
    expect(read(token(), now)).toMatchObject({
      phone_number: '+966512344821',
      expires_at: '2026-11-26T07:59:55.000Z',
    });
  });

  it('uses the real clock, not the mock’s', () => {
    expect(read(token(), new Date('2030-01-01T00:00:00Z'))).not.toBeNull();
  });

  it.each([
    ['for another project', token({ aud: 'demo-other' })],
    ['by another issuer', token({ iss: 'https://securetoken.google.com/demo-other' })],
    ['without a number', token({ phone_number: undefined })],
    ['with a number that is no Saudi mobile', token({ phone_number: '+15555550100' })],
    ['of another way to sign in', token({ firebase: { sign_in_provider: 'password' } })],
    ['without a user', token({ sub: '' })],
    ['that expires this second', token({ exp: seconds })],
    ['from the future', token({ iat: seconds + 61 })],
    ['with a signature that can’t be checked here', token({}, { alg: 'RS256' }, 'c2ln')],
    ['with the header of a signed token', token({}, { alg: 'RS256' })],
    ['with a signature despite alg none', token({}, { alg: 'none' }, 'c2ln')],
    ['with a part too many', `${token()}.x`],
    ['torn', token().slice(0, 40)],
    ['of the offline provider', issuePhoneToken('+966512344821', 'a', now)],
    ['that is none', ''],
  ])('is refused: one %s', (_case, refused) => {
    expect(read(refused, now)).toBeNull();
  });

  it('is accepted in the place of the offline provider’s tokens', () => {
    providePhoneTokens(read);
    expect(readPhoneToken(token(), now)).not.toBeNull();
    expect(readPhoneToken(issuePhoneToken('+966512344821', 'a', now), now)).toBeNull();
  });
});
