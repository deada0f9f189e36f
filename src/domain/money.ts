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
  const basisPoints = Math.round(vatPercent * 100);
  return Math.floor((netHalalas * basisPoints + 5_000) / 10_000);
}

/**
 * Splits whole halalas in proportion to the weights so that the parts sum to the total exactly: each part is rounded
 * down, and what is left goes one by one to the largest remainders, the earlier first among equals. Equal weights
 * when all are 0. Throws a RangeError when a total above 0 has no part to go to.
 */
export function largestRemainderShares(totalHalalas: number, weights: readonly number[]): number[] {
  if (weights.length === 0 && totalHalalas > 0) throw new RangeError('No parts to share an amount among');
  // A year's turnover times a price exceeds what a double counts exactly.
  const total = BigInt(totalHalalas);
  const parts = weights.some((weight) => weight > 0) ? weights.map(BigInt) : weights.map(() => 1n);
  const sum = parts.reduce((a, b) => a + b, 0n);
  const shares = parts.map((part) => Number((total * part) / sum));
  const remainders = parts.map((part, index) => ({ index, remainder: (total * part) % sum }));
  const byRemainder = remainders.sort((a, b) => Number(b.remainder - a.remainder));
  const left = totalHalalas - shares.reduce((a, b) => a + b, 0);
  const lucky = new Set(byRemainder.slice(0, left).map(({ index }) => index));
  return shares.map((share, index) => (lucky.has(index) ? share + 1 : share));
}
