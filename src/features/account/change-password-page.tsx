import { useQueryClient } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useBusinessSettings } from '#src/api/business-settings.ts';
import { updatePassword } from '#src/api/generated/users/users.ts';
import { invalidate } from '#src/api/invalidate.ts';
import { useLoadedUser } from '#src/api/signed-in-user.ts';
import { useSensitiveInput } from '#src/auth/language-switch.ts';
import { updateSession } from '#src/auth/session.ts';
import { refusalText } from '#src/forms/account-errors.ts';
import { AccountPasswordField } from '#src/forms/account-fields.tsx';
import { newPasswordErrors, newPasswordRules } from '#src/forms/new-password-errors.ts';
import { useServerForm } from '#src/forms/use-server-form.ts';
import { useNavigateFromHere } from '#src/forms/use-navigate-from-here.ts';
import { usePageTitle } from '#src/i18n/use-page-title.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { ErrorSummary } from '#src/ui/feedback/error-summary.tsx';
import { Panel } from '#src/ui/layout/panel.tsx';
import { RuleList } from '#src/ui/fields/rule-list.tsx';
import { showToast } from '#src/ui/feedback/toast.tsx';
import classes from './account-form.module.css';
import { AccountFormActions } from './account-form-actions.tsx';
import { accountPath } from './account-links.ts';
import { BackHead } from './back-head.tsx';
import { StepUpFields } from './step-up-fields.tsx';
import { noStepUp, stepUpFieldOf, useStepUp } from './use-step-up.ts';

const noValues = { ...noStepUp, password: '', confirmation: '' };
type Values = typeof noValues;

const names: Readonly<Record<string, string>> = { password: 'password', password_confirmation: 'confirmation' };
const fieldOf = (field: string, values: Values) => names[field] ?? stepUpFieldOf(field, values);
const summary = { title: 'account.errors.summary', refusedTitle: 'myAccount.password.refused' } as const;

/**
 * The form that changes the password of a signed-in parent, who proves who it is first (rules.md#password-change, row
 * A10). Its input is not stored.
 */
export function ChangePasswordPage() {
  const intl = useIntl();
  const navigate = useNavigateFromHere();
  const queryClient = useQueryClient();
  const { minPasswordLength } = useBusinessSettings();
  const { mobileNumber: phoneNumber } = useLoadedUser();
  const title = intl.formatMessage({ id: 'myAccount.password.change' });
  usePageTitle(title);
  const stepUp = useStepUp(phoneNumber);
  const form = useServerForm<Values, unknown>({
    id: 'change',
    initialValues: noValues,
    validate: (values) => ({
      ...stepUp.errors(values, intl.formatMessage({ id: 'account.errors.passwordEmpty' })),
      ...newPasswordErrors({ ...values, phoneNumber }, 'change', minPasswordLength, intl),
    }),
    send: async (values) => {
      // The request must identify the account by the bearer token. A phone token left over from a failed call would
      // also identify one.
      updateSession({ firebaseToken: null });
      const { password, confirmation } = values;
      return stepUp.changeWith(values, async (headers) =>
        updatePassword({ password, password_confirmation: confirmation }, { headers }),
      );
    },
    onSent: async () => {
      showToast({ id: 'password-changed', kind: 'success', title: intl.formatMessage({ id: 'reset.done.changed' }) });
      // The account page shows when the password was last changed. Not awaited: it is changed, whatever the line does.
      void invalidate(queryClient, ['getUser']);
      await navigate({ to: accountPath, replace: true });
    },
    fieldOf,
    errorText: (error) => refusalText(error, intl),
    summary,
  });
  const { password, confirmation, currentPassword, code } = form.values;
  useSensitiveInput([password, confirmation, currentPassword, code].some((typed) => typed !== ''));

  return (
    <>
      <BackHead title={title} />
      <Card {...form.formProps} component="form" padding="form" className={classes.column}>
        <div className={classes.fields}>
          {form.summary && <ErrorSummary {...form.summary} />}
          <StepUpFields
            stepUp={stepUp}
            id="change"
            method={form.values.method}
            onMethod={(method) => {
              form.clearFieldError('currentPassword');
              form.clearFieldError('code');
              form.setFieldValue('method', method);
            }}
            currentPassword={form.field('currentPassword')}
            code={form.field('code')}
          />
          <p className={classes.rule}>
            <FormattedMessage id="account.field.passwordRule" values={{ count: minPasswordLength }} />{' '}
            <FormattedMessage id="myAccount.password.advice" /> <FormattedMessage id="myAccount.password.text" />
          </p>
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
