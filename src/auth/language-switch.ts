import { useEffect } from 'react';
import type { Language } from '#src/domain/language.ts';
import { storeLanguage } from './session.ts';

const filledFields = new Set<symbol>();
const askers = new Set<(language: Language) => void>();

/**
 * Marks a field with a password, a code or health information as filled. A change of language would lose its value,
 * because such values are never stored on the device.
 * @param isFilled whether the field has a value
 */
export function useSensitiveInput(isFilled: boolean): void {
  useEffect(() => {
    if (!isFilled) return undefined;
    const field = Symbol('sensitive field');
    filledFields.add(field);
    return () => {
      filledFields.delete(field);
    };
  }, [isFilled]);
}

/** Whether a field contains input that a reload would lose. */
export function isSensitiveFilled(): boolean {
  return filledFields.size > 0;
}

/** Stores the language and reloads the page (rules.md#language-change). */
export async function switchLanguage(language: Language): Promise<void> {
  await storeLanguage(language);
  window.location.reload();
}

/** Switches the language, after a confirmation if input would be lost. Language toggles call this function. */
export function requestLanguage(language: Language): void {
  if (isSensitiveFilled() && askers.size > 0) {
    for (const ask of askers) ask(language);
    return;
  }
  void switchLanguage(language);
}

/** Registers a callback for language changes that need a confirmation. Returns a function that removes it. */
export function onLanguageRequest(ask: (language: Language) => void): () => void {
  askers.add(ask);
  return () => {
    askers.delete(ask);
  };
}
