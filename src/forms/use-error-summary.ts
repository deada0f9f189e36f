import { type ReactNode, useState } from 'react';
import type { ErrorSummaryProps, SummaryError } from '#src/ui/feedback/error-summary.tsx';

interface Options {
  /** The current errors of the fields, by field name; a corrected field is removed from the summary. */
  errors: Record<string, ReactNode>;
  /** Returns the id of a field by its name. */
  fieldId: (name: string) => string;
  /** Returns the summary's heading for a number of errors. */
  title: (count: number) => ReactNode;
  /** The heading if no field has an error. */
  refusedTitle: ReactNode;
}

type Shown = { attempt: number; texts: readonly string[] } | null;

/**
 * The state of a form's error summary (design.md#error-summary). The summary appears and takes the focus each time a
 * submission fails, and updates as fields are corrected. Forms get it from `useServerForm`.
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
    /** Props of ErrorSummary; null if there are no errors. */
    summary,
    /** Shows the errors of the fields, and messages that belong to no field. */
    show: (texts: readonly string[] = []) => {
      setAttempts((count) => count + 1);
      setShown({ attempt: attempts + 1, texts });
    },
    hide: () => {
      setShown(null);
    },
  };
}
