import type { IntlShape } from 'react-intl';
import { errorTexts } from '#src/errors/error-texts.ts';
import { showToast } from '#src/ui/feedback/toast.tsx';

/**
 * Shows the toasts of a failed call, one for each message (rules.md#error-messages).
 * @returns the toasts' ids
 */
export function announceError(error: unknown, intl: IntlShape): string[] {
  return errorTexts(error, (id, values) => intl.formatMessage({ id }, values)).map((title) =>
    showToast({ kind: 'error', title }),
  );
}
