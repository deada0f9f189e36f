import { useState } from 'react';

/**
 * Returns the value from before the freeze while it is frozen: a dialog keeps its texts while it is pending or closing.
 */
export function useFrozenWhile<T>(value: T, isFrozen: boolean): T {
  const [kept, setKept] = useState(value);
  if (!isFrozen && !Object.is(kept, value)) setKept(value);
  return isFrozen ? kept : value;
}
