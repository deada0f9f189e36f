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
  /** Called after logging out, when the home page is shown. */
  onLoggedOut?: () => void;
};

/**
 * A dialog that confirms logging out (rules.md#log-out). It ends the session on the server and on this device, then
 * opens the home page (row A09). If the server can't be reached, this device is logged out anyway.
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
      // The home page opens first: this page would otherwise show 'You cannot access this page' for a moment. As visitors
      // see it, it waits for no answer of the server. A form with unsaved input does not block this navigation, because
      // logging out was confirmed.
      await navigate({ to: '/', search: { welcome: true }, ignoreBlocker: true });
    } finally {
      // The request reads the token before it is cleared. Its response does not matter.
      deleteSession().catch(() => undefined);
      clearSession();
      void navigate({ to: '/', replace: true, ignoreBlocker: true });
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
