import { useRef, useState } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { useBusinessSettings } from '#src/api/business-settings.ts';
import { ApiError, isUnknownOutcome } from '#src/api/errors.ts';
import { isStepUpRequired, stepUp, stepUpFields, stepUpHeaders } from '#src/api/step-up.ts';
import { loadPhoneAuth, PhoneAuthError, type PhoneAuthCode } from '#src/auth/phone-auth.ts';
import { readSentCode, readStepUpCode, storeStepUpCode } from '#src/auth/sent-code.ts';
import { storedLanguage } from '#src/auth/session.ts';
import { verificationCodeError } from '#src/domain/verification-code.ts';
import { phoneCodeErrors } from '#src/errors/phone-code-error.ts';
import { useResendCountdown } from '#src/forms/use-resend-countdown.ts';
import { showToast } from '#src/ui/feedback/toast.tsx';

/** The fields of a form in which a parent proves who it is. */
// A type, because an interface has no index signature, which the form needs.
export type StepUpValues = {
  method: 'password' | 'code';
  currentPassword: string;
  code: string;
};

/** Nothing is proven yet; the password comes first, because every parent has one. */
export const noStepUp: StepUpValues = { method: 'password', currentPassword: '', code: '' };

/** The fields of the form for those of a refused proof. */
export function stepUpFieldOf(field: string, { method }: StepUpValues): 'currentPassword' | 'code' | null {
  const isProof = Object.values<string>(stepUpFields).includes(field);
  if (!isProof) return null;
  return method === 'code' ? 'code' : 'currentPassword';
}

/** When this tab last sent a code, to any number; null before the first one. */
function lastSentAt(): Date | null {
  const instants = [readSentCode(), readStepUpCode()].flatMap((code) => (code ? new Date(code.sentAt).getTime() : []));
  return instants.length === 0 ? null : new Date(Math.max(...instants));
}

/** A failure of the phone provider as an error of the code's field. */
function ofCode(code: PhoneAuthCode, intl: IntlShape): ApiError {
  const message = intl.formatMessage({ id: phoneCodeErrors[code] });
  return new ApiError(message, {
    kind: 'status',
    status: 422,
    fieldErrors: [{ field: stepUpFields.code, code, message }],
  });
}

/**
 * State and actions of a step-up (rules.md#step-up): requesting a code, and a change that is sent with the proof.
 * @param mobileNumber the account's confirmed number, E.164
 */
export function useStepUp(mobileNumber: string) {
  const intl = useIntl();
  const { resendCountdownSeconds, verificationCodeLength } = useBusinessSettings();
  const [verificationId, setVerificationId] = useState(() => readStepUpCode()?.verificationId ?? null);
  const [sentAt, setSentAt] = useState(lastSentAt);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<PhoneAuthCode | null>(null);
  const seconds = useResendCountdown(sentAt, resendCountdownSeconds);
  // A proof serves until its change succeeds: a code can't be entered twice, and a lost answer is asked for again.
  const proven = useRef<string | null>(null);
  const confirmed = useRef<string | null>(null);

  async function send(): Promise<void> {
    setSending(true);
    setFailure(null);
    try {
      const provider = await loadPhoneAuth();
      const code = { verificationId: await provider.sendCode(mobileNumber, storedLanguage()), sentAt: new Date() };
      storeStepUpCode({ ...code, sentAt: code.sentAt.toISOString() });
      setVerificationId(code.verificationId);
      setSentAt(code.sentAt);
      showToast({ id: 'code-sent', kind: 'info', title: intl.formatMessage({ id: 'myAccount.stepUp.codeSent' }) });
    } catch (error) {
      setFailure(error instanceof PhoneAuthError ? error.code : 'unknown');
    }
    setSending(false);
  }

  async function confirm(code: string): Promise<string> {
    try {
      const provider = await loadPhoneAuth();
      return await provider.confirmCode(verificationId ?? '', code);
    } catch (error) {
      throw error instanceof PhoneAuthError ? ofCode(error.code, intl) : error;
    }
  }

  async function prove({ method, currentPassword, code }: StepUpValues): Promise<string> {
    if (method === 'password') return stepUp({ password: currentPassword });
    const phoneToken = confirmed.current ?? (await confirm(code));
    // The provider takes a code once: if the next call is lost, its token is sent again.
    confirmed.current = phoneToken;
    try {
      return await stepUp({ phoneToken });
    } catch (error) {
      // A server that was called too often has not used it either.
      const isUnused = isUnknownOutcome(error) || (error instanceof ApiError && error.status === 429);
      if (!isUnused) confirmed.current = null;
      throw error;
    }
  }

  /** Sends a change with the proof; proves again if the earlier proof has expired. */
  async function changeWith<T>(
    values: StepUpValues,
    change: (headers: Record<string, string>) => Promise<T>,
  ): Promise<T> {
    const earlier = proven.current;
    try {
      const token = earlier ?? (await prove(values));
      proven.current = token;
      confirmed.current = null;
      const answer = await change(stepUpHeaders(token));
      proven.current = null;
      const code = readStepUpCode();
      if (code !== null) storeStepUpCode({ ...code, verificationId: null });
      return answer;
    } catch (error) {
      if (!isStepUpRequired(error)) throw error;
      proven.current = null;
      if (earlier === null) throw error;
      return changeWith(values, change);
    }
  }

  return {
    mobileNumber,
    isCodeSent: verificationId !== null,
    isSending,
    failure,
    seconds,
    totalSeconds: resendCountdownSeconds,
    codeLength: verificationCodeLength,
    send,
    changeWith,
    /**
     * The error texts of the fields; null if valid.
     * @param emptyText for an empty password
     */
    errors: ({ method, currentPassword, code }: StepUpValues, emptyText: string) => ({
      currentPassword: method === 'password' && currentPassword === '' ? emptyText : null,
      code:
        method === 'password' || verificationCodeError(code, verificationCodeLength) === null
          ? null
          : intl.formatMessage(
              { id: verificationId === null ? 'myAccount.stepUp.askFirst' : 'verify.field.missing' },
              { count: verificationCodeLength },
            ),
    }),
  };
}

export type StepUp = ReturnType<typeof useStepUp>;
