import type { ReactNode } from 'react';
import { ConfirmDialog } from '#src/ui/dialogs/confirm-dialog.tsx';
import { useLeaveGuard } from './use-leave-guard.ts';

interface LeaveFormDialogProps {
  /** A form of `useServerForm`. */
  form: { isDirty: () => boolean; discard: () => void };
  /** Whether even a reload would lose something: what no draft stores. */
  isLostOnReload?: () => boolean;
  title: ReactNode;
  text: ReactNode;
  leaveLabel: string;
  stayLabel: string;
}

/** Asks before a page with an unsaved form is left. A reload is not asked about: the draft survives it. */
export function LeaveFormDialog({ form, isLostOnReload, title, text, leaveLabel, stayLabel }: LeaveFormDialogProps) {
  const guard = useLeaveGuard({ isUnsaved: () => form.isDirty(), ...(isLostOnReload && { isLostOnReload }) });
  return (
    <ConfirmDialog
      opened={guard.isBlocked}
      title={title}
      text={text}
      confirmLabel={leaveLabel}
      cancelLabel={stayLabel}
      onConfirm={() => {
        form.discard();
        guard.leave();
      }}
      onClose={guard.stay}
    />
  );
}
