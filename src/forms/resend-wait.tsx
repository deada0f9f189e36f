import { FormattedMessage, useIntl } from 'react-intl';
import { Countdown } from '#src/ui/feedback/countdown.tsx';
import { useAnnouncedElement } from '#src/ui/feedback/use-announced-element.ts';
import classes from './resend-wait.module.css';

interface ResendWaitProps {
  /** The id that buttons locked by the countdown reference as their reason. */
  id: string;
  /** Whole seconds until another code may be requested. */
  seconds: number;
  totalSeconds: number;
}

/** The countdown until another code may be requested, and a text when it is over. */
export function ResendWait({ id, seconds, totalSeconds }: ResendWaitProps) {
  const intl = useIntl();
  if (seconds === 0) {
    return <WaitOver />;
  }
  return (
    <span id={id} className={classes.wait} role="timer">
      <Countdown
        seconds={seconds}
        totalSeconds={totalSeconds}
        label={intl.formatMessage({ id: 'verify.countdown.label' })}
      />
    </span>
  );
}

function WaitOver() {
  return (
    <span ref={useAnnouncedElement<HTMLSpanElement>()} className={classes.wait}>
      <FormattedMessage id="verify.countdown.over" />
    </span>
  );
}
