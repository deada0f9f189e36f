import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useBusinessSettings } from '#src/api/business-settings.ts';
import { ApiError } from '#src/api/errors.ts';
import { failureTexts } from '#src/api/failure-texts.ts';
import { getGetUserQueryKey, useCheckVerification, useVerifyUserFirebase } from '#src/api/generated/users/users.ts';
import { useSensitiveInput } from '#src/auth/language-switch.ts';
import { readSession, updateSession } from '#src/auth/session.ts';
import { maskPhoneNumber } from '#src/domain/phone-number.ts';
import { cleanVerificationCode, verificationCodeError } from '#src/domain/verification-code.ts';
import { Button } from '#src/ui/button.tsx';
import { CodeField } from '#src/ui/code-field.tsx';
import { Countdown } from '#src/ui/countdown.tsx';
import { ErrorSummary } from '#src/ui/error-summary.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { StepPods } from '#src/ui/step-pods.tsx';
import { showToast } from '#src/ui/toast.tsx';
import { AuthFrame } from './auth-frame.tsx';
import frame from './auth-frame.module.css';
import { phoneCodeErrors } from './phone-code-error.ts';
import type { ReturnSearch } from './return-path.ts';
import { useFormSummary } from './use-form-summary.ts';
import { useResendCountdown } from './use-resend-countdown.ts';
import {
  confirmCode,
  dropDeadToken,
  forgetCode,
  isDeadToken,
  phoneAuthCodeOf,
  sendCode,
  useVerification,
  type VerificationPurpose,
} from './verification.ts';
import classes from './verify-page.module.css';

type Props = ReturnSearch & { purpose: VerificationPurpose };

/** Where the number typed wrongly is typed again. */
const wayBack: Record<VerificationPurpose, string> = {
  'sign-up': '/signup',
  reset: '/forgetPassword',
  'new-number': '/profile/my-account/account-setting/edit',
};

/** Nothing is wrong with what was sent: the line or the server failed, or asks to wait. */
const mayPassNextTime = ({ kind, status }: ApiError) => kind !== 'status' || status >= 500 || status === 429;

