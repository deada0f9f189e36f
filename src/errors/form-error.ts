import { ApiError, type FieldError } from '#src/api/errors.ts';
import { errorTexts, type ErrorTextOf } from './error-texts.ts';

/** The errors of a failed request, mapped to the form that sent it. */
export interface FormErrors {
  /** One message for each field of the form with an error, by the form's own field names. */
  fields: Record<string, string>;
  /** The messages that belong to no field of the form, without duplicates: for its error summary. */
  others: string[];
}

interface FormTerms {
  /** Returns the form's name for a field of the request; null or undefined if the form has no such field. */
  fieldOf: (field: string) => string | null | undefined;
  /** Returns the message of a field error; the server's own message by default. */
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
 * The errors that a form shows after a failed request: the server's messages at their fields, and those of no field in
 * the error summary. Without field messages, those of the whole request (rules.md#error-messages).
 * @param messageOf returns the text of a message in the page's language
 */
export function formErrors(error: unknown, terms: FormTerms, messageOf: ErrorTextOf): FormErrors {
  const refusal = splitFieldErrors(error instanceof ApiError ? error.fieldErrors : [], terms);
  const isEmpty = Object.keys(refusal.fields).length === 0 && refusal.others.length === 0;
  return isEmpty ? { fields: {}, others: errorTexts(error, messageOf) } : refusal;
}
