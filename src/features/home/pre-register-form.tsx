import { useForm } from '@mantine/form';
import { noop, useMutation } from '@tanstack/react-query';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ApiError } from '#src/api/errors.ts';
import { ErrorMessages } from '#src/errors/error-messages.tsx';
import { splitFieldErrors } from '#src/errors/form-error.ts';
import { createPreRegistration } from '#src/api/generated/content/content.ts';
import { cleanName, emailError, nameError } from '#src/domain/person-fields.ts';
import { normalisePhoneNumber } from '#src/domain/phone-number.ts';
import type { MessageId } from '#src/i18n/messages.ts';
import { afterPress } from '#src/ui/actions/after-press.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { ErrorSummary } from '#src/ui/feedback/error-summary.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { PhoneField } from '#src/ui/fields/phone-field.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { DataText } from '#src/ui/text/data-text.tsx';
import { useFormDraft } from '#src/forms/use-form-draft.ts';
import { useSubmitGuard } from '#src/forms/use-submit-guard.ts';
import { takeOverTyped } from '#src/forms/typed-before-load.ts';
import classes from './pre-register-form.module.css';

// Named as the contract names them (operation `createPreRegistration`), so that the server's faults find their fields.
const fields = ['first_name', 'last_name', 'email', 'mobile_number'] as const;
type Field = (typeof fields)[number];
type Values = Record<Field, string>;
/** A field's fault: one of our messages, or the server's own words. */
type Faults = Partial<Record<Field, { id: MessageId } | { words: string }>>;

const empty: Values = { first_name: '', last_name: '', email: '', mobile_number: '' };
const fieldId = (field: Field) => `pre-register-${field}`;

function faultsOf(values: Values): Faults {
  const faults: Faults = {};
  const first = nameError(values.first_name);
  if (first) {
    faults.first_name = {
      id: first === 'empty' ? 'home.preRegister.firstName.empty' : 'home.preRegister.name.invalid',
    };
  }
  const last = nameError(values.last_name);
  if (last) {
    faults.last_name = {
      id: last === 'empty' ? 'home.preRegister.lastName.empty' : 'home.preRegister.name.invalid',
    };
  }
  const email = emailError(values.email, { required: true });
  if (email) faults.email = { id: `home.preRegister.email.${email}` };
  const mobile = normalisePhoneNumber(values.mobile_number);
  if ('reason' in mobile) faults.mobile_number = { id: `home.preRegister.mobile.${mobile.reason}` };
  return faults;
}

function faultsFrom(error: unknown): Faults {
  const fieldErrors = error instanceof ApiError ? error.fieldErrors : [];
  const refusal = splitFieldErrors(fieldErrors, { fieldOf: (field) => fields.find((each) => each === field) });
  return Object.fromEntries(Object.entries(refusal.fields).map(([field, words]) => [field, { words }]));
}

/** What the server says of fields that this form does not have. */
function othersFrom(error: unknown): string[] {
  const fieldErrors = error instanceof ApiError ? error.fieldErrors : [];
  return splitFieldErrors(fieldErrors, { fieldOf: (field) => fields.find((each) => each === field) }).others;
}

// What the server found wrong with fields is said at them; mended, it is no failure of the call.
const blamesFields = (error: unknown) => Object.keys(faultsFrom(error)).length > 0 || othersFrom(error).length > 0;

