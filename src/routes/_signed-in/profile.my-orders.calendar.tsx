import { createFileRoute } from '@tanstack/react-router';
import { settingsQuery } from '#src/api/business-settings.ts';
import { calendarFeedsQuery } from '#src/api/calendar-feeds.ts';
import { currentOrdersQuery } from '#src/api/current-orders.ts';
import { load } from '#src/api/load.ts';
import { studentsQuery } from '#src/api/students.ts';
import { CalendarPage } from '#src/features/calendar-feed/calendar-page.tsx';
import { CalendarPending } from '#src/features/calendar-feed/calendar-pending.tsx';

/** Lunches in the parent's own calendar app (row G40). */
export const Route = createFileRoute('/_signed-in/profile/my-orders/calendar')({
  staticData: { hasWayBack: true },
  loader: async ({ context: { queryClient } }) => {
    await Promise.all([
      load(queryClient, currentOrdersQuery()),
      load(queryClient, studentsQuery()),
      load(queryClient, calendarFeedsQuery()),
      load(queryClient, settingsQuery()),
    ]);
  },
  pendingComponent: CalendarPending,
  component: CalendarPage,
});
