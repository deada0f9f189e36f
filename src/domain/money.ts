/** Largest amount the wire carries: nine digits of riyals. */
const MAX_HALALAS = 99_999_999_999;

/** Reads an amount off the wire ("287.50") into halalas (28750). Throws a RangeError for any other text. */
export function fromWireMoney(text: string): number {
  if (!/^\d{1,9}\.\d{2}$/.test(text)) throw new RangeError(`Not an amount of money: "${text}"`);
  return Number(text.replace('.', ''));
}

/** Writes halalas (28750) as the wire wants them ("287.50"). Throws a RangeError unless a whole number from 0 on. */
export function toWireMoney(halalas: number): string {
  if (!Number.isInteger(halalas) || halalas < 0 || halalas > MAX_HALALAS) {
    throw new RangeError(`Not an amount of halalas: ${halalas}`);
  }
  const digits = String(halalas).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** VAT on a net amount in halalas, rounded half up to the halala. */
export function vatOf(netHalalas: number, vatPercent: number): number {
  // A large amount times a fine rate exceeds what a double counts exactly.
  const millionths = BigInt(Math.round(vatPercent * 10_000));
  return Number((BigInt(netHalalas) * millionths + 500_000n) / 1_000_000n);
}

/**
 * Splits whole halalas among the items in proportion to their weights (whole, from 0 on) so that the shares sum to the
 * total exactly: each is rounded down, and what is left goes one by one to the largest remainders, the earlier item
 * first among equals. Equal weights when all are 0. Throws a RangeError when a total above 0 has no item to go to.
 */
export function largestRemainderShares<T>(
  totalHalalas: number,
  items: readonly T[],
  weightOf: (item: T) => number,
): { item: T; shareHalalas: number }[] {
  if (items.length === 0 && totalHalalas > 0) throw new RangeError('Nothing to share an amount among');
  // A large total times a large weight exceeds what a double counts exactly.
  const total = BigInt(totalHalalas);
  const areAllZero = items.every((item) => weightOf(item) === 0);
  const weighed = items.map((item) => ({ item, weight: areAllZero ? 1n : BigInt(weightOf(item)) }));
  const weightSum = weighed.reduce((sum, { weight }) => sum + weight, 0n);
  const shares = weighed.map(({ item, weight }) => {
    const product = total * weight;
    return { item, shareHalalas: Number(product / weightSum), remainder: product % weightSum };
  });
  const left = totalHalalas - shares.reduce((sum, share) => sum + share.shareHalalas, 0);
  const largest = shares.toSorted((a, b) => Number(b.remainder - a.remainder)).slice(0, left);
  for (const share of largest) share.shareHalalas += 1;
  return shares.map(({ item, shareHalalas }) => ({ item, shareHalalas }));
}
