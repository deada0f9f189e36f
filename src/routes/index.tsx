import { createFileRoute } from '@tanstack/react-router';
import { settingsQuery } from '#src/api/business-settings.ts';
import { load } from '#src/api/load.ts';
import { HomePage } from '#src/features/home/home-page.tsx';

export const Route = createFileRoute('/')({
  loader: async ({ context: { queryClient } }) => {
    await load(queryClient, settingsQuery());
  },
  component: HomePage,
});
