import { useState } from 'react';

/** A value that stands still while it is held: a question keeps its words while it is answered and while it leaves. */
export function useFrozenWhile<T>(value: T, isHeld: boolean): T {
  const [kept, setKept] = useState(value);
  if (!isHeld && !Object.is(kept, value)) setKept(value);
  return isHeld ? kept : value;
}
