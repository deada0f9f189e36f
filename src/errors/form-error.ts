import { ApiError, type FieldError } from '#src/api/errors.ts';
import { errorTexts, type ErrorTextOf } from './error-texts.ts';

/** A refused request in the terms of the form that sent it. */
export interface FormErrors {
  /** One message for each of the form's fields that was refused, by the form's own field names. */
  fields: Record<string, string>;
  /** The messages that belong to no field of the form, each once: for its error summary. */
  others: string[];
}

interface FormTerms {
  /** The form's name for a field of the request; null or undefined where the form has no such field. */
  fieldOf: (field: string) => string | null | undefined;
  /** The message of a refused field; the server's own when left out. */
  textOf?: (error: FieldError) => string;
}

/** Assigns the server's messages about fields to the fields of a form; none of them is dropped. */
export function splitFieldErrors(errors: readonly FieldError[], { fieldOf, textOf }: FormTerms): FormErrors {
  const fields: Record<string, string> = {};
  const others = new Set<string>();
  for (const error of errors) {
    const text = textOf ? textOf(error) : error.message;
    const name = fieldOf(error.field) ?? null;
    if (text === '') continue;
    if (name !== null && !(name in fields)) fields[name] = text;
    else if (name === null || fields[name] !== text) others.add(text);
  }
  return { fields, others: [...others] };
}

/**
 * What a form shows after its request failed: the server's messages at their fields and, for its error summary, those of no
 * field; without messages about fields, those of the whole call (rules.md#error-messages).
 * @param messageOf the text of a message in the language of the page
 */
export function formErrors(error: unknown, terms: FormTerms, messageOf: ErrorTextOf): FormErrors {
  const refusal = splitFieldErrors(error instanceof ApiError ? error.fieldErrors : [], terms);
  const isEmpty = Object.keys(refusal.fields).length === 0 && refusal.others.length === 0;
  return isEmpty ? { fields: {}, others: errorTexts(error, messageOf) } : refusal;
}
