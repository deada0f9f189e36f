import { FormattedMessage, useIntl } from 'react-intl';
import { DeadlineInstant } from './deadline-instant.tsx';
import { useTimeText } from './use-time-text.ts';

type DeadlineTextProps = {
  /** ISO instant. */
  at: string;
  /** The server's time; null until it is known. */
  now: Date | null;
};

/**
 * An instant by which something is to be done, and how long that still is: "Fri 4 Sep, 9:12 am (2 days 10 hours left)",
 * "the end of Fri 27 Nov (5 days left)". Once it has passed, the instant alone.
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
