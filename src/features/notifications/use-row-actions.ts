import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { opensElsewhere } from '#src/ui/actions/opens-elsewhere.ts';
import { useSubmitGuard } from '#src/forms/use-submit-guard.ts';
import { useMarkRead } from './use-marking.ts';
import type { OnFailed, RowActions } from './notification-row.tsx';

/** The actions of the rows: opening a notification, here or in another tab, marks it as read. */
export function useRowActions(): RowActions {
  const navigate = useNavigate();
  const { mutateAsync: markRead } = useMarkRead();
  const guard = useSubmitGuard();
  return useMemo(() => {
    const markOnce = (id: number, onFailed: OnFailed) => {
      guard(() => markRead(id).catch(onFailed), id);
    };
    return {
      onOpen: (event, { id, isRead }, onFailed) => {
        if (!isRead) markOnce(id, onFailed);
        if (opensElsewhere(event)) return;
        event.preventDefault();
        void navigate({ href: event.currentTarget.pathname + event.currentTarget.search });
      },
      onRead: ({ id }, onFailed) => {
        markOnce(id, onFailed);
      },
    };
  }, [guard, markRead, navigate]);
}
