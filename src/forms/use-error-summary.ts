import { type ReactNode, useState } from 'react';
import type { ErrorSummaryProps, SummaryError } from '#src/ui/feedback/error-summary.tsx';

interface Options {
  /** The form's faults by field name, as they stand now; one that is mended leaves the summary. */
  errors: Record<string, ReactNode>;
  /** Id of the field with this name. */
  fieldId: (name: string) => string;
  /** The summary's heading for so many faults of fields. */
  title: (count: number) => ReactNode;
  /** Its heading where no field is to blame. */
  refusedTitle: ReactNode;
}

type Shown = { attempt: number; texts: readonly string[] | null } | null;

/**
 * Keeps a form's error summary (design.md#error-summary): it comes up when sending fails, takes the focus each
 * time, and follows the fields while they are mended.
 */
export function useErrorSummary({ errors, fieldId, title, refusedTitle }: Options) {
  const [shown, setShown] = useState<Shown>(null);
  const [attempts, setAttempts] = useState(0);

  function raise(texts: readonly string[] | null): void {
    setAttempts((count) => count + 1);
    setShown({ attempt: attempts + 1, texts });
  }

  const ofFields: SummaryError[] = Object.entries(errors).map(([name, text]) => ({ fieldId: fieldId(name), text }));
  const told: SummaryError[] = [...new Set(shown?.texts)].map((text) => ({ text }));
  const faults = [...ofFields, ...told];
  const summary: ErrorSummaryProps | null =
    shown === null || faults.length === 0
      ? null
      : { attempt: shown.attempt, errors: faults, title: ofFields.length > 0 ? title(faults.length) : refusedTitle };

  return {
    /** What to hand to ErrorSummary; null while there is nothing to show. */
    summary,
    /** Brings up the faults of the fields. */
    show: () => {
      raise(null);
    },
    /** Brings up texts that belong to no field, beside the fields' faults; does nothing for none at all. */
    tell: (texts: readonly string[]) => {
      if (texts.length > 0) raise(texts);
    },
    /** Brings up what a server refused: the texts of no field, beside the faults of the fields. */
    refuse: ({ others }: { others: readonly string[] }) => {
      raise(others);
    },
    hide: () => {
      setShown(null);
    },
  };
}
