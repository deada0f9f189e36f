import { useForm } from '@mantine/form';
import { Link, useLocation, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useKnownBusinessSettings } from '#src/api/business-settings.ts';
import { formErrors } from '#src/errors/form-error.ts';
import { useCreateSession } from '#src/api/generated/session/session.ts';
import { getUser } from '#src/api/generated/users/users.ts';
import { useSensitiveInput } from '#src/auth/language-switch.ts';
import { readSession, updateSession } from '#src/auth/session.ts';
import { normalisePhoneNumber } from '#src/domain/phone-number.ts';
import { mobileErrorText } from '#src/forms/account-errors.ts';
import { company } from '#src/domain/company.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { checkedOnLeaving } from '#src/ui/actions/after-press.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { ErrorSummary } from '#src/ui/feedback/error-summary.tsx';
import { PasswordField } from '#src/ui/fields/password-field.tsx';
import { PhoneField } from '#src/ui/fields/phone-field.tsx';
import { forgetFormDraft, useFormDraft } from '#src/forms/use-form-draft.ts';
import { useSubmitGuard } from '#src/forms/use-submit-guard.ts';
import { takeOverTyped } from '#src/forms/typed-before-load.ts';
import { AuthFrame } from './auth-frame.tsx';
import classes from './auth-frame.module.css';
import type { ReturnSearch } from './return-path.ts';
import { signInDraft } from './sign-in-draft.ts';
import { useFormSummary } from './use-form-summary.ts';
import { forgetCode, sendCode } from './verification.ts';

const draftFields = ['mobile'] as const;

/** The number that an account waits to have verified, as the server has it; the one typed where it does not answer. */
async function waitingNumber(userId: number, typed: string): Promise<string> {
  try {
    const { data } = await getUser(userId);
    return data.user.unconfirmed_mobile_number ?? data.user.mobile_number;
  } catch {
    return typed;
  }
}

/** Sign in (rules.md#sign-in). The guard of the visitor's routes leads on once the session is stored; an unverified parent goes to /verify. */
export function SignInPage({ redirect }: ReturnSearch) {
  const intl = useIntl();
  const guard = useSubmitGuard();
  const language = useLanguage();
  const navigate = useNavigate();
  const isAccountReady = useLocation({ select: ({ state }) => state.isAccountReady === true });
  const { resendCountdownSeconds } = useKnownBusinessSettings();
  const [sendingCode, setSendingCode] = useState(false);
  const signIn = useCreateSession();
  const form = useForm({
    initialValues: { mobile: '', password: '' },
    ...checkedOnLeaving,
    validate: {
      mobile: (value) => mobileErrorText(value, intl),
      password: (value) => (value === '' ? intl.formatMessage({ id: 'account.errors.passwordMissing' }) : null),
    },
  });
  const faults = useFormSummary('sign-in', form.errors);
  useFormDraft(form, { name: signInDraft, fields: draftFields }, intl.formatMessage({ id: 'shell.draft.restored' }));
  useSensitiveInput(form.values.password !== '');

  async function submit({ mobile, password }: typeof form.values): Promise<void> {
    const number = normalisePhoneNumber(mobile);
    if (!('phoneNumber' in number)) return;
    faults.hide();
    try {
      const { data } = await signIn.mutateAsync({ data: { mobile_number: number.phoneNumber, password } });
      const { session } = data;
      // What is not dirty is not drafted again.
      form.resetDirty();
      forgetFormDraft(signInDraft);
      updateSession({
        token: session.token,
        userId: String(session.user_id),
        userType: session.user_type,
        isVerified: String(session.is_verified),
        loginTime: new Date().toISOString(),
        // What an abandoned sign-up left on this device is nothing of this parent's.
        unconfirmedMobileNumber: session.is_verified ? null : number.phoneNumber,
      });
      if (session.is_verified) {
        forgetCode();
        return;
      }
      setSendingCode(true);
      const waiting = await waitingNumber(session.user_id, number.phoneNumber);
      // The answer was that the session has ended, which leads elsewhere.
      if (readSession().token === null) return;
      updateSession({ unconfirmedMobileNumber: waiting });
      await sendCode(waiting, resendCountdownSeconds);
      await navigate({
        to: '/verify',
        search: { purpose: 'sign-up', ...(redirect === undefined ? {} : { redirect }) },
      });
    } catch (error) {
      faults.show(formErrors(error, { fieldOf: () => null }, (id, said) => intl.formatMessage({ id }, said)).others);
    } finally {
      setSendingCode(false);
    }
  }

  const search = redirect === undefined ? {} : { redirect };
  return (
    <AuthFrame
      tone="lime"
      picture="lunch-box"
      documentTitle={intl.formatMessage({ id: 'signIn.page.document' })}
      title={intl.formatMessage({ id: isAccountReady ? 'signIn.ready.title' : 'signIn.page.title' })}
      lead={intl.formatMessage({
        id: !isAccountReady
          ? 'signIn.page.lead'
          : redirect === undefined
            ? 'signIn.ready.lead'
            : 'signIn.ready.leadBack',
      })}
      foot={
        isAccountReady ? undefined : (
          <>
            <FormattedMessage id="signIn.footer.question" values={{ brand: company.name[language] }} />
            <Link to="/signup" search={search} className={classes.link}>
              <FormattedMessage id="signIn.footer.link" />
            </Link>
          </>
        )
      }
    >
      <form
        ref={takeOverTyped}
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
        <PhoneField
          id="sign-in-mobile"
          name="mobile"
          label={intl.formatMessage({ id: 'account.field.mobile' })}
          autoComplete="username"
          {...form.getInputProps('mobile')}
        />
        <PasswordField
          id="sign-in-password"
          name="password"
          label={intl.formatMessage({ id: 'account.field.password' })}
          showLabel={intl.formatMessage({ id: 'account.field.showPassword' })}
          hideLabel={intl.formatMessage({ id: 'account.field.hidePassword' })}
          autoComplete="current-password"
          {...form.getInputProps('password')}
        />
        <div className={classes.aside}>
          <Link to="/forgetPassword" search={search} className={classes.link}>
            <FormattedMessage id="signIn.action.forgot" />
          </Link>
        </div>
        <Button
          type="submit"
          size="large"
          wide
          loading={signIn.isPending || sendingCode}
          loadingLabel={intl.formatMessage({ id: 'signIn.action.submitting' })}
        >
          <FormattedMessage id="signIn.action.submit" />
        </Button>
      </form>
    </AuthFrame>
  );
}
