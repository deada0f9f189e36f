import { useForm } from '@mantine/form';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useBusinessSettings } from '#src/api/business-settings.ts';
import { ApiError, type FieldError } from '#src/api/errors.ts';
import { formErrors } from '#src/errors/form-error.ts';
import { useCreateUser } from '#src/api/generated/users/users.ts';
import { useSensitiveInput } from '#src/auth/language-switch.ts';
import { isSignedIn, readSession, updateSession } from '#src/auth/session.ts';
import { cleanName } from '#src/domain/person-fields.ts';
import { localPhoneNumber, normalisePhoneNumber } from '#src/domain/phone-number.ts';
import {
  emailErrorText,
  isNumberTaken,
  mobileErrorText,
  nameErrorText,
  refusalText,
} from '#src/forms/account-errors.ts';
import { newPasswordErrors } from '#src/forms/new-password-errors.ts';
import { checkedOnLeaving } from '#src/ui/actions/after-press.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { CheckboxField } from '#src/ui/fields/checkbox-field.tsx';
import { ErrorSummary } from '#src/ui/feedback/error-summary.tsx';
import { PasswordField } from '#src/ui/fields/password-field.tsx';
import { PhoneField } from '#src/ui/fields/phone-field.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { forgetFormDraft, useFormDraft } from '#src/forms/use-form-draft.ts';
import { useSubmitGuard } from '#src/forms/use-submit-guard.ts';
import { UsernameField } from '#src/ui/fields/username-field.tsx';
import { takeOverTyped } from '#src/forms/typed-before-load.ts';
import { AuthFrame } from './auth-frame.tsx';
import classes from './auth-frame.module.css';
import type { ReturnSearch } from './return-path.ts';
import { useFormSummary } from './use-form-summary.ts';
import { sendCode } from './verification.ts';

const noValues = { name: '', mobile: '', email: '', password: '', confirmation: '', terms: false };
type Values = typeof noValues;

const draftFields = ['name', 'mobile', 'email'] as const;

/** The request's field names and the form's, for what the server refuses. */
const fieldOf: Record<string, keyof Values> = {
  full_name: 'name',
  mobile_number: 'mobile',
  email: 'email',
  password: 'password',
  password_confirmation: 'confirmation',
  terms_accepted: 'terms',
};

/** The number that is sent for a typed one; '' while it is none. */
function phoneNumberOf(typed: string): string {
  const number = normalisePhoneNumber(typed);
  return 'phoneNumber' in number ? number.phoneNumber : '';
}

