import {
  type AttemptLimit,
  countedAttempts,
  type GuessLimits,
  secondsUntilAttempt,
} from '#src/domain/attempt-limit.ts';
import { defaultBusinessSettings } from '#src/domain/business-settings.ts';
import { db, nextId } from './db.ts';
import type { GuessRecord } from './public-records.ts';
import { stampOf } from './snapshot.ts';
import { controls } from './state.ts';

type GuessKind = GuessRecord['kind'];

/** Where a guess comes from, and which number it is about. */
interface Guess {
  kind: GuessKind;
  mobileNumber: string;
  address: string;
}

/** A wait, by the policy of `x-rate-limits` in the contract that causes it. */
export interface Wait {
  policy: string;
  seconds: number;
}

const limits: Readonly<Record<GuessKind, GuessLimits>> = {
  password: defaultBusinessSettings.passwordGuesses,
  lookup: defaultBusinessSettings.numberLookups,
  contact: defaultBusinessSettings.contactChanges,
};

const policies: Readonly<Record<GuessKind, Readonly<Record<keyof GuessLimits, string>>>> = {
  password: { perNumber: 'sign-in', perAddress: 'sign-in-address' },
  lookup: { perNumber: 'phone-exists', perAddress: 'phone-exists-address' },
  contact: { perNumber: 'account-edit', perAddress: 'account-edit-address' },
};

/** The policies of the contract that are counted here, always; the others are those of the scenario `rate-limits`. */
export const guessPolicies: readonly string[] = Object.values(policies).flatMap((each) => Object.values(each));

/** The number that a guess is about, and the address that it comes from; a page without a server in between has none. */
export function guessOf(kind: GuessKind, mobileNumber: string, headers: Headers): Guess {
  return { kind, mobileNumber, address: headers.get('X-Forwarded-For') ?? 'this browser' };
}

const timed = (records: readonly GuessRecord[]) => records.map((each) => ({ ...each, at: new Date(each.at) }));

/** How long a guess has to wait (rules.md#attempt-limits); null if it need not. */
export function waitFor({ kind, mobileNumber, address }: Guess, now: Date): Wait | null {
  if (controls().limits === 'off') return null;
  const all = timed(db.guesses.findMany((query) => query.where({ kind })));
  const ofNumber = all.filter((each) => each.number === stampOf(mobileNumber) && !each.is_forgiven);
  const ofAddress = all.filter((each) => each.address === address);
  const { perNumber, perAddress } = limits[kind];
  const waits = [
    { policy: policies[kind].perNumber, seconds: secondsUntilAttempt(ofNumber, perNumber, now) },
    { policy: policies[kind].perAddress, seconds: secondsUntilAttempt(ofAddress, perAddress, now) },
  ];
  const longest = waits.toSorted((a, b) => b.seconds - a.seconds)[0];
  return longest !== undefined && longest.seconds > 0 ? longest : null;
}

const longer = (a: AttemptLimit, b: AttemptLimit) => (a.minutes > b.minutes ? a : b);

/** Counts a guess. */
export async function countGuess({ kind, mobileNumber, address }: Guess, now: Date): Promise<void> {
  if (controls().limits === 'off') return;
  const all = timed(db.guesses.findMany((query) => query.where({ kind })));
  const { perNumber, perAddress } = limits[kind];
  const kept = new Set(countedAttempts(all, longer(perNumber, perAddress), now).map(({ id }) => id));
  const id = nextId('guesses');
  if (kept.size < all.length)
    db.guesses.deleteMany((query) => query.where((each) => each.kind === kind && !kept.has(each.id)));
  await db.guesses.create({
    id,
    kind,
    number: stampOf(mobileNumber),
    address,
    at: now.toISOString(),
    is_forgiven: false,
  });
}

/** Forgives the wrong passwords of a number: its parent has shown up, by the right password or by a code. */
export async function forgiveGuesses(mobileNumber: string): Promise<void> {
  await db.guesses.updateMany((query) => query.where({ kind: 'password', number: stampOf(mobileNumber) }), {
    data(guess) {
      guess.is_forgiven = true;
    },
  });
}
