import type { ReactNode } from 'react';
import { ConfirmDialog } from '#src/ui/dialogs/confirm-dialog.tsx';
import { useLeaveGuard } from './use-leave-guard.ts';

interface LeaveFormDialogProps {
  /** A form of `useServerForm`. */
  form: { isDirty: () => boolean; discard: () => void };
  /** Whether a reload would also lose input, because the draft does not store it. */
  isLostOnReload?: () => boolean;
  title: ReactNode;
  text: ReactNode;
  leaveLabel: string;
  stayLabel: string;
}

/**
 * Asks for confirmation before the user leaves a page with an unsaved form. A reload needs none: the draft survives it.
 */
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
