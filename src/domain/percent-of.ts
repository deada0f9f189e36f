/** Converts a rate of the wire (0.055) to a percentage (5.5), without rounding errors. */
export function percentOf(rate: number): number {
  // With doubles, 0.07 × 100 is 7.000000000000001.
  return Number((rate * 100).toPrecision(12));
}
