import { MobileNumber } from '#src/api/generated/zod/schemas.ts';
import { type PhoneAuth, type PhoneAuthCode, PhoneAuthError } from '#src/auth/phone-auth.ts';
import type { Language } from '#src/domain/language.ts';
import type { Backend } from '#mocks/backend.ts';
import { db, nextId } from '#mocks/store/db.ts';
import { issuePhoneToken } from './phone-token.ts';
import type { SmsMessage } from '#mocks/store/public-records.ts';
import { seededRandom } from '#mocks/random.ts';
import { activeScenario, controls } from '#mocks/store/state.ts';
import { texts } from '#mocks/replies/texts.ts';

const codeLivesMs = 5 * 60_000;
const sendsPerHour = 5;
const wrongCodesAllowed = 5;
const hourMs = 3_600_000;

/** The scenario’s failures that happen when a code is sent; the others happen when it is entered. */
const failsWhenSending: ReadonlySet<PhoneAuthCode> = new Set<PhoneAuthCode>([
  'too-many-requests',
  'quota-exceeded',
  'network-request-failed',
  'invalid-phone-number',
  'captcha-check-failed',
  'user-disabled',
  'operation-not-allowed',
]);

function scenarioError(sending: boolean): void {
  const { phone, network } = activeScenario();
  if (network?.offline === true) throw new PhoneAuthError('network-request-failed');
  if (phone !== undefined && failsWhenSending.has(phone) === sending) throw new PhoneAuthError(phone);
}

/** A random number for codes and nonces that depends on the seed and the message’s id. */
function seededDraw(id: number): number {
  const next = seededRandom(controls().seed + id * 7919);
  return next();
}

async function send(mobileNumber: string, language: Language, now: Date) {
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
    text: texts.codeSms(code)[language],
    sent_at: now.toISOString(),
    expires_at: new Date(now.getTime() + codeLivesMs).toISOString(),
    wrong_tries: 0,
    is_spent: false,
  });
}

const idPrefix = 'mock-verification-';

/** The verification id of a text message, which `confirmCode` takes. */
export const verificationIdOf = ({ id }: Pick<SmsMessage, 'id'>): string => `${idPrefix}${id}`;

async function change(id: number, apply: (message: SmsMessage) => void): Promise<void> {
  await db.smsMessages.update((query) => query.where({ id }), { strict: true, data: apply });
}

async function confirm(verificationId: string, code: string, now: Date): Promise<string> {
  const id = Number(verificationId.replace(idPrefix, ''));
  const message = db.smsMessages.findFirst((query) => query.where({ id }));
  if (!message || message.is_spent) throw new PhoneAuthError('session-expired');
  if (message.wrong_tries >= wrongCodesAllowed) throw new PhoneAuthError('too-many-requests');
  if (new Date(message.expires_at) <= now) throw new PhoneAuthError('code-expired');
  if (code !== message.code) {
    await change(id, (draft) => {
      draft.wrong_tries += 1;
    });
    throw new PhoneAuthError('invalid-verification-code');
  }
  await change(id, (draft) => {
    draft.is_spent = true;
  });
  return issuePhoneToken(message.mobile_number, `sms-${id}`, now);
}

/**
 * The phone provider without a network: it sends codes to the mock’s SMS inbox, the mock’s handlers accept its tokens,
 * and its failures have Firebase's codes.
 * @param backend the mock with the inbox and the clock
 */
export function createPhoneAuth(backend: Pick<Backend, 'act'>): PhoneAuth {
  return {
    sendCode: async (mobileNumber, language) =>
      backend.act(async (now) => {
        scenarioError(true);
        return verificationIdOf(await send(mobileNumber, language, now));
      }),
    confirmCode: async (verificationId, code) =>
      backend.act(async (now) => {
        scenarioError(false);
        return confirm(verificationId, code, now);
      }),
  };
}
