import { type ReactNode, useState } from 'react';
import type { ErrorSummaryProps, SummaryError } from '#src/ui/feedback/error-summary.tsx';

interface Options {
  /** The errors of the fields at present, by field name; a corrected field leaves the summary. */
  errors: Record<string, ReactNode>;
  /** Id of the field with this name. */
  fieldId: (name: string) => string;
  /** The summary's heading for this number of errors. */
  title: (count: number) => ReactNode;
  /** Its heading where no field has an error. */
  refusedTitle: ReactNode;
}

type Shown = { attempt: number; texts: readonly string[] } | null;

/**
 * The state of a form's error summary (design.md#error-summary): it appears when a submission fails, takes the focus each
 * time, and follows the fields as they are corrected. Forms get it from `useServerForm`.
 */
export function useErrorSummary({ errors, fieldId, title, refusedTitle }: Options) {
  const [shown, setShown] = useState<Shown>(null);
  const [attempts, setAttempts] = useState(0);

  const ofFields: SummaryError[] = Object.entries(errors).map(([name, text]) => ({ fieldId: fieldId(name), text }));
  const ofForm: SummaryError[] = [...new Set(shown?.texts)].map((text) => ({ text }));
  const all = [...ofFields, ...ofForm];
  const summary: ErrorSummaryProps | null =
    shown === null || all.length === 0
      ? null
      : { attempt: shown.attempt, errors: all, title: ofFields.length > 0 ? title(all.length) : refusedTitle };

  return {
    /** Props of ErrorSummary; null while there is nothing to show. */
    summary,
    /** Shows the errors of the fields, and texts that belong to no field. */
    show: (texts: readonly string[] = []) => {
      setAttempts((count) => count + 1);
      setShown({ attempt: attempts + 1, texts });
    },
    hide: () => {
      setShown(null);
    },
  };
}
