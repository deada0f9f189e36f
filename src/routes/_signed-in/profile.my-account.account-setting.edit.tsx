import { createFileRoute } from '@tanstack/react-router';
import { useKnownBusinessSettings } from '#src/api/business-settings.ts';
import { keptByNobody, loadFresh } from '#src/api/load.ts';
import { signedInUserQuery } from '#src/api/signed-in-user.ts';
import { AccountFormPending } from '#src/features/account/account-form-pending.tsx';
import { EditAccountPage } from '#src/features/account/edit-account-page.tsx';
import { sendCode } from '#src/features/sign-in/verification.ts';
import { useNavigateFromHere } from '#src/forms/use-navigate-from-here.ts';

export const Route = createFileRoute('/_signed-in/profile/my-account/account-setting/edit')({
  staticData: { hasWayBack: true },
  ...keptByNobody,
  loader: ({ context }) => loadFresh(context.queryClient, signedInUserQuery()),
  pendingComponent: AccountFormPending,
  component: function EditAccountSetting() {
    const navigate = useNavigateFromHere();
    const { resendCountdownSeconds } = useKnownBusinessSettings();
    return (
      <EditAccountPage
        confirmNumber={async (mobileNumber) => {
          // The next page shows that the code could not be sent and offers a retry.
          await sendCode(mobileNumber, resendCountdownSeconds);
          await navigate({ to: '/verify', search: { purpose: 'new-number' } });
        }}
      />
    );
  },
});
