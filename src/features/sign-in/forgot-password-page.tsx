import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { useKnownBusinessSettings } from '#src/api/business-settings.ts';
import { checkIfPhoneExists } from '#src/api/generated/users/users.ts';
import { updateSession } from '#src/auth/session.ts';
import { useNavigateFromHere } from '#src/forms/use-navigate-from-here.ts';
import { useServerForm } from '#src/forms/use-server-form.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { ErrorSummary } from '#src/ui/feedback/error-summary.tsx';
import { PhoneField } from '#src/ui/fields/phone-field.tsx';
import { StepPods } from '#src/ui/layout/step-pods.tsx';
import { AuthFrame } from './auth-frame.tsx';
import classes from './auth-frame.module.css';
import type { ReturnSearch } from './return-path.ts';
import { phoneNumberOf } from '#src/forms/phone-number-of.ts';
import { summaryTitles } from './summary-titles.ts';
import { sendCode } from './verification.ts';

const noValues = { mobile: '' };
const draft = { name: 'forgot-password', fields: ['mobile'] } as const;
const fieldOf = { phone_number: 'mobile' } as const;

/** The first step of a password reset: the number is looked up and a code is sent (rules.md#password-reset). */
export function ForgotPasswordPage({ redirect }: ReturnSearch) {
  const intl = useIntl();
  const navigate = useNavigateFromHere();
  const { resendCountdownSeconds } = useKnownBusinessSettings();
  const search = redirect === undefined ? {} : { redirect };
  const unregistered = intl.formatMessage({ id: 'forgot.errors.unregistered' });
  const form = useServerForm({
    id: 'forgot',
    initialValues: noValues,
    validate: ({ mobile }) => ({
      mobile: phoneNumberOf(mobile) === '' ? intl.formatMessage({ id: 'forgot.errors.phone' }) : null,
    }),
    send: async ({ mobile }) => checkIfPhoneExists({ phone_number: phoneNumberOf(mobile) }),
    refusalOf: ({ data }) => (data.exists ? null : { mobile: unregistered }),
    onSent: async (_answer, { mobile }) => {
      const unconfirmedMobileNumber = phoneNumberOf(mobile);
      updateSession({ unconfirmedMobileNumber });
      await sendCode(unconfirmedMobileNumber, resendCountdownSeconds);
      await navigate({ to: '/verify', search: { purpose: 'reset', ...search } });
    },
    fieldOf,
    summary: summaryTitles,
    draft,
  });
  const mobileError = form.errors['mobile'];

  return (
    <AuthFrame
      tone="mango"
      picture="key"
      documentTitle={intl.formatMessage({ id: 'forgot.page.document' })}
      above={
        <StepPods
          current={1}
          total={3}
          label={intl.formatMessage({ id: 'reset.steps.label' }, { current: 1, total: 3 })}
        />
      }
      title={intl.formatMessage({ id: 'forgot.page.title' })}
      lead={intl.formatMessage({ id: 'forgot.page.lead' })}
      foot={
        <Link to="/signin" search={search} className={classes.link}>
          <IconArrowLeft size={20} stroke={1.75} aria-hidden data-flip />
          <FormattedMessage id="forgot.footer.link" />
        </Link>
      }
    >
      <form {...form.formProps} className={classes.form}>
        {form.summary && <ErrorSummary {...form.summary} />}
        <PhoneField
          {...form.field('mobile')}
          label={intl.formatMessage({ id: 'account.field.mobile' })}
          autoComplete="username"
          error={
            mobileError === unregistered ? (
              <>
                {mobileError}{' '}
                <Link to="/signup" search={search} className={classes.inline}>
                  <FormattedMessage id="forgot.action.create" />
                </Link>
              </>
            ) : (
              mobileError
            )
          }
        />
        <Button
          type="submit"
          size="large"
          wide
          loading={form.isPending}
          loadingLabel={intl.formatMessage({ id: 'forgot.action.submitting' })}
        >
          <FormattedMessage id="forgot.action.submit" />
        </Button>
      </form>
    </AuthFrame>
  );
}
