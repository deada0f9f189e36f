import { noop, useMutation } from '@tanstack/react-query';
import { IconMail } from '@tabler/icons-react';
import { type SyntheticEvent, useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { formErrors } from '#src/errors/form-error.ts';
import { createNewsletterSubscription } from '#src/api/generated/content/content.ts';
import { createNewsletterSubscriptionLimits as limits } from '#src/api/generated/limits.ts';
import { cleanEmail, emailError } from '#src/domain/person-fields.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { useSubmitGuard } from '#src/forms/use-submit-guard.ts';
import { takeOverTyped } from '#src/forms/typed-before-load.ts';
import classes from './newsletter-form.module.css';

/**
 * The newsletter form (operation `createNewsletterSubscription`); errors are shown below the field. It does not use
 * `useServerForm`, because this field is on every page, and most pages need no form library otherwise.
 */
export function NewsletterForm() {
  const intl = useIntl();
  const guard = useSubmitGuard();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState('');
  const [inputError, setInputError] = useState<'empty' | 'invalid' | null>(null);
  const join = useMutation({
    mutationFn: async (typed: string) => createNewsletterSubscription({ email: cleanEmail(typed) }),
    onSuccess: (_answer, typed) => {
      // The address may have been corrected meanwhile.
      setEmail((now) => (now === typed ? '' : now));
    },
  });

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const found = emailError(email, { required: true });
    setInputError(found);
    if (found) input.current?.focus();
    else guard(() => join.mutateAsync(email).catch(noop));
  };

  const error =
    inputError === 'empty'
      ? 'shell.newsletter.empty'
      : inputError === 'invalid'
        ? 'shell.newsletter.invalid'
        : join.isError
          ? 'shell.newsletter.failed'
          : null;

  return (
    <form ref={takeOverTyped} onSubmit={submit} noValidate aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={classes.title}>
        <FormattedMessage id="shell.newsletter.title" />
      </h2>
      <p className={classes.promise}>
        <FormattedMessage id="shell.newsletter.text" />
      </p>
      <div className={classes.row}>
        <div className={classes.field} data-invalid={error !== null}>
          <IconMail size={16} stroke={1.75} aria-hidden />
          <input
            ref={input}
            type="email"
            name="email"
            dir={email === '' ? undefined : 'ltr'}
            autoComplete="email"
            maxLength={limits.email.maxLength}
            aria-label={intl.formatMessage({ id: 'shell.newsletter.email' })}
            placeholder={intl.formatMessage({ id: 'shell.newsletter.email' })}
            aria-invalid={error !== null}
            aria-describedby={`${id}-status`}
            value={email}
            onChange={(event) => {
              setEmail(event.target.value);
              setInputError(null);
              if (!join.isPending) join.reset();
            }}
          />
        </div>
        <Button type="submit" variant="lime" className={classes.join ?? ''} loading={join.isPending}>
          <FormattedMessage id="shell.newsletter.join" />
        </Button>
      </div>
      <output id={`${id}-status`} className={classes.status} data-error={error !== null}>
        {error ? <FormattedMessage id={error} /> : null}
        {error === 'shell.newsletter.failed' &&
          ` ${formErrors(join.error, { fieldOf: () => null }, (text, values) => intl.formatMessage({ id: text }, values)).others.join(' ')}`}
        {join.isSuccess && !error && email === '' ? <FormattedMessage id="shell.newsletter.done" /> : null}
      </output>
    </form>
  );
}
