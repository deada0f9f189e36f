/** A rate off the wire (0.055) as a percentage (5.5), whatever its decimals. */
export function percentOf(rate: number): number {
  // A double makes 7.000000000000001 of 0.07 × 100.
  return Number((rate * 100).toPrecision(12));
}
