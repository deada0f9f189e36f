import { IconHeartbeat, IconHistory, IconShoppingBag } from '@tabler/icons-react';
import { noop, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { draftOrderQuery } from '#src/api/draft-order.ts';
import { ErrorMessages } from '#src/errors/error-messages.tsx';
import { deleteStudent } from '#src/api/students.ts';
import type { Student } from '#src/domain/student.ts';
import { nameOf } from '#src/i18n/localized.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Avatar } from '#src/ui/text/avatar.tsx';
import { ConfirmDialog } from '#src/ui/dialogs/confirm-dialog.tsx';
import classes from '#src/ui/dialogs/consequences.module.css';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { showToast } from '#src/ui/feedback/toast.tsx';
import { DataText } from '#src/ui/text/data-text.tsx';
import { useSubmitGuard } from '#src/forms/use-submit-guard.ts';
import { dropStudent } from '#src/features/students/form/keep-student.ts';

interface DeleteStudentDialogProps {
  student: Student;
  opened: boolean;
  onClose: () => void;
}

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** A dialog that confirms deleting a student and lists the consequences; it shows an error from the server. */
export function DeleteStudentDialog({ student, opened, onClose }: DeleteStudentDialogProps) {
  const intl = useIntl();
  const guard = useSubmitGuard();
  const language = useLanguage();
  const queryClient = useQueryClient();
  const { data: cart } = useQuery({ ...draftOrderQuery(), meta: { isBackground: true } });
  const isInCart = cart?.subscriptions.some(({ studentId }) => studentId === student.id) === true;
  const name = nameOf(language, student);
  const deletion = useMutation({
    mutationFn: async () => deleteStudent(student.id),
    onSuccess: () => {
      onClose();
      void dropStudent(queryClient, student.id);
      showToast({
        kind: 'success',
        title: intl.formatMessage({ id: 'students.delete.removed' }, { name }),
      });
    },
  });
  const marked = <DataText text={name} />;

  return (
    <ConfirmDialog
      opened={opened}
      picture={<Avatar name={name} id={String(student.id)} size={56} />}
      title={<FormattedMessage id="students.delete.title" values={{ name: marked }} />}
      cancelLabel={intl.formatMessage({ id: 'students.delete.keep' }, { name })}
      confirmLabel={intl.formatMessage({ id: 'students.delete.remove' }, { name })}
      busy={deletion.isPending}
      busyLabel={intl.formatMessage({ id: 'students.delete.removing' })}
      onClose={() => {
        onClose();
        deletion.reset();
      }}
      onConfirm={() => {
        guard(() => deletion.mutateAsync().catch(noop));
      }}
    >
      <ul className={classes.consequences}>
        <li>
          <IconHeartbeat {...icon} />
          <FormattedMessage id="students.delete.health" />
        </li>
        {isInCart && (
          <li>
            <IconShoppingBag {...icon} />
            <span>
              <FormattedMessage id="students.delete.cart" values={{ name: marked }} />
            </span>
          </li>
        )}
        <li>
          <IconHistory {...icon} />
          <FormattedMessage id="students.delete.history" />
        </li>
      </ul>
      {deletion.isError && (
        <Notice kind="error" role="alert" className={classes.refusal}>
          <ErrorMessages error={deletion.error} />
        </Notice>
      )}
    </ConfirmDialog>
  );
}
