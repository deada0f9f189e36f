import { useIntl } from 'react-intl';
import { switchLanguage } from '#src/auth/language-switch.ts';
import type { Language } from '#src/domain/language.ts';
import { ConfirmDialog } from '#src/ui/dialogs/confirm-dialog.tsx';

type LanguageModalProps = {
  /** The language asked for. */
  asked: Language;
  opened: boolean;
  onClose: () => void;
};

/** The question itself; confirmed, the page reloads in the other language. */
export function LanguageModal({ asked, opened, onClose }: LanguageModalProps) {
  const intl = useIntl();
  return (
    <ConfirmDialog
      opened={opened}
      title={intl.formatMessage({ id: 'shell.language.question' })}
      text={intl.formatMessage({ id: 'shell.language.text' })}
      confirmVariant="primary"
      confirmLabel={intl.formatMessage({ id: 'shell.language.confirm' })}
      cancelLabel={intl.formatMessage({ id: 'shell.language.cancel' })}
      onConfirm={() => {
        switchLanguage(asked);
      }}
      onClose={onClose}
    />
  );
}
