import { writeCount } from './db.ts';

/**
 * Caches a computed value until any record is written. A list of hundreds of orders needs the same periods and payments
 * many times.
 */
export function untilWritten<Key, Value>(
  workOut: (key: Key) => Value,
  idOf: (key: Key) => unknown,
): (key: Key) => Value {
  const known = new Map<unknown, Value>();
  let writesKnown = -1;
  return (key) => {
    if (writesKnown !== writeCount()) {
      known.clear();
      writesKnown = writeCount();
    }
    const id = idOf(key);
    const value = known.has(id) ? (known.get(id) as Value) : workOut(key);
    known.set(id, value);
    return value;
  };
}

/** Finds records by one of their ids, in the order of creation. */
export function recordsBy<T>(all: () => T[], idOf: (record: T) => number): (id: number) => T[] {
  const groups = untilWritten(
    () => Map.groupBy(all(), idOf),
    () => 'all',
  );
  return (id) => groups(undefined).get(id) ?? [];
}