/** First and last name, email, mobile: checked here and by the server, sent, confirmed in the form's place. */
export function PreRegisterForm() {
  const intl = useIntl();
  const guard = useSubmitGuard();
  const form = useForm({ initialValues: empty });
  const { values } = form;
  useFormDraft(form, { name: 'pre-register', fields }, intl.formatMessage({ id: 'shell.draft.restored' }));
  const [faults, setFaults] = useState<Faults>({});
  // Counts the tries that failed; the summary stands from the first one on.
  const [attempt, setAttempt] = useState(0);

  const send = useMutation({
    mutationFn: async () => {
      const mobile = normalisePhoneNumber(values.mobile_number);
      return createPreRegistration({
        first_name: cleanName(values.first_name),
        last_name: cleanName(values.last_name),
        email: values.email.trim(),
        mobile_number: 'phoneNumber' in mobile ? mobile.phoneNumber : values.mobile_number,
      });
    },
    onError: (error) => {
      setFaults(faultsFrom(error));
      setAttempt((before) => before + 1);
    },
    onSuccess: () => {
      // What was sent is no draft any more.
      form.resetDirty();
    },
  });

  const check = (field: Field, now = values) => {
    const { [field]: fault } = faultsOf(now);
    setFaults(({ [field]: _before, ...others }) => (fault ? { ...others, [field]: fault } : others));
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const found = faultsOf(values);
    setFaults(found);
    if (Object.keys(found).length > 0) {
      send.reset();
      setAttempt((before) => before + 1);
    } else guard(() => send.mutateAsync().catch(noop));
  };

  const words = (field: Field) => {
    const fault = faults[field];
    return fault && ('id' in fault ? intl.formatMessage({ id: fault.id }) : fault.words);
  };
  const bind = (field: Field) => ({
    id: fieldId(field),
    name: field,
    label: intl.formatMessage({ id: labels[field] }),
    value: values[field],
    error: words(field),
    onChange: (event: { currentTarget: HTMLInputElement }) => {
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
  const faulty = fields.filter((field) => faults[field]);
  const others = othersFrom(send.error);

  if (send.isSuccess) return <Confirmation name={cleanName(values.first_name)} />;
  return (
    <form ref={takeOverTyped} className={classes.form} onSubmit={submit} noValidate>
      {attempt > 0 && faulty.length + others.length > 0 ? (
        <div className={classes.wide}>
          <ErrorSummary
            title={intl.formatMessage({ id: 'home.preRegister.summary' }, { count: faulty.length + others.length })}
            errors={[
              ...faulty.map((field) => ({ fieldId: fieldId(field), text: words(field) })),
              ...others.map((text) => ({ text })),
            ]}
            attempt={attempt}
          />
        </div>
      ) : null}
      {send.isError && faulty.length === 0 && !blamesFields(send.error) ? (
        <Notice kind="error" role="alert" className={classes.wide}>
          <p>
            <FormattedMessage id="home.preRegister.failed" />
          </p>
          <ErrorMessages error={send.error} />
        </Notice>
      ) : null}
      <TextField {...bind('first_name')} autoComplete="given-name" maxLength={50} />
      <TextField {...bind('last_name')} autoComplete="family-name" maxLength={50} />
      <div className={classes.wide}>
        <TextField {...bind('email')} type="email" dir="ltr" autoComplete="email" placeholder="name@example.com" />
      </div>
      <div className={classes.wide}>
        <PhoneField {...bind('mobile_number')} placeholder="5X XXX XXXX" />
      </div>
      <div className={classes.wide}>
        <Button
          type="submit"
          size="large"
          wide
          loading={send.isPending}
          loadingLabel={intl.formatMessage({ id: 'home.preRegister.sending' })}
        >
          <FormattedMessage id="home.preRegister.send" />
        </Button>
      </div>
    </form>
  );
}

const labels = {
  first_name: 'home.preRegister.firstName',
  last_name: 'home.preRegister.lastName',
  email: 'home.preRegister.email',
  mobile_number: 'home.preRegister.mobile',
} as const;

function Confirmation({ name }: { name: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <div className={classes.done}>
      <h3 ref={heading} tabIndex={-1}>
        <FormattedMessage id="home.preRegister.done.title" values={{ name: <DataText key="name" text={name} /> }} />
      </h3>
      <p>
        <FormattedMessage id="home.preRegister.done.text" />
      </p>
    </div>
  );
}
