import { createFileRoute } from '@tanstack/react-router';
import { eventsQuery } from '#src/api/events.ts';
import { load } from '#src/api/load.ts';
import { EventPage } from '#src/features/content/event/event-page.tsx';
import { newsPagesQuery } from '#src/features/content/event/event-queries.ts';

export const Route = createFileRoute('/event')({
  loader: async ({ context: { queryClient } }) => {
    // Each part shows its own skeleton or error; only prerendering waits for them.
    const started = Promise.allSettled([
      load(queryClient, eventsQuery()),
      queryClient.infiniteQuery({ ...newsPagesQuery(), staleTime: 'static' }),
    ]);
    if (typeof document === 'undefined') await started;
  },
  component: EventPage,
});
