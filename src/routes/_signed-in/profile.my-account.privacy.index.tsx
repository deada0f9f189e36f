import { createFileRoute } from '@tanstack/react-router';
import { settingsQuery } from '#src/api/business-settings.ts';
import { consentsQuery } from '#src/api/consents.ts';
import { currentOrdersQuery } from '#src/api/current-orders.ts';
import { dataExportsQuery } from '#src/api/data-exports.ts';
import { erasuresQuery } from '#src/api/erasures.ts';
import { load } from '#src/api/load.ts';
import { signedInUserQuery } from '#src/api/signed-in-user.ts';
import { studentsQuery } from '#src/api/students.ts';
import { CopyForm } from '#src/features/privacy-centre/copy-form.tsx';
import { EraseAccountForm } from '#src/features/privacy-centre/erase-account-form.tsx';
import { PrivacyPage } from '#src/features/privacy-centre/privacy-page.tsx';
import { PrivacyPending } from '#src/features/privacy-centre/privacy-pending.tsx';

type Ask = 'copy' | 'erasure';

/** The privacy centre (row G70), with the forms of a copy and of the account's erasure at `?ask=`. */
export const Route = createFileRoute('/_signed-in/profile/my-account/privacy/')({
  staticData: { hasWayBack: true },
  validateSearch: ({ ask }: Record<string, unknown>): { ask?: Ask } =>
    ask === 'copy' || ask === 'erasure' ? { ask } : {},
  loader: async ({ context: { queryClient } }) => {
    await Promise.all([
      load(queryClient, signedInUserQuery()),
      load(queryClient, studentsQuery()),
      load(queryClient, currentOrdersQuery()),
      load(queryClient, consentsQuery()),
      load(queryClient, erasuresQuery()),
      load(queryClient, dataExportsQuery()),
      load(queryClient, settingsQuery()),
    ]);
  },
  pendingComponent: PrivacyPending,
  component: function PrivacyRoute() {
    const { ask } = Route.useSearch();
    if (ask === 'copy') return <CopyForm />;
    return ask === 'erasure' ? <EraseAccountForm /> : <PrivacyPage />;
  },
});
