import { useState } from 'react';
import type { AttemptKeys } from './attempts.ts';

/** The keys of the requests of a form or a dialog, as long as it is shown (rules.md#idempotency). */
export function useAttemptKeys(): AttemptKeys {
  const [keys] = useState(() => new Map<string, string>());
  return keys;
}
