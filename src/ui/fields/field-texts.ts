import type { ReactNode } from 'react';

/** The texts around a field, the same for every kind (design.md#fields): label above, help and error below. */
export interface FieldTexts {
  label: ReactNode;
  /** The word "optional" if the field may be empty; required is the default and has no mark. */
  optionalMark?: string | undefined;
  help?: ReactNode;
  /** Puts the help between label and field: for a rule that people need before typing. */
  helpFirst?: boolean | undefined;
  /** What is wrong and how to correct it. */
  error?: ReactNode;
  /** Takes one of a FormSection's two columns instead of both; on a phone too where the field is short (`always`). */
  half?: boolean | 'always' | undefined;
}
