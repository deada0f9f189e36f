import { useIntl } from 'react-intl';
import { switchLanguage } from '#src/auth/language-switch.ts';
import type { Language } from '#src/domain/language.ts';
import { ConfirmDialog } from '#src/ui/dialogs/confirm-dialog.tsx';

type ConfirmLanguageDialogProps = {
  /** The language that was requested. */
  language: Language;
  opened: boolean;
  onClose: () => void;
};

/** Asks for confirmation, then reloads the page in the other language. */
export function ConfirmLanguageDialog({ language, opened, onClose }: ConfirmLanguageDialogProps) {
  const intl = useIntl();
  return (
    <ConfirmDialog
      opened={opened}
      title={intl.formatMessage({ id: 'shell.language.title' })}
      text={intl.formatMessage({ id: 'shell.language.text' })}
      confirmVariant="primary"
      confirmLabel={intl.formatMessage({ id: 'shell.language.confirm' })}
      cancelLabel={intl.formatMessage({ id: 'shell.language.cancel' })}
      onConfirm={() => {
        void switchLanguage(language);
      }}
      onClose={onClose}
    />
  );
}
