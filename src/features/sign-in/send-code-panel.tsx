import { FormattedMessage, useIntl } from 'react-intl';
import { phoneCodeErrors } from '#src/errors/phone-code-error.ts';
import { ResendWait } from '#src/forms/resend-wait.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { ErrorSummary } from '#src/ui/feedback/error-summary.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import frame from './auth-frame.module.css';
import type { VerifyState } from './use-verify.ts';
import type { Verification } from './verification.ts';

interface SendCodePanelProps {
  verification: Verification;
  state: VerifyState;
}

/**
 * Shown on /verify if no code was sent to this number: the reason, and a button to send one after the last code's
 * countdown.
 */
export function SendCodePanel({ verification: { mobileNumber, failure }, state }: SendCodePanelProps) {
  const intl = useIntl();
  const { seconds, totalSeconds, summary, busy, send } = state;
  const reason = seconds > 0 ? 'wait' : 'notSent';
  return (
    <div className={frame.form}>
      {summary ? (
        <ErrorSummary {...summary} />
      ) : failure === null ? (
        <Notice kind="info" title={<FormattedMessage id={`verify.${reason}.title`} />}>
          <FormattedMessage id={`verify.${reason}.text`} />
        </Notice>
      ) : (
        <Notice kind="error" role="alert">
          <FormattedMessage id={phoneCodeErrors[failure]} />
        </Notice>
      )}
      {seconds > 0 && <ResendWait id="verify-wait" seconds={seconds} totalSeconds={totalSeconds} />}
      <Button
        size="large"
        wide
        loading={busy === 'sending'}
        loadingLabel={intl.formatMessage({ id: 'verify.action.sending' })}
        blockedBy={seconds > 0 ? 'verify-wait' : undefined}
        onClick={() => {
          send(mobileNumber);
        }}
      >
        <FormattedMessage id="verify.action.send" />
      </Button>
    </div>
  );
}
