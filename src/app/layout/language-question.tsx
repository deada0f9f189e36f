import { lazy, Suspense, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { languageNames } from '#src/i18n/language-names.ts';
import { onLanguageQuestion, switchLanguage } from '#src/auth/language-switch.ts';

const ConfirmModal = lazy(async () => ({ default: (await import('#src/ui/confirm-modal.tsx')).ConfirmModal }));

/** Asks before a change of language where a password, a code or health information would be lost (decisions.md, "Account"). */
export function LanguageQuestion() {
  const intl = useIntl();
  const [asked, setAsked] = useState<'en' | 'ar'>();
  const [opened, setOpened] = useState(false);

  useEffect(
    () =>
      onLanguageQuestion((language) => {
        setAsked(language);
        setOpened(true);
      }),
    [],
  );

  if (!asked) return null;
  return (
    <Suspense fallback={null}>
      <ConfirmModal
        opened={opened}
        title={intl.formatMessage({ id: 'shell.language.question' }, { language: languageNames[asked] })}
        text={intl.formatMessage({ id: 'shell.language.text' })}
        confirmLook="primary"
        confirmLabel={intl.formatMessage({ id: 'shell.language.confirm' })}
        cancelLabel={intl.formatMessage({ id: 'shell.language.cancel' })}
        onConfirm={() => {
          switchLanguage(asked);
        }}
        onClose={() => {
          setOpened(false);
        }}
      />
    </Suspense>
  );
}
