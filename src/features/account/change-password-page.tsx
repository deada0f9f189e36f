import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { useBusinessSettings } from '#src/api/business-settings.ts';
import type { FieldError } from '#src/api/errors.ts';
import { formErrors } from '#src/errors/form-error.ts';
import { useUpdatePassword } from '#src/api/generated/users/users.ts';
import { invalidate } from '#src/api/invalidate.ts';
import { useLoadedUser } from '#src/api/signed-in-user.ts';
import { useSensitiveInput } from '#src/auth/language-switch.ts';
import { updateSession } from '#src/auth/session.ts';
import { localPhoneNumber } from '#src/domain/phone-number.ts';
import { refusalText } from '#src/forms/account-errors.ts';
import { newPasswordErrors, newPasswordRules } from '#src/forms/new-password-errors.ts';
import { usePageTitle } from '#src/i18n/use-page-title.ts';
import { checkedOnLeaving } from '#src/ui/actions/after-press.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { ErrorSummary } from '#src/ui/feedback/error-summary.tsx';
import { Panel } from '#src/ui/layout/panel.tsx';
import { PasswordField } from '#src/ui/fields/password-field.tsx';
import { RuleList } from '#src/ui/fields/rule-list.tsx';
import { showToast } from '#src/ui/feedback/toast.tsx';
import { useErrorSummary } from '#src/forms/use-error-summary.ts';
import { useSubmitGuard } from '#src/forms/use-submit-guard.ts';
import { UsernameField } from '#src/ui/fields/username-field.tsx';
import classes from './account-form.module.css';
import { accountPath } from './account-links.ts';
import { BackHead } from './back-head.tsx';

const fieldOf: Record<string, string> = { password: 'password', password_confirmation: 'confirmation' };

/** Change the password of a signed-in parent (rules.md#password-change, row A10). Nothing typed here is kept anywhere. */
export function ChangePasswordPage() {
  const intl = useIntl();
  const guard = useSubmitGuard();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { minPasswordLength } = useBusinessSettings();
  const { mobile_number: phoneNumber } = useLoadedUser();
  const update = useUpdatePassword();
  const title = intl.formatMessage({ id: 'myAccount.password.change' });
  usePageTitle(title);
  const faultsOf = (values: { password: string; confirmation: string }) =>
    newPasswordErrors({ ...values, phoneNumber }, 'change', minPasswordLength, intl);
  const form = useForm({
    initialValues: { password: '', confirmation: '' },
    ...checkedOnLeaving,
    validate: {
      password: (_value, values) => faultsOf(values).password,
      confirmation: (_value, values) => faultsOf(values).confirmation,
    },
  });
  const { password, confirmation } = form.values;
  useSensitiveInput(password !== '' || confirmation !== '');
  const faults = useErrorSummary({
    errors: form.errors,
    fieldId: (name) => `change-${name}`,
    title: (count) => intl.formatMessage({ id: 'account.errors.summary' }, { count }),
    refusedTitle: intl.formatMessage({ id: 'myAccount.password.refused' }),
  });

  async function submit(values: typeof form.values): Promise<void> {
    faults.hide();
    // The bearer token says whose password it is. A phone token left over from a call that failed would say it too.
    updateSession({ firebaseToken: null });
    try {
      await update.mutateAsync({
        data: { password: values.password, password_confirmation: values.confirmation },
      });
    } catch (error) {
      const terms = {
        fieldOf: (field: string) => fieldOf[field],
        textOf: (fault: FieldError) => refusalText(fault, intl),
      };
      const refusal = formErrors(error, terms, (id, said) => intl.formatMessage({ id }, said));
      form.setErrors(refusal.fields);
      faults.show(refusal.others);
      return;
    }
    // The account page shows when the password was last changed.
    await invalidate(queryClient, ['getUser']);
    showToast({ id: 'password-changed', kind: 'success', title: intl.formatMessage({ id: 'reset.done.changed' }) });
    await navigate({ to: accountPath, replace: true });
  }

  const labels = {
    showLabel: intl.formatMessage({ id: 'account.field.showPassword' }),
    hideLabel: intl.formatMessage({ id: 'account.field.hidePassword' }),
    autoComplete: 'new-password',
  };
  return (
    <>
      <BackHead title={title} />
      <Card
        component="form"
        padding="form"
        className={classes.column}
        noValidate
        onSubmit={form.onSubmit(
          (values) => {
            guard(() => submit(values));
          },
          () => {
            faults.show();
          },
        )}
      >
        <div className={classes.fields}>
          {faults.summary && <ErrorSummary {...faults.summary} />}
          <p className={classes.rule}>
            <FormattedMessage id="account.field.passwordRule" values={{ count: minPasswordLength }} />{' '}
            <FormattedMessage id="myAccount.password.advice" /> <FormattedMessage id="myAccount.password.text" />
          </p>
          <UsernameField id="change-username" value={localPhoneNumber(phoneNumber)} />
          <PasswordField
            {...labels}
            {...form.getInputProps('password')}
            id="change-password"
            name="password"
            label={intl.formatMessage({ id: 'account.field.newPassword' })}
          />
          <PasswordField
            {...labels}
            {...form.getInputProps('confirmation')}
            id="change-confirmation"
            name="confirmation"
            label={intl.formatMessage({ id: 'myAccount.password.again' })}
          />
          <Panel tone="sunken" className={classes.checklist}>
            <RuleList
              metLabel={intl.formatMessage({ id: 'reset.rules.met' })}
              rules={newPasswordRules({ ...form.values, phoneNumber }, minPasswordLength, intl)}
            />
          </Panel>
        </div>
        <div className={classes.actions}>
          <Button variant="quiet" renderRoot={(props) => <Link to={accountPath} {...props} />}>
            <FormattedMessage id="myAccount.edit.cancel" />
          </Button>
          <Button
            type="submit"
            size="large"
            loading={update.isPending}
            loadingLabel={intl.formatMessage({ id: 'myAccount.password.changing' })}
          >
            <FormattedMessage id="myAccount.password.change" />
          </Button>
        </div>
      </Card>
    </>
  );
}
