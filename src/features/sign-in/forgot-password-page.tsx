import { useForm } from '@mantine/form';
import { IconArrowLeft } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useKnownBusinessSettings } from '#src/api/business-settings.ts';
import { formErrors } from '#src/errors/form-error.ts';
import { checkIfPhoneExists } from '#src/api/generated/users/users.ts';
import { updateSession } from '#src/auth/session.ts';
import { normalisePhoneNumber } from '#src/domain/phone-number.ts';
import { checkedOnLeaving } from '#src/ui/actions/after-press.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { ErrorSummary } from '#src/ui/feedback/error-summary.tsx';
import { PhoneField } from '#src/ui/fields/phone-field.tsx';
import { StepPods } from '#src/ui/layout/step-pods.tsx';
import { forgetFormDraft, useFormDraft } from '#src/forms/use-form-draft.ts';
import { useSubmitGuard } from '#src/forms/use-submit-guard.ts';
import { AuthFrame } from './auth-frame.tsx';
import classes from './auth-frame.module.css';
import type { ReturnSearch } from './return-path.ts';
import { useFormSummary } from './use-form-summary.ts';
import { sendCode } from './verification.ts';

const draftFields = ['mobile'] as const;

/** Forgot password, first step: the number is looked up and a code is sent (rules.md#password-reset). */
export function ForgotPasswordPage({ redirect }: ReturnSearch) {
  const intl = useIntl();
  const guard = useSubmitGuard();
  const navigate = useNavigate();
  const { resendCountdownSeconds } = useKnownBusinessSettings();
  const [busy, setBusy] = useState(false);
  const lookUp = useMutation({ mutationFn: (phone: string) => checkIfPhoneExists({ phone_number: phone }) });
  const [unregistered, setUnregistered] = useState(false);
  const form = useForm({
    initialValues: { mobile: '' },
    ...checkedOnLeaving,
    validate: {
      mobile: (value) =>
        'reason' in normalisePhoneNumber(value) ? intl.formatMessage({ id: 'forgot.errors.phone' }) : null,
    },
  });
  const faults = useFormSummary('forgot', form.errors);
  useFormDraft(
    form,
    { name: 'forgot-password', fields: draftFields },
    intl.formatMessage({ id: 'shell.draft.restored' }),
  );
  const search = redirect === undefined ? {} : { redirect };

  async function submit({ mobile }: typeof form.values): Promise<void> {
    const number = normalisePhoneNumber(mobile);
    if (!('phoneNumber' in number)) return;
    faults.hide();
    setUnregistered(false);
    setBusy(true);
    try {
      const { data } = await lookUp.mutateAsync(number.phoneNumber);
      if (!data.exists) {
        form.setFieldError('mobile', intl.formatMessage({ id: 'forgot.errors.unregistered' }));
        setUnregistered(true);
        faults.show();
        return;
      }
      // What is not dirty is not drafted again.
      form.resetDirty();
      forgetFormDraft('forgot-password');
      updateSession({ unconfirmedMobileNumber: number.phoneNumber });
      await sendCode(number.phoneNumber, resendCountdownSeconds);
      await navigate({ to: '/verify', search: { purpose: 'reset', ...search } });
    } catch (error) {
      const fieldOf = (field: string) => (field === 'phone_number' ? 'mobile' : null);
      const refusal = formErrors(error, { fieldOf }, (id, said) => intl.formatMessage({ id }, said));
      form.setErrors(refusal.fields);
      faults.show(refusal.others);
    } finally {
      setBusy(false);
    }
  }

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
        <PhoneField
          id="forgot-mobile"
          name="mobile"
          label={intl.formatMessage({ id: 'account.field.mobile' })}
          autoComplete="username"
          {...form.getInputProps('mobile')}
          error={
            form.errors['mobile'] !== undefined && unregistered ? (
              <>
                {form.errors['mobile']}{' '}
                <Link to="/signup" search={search} className={classes.inline}>
                  <FormattedMessage id="forgot.action.create" />
                </Link>
              </>
            ) : (
              form.errors['mobile']
            )
          }
        />
        <Button
          type="submit"
          size="large"
          wide
          loading={busy}
          loadingLabel={intl.formatMessage({ id: 'forgot.action.submitting' })}
        >
          <FormattedMessage id="forgot.action.submit" />
        </Button>
      </form>
    </AuthFrame>
  );
}
