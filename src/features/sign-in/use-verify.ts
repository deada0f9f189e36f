import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useBusinessSettings } from '#src/api/business-settings.ts';
import { ApiError } from '#src/api/errors.ts';
import { errorTexts } from '#src/errors/error-texts.ts';
import { useCheckVerification, useVerifyUserFirebase } from '#src/api/generated/users/users.ts';
import { keepUser, userOf } from '#src/api/signed-in-user.ts';
import { useSensitiveInput } from '#src/auth/language-switch.ts';
import { readSession, updateSession } from '#src/auth/session.ts';
import { localPhoneNumber } from '#src/domain/phone-number.ts';
import { verificationCodeError } from '#src/domain/verification-code.ts';
import { showToast } from '#src/ui/feedback/toast.tsx';
import { useErrorSummary } from '#src/forms/use-error-summary.ts';
import { storeFormDraft } from '#src/forms/use-form-draft.ts';
import { useNavigateFromHere } from '#src/forms/use-navigate-from-here.ts';
import { useSubmitGuard } from '#src/forms/use-submit-guard.ts';
import { phoneCodeErrors } from '#src/errors/phone-code-error.ts';
import type { ReturnSearch } from './return-path.ts';
import { signInDraft } from './sign-in-draft.ts';
import { summaryTitles } from './summary-titles.ts';
import { useResendCountdown } from '#src/forms/use-resend-countdown.ts';
import {
  confirmCode,
  dropDeadToken,
  forgetCode,
  isDeadToken,
  phoneAuthCodeOf,
  sendCode,
  type Verification,
  type VerificationPurpose,
} from './verification.ts';

/** Whether the same request may succeed later: the connection or the server failed, or the server requires a wait. */
const mayPassNextTime = ({ kind, status }: ApiError) => kind !== 'status' || status >= 500 || status === 429;

/**
 * State and actions of /verify: the typed code, requesting another one, and the steps after a correct code
 * (rules.md#code-purposes).
 */
export function useVerify(verification: Verification | null, purpose: VerificationPurpose, search: ReturnSearch) {
  const intl = useIntl();
  const router = useRouter();
  const navigate = useNavigateFromHere();
  const queryClient = useQueryClient();
  const guard = useSubmitGuard();
  const { resendCountdownSeconds, verificationCodeLength: length } = useBusinessSettings();
  const verifyUser = useVerifyUserFirebase();
  const checkReset = useCheckVerification();
  const [code, setCode] = useState('');
  const [codeError, setCodeError] = useState<string>();
  const [asked, setAsked] = useState(0);
  const [busy, setBusy] = useState<'sending' | 'verifying' | null>(null);
  // Not set while the first attempt to finish is pending, because most codes need no second attempt.
  const [isConfirmed, setConfirmed] = useState(verification !== null && verification.confirmedToken !== null);
  const seconds = useResendCountdown(verification?.sentAt ?? null, resendCountdownSeconds);
  const errors = useErrorSummary({
    errors: codeError === undefined ? {} : { code: codeError },
    fieldId: (name) => `verify-${name}`,
    title: (count) => intl.formatMessage({ id: summaryTitles.title }, { count }),
    refusedTitle: intl.formatMessage({ id: summaryTitles.refusedTitle }),
  });
  useSensitiveInput(code !== '');

  function clearErrors(): void {
    setCodeError(undefined);
    errors.hide();
  }

  function failOnField(text: string): void {
    setCodeError(text);
    errors.show();
  }

  async function send(mobileNumber: string): Promise<void> {
    setBusy('sending');
    clearErrors();
    setCode('');
    const isSent = await sendCode(mobileNumber, resendCountdownSeconds);
    setBusy(null);
    setAsked((times) => times + 1);
    if (isSent) showToast({ id: 'code-sent', kind: 'info', title: intl.formatMessage({ id: 'verify.sent.again' }) });
  }

  /**
   * Finishes after the number is verified; the next step depends on the purpose. Storage is updated as soon as the
   * server has answered, not when the next page has loaded: a parent who closes the tab in between can't use the code
   * again.
   */
  async function finish(mobileNumber: string): Promise<void> {
    const onward = { search, replace: true, ignoreBlocker: true };
    if (purpose === 'reset') {
      await checkReset.mutateAsync({ data: { mobile_number: mobileNumber } });
      await navigate({ to: '/resetpassword', ...onward });
      // For a parent who has left meanwhile, /verify goes on with the confirmed code.
      if (router.latestLocation.pathname === '/resetpassword') forgetCode();
      return;
    }
    const hadToken = readSession().token !== null;
    const answer = await verifyUser.mutateAsync();
    if (hadToken) keepUser(queryClient, userOf(answer));
    showToast({
      id: 'verified',
      kind: 'success',
      title: intl.formatMessage({ id: hadToken ? 'verify.done.updated' : 'verify.done.created' }),
    });
    if (!hadToken) storeFormDraft(signInDraft, { mobile: localPhoneNumber(mobileNumber) });
    const leaving =
      hadToken && search.redirect === undefined
        ? navigate({ to: '/', replace: true, ignoreBlocker: true })
        : navigate({ to: '/signin', ...onward, state: { isAccountReady: !hadToken } });
    updateSession({ isVerified: 'true', unconfirmedMobileNumber: null, firebaseToken: null });
    forgetCode();
    await leaving;
  }

  async function verify(typed: string): Promise<void> {
    if (verification === null || verification.verificationId === null) return;
    const { confirmedToken, mobileNumber } = verification;
    if (confirmedToken === null && verificationCodeError(typed, length) !== null) {
      failOnField(intl.formatMessage({ id: 'verify.field.missing' }, { count: length }));
      return;
    }
    setBusy('verifying');
    clearErrors();
    try {
      if (confirmedToken === null) await confirmCode(typed);
      await finish(mobileNumber);
    } catch (error) {
      if (isDeadToken(error)) {
        dropDeadToken();
        setConfirmed(false);
        setCode('');
        errors.show([intl.formatMessage({ id: phoneCodeErrors['code-expired'] })]);
      } else if (error instanceof ApiError) {
        setConfirmed(mayPassNextTime(error));
        const texts = errorTexts(error, (id, values) => intl.formatMessage({ id }, values));
        if (texts.length > 0) errors.show(texts);
      } else {
        failOnField(intl.formatMessage({ id: phoneCodeErrors[phoneAuthCodeOf(error)] }));
      }
    } finally {
      setBusy(null);
    }
  }

  /** @param typed the digits; without it, those in the field */
  function submit(typed = code): void {
    guard(() => verify(typed));
  }

  return {
    code,
    /** Called when digits are typed: clears the error of the last code, and sends the code once it is complete. */
    typeCode: (typed: string) => {
      setCode(typed);
      setCodeError(undefined);
      if (typed.length === length) submit(typed);
    },
    codeError,
    setCodeError,
    summary: errors.summary,
    busy,
    isConfirmed,
    /** The number of codes requested on this page. */
    asked,
    length,
    seconds,
    totalSeconds: resendCountdownSeconds,
    /** Sends a code to a number (E.164). */
    send: (mobileNumber: string) => {
      guard(() => send(mobileNumber));
    },
    submit,
  };
}

export type VerifyState = ReturnType<typeof useVerify>;
