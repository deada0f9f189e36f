import { createFileRoute } from '@tanstack/react-router';
import { settingsQuery } from '#src/api/business-settings.ts';
import { load } from '#src/api/load.ts';
import { SignUpPage } from '#src/features/sign-in/sign-up-page.tsx';

export const Route = createFileRoute('/_signed-out/signup')({
  loader: ({ context }) => load(context.queryClient, settingsQuery()),
  component: function SignUpRoute() {
    return <SignUpPage {...Route.useSearch()} />;
  },
});
