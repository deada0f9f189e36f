import { createFileRoute } from '@tanstack/react-router';
import { ForgotPasswordPage } from '#src/features/sign-in/forgot-password-page.tsx';

export const Route = createFileRoute('/_signed-out/forgetPassword')({
  component: function ForgotPasswordRoute() {
    return <ForgotPasswordPage {...Route.useSearch()} />;
  },
});
