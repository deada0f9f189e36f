import { isSuccess, shortAnswer } from './exchange.ts';
import { isObject } from './json.ts';
import { answerOf } from './transport.ts';
import type { Outcome } from './world.ts';

/** What the suite does with the test control of a server. Each function returns false, or null, where the server has no such call. */
export interface TestControl {
  /** Puts the data back, and the clock to the instant at which it was found. */
  reset: () => Promise<boolean>;
  /** Stops the clock at an instant. */
  holdClock: (at: string) => Promise<boolean>;
  /** Brings the server into a scenario that it has, until the next reset. */
  choose: (scenario: string) => Promise<boolean>;
  /** Limits guessing, or not, until the next reset. */
  limitGuesses: (areOn: boolean) => Promise<boolean>;
  settle: (paymentId: number, outcome: Outcome) => Promise<boolean>;
  /** A token of the phone provider for a number. */
  phoneToken: (mobileNumber: string) => Promise<string | null>;
  /** Lets the clock run again. */
  close: () => Promise<void>;
}

/** Statuses of a server that does not have a call. */
const notOffered: readonly number[] = [404, 405, 501];

/**
 * Opens the test control of a server, as `test-control.yaml` has it.
 * @param origin the address of the server, without the path of the API
 */
export function openTestControl(origin: string): TestControl {
  let startedAt: string | null | undefined;

  /** The body of an answer; null if the server has no such call. Throws for any other answer that is not a success. */
  async function call(
    method: string,
    path: string,
    body?: unknown,
    missing: readonly number[] = notOffered,
  ): Promise<Record<string, unknown> | null> {
    const answer = await answerOf({
      method,
      url: `${origin.replace(/\/+$/, '')}/__test/${path}`,
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    if (missing.includes(answer.status)) return null;
    if (!isSuccess(answer)) throw new Error(`${method} /__test/${path} answered ${shortAnswer(answer)}`);
    return isObject(answer.json) ? answer.json : {};
  }

  const limitGuesses = async (are_on: boolean) => (await call('PUT', 'limits', { are_on })) !== null;
  const holdClock = async (now: string) => (await call('PUT', 'clock', { now, is_held: true })) !== null;

  return {
    async reset() {
      if (startedAt === undefined) {
        const found = (await call('GET', 'clock'))?.['now'];
        startedAt = typeof found === 'string' ? found : null;
      }
      // The seeds of a server may depend on the day, so the clock comes first.
      if (startedAt !== null) await holdClock(startedAt);
      const isReset = (await call('POST', 'reset', {})) !== null;
      await limitGuesses(false);
      return isReset;
    },
    holdClock,
    // A scenario that the server does not know is a 422.
    choose: async (scenario) => (await call('PUT', 'scenario', { scenario }, [...notOffered, 422])) !== null,
    limitGuesses,
    settle: async (payment_id, outcome) =>
      (await call('POST', 'settle', { payment_id, outcome, keeps_card: true })) !== null,
    async phoneToken(mobile_number) {
      const code = (await call('POST', 'sms', { mobile_number }))?.['code'];
      if (code === undefined) return null;
      const token = (await call('POST', 'phone-tokens', { mobile_number, code }))?.['token'];
      return typeof token === 'string' ? token : null;
    },
    async close() {
      await limitGuesses(true);
      if (startedAt !== null && startedAt !== undefined) await call('PUT', 'clock', { now: null });
    },
  };
}
