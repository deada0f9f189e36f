import { createFileRoute } from '@tanstack/react-router';
import { consentsQuery } from '#src/api/consents.ts';
import { load } from '#src/api/load.ts';
import { signedInUserQuery } from '#src/api/signed-in-user.ts';
import { studentsQuery } from '#src/api/students.ts';
import { PrivacyPage } from '#src/features/privacy-centre/privacy-page.tsx';
import { PrivacyPending } from '#src/features/privacy-centre/privacy-pending.tsx';

/** The privacy centre (row G70). */
export const Route = createFileRoute('/_signed-in/profile/my-account/privacy/')({
  staticData: { hasWayBack: true },
  loader: async ({ context: { queryClient } }) => {
    await Promise.all([
      load(queryClient, signedInUserQuery()),
      load(queryClient, studentsQuery()),
      load(queryClient, consentsQuery()),
    ]);
  },
  pendingComponent: PrivacyPending,
  component: PrivacyPage,
});
