import { describe, expect, it } from 'vitest';
import { type PhoneAuthCode, PhoneAuthError } from '#src/auth/phone-auth.ts';
import { testMock } from '#mocks/test-mock.ts';
import { issuePhoneToken, readPhoneToken } from './phone-token.ts';

const mock = testMock({ clock: '2026-11-26T07:00:00Z' });
const number = '+966512344821';

const failsWith = (code: PhoneAuthCode) => new PhoneAuthError(code);
const lastCode = () => mock.smsInbox()[0]?.code ?? '';
const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');

describe('sending a code', () => {
  it('puts a message with six digits into the inbox, in the requested language', async () => {
    await mock.phoneAuth.sendCode(number, 'ar');
    const [message] = mock.smsInbox();
    expect(message?.code).toMatch(/^\d{6}$/);
    expect(message).toMatchObject({ mobile_number: number, text: `نبتة: رمزك ${lastCode()}. لا تشاركه مع أحد.` });
  });

  it('repeats its codes with the seed', async () => {
    await mock.phoneAuth.sendCode(number, 'en');
    const first = lastCode();
    await mock.phoneAuth.sendCode(number, 'en');
    expect(lastCode()).not.toBe(first);
    await mock.reset();
    await mock.phoneAuth.sendCode(number, 'en');
    expect(lastCode()).toBe(first);
    await mock.reset();
    mock.set({ seed: 7 });
    await mock.phoneAuth.sendCode(number, 'en');
    expect(lastCode()).not.toBe(first);
  });

  it('refuses a number that is no Saudi mobile', async () => {
    await expect(mock.phoneAuth.sendCode('+966112345678', 'en')).rejects.toThrow(failsWith('invalid-phone-number'));
  });

  it('refuses the sixth code of an hour, and sends again when the hour is over', async () => {
    for (let sent = 0; sent < 5; sent++) await mock.phoneAuth.sendCode(number, 'en');
    await expect(mock.phoneAuth.sendCode(number, 'en')).rejects.toThrow(failsWith('too-many-requests'));
    await expect(mock.phoneAuth.sendCode('+966556120943', 'en')).resolves.toMatch(/\S/);
    mock.set({ clock: '2026-11-26T08:00:01Z' });
    await expect(mock.phoneAuth.sendCode(number, 'en')).resolves.toMatch(/\S/);
  });

  it.each([
    ['code-too-many-requests', 'too-many-requests'],
    ['code-quota', 'quota-exceeded'],
    ['code-network', 'network-request-failed'],
    ['offline', 'network-request-failed'],
  ] as const)('fails in the scenario %s', async (scenario, code) => {
    mock.set({ scenario });
    await expect(mock.phoneAuth.sendCode(number, 'en')).rejects.toThrow(failsWith(code));
  });
});

describe('confirming a code', () => {
  it('returns a token for the number that is valid for an hour', async () => {
    const sent = await mock.phoneAuth.sendCode(number, 'en');
    const token = await mock.phoneAuth.confirmCode(sent, lastCode());
    expect(readPhoneToken(token, new Date('2026-11-26T07:59:00Z'))?.phone_number).toBe(number);
    expect(readPhoneToken(token, new Date('2026-11-26T08:01:00Z'))).toBeNull();
  });

  it('refuses a wrong code and takes the right one after it', async () => {
    const sent = await mock.phoneAuth.sendCode(number, 'en');
    await expect(mock.phoneAuth.confirmCode(sent, otherThan(lastCode()))).rejects.toThrow(
      failsWith('invalid-verification-code'),
    );
    await expect(mock.phoneAuth.confirmCode(sent, lastCode())).resolves.toContain('mock-phone.');
  });

  it('refuses further codes after five wrong ones', async () => {
    const sent = await mock.phoneAuth.sendCode(number, 'en');
    const wrong = otherThan(lastCode());
    for (let tries = 0; tries < 5; tries++) {
      await expect(mock.phoneAuth.confirmCode(sent, wrong)).rejects.toThrow(failsWith('invalid-verification-code'));
    }
    await expect(mock.phoneAuth.confirmCode(sent, lastCode())).rejects.toThrow(failsWith('too-many-requests'));
  });

  it.each([
    ['2026-11-26T07:04:59Z', null],
    ['2026-11-26T07:05:00Z', 'code-expired'],
  ] as const)('looks at the clock: five minutes are over at %s or not', async (clock, code) => {
    const sent = await mock.phoneAuth.sendCode(number, 'en');
    mock.set({ clock });
    const confirmed = mock.phoneAuth.confirmCode(sent, lastCode());
    if (code === null) await expect(confirmed).resolves.toContain('mock-phone.');
    else await expect(confirmed).rejects.toThrow(failsWith(code));
  });

  it('refuses a code that was never sent', async () => {
    await expect(mock.phoneAuth.confirmCode('another', '123456')).rejects.toThrow(failsWith('session-expired'));
  });

  it('takes each code once', async () => {
    const sent = await mock.phoneAuth.sendCode(number, 'en');
    await mock.phoneAuth.confirmCode(sent, lastCode());
    await expect(mock.phoneAuth.confirmCode(sent, lastCode())).rejects.toThrow(failsWith('session-expired'));
  });

  it.each([
    ['code-wrong', 'invalid-verification-code'],
    ['code-expired', 'code-expired'],
  ] as const)('fails in the scenario %s, after the code was sent', async (scenario, code) => {
    mock.set({ scenario });
    const sent = await mock.phoneAuth.sendCode(number, 'en');
    await expect(mock.phoneAuth.confirmCode(sent, lastCode())).rejects.toThrow(failsWith(code));
  });
});

describe('reading a token', () => {
  const now = new Date('2026-11-26T07:00:00Z');

  it.each([
    ['nothing', ''],
    ['another provider’s token', 'eyJhbGciOiJSUzI1NiJ9.e30.x'],
    ['a torn one', issuePhoneToken(number, 'a', now).slice(0, 30)],
    ['one without a number', `mock-phone.${btoa('{"nonce":"a","expires_at":"2026-11-26T08:00:00.000Z"}')}`],
  ])('answers null to %s', (_case, token) => {
    expect(readPhoneToken(token, now)).toBeNull();
  });
});
