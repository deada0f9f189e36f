import { FormattedMessage, useIntl } from 'react-intl';
import { useLeaveGuard } from '#src/forms/use-leave-guard.ts';
import { ConfirmDialog } from '#src/ui/dialogs/confirm-dialog.tsx';

interface LeaveQuestionProps {
  /** Whether leaving now would lose something; asked at the moment of leaving. */
  isUnsaved: () => boolean;
  /** Whether even a reload would: what no draft keeps. */
  isLostOnReload: () => boolean;
  /** The parent leaves all the same. */
  onLeave: () => void;
}

/** Asks before a page with unsaved input is left. The end of a session is not held up. */
export function LeaveStudentDialog({ isUnsaved, isLostOnReload, onLeave }: LeaveQuestionProps) {
  const intl = useIntl();
  const guard = useLeaveGuard({ isUnsaved, isLostOnReload });

  return (
    <ConfirmDialog
      opened={guard.isBlocked}
      title={<FormattedMessage id="student.leave.title" />}
      text={<FormattedMessage id="student.leave.text" />}
      confirmLabel={intl.formatMessage({ id: 'student.leave.leave' })}
      cancelLabel={intl.formatMessage({ id: 'student.leave.stay' })}
      onConfirm={() => {
        onLeave();
        guard.leave();
      }}
      onClose={guard.stay}
    />
  );
}
