import { useForm, type UseFormReturnType } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { FieldError } from '#src/api/errors.ts';
import { formErrors } from '#src/errors/form-error.ts';
import type { MessageId } from '#src/i18n/messages.ts';
import { afterPress } from '#src/ui/actions/after-press.ts';
import type { ErrorSummaryProps } from '#src/ui/feedback/error-summary.tsx';
import { takeOverTyped } from './typed-before-load.ts';
import { useErrorSummary } from './use-error-summary.ts';
import { type Draft, forgetFormDraft, useFormDraft } from './use-form-draft.ts';
import { useSubmitGuard } from './use-submit-guard.ts';

/** A field of the form; a part of a field has a dotted name, `allergens.milk`. */
type FieldName<Values> = (keyof Values & string) | `${keyof Values & string}.${string}`;

interface ServerFormOptions<Values, Answer> {
  /** How the ids of the fields begin: the field `email` of the form `contact` has the id `contact-email`. */
  id: string;
  initialValues: Values;
  /** The error text of each field that cannot be sent. A field is checked as it is left, and as it changes while it shows an error; all fields on submit. */
  validate: (values: Values) => Partial<Record<FieldName<Values>, ReactNode>>;
  /** The request. An error that it throws is shown at the fields and in the summary. */
  send: (values: Values) => Promise<Answer>;
  /** The error texts that a successful answer means, by field, such as "this number has no account". */
  refusalOf?: (answer: Answer) => Partial<Record<FieldName<Values>, string>> | null;
  /** What happens after the request has succeeded; the form is pending until it has ended. */
  onSent: (answer: Answer, values: Values) => void | Promise<void>;
  /** Handles an error of the request that is no error of this form; returns true when there is nothing left to show. */
  onError?: (error: unknown) => boolean;
  /** The form's field for a field of the request. The summary shows the errors of all other fields. */
  fieldOf: Readonly<Record<string, FieldName<Values>>> | ((field: string, values: Values) => string | null);
  /** The text for a field that the server refused; the server's own when left out. */
  errorText?: (error: FieldError) => string;
  /** The headings of the error summary: with the `count` of errors, and where no field has an error. */
  summary: { title: MessageId; refusedTitle: MessageId };
  draft?: Draft<Values>;
}

export type ServerForm<Values> = Omit<UseFormReturnType<Values>, 'onSubmit'> & {
  /** Spread into the form's element. */
  formProps: {
    ref: (form: HTMLFormElement | null) => void;
    noValidate: true;
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  };
  /** Spread into a field: id, name, value, error and events. */
  field: (
    name: FieldName<Values>,
    options?: Parameters<UseFormReturnType<Values>['getInputProps']>[1],
  ) => ReturnType<UseFormReturnType<Values>['getInputProps']> & { id: string; name: string };
  /** The id of a field's element, for fields that are wired by hand. */
  fieldId: (name: string) => string;
  /** From the submission until `onSent` has ended. */
  isPending: boolean;
  /** Props of ErrorSummary, above the fields; null while there is nothing to show. */
  summary: ErrorSummaryProps | null;
  /** Shows errors as a refused request does: at their fields, and texts of no field in the summary. */
  showErrors: (fields: Partial<Record<FieldName<Values>, string>>, others?: readonly string[]) => void;
  /** Drops what was typed: it is neither unsaved nor a draft any more. */
  discard: () => void;
};

/** The value at a dotted name, as a text to compare. */
function valueAt(values: unknown, name: string): string | undefined {
  const [key = '', ...rest] = name.split('.');
  const value: unknown = typeof values === 'object' && values !== null ? Reflect.get(values, key) : undefined;
  return rest.length === 0 ? JSON.stringify(value) : valueAt(value, rest.join('.'));
}

/**
 * A form that the server has the last word on. It validates, sends once however often the button is pressed, and shows what the
 * server refused: at the field where the form has it, in the error summary otherwise, so that no message is lost. A refused
 * value keeps its message until it changes or is sent again. What was typed stays, in a draft over a reload as well.
 *
 * ```tsx
 * const form = useServerForm({ id: 'contact', initialValues, validate, send, onSent, fieldOf: { full_name: 'name' }, summary });
 * <form {...form.formProps}>
 *   {form.summary && <ErrorSummary {...form.summary} />}
 *   <TextField {...form.field('name')} label="Name" maxLength={createUserLimits.full_name.maxLength} />
 *   <Button type="submit" loading={form.isPending}>Send</Button>
 * </form>
 * ```
 */
