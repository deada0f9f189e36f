import { IconArrowRight } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import type { CivilDate } from '#src/domain/riyadh-date.ts';
import { formatDate } from '#src/i18n/formats.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import classes from './off-days-dialog.module.css';

interface OffDayEndsProps {
  id: string;
  beforeOn: CivilDate;
  /** The last lunch with the picked days off; null without picked days. */
  afterOn: CivilDate | null;
  count: number;
  /** Whether the server has not confirmed `afterOn` yet. */
  busy: boolean;
  /** Whether no day can be picked any more. */
  isOver: boolean;
}

/** The last lunch as it is now, and with the picked days off. */
export function OffDayEnds({ id, beforeOn, afterOn, count, busy, isOver }: OffDayEndsProps) {
  const language = useLanguage();
  return (
    <div className={classes.ends} id={id} aria-live="polite" aria-busy={busy}>
      <div className={classes.end}>
        <small>
          <FormattedMessage id="orders.offDays.end.before" />
        </small>
        <b>
          <bdi>{formatDate(language, beforeOn, 'day')}</bdi>
        </b>
      </div>
      <IconArrowRight size={20} stroke={1.75} data-flip aria-hidden />
      {afterOn === null ? (
        <p className={classes.endMissing}>
          <FormattedMessage id={isOver ? 'orders.offDays.none' : 'orders.offDays.end.missing'} />
        </p>
      ) : (
        <div className={classes.endAfter}>
          <small>
            <FormattedMessage id="orders.offDays.end.after" values={{ count }} />
          </small>
          <b>
            <bdi>{formatDate(language, afterOn, 'day')}</bdi>
          </b>
        </div>
      )}
    </div>
  );
}
