import { useState } from 'react';
import type { LocalizedName } from '#src/domain/localized-name.ts';
import { useIsSignedIn } from '#src/auth/session.ts';

/** The student whose needs limit a list. */
export type FilterStudent = LocalizedName & { id: number };

/**
 * The student that a parent has chosen to limit a list, null for everyone. It is kept in memory: an address or a storage
 * would say on a shared device which child avoids what.
 */
export function useStudentFilter() {
  const isSignedIn = useIsSignedIn();
  const [chosen, choose] = useState<FilterStudent | null>(null);
  // After logging out the list is everyone's again.
  if (!isSignedIn && chosen !== null) choose(null);
  return { student: isSignedIn ? chosen : null, choose };
}
