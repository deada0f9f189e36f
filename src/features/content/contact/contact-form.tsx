import { useForm } from '@mantine/form';
import { noop, useMutation } from '@tanstack/react-query';
import { IconSend } from '@tabler/icons-react';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ApiError } from '#src/api/errors.ts';
import { ErrorMessages } from '#src/errors/error-messages.tsx';
import { splitFieldErrors } from '#src/errors/form-error.ts';
import { createContactMessage } from '#src/api/generated/content/content.ts';
import { useSensitiveInput } from '#src/auth/language-switch.ts';
import { cleanName } from '#src/domain/person-fields.ts';
import type { MessageId } from '#src/i18n/messages.ts';
import { afterPress } from '#src/ui/actions/after-press.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { ErrorSummary } from '#src/ui/feedback/error-summary.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { TextAreaField } from '#src/ui/fields/text-area-field.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { DataText } from '#src/ui/text/data-text.tsx';
import { useFormDraft } from '#src/forms/use-form-draft.ts';
import { useSubmitGuard } from '#src/forms/use-submit-guard.ts';
import { takeOverTyped } from '#src/forms/typed-before-load.ts';
import {
  type ContactField,
  contactFault,
  contactFields,
  type ContactReason,
  type ContactValues,
  messageLength,
} from './contact-fields.ts';
import classes from './contact-form.module.css';

/** A field's fault: one of our reasons, or the server's own words. */
type Faults = Partial<Record<ContactField, ContactReason | { words: string }>>;

const blank: ContactValues = { name: '', email: '', message: '' };
const draftFields = ['name', 'email'] as const;
const fieldId = (field: ContactField) => `contact-${field}`;

const texts: Record<ContactField, Partial<Record<ContactReason, MessageId>>> = {
  name: { empty: 'contact.form.name.empty', invalid: 'contact.form.name.invalid' },
  email: { empty: 'contact.form.email.empty', invalid: 'contact.form.email.invalid' },
  message: {
    empty: 'contact.form.message.empty',
    short: 'contact.form.message.short',
    long: 'contact.form.message.long',
  },
};

function faultsFrom(error: unknown): Faults {
  const fieldErrors = error instanceof ApiError ? error.fieldErrors : [];
  const refusal = splitFieldErrors(fieldErrors, { fieldOf: (field) => contactFields.find((each) => each === field) });
  return Object.fromEntries(Object.entries(refusal.fields).map(([field, words]) => [field, { words }]));
}

/** What the server says of fields that this form does not have. */
function othersFrom(error: unknown): string[] {
  const fieldErrors = error instanceof ApiError ? error.fieldErrors : [];
  return splitFieldErrors(fieldErrors, { fieldOf: (field) => contactFields.find((each) => each === field) }).others;
}

// What the server found wrong with fields is said at them; mended, it is no failure of the call.
const blamesFields = (error: unknown) => Object.keys(faultsFrom(error)).length > 0 || othersFrom(error).length > 0;

