import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { useBusinessSettings } from '#src/api/business-settings.ts';
import { updatePassword } from '#src/api/generated/users/users.ts';
import { invalidate } from '#src/api/invalidate.ts';
import { useLoadedUser } from '#src/api/signed-in-user.ts';
import { useSensitiveInput } from '#src/auth/language-switch.ts';
import { updateSession } from '#src/auth/session.ts';
import { localPhoneNumber } from '#src/domain/phone-number.ts';
import { refusalText } from '#src/forms/account-errors.ts';
import { AccountPasswordField } from '#src/forms/account-fields.tsx';
import { newPasswordErrors, newPasswordRules } from '#src/forms/new-password-errors.ts';
import { useServerForm } from '#src/forms/use-server-form.ts';
import { usePageTitle } from '#src/i18n/use-page-title.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { ErrorSummary } from '#src/ui/feedback/error-summary.tsx';
import { Panel } from '#src/ui/layout/panel.tsx';
import { RuleList } from '#src/ui/fields/rule-list.tsx';
import { showToast } from '#src/ui/feedback/toast.tsx';
import { UsernameField } from '#src/ui/fields/username-field.tsx';
import classes from './account-form.module.css';
import { AccountFormActions } from './account-form-actions.tsx';
import { accountPath } from './account-links.ts';
import { BackHead } from './back-head.tsx';

const noValues = { password: '', confirmation: '' };
const fieldOf = { password: 'password', password_confirmation: 'confirmation' } as const;
const summary = { title: 'account.errors.summary', refusedTitle: 'myAccount.password.refused' } as const;

/**
 * The form that changes the password of a signed-in parent (rules.md#password-change, row A10). Its input is not
 * stored.
 */
export function ChangePasswordPage() {
  const intl = useIntl();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { minPasswordLength } = useBusinessSettings();
  const { mobileNumber: phoneNumber } = useLoadedUser();
  const title = intl.formatMessage({ id: 'myAccount.password.change' });
  usePageTitle(title);
  const form = useServerForm({
    id: 'change',
    initialValues: noValues,
    validate: (values) => newPasswordErrors({ ...values, phoneNumber }, 'change', minPasswordLength, intl),
    send: async (values) => {
      // The request must identify the account by the bearer token. A phone token left over from a failed call would
      // also identify one.
      updateSession({ firebaseToken: null });
      return updatePassword({ password: values.password, password_confirmation: values.confirmation });
    },
    onSent: async () => {
      // The account page shows when the password was last changed.
      await invalidate(queryClient, ['getUser']);
      showToast({ id: 'password-changed', kind: 'success', title: intl.formatMessage({ id: 'reset.done.changed' }) });
      await navigate({ to: accountPath, replace: true });
    },
    fieldOf,
    errorText: (error) => refusalText(error, intl),
    summary,
  });
  const { password, confirmation } = form.values;
  useSensitiveInput(password !== '' || confirmation !== '');

  return (
    <>
      <BackHead title={title} />
      <Card {...form.formProps} component="form" padding="form" className={classes.column}>
        <div className={classes.fields}>
          {form.summary && <ErrorSummary {...form.summary} />}
          <p className={classes.rule}>
            <FormattedMessage id="account.field.passwordRule" values={{ count: minPasswordLength }} />{' '}
            <FormattedMessage id="myAccount.password.advice" /> <FormattedMessage id="myAccount.password.text" />
          </p>
          <UsernameField id="change-username" value={localPhoneNumber(phoneNumber)} />
          <AccountPasswordField
            {...form.field('password')}
            label={intl.formatMessage({ id: 'account.field.newPassword' })}
          />
          <AccountPasswordField
            {...form.field('confirmation')}
            label={intl.formatMessage({ id: 'myAccount.password.again' })}
          />
          <Panel tone="sunken" className={classes.checklist}>
            <RuleList
              metLabel={intl.formatMessage({ id: 'reset.rules.met' })}
              rules={newPasswordRules({ ...form.values, phoneNumber }, minPasswordLength, intl)}
            />
          </Panel>
        </div>
        <AccountFormActions
          pending={form.isPending}
          pendingLabel={intl.formatMessage({ id: 'myAccount.password.changing' })}
        >
          <FormattedMessage id="myAccount.password.change" />
        </AccountFormActions>
      </Card>
    </>
  );
}