/** The six-digit code of sign-up, reset or a new number (spec §2, §4). */
export function VerifyPage({ purpose, redirect }: Props) {
  const intl = useIntl();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const settings = useBusinessSettings();
  const verification = useVerification(purpose);
  const verifyUser = useVerifyUserFirebase({ mutation: { meta: { shownInPlace: true } } });
  const checkReset = useCheckVerification({ mutation: { meta: { shownInPlace: true } } });
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<string>();
  const [asked, setAsked] = useState(0);
  const [busy, setBusy] = useState<'sending' | 'verifying' | null>(null);
  // Not while the first attempt to finish is on its way: most codes need no second one.
  const [isConfirmed, setConfirmed] = useState(verification !== null && verification.confirmedToken !== null);
  const seconds = useResendCountdown(verification?.sentAt ?? null, settings.resendCountdownSeconds);
  const faults = useFormSummary('verify', fault === undefined ? {} : { code: fault });
  const pending = verification?.pending ?? null;
  const length = settings.verificationCodeLength;
  const search = redirect === undefined ? {} : { redirect };
  useSensitiveInput(code !== '');

  useEffect(() => {
    // A code asked for on this page leads straight to its field; on arrival the heading has the focus, as on every page.
    if (asked > 0) field.current?.focus();
  }, [asked]);

  if (verification === null) return null;
  const { mobileNumber, confirmedToken, failure } = verification;

  async function send(): Promise<void> {
    setBusy('sending');
    setFault(undefined);
    faults.hide();
    setCode('');
    const sent = await sendCode(purpose, mobileNumber);
    setBusy(null);
    setAsked((times) => times + 1);
    if (sent.failure === null)
      showToast({ id: 'code-sent', kind: 'info', title: intl.formatMessage({ id: 'verify.sent.again' }) });
  }

  /**
   * The number is proven: what comes next depends on what it was proven for. The code is forgotten after leaving: without
   * one this page has nothing to show, or asks for another.
   */
  async function finish(): Promise<void> {
    if (purpose === 'reset') {
      await checkReset.mutateAsync({ data: { mobile_number: mobileNumber } });
      await navigate({ to: '/resetpassword', search, replace: true });
      forgetCode();
      return;
    }
    const hadToken = readSession().token !== null;
    const answer = await verifyUser.mutateAsync();
    // Menus and My Account name the parent by this answer.
    if (hadToken) queryClient.setQueryData(getGetUserQueryKey(answer.data.user.id), answer);
    showToast({
      id: 'verified',
      kind: 'success',
      title: intl.formatMessage({ id: hadToken ? 'verify.done.updated' : 'verify.done.created' }),
    });
    await (hadToken && redirect === undefined
      ? navigate({ to: '/', replace: true })
      : navigate({ to: '/signin', search, replace: true }));
    forgetCode();
    updateSession({ isVerified: 'true', unconfirmedMobileNumber: null, firebaseToken: null });
  }

  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    if (busy !== null || pending === null) return;
    if (confirmedToken === null && verificationCodeError(code, length) !== null) {
      setFault(intl.formatMessage({ id: 'verify.field.missing' }, { count: length }));
      faults.show();
      return;
    }
    setBusy('verifying');
    setFault(undefined);
    faults.hide();
    try {
      updateSession({ firebaseToken: confirmedToken ?? (await confirmCode(code)) });
      await finish();
    } catch (error) {
      if (isDeadToken(error)) {
        dropDeadToken();
        setConfirmed(false);
        setCode('');
        faults.tell([intl.formatMessage({ id: phoneCodeErrors['code-expired'] })]);
      } else if (error instanceof ApiError) {
        setConfirmed(mayPassNextTime(error));
        faults.tell(failureTexts(error, (id, values) => intl.formatMessage({ id }, values)));
      } else {
        setFault(intl.formatMessage({ id: phoneCodeErrors[phoneAuthCodeOf(error)] }));
        faults.show();
      }
    } finally {
      setBusy(null);
    }
  }

  const masked = (
    <bdi dir="ltr" className={classes.number}>
      {maskPhoneNumber(mobileNumber)}
    </bdi>
  );
  return (
    <AuthFrame
      tone="mango"
      picture="verify"
      documentTitle={intl.formatMessage({ id: 'verify.page.document' })}
      above={
        purpose === 'reset' ? (
          <StepPods
            current={2}
            total={3}
            label={intl.formatMessage({ id: 'reset.steps.label' }, { current: 2, total: 3 })}
          />
        ) : undefined
      }
      title={intl.formatMessage({ id: 'verify.page.title' })}
      lead={
        <>
          <span id="verify-lead">
            {intl.formatMessage(
              { id: pending === null ? 'verify.page.leadNotSent' : 'verify.page.lead' },
              { count: length },
            )}
          </span>
          <span className={classes.to}>
            {masked}
            <Link to={wayBack[purpose]} search={search} className={frame.link}>
              <FormattedMessage id="verify.action.changeNumber" />
            </Link>
          </span>
        </>
      }
      foot={
        <>
          <FormattedMessage id="verify.help.text" />{' '}
          <Link to="/contact" className={frame.inline}>
            <FormattedMessage id="verify.help.contact" />
          </Link>
        </>
      }
    >
      {pending === null ? (
        <div className={frame.form}>
          {faults.summary ? (
            <ErrorSummary {...faults.summary} />
          ) : failure === null ? (
            <Notice kind="info" title={intl.formatMessage({ id: 'verify.reload.title' })}>
              <FormattedMessage id="verify.reload.text" />
            </Notice>
          ) : (
            <Notice kind="error" role="alert">
              <FormattedMessage id={phoneCodeErrors[failure]} />
            </Notice>
          )}
          <Button
            size="large"
            wide
            loading={busy === 'sending'}
            loadingLabel={intl.formatMessage({ id: 'verify.action.sending' })}
            onClick={() => void send()}
          >
            <FormattedMessage id="verify.action.send" />
          </Button>
        </div>
      ) : (
        <form className={frame.form} noValidate onSubmit={(event) => void submit(event)}>
          {faults.summary && <ErrorSummary {...faults.summary} />}
          {isConfirmed ? (
            <Notice kind="success" title={intl.formatMessage({ id: 'verify.confirmed.title' })}>
              <FormattedMessage id="verify.confirmed.text" />
            </Notice>
          ) : (
            <>
              <CodeField
                ref={field}
                id="verify-code"
                label={intl.formatMessage({ id: 'verify.field.code' })}
                value={code}
                onChange={(typed) => {
                  setCode(typed);
                  setFault(undefined);
                }}
                length={length}
                onEnter={(event) => {
                  // The button is locked until the code is whole; Enter in the field still deserves an answer.
                  if (code.length < length) void submit(event);
                }}
                normalize={(typed) => cleanVerificationCode(typed, length)}
                onLetters={() => {
                  setFault(intl.formatMessage({ id: 'verify.field.digitsOnly' }));
                }}
                error={fault}
              />
              <div className={classes.resend}>
                {seconds > 0 ? (
                  <span id="verify-wait" className={classes.wait} role="timer">
                    <Countdown
                      seconds={seconds}
                      totalSeconds={settings.resendCountdownSeconds}
                      label={intl.formatMessage({ id: 'verify.countdown.label' })}
                    />
                  </span>
                ) : (
                  <span className={classes.wait} role="status">
                    <FormattedMessage id="verify.countdown.over" />
                  </span>
                )}
                <Button
                  look="secondary"
                  size="small"
                  loading={busy === 'sending'}
                  loadingLabel={intl.formatMessage({ id: 'verify.action.sending' })}
                  blockedBy={seconds > 0 ? 'verify-wait' : undefined}
                  onClick={() => void send()}
                >
                  <FormattedMessage id="verify.action.resend" />
                </Button>
              </div>
              {failure === null ? null : (
                <Notice kind="error" role="alert">
                  <FormattedMessage id={phoneCodeErrors[failure]} />
                </Notice>
              )}
            </>
          )}
          <Button
            type="submit"
            size="large"
            wide
            loading={busy === 'verifying'}
            loadingLabel={intl.formatMessage({ id: 'verify.action.submitting' })}
            blockedBy={!isConfirmed && code.length < length ? 'verify-lead' : undefined}
          >
            <FormattedMessage id={isConfirmed ? 'verify.action.again' : 'verify.action.submit'} />
          </Button>
        </form>
      )}
    </AuthFrame>
  );
}
