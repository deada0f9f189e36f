import { Suspense, useEffect, useState } from 'react';
import { onLanguageRequest } from '#src/auth/language-switch.ts';
import type { Language } from '#src/domain/language.ts';
import { lazyPart } from '#src/recovery/lazy-part.ts';

const ConfirmLanguageDialog = lazyPart(
  async () => (await import('./confirm-language-dialog.tsx')).ConfirmLanguageDialog,
);

/** Asks before a change of language where a password, a code or health information would be lost (rules.md#language-change). */
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
