import { FormattedMessage, useIntl } from 'react-intl';
import { useLeaveGuard } from '#src/forms/use-leave-guard.ts';
import { ConfirmDialog } from '#src/ui/dialogs/confirm-dialog.tsx';

/**
 * A dialog that confirms leaving /verify while a code is pending. A reload needs no dialog, because the code survives
 * it.
 */
export function LeaveCodeDialog({ isCodePending }: { isCodePending: () => boolean }) {
  const intl = useIntl();
  const guard = useLeaveGuard({ isUnsaved: isCodePending });

  return (
    <ConfirmDialog
      opened={guard.isBlocked}
      title={<FormattedMessage id="verify.leave.title" />}
      text={<FormattedMessage id="verify.leave.text" />}
      confirmLabel={intl.formatMessage({ id: 'verify.leave.leave' })}
      cancelLabel={intl.formatMessage({ id: 'verify.leave.stay' })}
      confirmVariant="primary"
      onConfirm={guard.leave}
      onClose={guard.stay}
    />
  );
}
