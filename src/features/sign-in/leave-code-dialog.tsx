import { FormattedMessage, useIntl } from 'react-intl';
import { useLeaveGuard } from '#src/forms/use-leave-guard.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { ConfirmDialog } from '#src/ui/dialogs/confirm-dialog.tsx';

/** Asks before /verify is left with a code under way. A reload needs no dialog: the code survives it. */
export function LeaveCodeDialog({ isUnderWay }: { isUnderWay: () => boolean }) {
  const intl = useIntl();
  const language = useLanguage();
  const guard = useLeaveGuard({ isUnsaved: isUnderWay, language });

  return (
    <ConfirmDialog
      opened={guard.isAsking}
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
