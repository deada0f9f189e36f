import { FormattedMessage } from 'react-intl';
import type { CivilDate } from '#src/domain/riyadh-date.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import classes from './off-days-dialog.module.css';

interface OffDayErrorsProps {
  id: string;
  /** The messages; empty without an error. */
  texts: readonly string[];
  /**
   * `refused` by the server; `lost` without a response; `refusedPick` before sending; `unchecked` if the check failed.
   */
  kind: 'refused' | 'lost' | 'refusedPick' | 'unchecked';
  /** The picked days that are refused. */
  days: readonly CivilDate[];
  onRemove: (days: readonly CivilDate[]) => void;
  /** Repeats a failed check; null if the check did not fail. */
  onRetry: (() => void) | null;
}

/** Why the picked days can't be off days, with a button to remove them or to retry. The picked days stay selected. */
export function OffDayErrors({ id, texts, kind, days, onRemove, onRetry }: OffDayErrorsProps) {
  const action =
    days.length > 0 ? (
      <Button
        variant="secondary"
        size="small"
        onClick={() => {
          onRemove(days);
        }}
      >
        <FormattedMessage id="subscribe.offDays.removeInvalid" values={{ count: days.length }} />
      </Button>
    ) : onRetry === null ? undefined : (
      <Button variant="secondary" size="small" onClick={onRetry}>
        <FormattedMessage id="orders.offDays.retry" />
      </Button>
    );
  return (
    <div id={id} role="alert" className={classes.errors}>
      {texts.length > 0 && (
        <Notice kind="error" title={<FormattedMessage id={`orders.offDays.${kind}`} />} action={action}>
          {texts.map((text) => (
            <p key={text}>{text}</p>
          ))}
          {kind === 'lost' && (
            <p>
              <FormattedMessage id="orders.offDays.lost.text" />
            </p>
          )}
        </Notice>
      )}
    </div>
  );
}
