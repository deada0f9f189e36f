import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useErrorSummary } from '#src/forms/use-error-summary.ts';

/**
 * The error summary of an account form, in its words. Fields carry the ids `{form}-{name}`.
 * @param errors the form's faults by field name
 */
export function useFormSummary(form: string, errors: Record<string, ReactNode>) {
  const intl = useIntl();
  return useErrorSummary({
    errors,
    fieldId: (name) => `${form}-${name}`,
    title: (count) => intl.formatMessage({ id: 'account.errors.summary' }, { count }),
    refusedTitle: intl.formatMessage({ id: 'account.errors.attempt' }),
  });
}
