import { MobileNumber } from '#src/api/generated/zod/schemas.ts';
import { type PendingCode, type PhoneAuth, type PhoneAuthCode, PhoneAuthError } from '#src/auth/phone-auth.ts';
import type { Backend } from './backend.ts';
import { db, nextId } from './db.ts';
import { issuePhoneToken } from './phone-token.ts';
import { seededRandom } from './random.ts';
import { activeScenario, controls } from './state.ts';
import { sentence } from './texts.ts';

const codeLivesMs = 5 * 60_000;
const sendsPerHour = 5;
const wrongCodesAllowed = 5;
const hourMs = 3_600_000;

/** Failures of the scenario that come up when a code is asked for; the others come up when it is entered. */
const failsWhenSending: ReadonlySet<PhoneAuthCode> = new Set<PhoneAuthCode>([
  'too-many-requests',
  'quota-exceeded',
  'network-request-failed',
  'invalid-phone-number',
  'captcha-check-failed',
  'user-disabled',
  'operation-not-allowed',
]);

function scenarioFault(sending: boolean): void {
  const { phone, line } = activeScenario();
  if (line?.offline === true) throw new PhoneAuthError('network-request-failed');
  if (phone !== undefined && failsWhenSending.has(phone) === sending) throw new PhoneAuthError(phone);
}

/** The message's number in the seeded row of codes and nonces. */
function seededDraw(id: number): number {
  const next = seededRandom(controls().seed + id * 7919);
  return next();
}

async function send(mobileNumber: string, language: 'en' | 'ar', now: Date) {
  if (!MobileNumber.safeParse(mobileNumber).success) throw new PhoneAuthError('invalid-phone-number');
  const since = new Date(now.getTime() - hourMs).toISOString();
  const sent = db.smsMessages.findMany((query) =>
    query.where((message) => message.mobile_number === mobileNumber && message.sent_at > since),
  );
  if (sent.length >= sendsPerHour) throw new PhoneAuthError('too-many-requests');
  const id = nextId('smsMessages');
  const code = String(100_000 + Math.floor(seededDraw(id) * 900_000));
  return db.smsMessages.create({
    id,
    mobile_number: mobileNumber,
    code,
    text: sentence('codeSms', language).replace('{code}', code),
    sent_at: now.toISOString(),
    expires_at: new Date(now.getTime() + codeLivesMs).toISOString(),
  });
}

/**
 * The phone provider without a network: codes land in the mock's SMS inbox, tokens are what the mock's handlers accept, and
 * failures carry the codes of the real one.
 * @param backend whose inbox and clock it uses
 */
export function createPhoneAuth(backend: Pick<Backend, 'act'>): PhoneAuth {
  return {
    async sendCode(mobileNumber, language): Promise<PendingCode> {
      const message = await backend.act(async (now) => {
        scenarioFault(true);
        return send(mobileNumber, language, now);
      });
      let wrongCodes = 0;
      let isSpent = false;
      return {
        mobileNumber,
        confirm: async (code) =>
          backend.act((now) => {
            scenarioFault(false);
            if (wrongCodes >= wrongCodesAllowed) throw new PhoneAuthError('too-many-requests');
            if (isSpent) throw new PhoneAuthError('session-expired');
            if (new Date(message.expires_at) <= now) throw new PhoneAuthError('code-expired');
            if (code !== message.code) {
              wrongCodes += 1;
              throw new PhoneAuthError('invalid-verification-code');
            }
            isSpent = true;
            return issuePhoneToken(mobileNumber, `sms-${message.id}`, now);
          }),
      };
    },
  };
}
