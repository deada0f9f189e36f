import type { IntlShape } from 'react-intl';
import { failureTexts } from '#src/errors/error-texts.ts';
import { showToast } from '#src/ui/feedback/toast.tsx';

/**
 * Shows the toasts of a failed call, one for each message (rules.md#error-messages).
 * @returns the toasts' ids
 */
export function announceFailure(error: unknown, intl: IntlShape): string[] {
  return failureTexts(error, (id, values) => intl.formatMessage({ id }, values)).map((title) =>
    showToast({ kind: 'error', title }),
  );
}
