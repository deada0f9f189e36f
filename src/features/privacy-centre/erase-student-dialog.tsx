import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { keepInList } from '#src/api/cached-list.ts';
import { currentOrdersQuery } from '#src/api/current-orders.ts';
import { erasuresQuery, requestErasure } from '#src/api/erasures.ts';
import { useAttemptKeys } from '#src/api/use-attempt-keys.ts';
import { lastPaidDay } from '#src/domain/subscription-state.ts';
import type { Student } from '#src/domain/student.ts';
import { ErrorMessages } from '#src/errors/error-messages.tsx';
import { useSubmitGuard } from '#src/forms/use-submit-guard.ts';
import { nameOf } from '#src/i18n/localized.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { ConfirmDialog } from '#src/ui/dialogs/confirm-dialog.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { showToast } from '#src/ui/feedback/toast.tsx';
import { Avatar } from '#src/ui/text/avatar.tsx';
import { DataText } from '#src/ui/text/data-text.tsx';
import { ErasureSteps } from './erasure-steps.tsx';
import classes from './erasure-steps.module.css';

interface EraseStudentDialogProps {
  student: Student;
  /** How the parent came here: both lead to the same request, because health is used with a consent only. */
  by: 'erase' | 'withdraw';
  opened: boolean;
  onClose: () => void;
  /** Called after the dialog has closed. */
  onClosed: () => void;
}

/** Confirms that a student's data is erased, with all that follows from it and what is kept (row G75). */
export function EraseStudentDialog({ student, by, opened, onClose, onClosed }: EraseStudentDialogProps) {
  const intl = useIntl();
  const language = useLanguage();
  const guard = useSubmitGuard();
  const keys = useAttemptKeys();
  const queryClient = useQueryClient();
  const { data: orders } = useSuspenseQuery(currentOrdersQuery());
  const subscriptions = orders.flatMap((order) => order.subscriptions);
  const request = useMutation({
    mutationFn: async () => requestErasure({ studentId: student.id }, keys),
    onSuccess: async (requested) => keepInList(queryClient, erasuresQuery(), requested),
  });
  const name = nameOf(language, student);
  const marked = { name: <DataText key="name" text={name} /> };

  async function send(): Promise<void> {
    try {
      await request.mutateAsync();
    } catch {
      // Shown below, and in a toast.
      return;
    }
    showToast({ id: 'erasure', kind: 'success', title: intl.formatMessage({ id: 'privacy.erase.requested' }) });
    onClose();
  }

  return (
    <ConfirmDialog
      opened={opened}
      width={520}
      picture={<Avatar name={name} id={String(student.id)} size={56} />}
      title={<FormattedMessage id={`privacy.${by}.dialog`} values={marked} />}
      text={by === 'withdraw' && <FormattedMessage id="privacy.withdraw.text" values={marked} />}
      cancelLabel={intl.formatMessage({ id: 'students.delete.keep' }, { name })}
      confirmLabel={intl.formatMessage({ id: `privacy.${by}.confirm` })}
      busy={request.isPending}
      busyLabel={intl.formatMessage({ id: 'privacy.erase.pending' })}
      onConfirm={() => {
        guard(send);
      }}
      onClose={() => {
        onClose();
        request.reset();
      }}
      onClosed={onClosed}
    >
      <div className={classes.inDialog}>
        <ErasureSteps scope="student" lastLunchOn={lastPaidDay(subscriptions, student.id)} />
        {request.isError && (
          <Notice kind="error" role="alert">
            <ErrorMessages error={request.error} />
          </Notice>
        )}
      </div>
    </ConfirmDialog>
  );
}
