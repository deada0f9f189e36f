/** Largest amount of the wire format: nine digits of riyals. */
const MAX_HALALAS = 99_999_999_999;

/** Converts an amount of the wire ("287.50") to halalas (28750). Throws a RangeError for any other text. */
export function fromWireMoney(text: string): number {
  if (!/^\d{1,9}\.\d{2}$/.test(text)) throw new RangeError(`Not an amount of money: "${text}"`);
  return Number(text.replace('.', ''));
}

/**
 * Converts halalas (28750) to the wire format ("287.50"). Throws a RangeError unless it is a whole number from 0 on.
 */
export function toWireMoney(halalas: number): string {
  if (!Number.isInteger(halalas) || halalas < 0 || halalas > MAX_HALALAS) {
    throw new RangeError(`Not an amount of halalas: ${halalas}`);
  }
  const digits = String(halalas).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** VAT on a net amount in halalas, rounded half up to the halala. */
export function vatOf(netHalalas: number, vatPercent: number): number {
  // A large amount times a precise rate exceeds the safe integers of a double.
  const millionths = BigInt(Math.round(vatPercent * 10_000));
  return Number((BigInt(netHalalas) * millionths + 500_000n) / 1_000_000n);
}

/**
 * Splits whole halalas among items in proportion to their weights (whole, from 0 on), so that the shares sum to exactly
 * the total. Each share is rounded down; the rest goes in steps of one to the largest remainders, to the earlier item
 * if equal. If all weights are 0, they count as equal. Throws a RangeError if a total above 0 has no items.
 */
export function largestRemainderShares<T>(
  totalHalalas: number,
  items: readonly T[],
  weightOf: (item: T) => number,
): { item: T; shareHalalas: number }[] {
  if (items.length === 0 && totalHalalas > 0) throw new RangeError('Nothing to share an amount among');
  // A large total times a large weight exceeds the safe integers of a double.
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
