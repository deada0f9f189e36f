import { Suspense, useEffect, useState } from 'react';
import { onLanguageQuestion } from '#src/auth/language-switch.ts';
import type { Language } from '#src/domain/language.ts';
import { lazyPart } from '#src/recovery/lazy-part.ts';

const LanguageModal = lazyPart(async () => (await import('./language-modal.tsx')).LanguageModal);

/** Asks before a change of language where a password, a code or health information would be lost (rules.md#language-change). */
export function LanguageQuestion() {
  const [asked, setAsked] = useState<Language>();
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
      <LanguageModal
        asked={asked}
        opened={opened}
        onClose={() => {
          setOpened(false);
        }}
      />
    </Suspense>
  );
}