export function useServerForm<Values extends Record<string, unknown>, Answer>({
  id,
  initialValues,
  validate,
  send,
  refusalOf,
  onSent,
  onError,
  fieldOf,
  errorText,
  summary: titles,
  draft,
}: ServerFormOptions<Values, Answer>): ServerForm<Values> {
  const intl = useIntl();
  const guard = useSubmitGuard();
  const request = useMutation({ mutationFn: send });
  const [isPending, setPending] = useState(false);
  const refused = useRef(new Map<string, { value: string | undefined; text: string }>());

  const form = useForm<Values>({
    name: id,
    initialValues,
    validateInputOnBlur: true,
    // The error of a field stays until the keystroke that corrects the field.
    clearInputErrorOnChange: false,
    onValuesChange: (values, previous) => {
      for (const name of Object.keys(form.errors)) {
        if (valueAt(values, name) !== valueAt(previous, name)) form.validateField(name);
      }
    },
    enhanceGetInputProps: ({ field, form: current }) => ({
      onBlur: () => {
        afterPress(() => {
          // A field that was only passed through is no mistake yet.
          if (current.isDirty(field)) current.validateField(field);
        });
      },
    }),
    validate: (values) => {
      const errors: Record<string, ReactNode> = { ...validate(values) };
      for (const [name, { value, text }] of refused.current) {
        if (valueAt(values, name) === value) errors[name] ??= text;
      }
      return errors;
    },
  });
  const fieldId = (name: string) => `${id}-${name}`;
  const { summary, show, hide } = useErrorSummary({
    errors: form.errors,
    fieldId,
    title: (count) => intl.formatMessage({ id: titles.title }, { count }),
    refusedTitle: intl.formatMessage({ id: titles.refusedTitle }),
  });
  useFormDraft(form, draft ?? null, intl.formatMessage({ id: 'shell.draft.restored' }));

  function showErrors(fields: Record<string, string | undefined>, others: readonly string[] = []): void {
    for (const [name, text] of Object.entries(fields)) {
      if (text !== undefined) refused.current.set(name, { value: valueAt(form.getValues(), name), text });
    }
    form.setErrors(fields);
    if (Object.keys(fields).length > 0 || others.length > 0) show(others);
  }

  function showRefusal(error: unknown, values: Values): void {
    const terms = {
      fieldOf: (field: string) => (typeof fieldOf === 'function' ? fieldOf(field, values) : fieldOf[field]),
      ...(errorText && { textOf: errorText }),
    };
    const { fields, others } = formErrors(error, terms, (text, given) => intl.formatMessage({ id: text }, given));
    showErrors(fields, others);
  }

  function discard(): void {
    // A field that is not dirty is neither unsaved nor stored as a draft again.
    form.resetDirty();
    if (draft) forgetFormDraft(draft.name);
  }

  async function submit(values: Values): Promise<void> {
    hide();
    setPending(true);
    let answer: Answer;
    try {
      answer = await request.mutateAsync(values);
    } catch (error) {
      setPending(false);
      if (onError?.(error) !== true) showRefusal(error, values);
      return;
    }
    const refusal = refusalOf?.(answer) ?? null;
    if (refusal !== null) {
      setPending(false);
      showErrors(refusal);
      return;
    }
    discard();
    try {
      await onSent(answer, values);
    } catch (error) {
      // Such as an answer off the contract: shown here, and an error of the app as well.
      showRefusal(error, values);
      reportError(error);
    }
    setPending(false);
  }

  return {
    ...form,
    formProps: {
      ref: takeOverTyped,
      noValidate: true,
      onSubmit: (event) => {
        refused.current.clear();
        form.onSubmit(
          (values) => {
            guard(() => submit(values));
          },
          () => {
            show();
          },
        )(event);
      },
    },
    field: (name, inputOptions) => ({ ...form.getInputProps(name, inputOptions), id: fieldId(name), name }),
    fieldId,
    isPending,
    summary,
    showErrors,
    discard,
  };
}
