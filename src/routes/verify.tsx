import { createFileRoute, redirect } from '@tanstack/react-router';
import { settingsQuery } from '#src/api/business-settings.ts';
import { load } from '#src/api/load.ts';
import { isSignedIn, readSession, updateSession } from '#src/auth/session.ts';
import { validateReturnSearch } from '#src/features/sign-in/return-path.ts';
import type { VerificationPurpose } from '#src/features/sign-in/verification.ts';
import { VerifyPage } from '#src/features/sign-in/verify-page.tsx';

const purposes: readonly VerificationPurpose[] = ['sign-up', 'reset', 'new-number'];

/** The code page of sign-up, password reset or a new number; available only while a number is unverified (row R15). */
export const Route = createFileRoute('/verify')({
  validateSearch: (search: Record<string, unknown>) => ({
    // For a signed-in parent, it can only be a new number.
    purpose:
      purposes.find((each) => each === search['purpose']) ?? (isSignedIn(readSession()) ? 'new-number' : 'sign-up'),
    ...validateReturnSearch(search),
  }),
  beforeLoad: async ({ search }) => {
    // Loaded with this page only.
    const { readVerification } = await import('#src/features/sign-in/verification.ts');
    if (readVerification() !== null) return;
    const session = readSession();
    if (isSignedIn(session)) throw redirect({ to: '/', replace: true });
    if (session.token !== null && session.userId !== null) {
      // The number of an account that signed in on another device, or that the server has just refused.
      const { unverifiedNumber } = await import('#src/features/sign-in/unverified-number.ts');
      const unconfirmedMobileNumber = await unverifiedNumber(Number(session.userId));
      if (unconfirmedMobileNumber !== null && readSession().token === session.token) {
        updateSession({ unconfirmedMobileNumber });
        return;
      }
    }
    const { purpose: _ended, ...back } = search;
    throw redirect({ to: '/signin', search: back, replace: true });
  },
  loader: ({ context }) => load(context.queryClient, settingsQuery()),
  component: function VerifyRoute() {
    return <VerifyPage {...Route.useSearch()} />;
  },
});
