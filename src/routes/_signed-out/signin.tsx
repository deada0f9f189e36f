import { createFileRoute } from '@tanstack/react-router';
import { SignInPage } from '#src/features/sign-in/sign-in-page.tsx';

export const Route = createFileRoute('/_signed-out/signin')({
  component: function SignInRoute() {
    return <SignInPage {...Route.useSearch()} />;
  },
});
