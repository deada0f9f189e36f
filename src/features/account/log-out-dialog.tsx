import { IconLogout } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { deleteSession } from '#src/api/generated/session/session.ts';
import { clearSession } from '#src/auth/session.ts';
import { company } from '#src/domain/company.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { ConfirmDialog } from '#src/ui/dialogs/confirm-dialog.tsx';
import { useSubmitGuard } from '#src/forms/use-submit-guard.ts';
import { IconTile } from './icon-tile.tsx';

type LogOutDialogProps = {
  opened: boolean;
  onClose: () => void;
  /** Called once the parent is out and home. */
  onLoggedOut?: () => void;
};

/**
 * Asks before logging out (rules.md#log-out), then ends the session on the server and on this device and goes home (row A09).
 * A server that can't be reached keeps nobody in.
 */
export function LogOutDialog({ opened, onClose, onLoggedOut }: LogOutDialogProps) {
  const intl = useIntl();
  const guard = useSubmitGuard();
  const language = useLanguage();
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);

  async function logOut(): Promise<void> {
    setLeaving(true);
    try {
      // Home first: the page left behind would otherwise turn into 'You cannot access this page' for a moment. Who has
      // chosen to log out is not asked again about a form half filled.
      await navigate({ to: '/', ignoreBlocker: true });
    } finally {
      // The call takes the token along before it goes. It is not waited for, and what it answers no longer matters.
      deleteSession().catch(() => undefined);
      clearSession();
      setLeaving(false);
      onLoggedOut?.();
    }
  }

  return (
    <ConfirmDialog
      opened={opened}
      picture={
        <IconTile large>
          <IconLogout size={24} stroke={1.75} data-flip />
        </IconTile>
      }
      title={intl.formatMessage({ id: 'shell.logOut.title' }, { brand: company.name[language] })}
      text={intl.formatMessage({ id: 'shell.logOut.text' })}
      confirmLabel={intl.formatMessage({ id: 'shell.logOut.confirm' })}
      cancelLabel={intl.formatMessage({ id: 'shell.logOut.cancel' })}
      confirmVariant="primary"
      busy={leaving}
      onConfirm={() => {
        guard(logOut);
      }}
      onClose={onClose}
    />
  );
}
