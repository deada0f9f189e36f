import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useBusinessSettings } from '#src/api/business-settings.ts';
import { updatePassword } from '#src/api/generated/users/users.ts';
import { useSensitiveInput } from '#src/auth/language-switch.ts';
import { readSession, updateSession } from '#src/auth/session.ts';
import { localPhoneNumber } from '#src/domain/phone-number.ts';
import { refusalText } from '#src/forms/account-errors.ts';
import { AccountPasswordField } from '#src/forms/account-fields.tsx';
import { newPasswordErrors, newPasswordRules } from '#src/forms/new-password-errors.ts';
import { useNavigateFromHere } from '#src/forms/use-navigate-from-here.ts';
import { useServerForm } from '#src/forms/use-server-form.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { ErrorSummary } from '#src/ui/feedback/error-summary.tsx';
import { RuleList } from '#src/ui/fields/rule-list.tsx';
import { StepPods } from '#src/ui/layout/step-pods.tsx';
import { showToast } from '#src/ui/feedback/toast.tsx';
import { storeFormDraft } from '#src/forms/use-form-draft.ts';
import { UsernameField } from '#src/ui/fields/username-field.tsx';
import { AuthFrame } from './auth-frame.tsx';
import classes from './auth-frame.module.css';
import type { ReturnSearch } from './return-path.ts';
import { signInDraft } from './sign-in-draft.ts';
import { summaryTitles } from './summary-titles.ts';
import { dropDeadToken, isDeadToken, sendCode } from './verification.ts';

const noValues = { password: '', confirmation: '' };
const fieldOf = { password: 'password', password_confirmation: 'confirmation' } as const;

/** The last step of a password reset: the new password, sent with the provider's token (rules.md#password-reset). */
export function NewPasswordPage({ redirect }: ReturnSearch) {
  const intl = useIntl();
  const navigate = useNavigateFromHere();
  const { minPasswordLength, resendCountdownSeconds } = useBusinessSettings();
  const [phoneNumber] = useState(() => readSession().unconfirmedMobileNumber ?? '');
  const [isTokenDead, setTokenDead] = useState(false);
  const [sendingCode, setSendingCode] = useState(false);
  const search = redirect === undefined ? {} : { redirect };

  /** Sends another code to the same number; if this device does not know the number, the parent enters it again. */
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

  const form = useServerForm({
    id: 'reset',
    initialValues: noValues,
    validate: (values) => newPasswordErrors({ ...values, phoneNumber }, 'change', minPasswordLength, intl),
    send: async (values) => updatePassword({ password: values.password, password_confirmation: values.confirmation }),
    onSent: async () => {
      showToast({ id: 'password-changed', kind: 'success', title: intl.formatMessage({ id: 'reset.done.changed' }) });
      const { unconfirmedMobileNumber } = readSession();
      if (unconfirmedMobileNumber !== null) {
        storeFormDraft(signInDraft, { mobile: localPhoneNumber(unconfirmedMobileNumber) });
      }
      const leaving = navigate({ to: '/signin', search, replace: true });
      // Cleared before the next page loads: the token is used up, even if the parent closes the tab now.
      updateSession({ firebaseToken: null, unconfirmedMobileNumber: null });
      await leaving;
    },
    onError: (error) => {
      if (!isDeadToken(error)) return false;
      dropDeadToken();
      setTokenDead(true);
      form.reset();
      form.showErrors({}, [intl.formatMessage({ id: 'reset.errors.codeOver' })]);
      return true;
    },
    fieldOf,
    errorText: (error) => refusalText(error, intl),
    summary: summaryTitles,
  });
  const { password, confirmation } = form.values;
  useSensitiveInput(password !== '' || confirmation !== '');

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
          {form.summary && <ErrorSummary {...form.summary} />}
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
        <form {...form.formProps} className={classes.form}>
          {form.summary && <ErrorSummary {...form.summary} />}
          <RuleList
            metLabel={intl.formatMessage({ id: 'reset.rules.met' })}
            rules={newPasswordRules({ ...form.values, phoneNumber }, minPasswordLength, intl)}
          />
          {phoneNumber !== '' && <UsernameField id="reset-username" value={localPhoneNumber(phoneNumber)} />}
          <AccountPasswordField
            {...form.field('password')}
            label={intl.formatMessage({ id: 'account.field.newPassword' })}
          />
          <AccountPasswordField
            {...form.field('confirmation')}
            label={intl.formatMessage({ id: 'account.field.passwordAgain' })}
          />
          <Button
            type="submit"
            size="large"
            wide
            loading={form.isPending}
            loadingLabel={intl.formatMessage({ id: 'reset.action.submitting' })}
          >
            <FormattedMessage id="reset.action.submit" />
          </Button>
        </form>
      )}
    </AuthFrame>
  );
}
