import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { settingsQuery } from '#src/api/business-settings.ts';
import { load } from '#src/api/load.ts';
import { signedInUserQuery } from '#src/api/signed-in-user.ts';
import { updateSession } from '#src/auth/session.ts';
import { AccountPage } from '#src/features/account/account-page.tsx';
import { AccountPending } from '#src/features/account/account-pending.tsx';
import { ChangePasswordPage } from '#src/features/account/change-password-page.tsx';

/** The page My Account, with the password form at `?change=password`. */
export const Route = createFileRoute('/_signed-in/profile/my-account/account-setting/')({
  staticData: { hasWayBack: (search) => 'change' in search },
  validateSearch: (search: Record<string, unknown>): { change?: 'password' } =>
    search['change'] === 'password' ? { change: 'password' } : {},
  loader: async ({ context: { queryClient } }) => {
    await Promise.all([load(queryClient, signedInUserQuery()), load(queryClient, settingsQuery())]);
  },
  pendingComponent: AccountPending,
  component: function AccountSetting() {
    const { change } = Route.useSearch();
    const navigate = useNavigate();
    if (change === 'password') return <ChangePasswordPage />;
    return (
      <AccountPage
        onEnterCode={(mobileNumber) => {
          // The number may have been changed on another device and not be verified here.
          updateSession({ unconfirmedMobileNumber: mobileNumber });
          void navigate({ to: '/verify', search: { purpose: 'new-number' } });
        }}
      />
    );
  },
});
