import type { Client } from '../client.ts';
import { type Evidence, evidenceOf } from '../exchange.ts';

/** The claims that must hold in every sequence of a parent's calls. */
export const claimNames = [
  'what was created is read back',
  'the same Idempotency-Key answers the same',
  'a stale version is a 409',
  'two subscriptions of a student never overlap',
  'totals always add up',
  'what the rules refuse is refused, and changes nothing',
  'a delivery can be cancelled until its notice before the delivery window',
] as const;
export type ClaimName = (typeof claimNames)[number];

/** Thrown if a claim does not hold. */
export class BrokenClaim extends Error {
  override readonly name = 'BrokenClaim';
  readonly claim: ClaimName;
  /** What was expected; null if the message says so. */
  readonly expected: string | null;
  /** The last request before the claim was checked. */
  readonly evidence: Evidence | null;

  constructor(claim: ClaimName, message: string, expected: string | null, evidence: Evidence | null) {
    super(message);
    this.claim = claim;
    this.expected = expected;
    this.evidence = evidence;
  }
}

/** Counts how often each claim was checked. */
export class Claims {
  readonly tried = new Map<ClaimName, number>();
  private readonly client: Pick<Client, 'last'>;

  constructor(client: Pick<Client, 'last'>) {
    this.client = client;
  }

  /** @throws BrokenClaim if it does not hold */
  hold(claim: ClaimName, isTrue: boolean, otherwise: string, expected: string | null = null): void {
    this.tried.set(claim, (this.tried.get(claim) ?? 0) + 1);
    if (!isTrue) throw new BrokenClaim(claim, otherwise, expected, evidenceOf(this.client.last()));
  }

  /** Checks that two values are equal, field by field. */
  same(claim: ClaimName, actual: unknown, expected: unknown, what: string): void {
    const [a, b] = [JSON.stringify(actual), JSON.stringify(expected)];
    this.hold(claim, a === b, `${what} is ${a.slice(0, 300)} instead of ${b.slice(0, 300)}`, b.slice(0, 300));
  }
}