/** Create an account (rules.md#sign-up): the user is made, a code is sent, and /verify comes next. */
export function SignUpPage({ redirect }: ReturnSearch) {
  const intl = useIntl();
  const guard = useSubmitGuard();
  const navigate = useNavigate();
  const { minPasswordLength, resendCountdownSeconds } = useBusinessSettings();
  const createUser = useCreateUser();
  const [sendingCode, setSendingCode] = useState(false);
  const [numberTaken, setNumberTaken] = useState(false);
  const passwords = (values: Values) =>
    newPasswordErrors({ ...values, phoneNumber: phoneNumberOf(values.mobile) }, 'sign-up', minPasswordLength, intl);
  const form = useForm<Values>({
    initialValues: noValues,
    ...checkedOnLeaving,
    validate: {
      name: (value) => nameErrorText(value, intl),
      mobile: (value) => mobileErrorText(value, intl),
      email: (value) => emailErrorText(value, intl),
      password: (_value, values) => passwords(values).password,
      confirmation: (_value, values) => passwords(values).confirmation,
      terms: (accepted) => (accepted ? null : intl.formatMessage({ id: 'account.errors.terms' })),
    },
  });
  const faults = useFormSummary('sign-up', form.errors);
  useFormDraft(form, { name: 'sign-up', fields: draftFields }, intl.formatMessage({ id: 'shell.draft.restored' }));
  useSensitiveInput(form.values.password !== '' || form.values.confirmation !== '');

  function refused(error: unknown): void {
    const terms = {
      fieldOf: (field: string) => fieldOf[field],
      textOf: (fault: FieldError) => refusalText(fault, intl),
    };
    const refusal = formErrors(error, terms, (id, said) => intl.formatMessage({ id }, said));
    form.setErrors(refusal.fields);
    setNumberTaken(error instanceof ApiError && error.fieldErrors.some(isNumberTaken));
    faults.show(refusal.others);
  }

  async function submit(values: Values): Promise<void> {
    const number = normalisePhoneNumber(values.mobile);
    if (!('phoneNumber' in number)) return;
    faults.hide();
    setNumberTaken(false);
    const email = values.email.trim();
    try {
      await createUser.mutateAsync({
        data: {
          full_name: cleanName(values.name),
          ...(email === '' ? {} : { email }),
          mobile_number: number.phoneNumber,
          password: values.password,
          password_confirmation: values.confirmation,
          terms_accepted: true,
        },
      });
    } catch (error) {
      refused(error);
      return;
    }
    // What is not dirty is not drafted again.
    form.resetDirty();
    forgetFormDraft('sign-up');
    // A parent who has signed in in another tab meanwhile is not to be logged out by this.
    if (isSignedIn(readSession())) return;
    // Whoever was signed in here without a proven number: the code proves that of the new account.
    updateSession({
      token: null,
      userId: null,
      loginTime: null,
      unconfirmedMobileNumber: number.phoneNumber,
      userType: 'user',
      isVerified: 'false',
    });
    setSendingCode(true);
    // A code that could not be sent is told on the next page, which offers another try.
    await sendCode(number.phoneNumber, resendCountdownSeconds);
    await navigate({ to: '/verify', search: { purpose: 'sign-up', ...(redirect === undefined ? {} : { redirect }) } });
  }

  const search = redirect === undefined ? {} : { redirect };
  const passwordLabels = {
    showLabel: intl.formatMessage({ id: 'account.field.showPassword' }),
    hideLabel: intl.formatMessage({ id: 'account.field.hidePassword' }),
    autoComplete: 'new-password',
  };
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
        <TextField
          id="sign-up-name"
          name="name"
          label={intl.formatMessage({ id: 'account.field.fullName' })}
          autoComplete="name"
          {...form.getInputProps('name')}
        />
        <PhoneField
          id="sign-up-mobile"
          name="mobile"
          label={intl.formatMessage({ id: 'account.field.mobile' })}
          {...form.getInputProps('mobile')}
          error={
            form.errors['mobile'] !== undefined && numberTaken ? (
              <>
                {form.errors['mobile']}{' '}
                <Link to="/signin" search={search} className={classes.inline}>
                  <FormattedMessage id="signUp.action.signInInstead" />
                </Link>
              </>
            ) : (
              form.errors['mobile']
            )
          }
        />
        <TextField
          id="sign-up-email"
          name="email"
          type="email"
          dir="ltr"
          label={intl.formatMessage({ id: 'account.field.email' })}
          optionalMark={intl.formatMessage({ id: 'account.field.optional' })}
          autoComplete="email"
          {...form.getInputProps('email')}
        />
        {/* The number's own field asks for a phone number, which browsers fill in; this one is what is kept with the password. */}
        <UsernameField id="sign-up-username" value={localPhoneNumber(phoneNumberOf(form.values.mobile))} />
        <PasswordField
          id="sign-up-password"
          name="password"
          label={intl.formatMessage({ id: 'account.field.password' })}
          help={intl.formatMessage({ id: 'account.field.passwordRule' }, { count: minPasswordLength })}
          helpFirst
          {...passwordLabels}
          {...form.getInputProps('password')}
        />
        <PasswordField
          id="sign-up-confirmation"
          name="confirmation"
          label={intl.formatMessage({ id: 'account.field.passwordAgain' })}
          {...passwordLabels}
          {...form.getInputProps('confirmation')}
        />
        <CheckboxField
          id="sign-up-terms"
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
          {...form.getInputProps('terms', { type: 'checkbox' })}
        />
        <Button
          type="submit"
          size="large"
          wide
          loading={createUser.isPending || sendingCode}
          loadingLabel={intl.formatMessage({ id: 'signUp.action.submitting' })}
        >
          <FormattedMessage id="signUp.action.submit" />
        </Button>
      </form>
    </AuthFrame>
  );
}
