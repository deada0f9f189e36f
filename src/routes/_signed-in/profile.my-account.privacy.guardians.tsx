import { createFileRoute } from '@tanstack/react-router';
import { forgetQueriesOf } from '#src/api/forget.ts';
import { guardianInvitationsQuery, guardiansQuery, sharedStudentsQuery } from '#src/api/guardians.ts';
import { load } from '#src/api/load.ts';
import { GuardiansPage } from '#src/features/privacy-centre/guardians/guardians-page.tsx';
import { PrivacyPending } from '#src/features/privacy-centre/privacy-pending.tsx';

/** Who may look at the parent's students, and the students whom others share (row G81). */
export const Route = createFileRoute('/_signed-in/profile/my-account/privacy/guardians')({
  staticData: { hasWayBack: true },
  loader: async ({ context: { queryClient } }) => {
    await Promise.all([
      load(queryClient, guardiansQuery()),
      load(queryClient, guardianInvitationsQuery()),
      load(queryClient, sharedStudentsQuery()),
    ]);
  },
  // The health of another family's children does not stay in memory after the page.
  onLeave: ({ context: { queryClient } }) => {
    forgetQueriesOf(queryClient, 'guardians');
  },
  pendingComponent: PrivacyPending,
  component: GuardiansPage,
});
