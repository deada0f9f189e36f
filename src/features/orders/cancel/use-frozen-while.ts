import { useState } from 'react';

/** A value that does not change while it is frozen: a dialog keeps its texts while it is pending and while it closes. */
export function useFrozenWhile<T>(value: T, isFrozen: boolean): T {
  const [kept, setKept] = useState(value);
  if (!isFrozen && !Object.is(kept, value)) setKept(value);
  return isFrozen ? kept : value;
}
