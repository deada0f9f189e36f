import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { AttemptKeys } from '#src/api/attempts.ts';
import { useLoadedUser } from '#src/api/signed-in-user.ts';
import { useAttemptKeys } from '#src/api/use-attempt-keys.ts';
import { useSensitiveInput } from '#src/auth/language-switch.ts';
import { localPhoneNumber } from '#src/domain/phone-number.ts';
import { AccountPasswordField } from '#src/forms/account-fields.tsx';
import { useServerForm } from '#src/forms/use-server-form.ts';
import { usePageTitle } from '#src/i18n/use-page-title.ts';
import type { MessageId } from '#src/i18n/messages.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { ErrorSummary } from '#src/ui/feedback/error-summary.tsx';
import { UsernameField } from '#src/ui/fields/username-field.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { PrivacyHead } from './privacy-head.tsx';
import { privacyPath } from './privacy-paths.ts';
import classes from './password-form.module.css';

interface PasswordFormProps<Answer> {
  /** Prefix of the field ids. */
  id: 'copy' | 'erase';
  title: string;
  /** What the request leads to, above the field. */
  children: ReactNode;
  /** The error summary's heading for a refusal without a field. */
  refusedTitle: MessageId;
  submitLabel: string;
  pendingLabel: string;
  variant: 'primary' | 'danger';
  send: (password: string, keys: AttemptKeys) => Promise<Answer>;
  onSent: (answer: Answer) => void | Promise<void>;
}

/** A request that needs the password of the account, on a page of its own. The password is kept nowhere. */
export function PasswordForm<Answer>({
  id,
  title,
  children,
  refusedTitle,
  submitLabel,
  pendingLabel,
  variant,
  send,
  onSent,
}: PasswordFormProps<Answer>) {
  const intl = useIntl();
  usePageTitle(title);
  const { mobileNumber } = useLoadedUser();
  const keys = useAttemptKeys();
  const form = useServerForm({
    id,
    initialValues: { password: '' },
    validate: ({ password }) => ({
      password: password === '' ? intl.formatMessage({ id: 'account.errors.passwordMissing' }) : null,
    }),
    send: async ({ password }) => send(password, keys),
    onSent,
    fieldOf: { password: 'password' },
    summary: { title: 'account.errors.summary', refusedTitle },
  });
  useSensitiveInput(form.values.password !== '');

  return (
    <>
      <PrivacyHead title={title} isBelow />
      <Card {...form.formProps} component="form" padding="form" className={classes.form}>
        {form.summary && <ErrorSummary {...form.summary} />}
        {children}
        <UsernameField id={`${id}-username`} value={localPhoneNumber(mobileNumber)} />
        <AccountPasswordField
          {...form.field('password')}
          label={intl.formatMessage({ id: 'myAccount.stepUp.currentPassword' })}
          autoComplete="current-password"
        />
        <div className={classes.actions}>
          <Button variant="quiet" renderRoot={(props) => <Link to={privacyPath} {...props} />}>
            <FormattedMessage id="myAccount.edit.cancel" />
          </Button>
          <Button type="submit" size="large" variant={variant} loading={form.isPending} loadingLabel={pendingLabel}>
            {submitLabel}
          </Button>
        </div>
      </Card>
    </>
  );
}
