import { classNames } from '#src/ui/layout/class-names.ts';
import classes from './countdown.module.css';

type CountdownProps = {
  /** Whole seconds left. */
  seconds: number;
  /** The initial whole seconds; if set, a shrinking ring is shown beside the time. */
  totalSeconds?: number;
  /** Text between the ring and the time: "New code in". */
  label?: string;
  className?: string | undefined;
};

/**
 * The remaining time as m:ss, left-to-right in both languages, with a ring that empties. The caller renders the
 * sentence around it.
 */
export function Countdown({ seconds, totalSeconds, label, className }: CountdownProps) {
  return (
    <span className={classNames(classes.countdown, className)}>
      {totalSeconds !== undefined && (
        <svg viewBox="0 0 36 36" className={classes.ring} aria-hidden>
          <circle cx="18" cy="18" r="15" className={classes.track} />
          <circle
            cx="18"
            cy="18"
            r="15"
            className={classes.left}
            pathLength={1}
            strokeDasharray={`${totalSeconds > 0 ? Math.max(0, Math.min(1, seconds / totalSeconds)) : 0} 1`}
          />
        </svg>
      )}
      <span>
        {label === undefined ? null : `${label} `}
        <CountdownTime seconds={seconds} />
      </span>
    </span>
  );
}

/** "1:05", isolated from the direction of the surrounding text. */
function CountdownTime({ seconds }: { seconds: number }) {
  const left = Math.max(0, Math.ceil(seconds));
  return (
    <bdi dir="ltr" className={classes.time}>
      {`${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`}
    </bdi>
  );
}
