import { createFileRoute, redirect } from '@tanstack/react-router';
import { settingsQuery } from '#src/api/business-settings.ts';
import { load } from '#src/api/load.ts';
import { readSession } from '#src/auth/session.ts';
import { NewPasswordPage } from '#src/features/sign-in/new-password-page.tsx';

/** Available only while the provider's token for a confirmed code is stored (row R14). */
export const Route = createFileRoute('/_signed-out/resetpassword')({
  beforeLoad: ({ search }) => {
    if (readSession().firebaseToken === null) throw redirect({ to: '/forgetPassword', search, replace: true });
  },
  loader: ({ context }) => load(context.queryClient, settingsQuery()),
  component: function NewPasswordRoute() {
    return <NewPasswordPage {...Route.useSearch()} />;
  },
});
