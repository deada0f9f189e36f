import { useState } from 'react';

/** Returns a value, or the last one while there is none; null before the first. Values are compared as JSON. */
export function useLastKnown<Value>(value: Value | null): Value | null {
  const [last, setLast] = useState(value);
  if (value !== null && JSON.stringify(value) !== JSON.stringify(last)) setLast(value);
  return value ?? last;
}