/** Name, email, message: checked as they are left and when sent, confirmed in the form's place (row C03). */
export function ContactForm() {
  const intl = useIntl();
  const guard = useSubmitGuard();
  const form = useForm({ initialValues: blank });
  const { values } = form;
  const [faults, setFaults] = useState<Faults>({});
  // Counts the tries that failed; the summary stands from the first one on.
  const [attempt, setAttempt] = useState(0);

  const send = useMutation({
    mutationFn: async () =>
      createContactMessage({
        name: cleanName(values.name),
        email: values.email.trim(),
        message: values.message.trim(),
      }),
    onError: (error) => {
      setFaults(faultsFrom(error));
      setAttempt((before) => before + 1);
    },
    onSuccess: () => {
      // What was sent is no draft any more.
      form.resetDirty();
    },
  });
  useFormDraft(form, { name: 'contact', fields: draftFields }, intl.formatMessage({ id: 'shell.draft.restored' }));
  // A message may tell of a child's health, which is never kept on the device.
  useSensitiveInput(values.message.trim() !== '' && !send.isSuccess);

  const check = (field: ContactField, now = values) => {
    const reason = contactFault(field, now);
    setFaults(({ [field]: _before, ...others }) => (reason ? { ...others, [field]: reason } : others));
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const found: Faults = {};
    for (const field of contactFields) {
      const reason = contactFault(field, values);
      if (reason) found[field] = reason;
    }
    setFaults(found);
    if (Object.keys(found).length > 0) {
      send.reset();
      setAttempt((before) => before + 1);
    } else guard(() => send.mutateAsync().catch(noop));
  };

  const words = (field: ContactField) => {
    const fault = faults[field];
    if (fault === undefined) return undefined;
    if (typeof fault !== 'string') return fault.words;
    const id = texts[field][fault];
    return id && intl.formatMessage({ id }, messageLength);
  };
  const bind = (field: ContactField) => ({
    id: fieldId(field),
    name: field,
    label: <FormattedMessage id={`contact.form.${field}`} />,
    value: values[field],
    error: words(field),
    onChange: (event: { currentTarget: HTMLInputElement | HTMLTextAreaElement }) => {
      const now = { ...values, [field]: event.currentTarget.value };
      form.setFieldValue(field, now[field]);
      if (faults[field]) check(field, now);
    },
    onBlur: () => {
      afterPress(() => {
        // An empty field that was only passed through is no mistake yet.
        if (values[field] !== '') check(field);
      });
    },
  });
  const faulty = contactFields.filter((field) => faults[field]);
  const others = othersFrom(send.error);

  if (send.isSuccess) {
    return (
      <Sent
        name={cleanName(values.name)}
        email={values.email.trim()}
        onAgain={() => {
          form.setFieldValue('message', '');
          setAttempt(0);
          send.reset();
        }}
      />
    );
  }
  return (
    <Card component="section" padding="form" className={classes.card} aria-labelledby="contact-form">
      <h2 id="contact-form">
        <FormattedMessage id="contact.form.title" />
      </h2>
      <p className={classes.text}>
        <FormattedMessage id="contact.form.text" />
      </p>
      <form ref={takeOverTyped} className={classes.form} onSubmit={submit} noValidate>
        {attempt > 0 && faulty.length + others.length > 0 ? (
          <div className={classes.wide}>
            <ErrorSummary
              title={intl.formatMessage({ id: 'contact.form.summary' }, { count: faulty.length + others.length })}
              errors={[
                ...faulty.map((field) => ({ fieldId: fieldId(field), text: words(field) })),
                ...others.map((text) => ({ text })),
              ]}
              attempt={attempt}
            />
          </div>
        ) : null}
        <TextField {...bind('name')} autoComplete="name" maxLength={100} />
        <TextField {...bind('email')} type="email" dir="ltr" autoComplete="email" maxLength={254} />
        <div className={classes.message}>
          <TextAreaField
            {...bind('message')}
            rows={6}
            help={<FormattedMessage id="contact.form.message.help" />}
            count={intl.formatMessage(
              { id: 'contact.form.message.count' },
              { count: values.message.trim().length, most: messageLength.most },
            )}
          />
        </div>
        {send.isError && faulty.length === 0 && !blamesFields(send.error) ? (
          <Notice kind="error" role="alert" className={classes.wide}>
            <p>
              <FormattedMessage id="contact.form.failed" />
            </p>
            <ErrorMessages error={send.error} />
          </Notice>
        ) : null}
        <div className={classes.foot}>
          <p>
            <FormattedMessage id="contact.form.privacy" />
          </p>
          <Button
            type="submit"
            size="large"
            icon={<IconSend size={20} stroke={1.75} aria-hidden data-flip />}
            loading={send.isPending}
            loadingLabel={intl.formatMessage({ id: 'contact.form.sending' })}
          >
            <FormattedMessage id="contact.form.send" />
          </Button>
        </div>
      </form>
    </Card>
  );
}

function Sent({ name, email, onAgain }: { name: string; email: string; onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <Card component="section" padding="form" className={classes.card}>
      <h2 ref={heading} tabIndex={-1}>
        <FormattedMessage id="contact.done.title" values={{ name: <DataText key="name" text={name} /> }} />
      </h2>
      <p className={classes.text}>
        <FormattedMessage
          id="contact.done.text"
          values={{
            email: (
              <bdi key="email" dir="ltr">
                {email}
              </bdi>
            ),
          }}
        />
      </p>
      <div>
        <Button variant="secondary" onClick={onAgain}>
          <FormattedMessage id="contact.done.again" />
        </Button>
      </div>
    </Card>
  );
}
