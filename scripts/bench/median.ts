/** Returns the median. Null values, which could not be measured, are left out; null if no value remains. */
export function median(values: readonly (number | null)[]): number | null {
  const sorted = values.filter((value) => value !== null).toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle];
  if (upper === undefined) return null;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

/** Takes the median of each field over several measurements. */
export function mediansOf<Fields extends Record<keyof Fields, number | null>>(all: readonly Fields[]): Fields {
  const [first] = all;
  if (!first) throw new Error('Nothing was measured');
  const keys = Object.keys(first) as (keyof Fields)[];
  return Object.fromEntries(keys.map((key) => [key, median(all.map((each) => each[key]))])) as unknown as Fields;
}
