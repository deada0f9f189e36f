import { createFileRoute } from '@tanstack/react-router';
import { settingsQuery } from '#src/api/business-settings.ts';
import { load } from '#src/api/load.ts';
import { ContactPage } from '#src/features/content/contact/contact-page.tsx';

export const Route = createFileRoute('/contact')({
  loader: async ({ context: { queryClient } }) => {
    // The hours show their own skeleton or error; only prerendering waits for them.
    const hours = Promise.allSettled([load(queryClient, settingsQuery())]);
    if (typeof document === 'undefined') await hours;
  },
  component: ContactPage,
});
