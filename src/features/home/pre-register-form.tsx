import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { sendOnce } from '#src/api/attempts.ts';
import { createPreRegistration } from '#src/api/generated/content/content.ts';
import { createPreRegistrationLimits as limits } from '#src/api/generated/limits.ts';
import { useAttemptKeys } from '#src/api/use-attempt-keys.ts';
import { cleanEmail, cleanName, emailError, nameError } from '#src/domain/person-fields.ts';
import { normalisePhoneNumber } from '#src/domain/phone-number.ts';
import { useServerForm } from '#src/forms/use-server-form.ts';
import type { MessageId } from '#src/i18n/messages.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { ErrorSummary } from '#src/ui/feedback/error-summary.tsx';
import { PhoneField } from '#src/ui/fields/phone-field.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { DataText } from '#src/ui/text/data-text.tsx';
import classes from './pre-register-form.module.css';

const noValues = { first_name: '', last_name: '', email: '', mobile_number: '' };
const fieldOf = {
  first_name: 'first_name',
  last_name: 'last_name',
  email: 'email',
  mobile_number: 'mobile_number',
} as const;
const draft = { name: 'pre-register', fields: ['first_name', 'last_name', 'email', 'mobile_number'] } as const;
const summary = { title: 'home.preRegister.summary', refusedTitle: 'home.preRegister.failed' } as const;

/** The message ids of the invalid fields, by field. */
function errorsOf(values: typeof noValues): Partial<Record<keyof typeof noValues, MessageId>> {
  const errors: ReturnType<typeof errorsOf> = {};
  const first = nameError(values.first_name);
  if (first)
    errors.first_name = first === 'empty' ? 'home.preRegister.firstName.empty' : 'home.preRegister.name.invalid';
  const last = nameError(values.last_name);
  if (last) errors.last_name = last === 'empty' ? 'home.preRegister.lastName.empty' : 'home.preRegister.name.invalid';
  const email = emailError(values.email, { required: true });
  if (email) errors.email = `home.preRegister.email.${email}`;
  const mobile = normalisePhoneNumber(values.mobile_number);
  if ('reason' in mobile) errors.mobile_number = `home.preRegister.mobile.${mobile.reason}`;
  return errors;
}

/** A form with first and last name, email and mobile, validated here and by the server; a confirmation replaces it. */
export function PreRegisterForm() {
  const intl = useIntl();
  const [sentName, setSentName] = useState<string | null>(null);
  const keys = useAttemptKeys();
  const form = useServerForm({
    id: 'pre-register',
    initialValues: noValues,
    validate: (values) =>
      Object.fromEntries(Object.entries(errorsOf(values)).map(([field, id]) => [field, intl.formatMessage({ id })])),
    send: async ({ first_name, last_name, email, mobile_number }) => {
      const mobile = normalisePhoneNumber(mobile_number);
      const input = {
        first_name: cleanName(first_name),
        last_name: cleanName(last_name),
        email: cleanEmail(email),
        mobile_number: 'phoneNumber' in mobile ? mobile.phoneNumber : mobile_number,
      };
      return sendOnce(
        keys,
        ['createPreRegistration', input],
        (init) => createPreRegistration(input, init),
        () => input.first_name,
      );
    },
    onSent: setSentName,
    fieldOf,
    summary,
    draft,
  });

  if (sentName !== null) return <Confirmation name={sentName} />;
  return (
    <form {...form.formProps} className={classes.form}>
      {form.summary && (
        <div className={classes.wide}>
          <ErrorSummary {...form.summary} />
        </div>
      )}
      <TextField
        {...form.field('first_name')}
        label={intl.formatMessage({ id: 'home.preRegister.firstName' })}
        autoComplete="given-name"
        maxLength={limits.first_name.maxLength}
      />
      <TextField
        {...form.field('last_name')}
        label={intl.formatMessage({ id: 'home.preRegister.lastName' })}
        autoComplete="family-name"
        maxLength={limits.last_name.maxLength}
      />
      <div className={classes.wide}>
        <TextField
          {...form.field('email')}
          label={intl.formatMessage({ id: 'home.preRegister.email' })}
          type="email"
          dir="ltr"
          autoComplete="email"
          placeholder="name@example.com"
          maxLength={limits.email.maxLength}
        />
      </div>
      <div className={classes.wide}>
        <PhoneField
          {...form.field('mobile_number')}
          label={intl.formatMessage({ id: 'home.preRegister.mobile' })}
          placeholder="5X XXX XXXX"
        />
      </div>
      <div className={classes.wide}>
        <Button
          type="submit"
          size="large"
          wide
          loading={form.isPending}
          loadingLabel={intl.formatMessage({ id: 'home.preRegister.sending' })}
        >
          <FormattedMessage id="home.preRegister.send" />
        </Button>
      </div>
    </form>
  );
}

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
