import { createFileRoute } from '@tanstack/react-router';
import { settingsQuery } from '#src/api/business-settings.ts';
import { keptByNobody, load, loadFresh } from '#src/api/load.ts';
import { notificationPreferencesQuery } from '#src/api/notification-preferences.ts';
import { signedInUserQuery } from '#src/api/signed-in-user.ts';
import { PreferencesPage } from '#src/features/notifications/preferences/preferences-page.tsx';
import { PreferencesPending } from '#src/features/notifications/preferences/preferences-pending.tsx';

/** The choice of notifications (row G50). */
export const Route = createFileRoute('/_signed-in/profile/my-account/notifications')({
  staticData: { hasWayBack: true },
  ...keptByNobody,
  loader: async ({ context: { queryClient } }) => {
    await Promise.all([
      loadFresh(queryClient, notificationPreferencesQuery()),
      load(queryClient, signedInUserQuery()),
      load(queryClient, settingsQuery()),
    ]);
  },
  pendingComponent: PreferencesPending,
  component: PreferencesPage,
});
