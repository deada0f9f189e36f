import { noop } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { sendOnce } from '#src/api/attempts.ts';
import { useBusinessSettings } from '#src/api/business-settings.ts';
import { createUserLimits as limits } from '#src/api/generated/limits.ts';
import { createUser } from '#src/api/generated/users/users.ts';
import { useAttemptKeys } from '#src/api/use-attempt-keys.ts';
import { useSensitiveInput } from '#src/auth/language-switch.ts';
import { isSignedIn, readSession, updateSession } from '#src/auth/session.ts';
import { cleanEmail, cleanName } from '#src/domain/person-fields.ts';
import { localPhoneNumber } from '#src/domain/phone-number.ts';
import { emailErrorText, mobileErrorText, nameErrorText, refusalText } from '#src/forms/account-errors.ts';
import { AccountPasswordField, FullNameField, OptionalEmailField } from '#src/forms/account-fields.tsx';
import { newPasswordErrors } from '#src/forms/new-password-errors.ts';
import { useNavigateFromHere } from '#src/forms/use-navigate-from-here.ts';
import { useServerForm } from '#src/forms/use-server-form.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { CheckboxField } from '#src/ui/fields/checkbox-field.tsx';
import { ErrorSummary } from '#src/ui/feedback/error-summary.tsx';
import { PhoneField } from '#src/ui/fields/phone-field.tsx';
import { UsernameField } from '#src/ui/fields/username-field.tsx';
import { AuthFrame } from './auth-frame.tsx';
import classes from './auth-frame.module.css';
import type { ReturnSearch } from './return-path.ts';
import { phoneNumberOf } from '#src/forms/phone-number-of.ts';
import { summaryTitles } from './summary-titles.ts';
import { sendCode } from './verification.ts';

const noValues = { name: '', mobile: '', email: '', password: '', confirmation: '', terms: false };
const draft = { name: 'sign-up', fields: ['name', 'mobile', 'email'] } as const;
const fieldOf = {
  full_name: 'name',
  mobile_number: 'mobile',
  email: 'email',
  password: 'password',
  password_confirmation: 'confirmation',
  terms_accepted: 'terms',
} as const;

/** The sign-up page (rules.md#sign-up): creates the user, sends a code, and opens /verify. */
export function SignUpPage({ redirect }: ReturnSearch) {
  const intl = useIntl();
  const navigate = useNavigateFromHere();
  const { minPasswordLength, resendCountdownSeconds } = useBusinessSettings();
  const keys = useAttemptKeys();
  const form = useServerForm({
    id: 'sign-up',
    initialValues: noValues,
    validate: (values) => {
      const phoneNumber = phoneNumberOf(values.mobile);
      const newPassword = newPasswordErrors({ ...values, phoneNumber }, 'sign-up', minPasswordLength, intl);
      return {
        name: nameErrorText(values.name, intl),
        mobile: mobileErrorText(values.mobile, intl),
        email: emailErrorText(values.email, intl),
        password: newPassword.password,
        confirmation: newPassword.confirmation,
        terms: values.terms ? null : intl.formatMessage({ id: 'account.errors.terms' }),
      };
    },
    send: async ({ name, mobile, email, password, confirmation }) => {
      const user = {
        full_name: cleanName(name),
        ...(cleanEmail(email) === '' ? {} : { email: cleanEmail(email) }),
        mobile_number: phoneNumberOf(mobile),
        password,
        password_confirmation: confirmation,
        terms_accepted: true as const,
      };
      await sendOnce(keys, ['createUser', user], (init) => createUser(user, init), noop);
    },
    onSent: async (_answer, { mobile }) => {
      // A parent who has meanwhile signed in in another tab stays signed in.
      if (isSignedIn(readSession())) return;
      const unconfirmedMobileNumber = phoneNumberOf(mobile);
      // Ends the session of a user without a verified number, because the code verifies the number of the new account.
      updateSession({
        token: null,
        userId: null,
        loginTime: null,
        unconfirmedMobileNumber,
        userType: 'user',
        isVerified: 'false',
      });
      // If no code could be sent, the next page shows why and offers a retry.
      await sendCode(unconfirmedMobileNumber, resendCountdownSeconds);
      await navigate({
        to: '/verify',
        search: { purpose: 'sign-up', ...(redirect === undefined ? {} : { redirect }) },
      });
    },
    fieldOf,
    errorText: (error) => refusalText(error, intl),
    summary: summaryTitles,
    draft,
  });
  useSensitiveInput(form.values.password !== '' || form.values.confirmation !== '');
  const mobileError = form.errors['mobile'];

  const search = redirect === undefined ? {} : { redirect };
  return (
    <AuthFrame
      tone="berry"
      picture="grow"
      documentTitle={intl.formatMessage({ id: 'signUp.page.document' })}
      title={intl.formatMessage({ id: 'signUp.page.title' })}
      lead={intl.formatMessage({ id: 'signUp.page.lead' })}
      foot={
        <>
          <FormattedMessage id="signUp.footer.question" />
          <Link to="/signin" search={search} className={classes.link}>
            <FormattedMessage id="signUp.footer.link" />
          </Link>
        </>
      }
    >
      <form {...form.formProps} className={classes.form}>
        {form.summary && <ErrorSummary {...form.summary} />}
        <FullNameField {...form.field('name')} maxLength={limits.full_name.maxLength} />
        <PhoneField
          {...form.field('mobile')}
          label={intl.formatMessage({ id: 'account.field.mobile' })}
          error={
            mobileError === intl.formatMessage({ id: 'account.errors.phoneTaken' }) ? (
              <>
                {mobileError}{' '}
                <Link to="/signin" search={search} className={classes.inline}>
                  <FormattedMessage id="signUp.action.signInInstead" />
                </Link>
              </>
            ) : (
              mobileError
            )
          }
        />
        <OptionalEmailField {...form.field('email')} maxLength={limits.email.maxLength} />
        {/* The number's own field asks for a phone number, which browsers fill in; this one is stored with the password. */}
        <UsernameField id="sign-up-username" value={localPhoneNumber(phoneNumberOf(form.values.mobile))} />
        <AccountPasswordField
          {...form.field('password')}
          label={intl.formatMessage({ id: 'account.field.password' })}
          help={intl.formatMessage({ id: 'account.field.passwordRule' }, { count: minPasswordLength })}
          helpFirst
        />
        <AccountPasswordField
          {...form.field('confirmation')}
          label={intl.formatMessage({ id: 'account.field.passwordAgain' })}
        />
        <CheckboxField
          {...form.field('terms', { type: 'checkbox' })}
          boxed
          label={intl.formatMessage(
            { id: 'signUp.field.terms' },
            {
              link: (words) => (
                <Link key="policy" to="/policy" target="_blank" rel="noreferrer">
                  {words}
                </Link>
              ),
            },
          )}
        />
        <Button
          type="submit"
          size="large"
          wide
          loading={form.isPending}
          loadingLabel={intl.formatMessage({ id: 'signUp.action.submitting' })}
        >
          <FormattedMessage id="signUp.action.submit" />
        </Button>
      </form>
    </AuthFrame>
  );
}
