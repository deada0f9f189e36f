import { FormattedMessage, useIntl } from 'react-intl';
import { DeadlineInstant } from './deadline-instant.tsx';
import { useTimeText } from './use-time-text.ts';

type DeadlineTextProps = {
  /** ISO instant. */
  at: string;
  /** The server's time; null while unknown. */
  now: Date | null;
};

/**
 * A deadline as text with the remaining time: "Fri 4 Sep, 9:12 am (2 days 10 hours left)", "the end of Fri 27 Nov (5
 * days left)". After the deadline, only the instant.
 */
export function DeadlineText({ at, now }: DeadlineTextProps) {
  return now === null ? <DeadlineInstant at={at} /> : <WithTimeLeft at={at} now={now} />;
}

function WithTimeLeft({ at, now }: { at: string; now: Date }) {
  const intl = useIntl();
  const left = useTimeText(now).left(at);
  const instant = <DeadlineInstant at={at} />;
  if (left === null) return instant;
  return (
    <FormattedMessage
      id="time.deadline"
      values={{ instant, left: intl.formatMessage({ id: `time.left.${left.leads}` }, { time: left.time }) }}
    />
  );
}
