import { Link, useLocation } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { useKnownBusinessSettings } from '#src/api/business-settings.ts';
import { createSession } from '#src/api/generated/session/session.ts';
import { useSensitiveInput } from '#src/auth/language-switch.ts';
import { readSession, updateSession } from '#src/auth/session.ts';
import { mobileErrorText } from '#src/forms/account-errors.ts';
import { AccountPasswordField } from '#src/forms/account-fields.tsx';
import { useNavigateFromHere } from '#src/forms/use-navigate-from-here.ts';
import { useServerForm } from '#src/forms/use-server-form.ts';
import { company } from '#src/domain/company.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { ErrorSummary } from '#src/ui/feedback/error-summary.tsx';
import { PhoneField } from '#src/ui/fields/phone-field.tsx';
import { AuthFrame } from './auth-frame.tsx';
import classes from './auth-frame.module.css';
import type { ReturnSearch } from './return-path.ts';
import { signInDraft } from './sign-in-draft.ts';
import { phoneNumberOf } from '#src/forms/phone-number-of.ts';
import { summaryTitles } from './summary-titles.ts';
import { unverifiedNumber } from './unverified-number.ts';
import { forgetCode, sendCode } from './verification.ts';

const noValues = { mobile: '', password: '' };
const draft = { name: signInDraft, fields: ['mobile'] } as const;

/**
 * The sign-in page (rules.md#sign-in). The guard of the visitor routes redirects once the session is stored; a parent
 * without a verified number goes to /verify.
 */
export function SignInPage({ redirect }: ReturnSearch) {
  const intl = useIntl();
  const language = useLanguage();
  const navigate = useNavigateFromHere();
  const isAccountReady = useLocation({ select: ({ state }) => state.isAccountReady === true });
  const { resendCountdownSeconds } = useKnownBusinessSettings();
  const form = useServerForm({
    id: 'sign-in',
    initialValues: noValues,
    validate: ({ mobile, password }) => ({
      mobile: mobileErrorText(mobile, intl),
      password: password === '' ? intl.formatMessage({ id: 'account.errors.passwordMissing' }) : null,
    }),
    send: async ({ mobile, password }) => createSession({ mobile_number: phoneNumberOf(mobile), password }),
    onSent: async ({ data: { session } }, { mobile }) => {
      const typed = phoneNumberOf(mobile);
      updateSession({
        token: session.token,
        userId: String(session.user_id),
        userType: session.user_type,
        isVerified: String(session.is_verified),
        loginTime: new Date().toISOString(),
        // An abandoned sign-up on this device may belong to another parent.
        unconfirmedMobileNumber: session.is_verified ? null : typed,
      });
      if (session.is_verified) {
        forgetCode();
        return;
      }
      const unconfirmedMobileNumber = (await unverifiedNumber(session.user_id)) ?? typed;
      // The session has ended meanwhile, which redirects to another page.
      if (readSession().token === null) return;
      updateSession({ unconfirmedMobileNumber });
      await sendCode(unconfirmedMobileNumber, resendCountdownSeconds);
      await navigate({
        to: '/verify',
        search: { purpose: 'sign-up', ...(redirect === undefined ? {} : { redirect }) },
      });
    },
    // A wrong number and a wrong password have the same message, which belongs to neither field.
    fieldOf: {},
    summary: summaryTitles,
    draft,
  });
  useSensitiveInput(form.values.password !== '');

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
      <form {...form.formProps} className={classes.form}>
        {form.summary && <ErrorSummary {...form.summary} />}
        <PhoneField
          {...form.field('mobile')}
          label={intl.formatMessage({ id: 'account.field.mobile' })}
          autoComplete="username"
        />
        <AccountPasswordField
          {...form.field('password')}
          label={intl.formatMessage({ id: 'account.field.password' })}
          autoComplete="current-password"
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
          loading={form.isPending}
          loadingLabel={intl.formatMessage({ id: 'signIn.action.submitting' })}
        >
          <FormattedMessage id="signIn.action.submit" />
        </Button>
      </form>
    </AuthFrame>
  );
}
