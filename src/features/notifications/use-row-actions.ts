import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { opensElsewhere } from '#src/ui/opens-elsewhere.ts';
import { useMarkRead } from './use-marking.ts';
import type { RowActions } from './notification-row.tsx';

/** What the rows do: a notification is read once it is opened, wherever that is. */
export function useRowActions(): RowActions {
  const navigate = useNavigate();
  const { mutate: markRead } = useMarkRead();
  return useMemo(
    () => ({
      onOpen: (event, { id, is_read: isRead }) => {
        if (!isRead) markRead(id);
        if (opensElsewhere(event)) return;
        event.preventDefault();
        void navigate({ href: event.currentTarget.pathname + event.currentTarget.search });
      },
      onRead: ({ id }) => {
        markRead(id);
      },
    }),
    [markRead, navigate],
  );
}
