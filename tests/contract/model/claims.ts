/** What has to hold however a parent's calls follow each other. */
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

/** Thrown where a claim does not hold. */
export class BrokenClaim extends Error {
  override readonly name = 'BrokenClaim';
  readonly claim: ClaimName;

  constructor(claim: ClaimName, message: string) {
    super(message);
    this.claim = claim;
  }
}

/** Counts how often each claim was tried. */
export class Claims {
  readonly tried = new Map<ClaimName, number>();

  /** @throws BrokenClaim where it does not hold */
  hold(claim: ClaimName, isTrue: boolean, otherwise: string): void {
    this.tried.set(claim, (this.tried.get(claim) ?? 0) + 1);
    if (!isTrue) throw new BrokenClaim(claim, otherwise);
  }

  /** Whether two values are the same, field by field. */
  same(claim: ClaimName, actual: unknown, expected: unknown, what: string): void {
    const [a, b] = [JSON.stringify(actual), JSON.stringify(expected)];
    this.hold(claim, a === b, `${what} is ${a.slice(0, 300)} instead of ${b.slice(0, 300)}`);
  }
}
