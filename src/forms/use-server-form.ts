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

/** A field of the form; a part of a field has a dotted name: `allergens.milk`. */
type FieldName<Values> = (keyof Values & string) | `${keyof Values & string}.${string}`;

interface ServerFormOptions<Values, Answer> {
  /** Prefix of the field ids: the field `email` of the form `contact` has the id `contact-email`. */
  id: string;
  initialValues: Values;
  /**
   * Returns the error text of each invalid field. A field is validated on blur, and on change while it shows an error;
   * all fields are validated on submit.
   */
  validate: (values: Values) => Partial<Record<FieldName<Values>, ReactNode>>;
  /** Sends the request. If it throws, the error is shown at the fields and in the summary. */
  send: (values: Values) => Promise<Answer>;
  /** Error texts by field for a successful response that means an error, such as "this number has no account". */
  refusalOf?: (answer: Answer) => Partial<Record<FieldName<Values>, string>> | null;
  /** Called after the request has succeeded; the form is pending until it has finished. */
  onSent: (answer: Answer, values: Values) => void | Promise<void>;
  /** Handles a request error that this form does not show itself; returns true if there is nothing left to show. */
  onError?: (error: unknown) => boolean;
  /** Maps a field of the request to a field of the form. The summary shows the errors of all other fields. */
  fieldOf: Readonly<Record<string, FieldName<Values>>> | ((field: string, values: Values) => string | null);
  /** The text for a field that the server refused; the server's own text by default. */
  errorText?: (error: FieldError) => string;
  /** The headings of the error summary: with the `count` of errors, and for a summary without field errors. */
  summary: { title: MessageId; refusedTitle: MessageId };
  draft?: Draft<Values>;
}

export type ServerForm<Values> = Omit<UseFormReturnType<Values>, 'onSubmit'> & {
  /** Props of the `form` element. */
  formProps: {
    ref: (form: HTMLFormElement | null) => void;
    noValidate: true;
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  };
  /** Props of a field: id, name, value, error and events. */
  field: (
    name: FieldName<Values>,
    options?: Parameters<UseFormReturnType<Values>['getInputProps']>[1],
  ) => ReturnType<UseFormReturnType<Values>['getInputProps']> & { id: string; name: string };
  /** Returns the id of a field's element, for fields that do not use `field`. */
  fieldId: (name: string) => string;
  /** True from the submission until `onSent` has finished. */
  isPending: boolean;
  /** Props of ErrorSummary, above the fields; null if there are no errors. */
  summary: ErrorSummaryProps | null;
  /** Shows errors like those of a failed request: at their fields, and messages without a field in the summary. */
  showErrors: (fields: Partial<Record<FieldName<Values>, string>>, others?: readonly string[]) => void;
  /** Discards the input: it is no longer unsaved, and its draft is removed. */
  discard: () => void;
};

/** The value at a dotted name, as a text for comparison. */
function valueAt(values: unknown, name: string): string | undefined {
  const [key = '', ...rest] = name.split('.');
  const value: unknown = typeof values === 'object' && values !== null ? Reflect.get(values, key) : undefined;
  return rest.length === 0 ? JSON.stringify(value) : valueAt(value, rest.join('.'));
}

/**
 * A form whose final validation is on the server. It validates, sends one request at a time even if the button is
 * pressed repeatedly, and shows each of the server's errors: at the field if the form has it, otherwise in the error
 * summary. A refused value keeps its message until it changes or is sent again. A draft keeps the input over a reload.
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
    // The error of a field stays until the value is valid.
    clearInputErrorOnChange: false,
    onValuesChange: (values, previous) => {
      for (const name of Object.keys(form.errors)) {
        if (valueAt(values, name) !== valueAt(previous, name)) form.validateField(name);
      }
    },
    enhanceGetInputProps: ({ field, form: current }) => ({
      onBlur: () => {
        afterPress(() => {
          // A field that was focused but not changed is not validated yet.
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
    // Resets the dirty state, so that the values are neither unsaved nor stored as a draft again.
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
      // For example a response that violates the contract: shown here, and also reported as an error of the app.
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
