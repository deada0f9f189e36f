import { useForm } from '@mantine/form';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useBusinessSettings } from '#src/api/business-settings.ts';
import type { FieldError } from '#src/api/errors.ts';
import { formErrors } from '#src/errors/form-error.ts';
import { useUpdatePassword } from '#src/api/generated/users/users.ts';
import { useSensitiveInput } from '#src/auth/language-switch.ts';
import { readSession, updateSession } from '#src/auth/session.ts';
import { localPhoneNumber } from '#src/domain/phone-number.ts';
import { refusalText } from '#src/forms/account-errors.ts';
import { newPasswordErrors, newPasswordRules } from '#src/forms/new-password-errors.ts';
import { checkedOnLeaving } from '#src/ui/actions/after-press.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { ErrorSummary } from '#src/ui/feedback/error-summary.tsx';
import { PasswordField } from '#src/ui/fields/password-field.tsx';
import { RuleList } from '#src/ui/fields/rule-list.tsx';
import { StepPods } from '#src/ui/layout/step-pods.tsx';
import { showToast } from '#src/ui/feedback/toast.tsx';
import { storeFormDraft } from '#src/forms/use-form-draft.ts';
import { useSubmitGuard } from '#src/forms/use-submit-guard.ts';
import { UsernameField } from '#src/ui/fields/username-field.tsx';
import { AuthFrame } from './auth-frame.tsx';
import classes from './auth-frame.module.css';
import type { ReturnSearch } from './return-path.ts';
import { signInDraft } from './sign-in-draft.ts';
import { useFormSummary } from './use-form-summary.ts';
import { dropDeadToken, isDeadToken, sendCode } from './verification.ts';

const fieldOf: Record<string, string> = { password: 'password', password_confirmation: 'confirmation' };

/** Forgot password, last step: the new password, sent with the provider's token (rules.md#password-reset). */
export function NewPasswordPage({ redirect }: ReturnSearch) {
  const intl = useIntl();
  const guard = useSubmitGuard();
  const navigate = useNavigate();
  const { minPasswordLength, resendCountdownSeconds } = useBusinessSettings();
  const updatePassword = useUpdatePassword();
  const [phoneNumber] = useState(() => readSession().unconfirmedMobileNumber ?? '');
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
  const faults = useFormSummary('reset', form.errors);
  const { password, confirmation } = form.values;
  useSensitiveInput(password !== '' || confirmation !== '');
  const [isTokenDead, setTokenDead] = useState(false);
  const [sendingCode, setSendingCode] = useState(false);
  const search = redirect === undefined ? {} : { redirect };

  /** Another code to the same number; where the device no longer knows it, it is typed again. */
  async function sendAnother(): Promise<void> {
    const { unconfirmedMobileNumber } = readSession();
    if (unconfirmedMobileNumber === null) {
      await navigate({ to: '/forgetPassword', search, replace: true });
      return;
    }
    setSendingCode(true);
    await sendCode(unconfirmedMobileNumber, resendCountdownSeconds);
    await navigate({ to: '/verify', search: { purpose: 'reset', ...search }, replace: true });
  }

  async function submit(values: typeof form.values): Promise<void> {
    faults.hide();
    try {
      await updatePassword.mutateAsync({
        data: { password: values.password, password_confirmation: values.confirmation },
      });
    } catch (error) {
      if (isDeadToken(error)) {
        dropDeadToken();
        setTokenDead(true);
        form.reset();
        faults.show([intl.formatMessage({ id: 'reset.errors.codeOver' })]);
        return;
      }
      const terms = {
        fieldOf: (field: string) => fieldOf[field],
        textOf: (fault: FieldError) => refusalText(fault, intl),
      };
      const refusal = formErrors(error, terms, (id, said) => intl.formatMessage({ id }, said));
      form.setErrors(refusal.fields);
      faults.show(refusal.others);
      return;
    }
    showToast({ id: 'password-changed', kind: 'success', title: intl.formatMessage({ id: 'reset.done.changed' }) });
    const { unconfirmedMobileNumber } = readSession();
    if (unconfirmedMobileNumber !== null) {
      storeFormDraft(signInDraft, { mobile: localPhoneNumber(unconfirmedMobileNumber) });
    }
    const leaving = navigate({ to: '/signin', search, replace: true });
    // Before the next page has loaded: the token has done its work, also for a parent who closes the tab now.
    updateSession({ firebaseToken: null, unconfirmedMobileNumber: null });
    await leaving;
  }

  const labels = {
    showLabel: intl.formatMessage({ id: 'account.field.showPassword' }),
    hideLabel: intl.formatMessage({ id: 'account.field.hidePassword' }),
    autoComplete: 'new-password',
  };
  return (
    <AuthFrame
      tone="mango"
      picture="password"
      documentTitle={intl.formatMessage({ id: 'reset.page.document' })}
      above={
        <StepPods
          current={3}
          total={3}
          label={intl.formatMessage({ id: 'reset.steps.label' }, { current: 3, total: 3 })}
        />
      }
      title={intl.formatMessage({ id: 'reset.page.title' })}
      lead={intl.formatMessage({ id: 'reset.page.lead' })}
    >
      {isTokenDead ? (
        <div className={classes.form}>
          {faults.summary && <ErrorSummary {...faults.summary} />}
          <Button
            size="large"
            wide
            loading={sendingCode}
            loadingLabel={intl.formatMessage({ id: 'verify.action.sending' })}
            onClick={() => void sendAnother()}
          >
            <FormattedMessage id="verify.action.send" />
          </Button>
        </div>
      ) : (
        <form
          className={classes.form}
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
          {faults.summary && <ErrorSummary {...faults.summary} />}
          <RuleList
            metLabel={intl.formatMessage({ id: 'reset.rules.met' })}
            rules={newPasswordRules({ ...form.values, phoneNumber }, minPasswordLength, intl)}
          />
          {phoneNumber !== '' && <UsernameField id="reset-username" value={localPhoneNumber(phoneNumber)} />}
          <PasswordField
            id="reset-password"
            name="password"
            label={intl.formatMessage({ id: 'account.field.newPassword' })}
            {...labels}
            {...form.getInputProps('password')}
          />
          <PasswordField
            id="reset-confirmation"
            name="confirmation"
            label={intl.formatMessage({ id: 'account.field.passwordAgain' })}
            {...labels}
            {...form.getInputProps('confirmation')}
          />
          <Button
            type="submit"
            size="large"
            wide
            loading={updatePassword.isPending}
            loadingLabel={intl.formatMessage({ id: 'reset.action.submitting' })}
          >
            <FormattedMessage id="reset.action.submit" />
          </Button>
        </form>
      )}
    </AuthFrame>
  );
}
