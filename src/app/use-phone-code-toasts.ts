import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { onPhoneAuthFailure } from '#src/auth/phone-auth.ts';
import { phoneCodeErrors } from '#src/errors/phone-code-error.ts';
import { hideToast, showToast } from '#src/ui/feedback/toast.tsx';

/**
 * Shows each phone code failure as a toast (rules.md#error-messages) in the user's language; a new attempt removes it.
 */
export function usePhoneCodeToasts(): void {
  const intl = useIntl();
  useEffect(() => {
    let shown: string | null = null;
    return onPhoneAuthFailure((code) => {
      if (shown !== null) hideToast(shown);
      shown = code && showToast({ kind: 'error', title: intl.formatMessage({ id: phoneCodeErrors[code] }) });
    });
  }, [intl]);
}
