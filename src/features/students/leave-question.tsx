import { useBlocker } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { isSignedIn, readSession, storedLanguage } from '#src/auth/session.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { ConfirmModal } from '#src/ui/confirm-modal.tsx';

interface LeaveQuestionProps {
  /** Whether leaving now would lose something; asked at the moment of leaving. */
  isUnsaved: () => boolean;
  /** Whether even a reload would: what no draft keeps. */
  isLostOnReload: () => boolean;
  /** The parent leaves all the same. */
  onLeave: () => void;
}

/** Asks before a page with unsaved input is left. The end of a session is not held up. */
export function LeaveQuestion({ isUnsaved, isLostOnReload, onLeave }: LeaveQuestionProps) {
  const intl = useIntl();
  const language = useLanguage();
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      current.pathname !== next.pathname && isUnsaved() && isSignedIn(readSession()),
    // A change of language reloads too, and has asked already.
    enableBeforeUnload: () => isLostOnReload() && storedLanguage() === language,
    withResolver: true,
  });

  return (
    <ConfirmModal
      opened={blocker.status === 'blocked'}
      title={<FormattedMessage id="student.leave.title" />}
      text={<FormattedMessage id="student.leave.text" />}
      confirmLabel={intl.formatMessage({ id: 'student.leave.leave' })}
      cancelLabel={intl.formatMessage({ id: 'student.leave.stay' })}
      onConfirm={() => {
        onLeave();
        blocker.proceed?.();
      }}
      onClose={() => blocker.reset?.()}
    />
  );
}
