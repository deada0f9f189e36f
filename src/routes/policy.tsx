import { createFileRoute } from '@tanstack/react-router';
import { settingsQuery } from '#src/api/business-settings.ts';
import { load } from '#src/api/load.ts';
import { PolicyPage, PolicyPending } from '#src/features/content/policy/policy-page.tsx';

export const Route = createFileRoute('/policy')({
  // The terms are shown only with the current numbers.
  loader: async ({ context: { queryClient } }) => {
    await load(queryClient, settingsQuery());
  },
  pendingComponent: PolicyPending,
  component: PolicyPage,
});
