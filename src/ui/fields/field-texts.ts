import type { ReactNode } from 'react';

/** The texts around a field, the same for every kind (design.md#fields): label above, help and error below. */
export interface FieldTexts {
  label: ReactNode;
  /** The word "optional" if the field may be empty; fields are required by default and have no mark. */
  optionalMark?: string | undefined;
  help?: ReactNode;
  /** Places the help text between label and field: for a rule that the user needs before typing. */
  helpFirst?: boolean | undefined;
  /** What is wrong and how to correct it. */
  error?: ReactNode;
  /** Takes one of a FormSection's two columns instead of both; `always` does so on a phone too, for a short field. */
  half?: boolean | 'always' | undefined;
}
