import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useIntl } from 'react-intl';
import { deleteSession } from '#src/api/generated/session/session.ts';
import { clearSession } from '#src/auth/session.ts';
import { brand } from '#src/i18n/brand.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { ConfirmModal } from '#src/ui/confirm-modal.tsx';

type LogOutQuestionProps = {
  opened: boolean;
  onClose: () => void;
  /** Called once the parent is out and home. */
  onLoggedOut?: () => void;
};

/**
 * Asks before logging out (spec §2), then ends the session on the server and on this device and goes home (acceptance A09).
 * A server that can't be reached keeps nobody in.
 */
export function LogOutQuestion({ opened, onClose, onLoggedOut }: LogOutQuestionProps) {
  const intl = useIntl();
  const language = useLanguage();
  const navigate = useNavigate();
  const logOut = useMutation({
    mutationFn: async () => {
      try {
        await deleteSession();
      } finally {
        // Home first: the page left behind would otherwise turn into 'You cannot access this page' for a moment.
        await navigate({ to: '/' });
        clearSession();
        onLoggedOut?.();
      }
    },
    meta: { shownInPlace: true },
  });

  return (
    <ConfirmModal
      opened={opened}
      title={intl.formatMessage({ id: 'shell.log-out.title' }, { brand: brand.name[language] })}
      text={intl.formatMessage({ id: 'shell.log-out.text' })}
      confirmLabel={intl.formatMessage({ id: 'shell.log-out.confirm' })}
      cancelLabel={intl.formatMessage({ id: 'shell.log-out.cancel' })}
      confirmLook="primary"
      busy={logOut.isPending}
      onConfirm={() => {
        logOut.mutate();
      }}
      onClose={onClose}
    />
  );
}
