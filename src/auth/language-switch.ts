import { useEffect } from 'react';
import type { Language } from '#src/domain/language.ts';
import { storeLanguage } from './session.ts';

const filledFields = new Set<symbol>();
const askers = new Set<(language: Language) => void>();

/**
 * Marks a password, a code or health information as typed, which a change of language would lose: none of these is ever
 * stored on the device.
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

/** Whether something is typed now that a reload would lose. */
export function isSensitiveFilled(): boolean {
  return filledFields.size > 0;
}

/** Stores the language and reloads the page (rules.md#language-change). */
export async function switchLanguage(language: Language): Promise<void> {
  await storeLanguage(language);
  window.location.reload();
}

/** Switches the language, but asks first where something typed would be lost. What a language toggle calls. */
export function requestLanguage(language: Language): void {
  if (isSensitiveFilled() && askers.size > 0) {
    for (const ask of askers) ask(language);
    return;
  }
  void switchLanguage(language);
}

/** Calls back when the language must not change before a confirmation. Returns the function that stops listening. */
export function onLanguageRequest(ask: (language: Language) => void): () => void {
  askers.add(ask);
  return () => {
    askers.delete(ask);
  };
}
