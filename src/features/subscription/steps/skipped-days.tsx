import { FormattedMessage } from 'react-intl';
import type { SubscriptionPeriod } from '#src/domain/subscription-period.ts';
import { formatDate, formatHijri } from '#src/i18n/formats.ts';
import { type DayTextContext, vacationName } from '#src/features/subscription/state/choice-error-texts.ts';
import classes from './skipped-days.module.css';
import { type SkippedRow, skippedRows } from './skipped-rows.ts';

/**
 * The list "Days without delivery in this period", by date, each day with its reason and Hijri date (rules.md#period).
 */
export function SkippedDays({ period, texts }: { period: SubscriptionPeriod; texts: DayTextContext }) {
  const { rows } = skippedRows(period.skipped);
  return (
    <div className={classes.box}>
      <h3 className={classes.title}>
        <FormattedMessage id="subscribe.skipped.title" />
      </h3>
      <dl className={classes.list}>
        <div className={classes.row}>
          <dt>
            <FormattedMessage id="subscribe.skipped.weekends" />
          </dt>
          <dd>
            <FormattedMessage id="subscribe.skipped.weekend" />
          </dd>
        </div>
        {rows.map((row) => (
          <div key={`${row.kind}-${row.startsOn}`} className={classes.row}>
            <dt>
              <bdi>{daysOf(row, (on) => formatDate(texts.language, on, 'day'))}</bdi>
            </dt>
            <dd>
              {row.kind === 'off_day' ? (
                <FormattedMessage id="subscribe.skipped.offDay" />
              ) : (
                <Vacation row={row} texts={texts} />
              )}{' '}
              <small>
                · <bdi>{daysOf(row, (on) => formatHijri(texts.language, on))}</bdi>
              </small>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Vacation({ row, texts }: { row: Extract<SkippedRow, { kind: 'vacation' }>; texts: DayTextContext }) {
  const name = vacationName(texts, row.vacation);
  return row.vacation.isTentative ? <FormattedMessage id="subscribe.skipped.tentative" values={{ name }} /> : name;
}

function daysOf({ startsOn, endsOn }: SkippedRow, format: (on: string) => string): string {
  return startsOn === endsOn ? format(startsOn) : `${format(startsOn)} – ${format(endsOn)}`;
}
