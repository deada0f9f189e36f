import { FormattedMessage, useIntl } from 'react-intl';
import { useLeaveGuard } from '#src/forms/use-leave-guard.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { ConfirmDialog } from '#src/ui/dialogs/confirm-dialog.tsx';

interface LeaveQuestionProps {
  /** Whether leaving now would lose something; asked at the moment of leaving. */
  isUnsaved: () => boolean;
  /** The parent leaves all the same. */
  onLeave: () => void;
}

/** Asks before changed details are left unsaved. A reload needs no question: the draft survives it. */
export function LeaveQuestion({ isUnsaved, onLeave }: LeaveQuestionProps) {
  const intl = useIntl();
  const language = useLanguage();
  const guard = useLeaveGuard({ isUnsaved, language });

  return (
    <ConfirmDialog
      opened={guard.isAsking}
      title={<FormattedMessage id="myAccount.leave.title" />}
      text={<FormattedMessage id="myAccount.leave.text" />}
      confirmLabel={intl.formatMessage({ id: 'myAccount.leave.leave' })}
      cancelLabel={intl.formatMessage({ id: 'myAccount.leave.stay' })}
      onConfirm={() => {
        onLeave();
        guard.leave();
      }}
      onClose={guard.stay}
    />
  );
}
