import { Suspense, useEffect, useState } from 'react';
import { onLanguageRequest } from '#src/auth/language-switch.ts';
import type { Language } from '#src/domain/language.ts';
import { lazyPart } from '#src/recovery/lazy-part.ts';

const ConfirmLanguageDialog = lazyPart(
  async () => (await import('./confirm-language-dialog.tsx')).ConfirmLanguageDialog,
);

/**
 * A confirmation before a language change that would lose a password, a code or health information
 * (rules.md#language-change).
 */
export function LanguageDialog() {
  const [language, setLanguage] = useState<Language>();
  const [opened, setOpened] = useState(false);

  useEffect(
    () =>
      onLanguageRequest((requested) => {
        setLanguage(requested);
        setOpened(true);
      }),
    [],
  );

  if (!language) return null;
  return (
    <Suspense fallback={null}>
      <ConfirmLanguageDialog
        language={language}
        opened={opened}
        onClose={() => {
          setOpened(false);
        }}
      />
    </Suspense>
  );
}
