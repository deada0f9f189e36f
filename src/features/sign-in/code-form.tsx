import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { cleanVerificationCode } from '#src/domain/verification-code.ts';
import { phoneCodeErrors } from '#src/errors/phone-code-error.ts';
import { ResendWait } from '#src/forms/resend-wait.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { CodeField } from '#src/ui/fields/code-field.tsx';
import { ErrorSummary } from '#src/ui/feedback/error-summary.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx';
import frame from './auth-frame.module.css';
import type { VerifyState } from './use-verify.ts';
import type { Verification } from './verification.ts';
import classes from './verify-page.module.css';

interface CodeFormProps {
  verification: Verification;
  state: VerifyState;
}

/**
 * The form of /verify after a code was sent: its six digits, and another code after the countdown; or a retry of the
 * last step.
 */
export function CodeForm({ verification: { mobileNumber, failure }, state }: CodeFormProps) {
  const intl = useIntl();
  const { code, codeError, busy, isConfirmed, asked, length, seconds, summary } = state;
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    // A code that was requested on this page moves the focus to its field; on arrival the heading has it, as on every
    // page.
    if (asked > 0) field.current?.focus();
  }, [asked]);

  return (
    <form
      className={frame.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        state.submit();
      }}
    >
      {summary && <ErrorSummary {...summary} />}
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
            onChange={state.typeCode}
            length={length}
            onEnter={(event) => {
              // The button is locked until the code is complete, but Enter in the field must still show an error.
              if (code.length >= length) return;
              event.preventDefault();
              state.submit();
            }}
            normalize={(typed) => cleanVerificationCode(typed, length)}
            onLetters={() => {
              state.setCodeError(intl.formatMessage({ id: 'verify.field.digitsOnly' }));
            }}
            error={codeError}
            help={codeError === undefined ? intl.formatMessage({ id: 'verify.field.help' }) : undefined}
          />
          <div className={classes.resend}>
            <ResendWait id="verify-wait" seconds={seconds} totalSeconds={state.totalSeconds} />
            <Button
              variant="secondary"
              size="small"
              loading={busy === 'sending'}
              loadingLabel={intl.formatMessage({ id: 'verify.action.sending' })}
              blockedBy={seconds > 0 ? 'verify-wait' : undefined}
              onClick={() => {
                state.send(mobileNumber);
              }}
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
      <VisuallyHidden role="status">
        {busy === 'verifying' && intl.formatMessage({ id: 'verify.action.submitting' })}
      </VisuallyHidden>
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
  );
}
