import { IconCalendarPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Package } from '#src/domain/package.ts';
import type { BusinessSettings } from '#src/domain/business-settings.ts';
import { orderTotals } from '#src/domain/order-totals.ts';
import type { SubscriptionPeriod } from '#src/domain/subscription-period.ts';
import type { CheckedSubscription } from '#src/features/subscription/state/check-choices.ts';
import { skippedRows } from '#src/features/subscription/steps/skipped-rows.ts';
import { formatPercent } from '#src/i18n/format-percent.ts';
import { formatDate, formatHijri } from '#src/i18n/formats.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Money } from '#src/ui/text/money.tsx';
import { type SummaryRow, SummaryList } from '#src/ui/layout/summary-list.tsx';
import classes from './subscription-result.module.css';

interface SubscriptionResultProps {
  package: Pick<Package, 'priceHalalas' | 'deliveryFeeHalalas' | 'frequency'>;
  settings: BusinessSettings;
  subscriptions: readonly CheckedSubscription[];
  /** The subscription whose dates are shown. */
  shown: CheckedSubscription;
  /** The submit button, with a notice above it. */
  children: ReactNode;
}

/**
 * The result block on the deep background: first and last day, skipped days, and the price for all students (rows P05,
 * O02).
 */
export function SubscriptionResult(props: SubscriptionResultProps) {
  const { shown, children } = props;
  return (
    <div className={classes.result}>
      <div aria-live="polite">
        <h2 className={classes.muted}>
          <FormattedMessage id="subscribe.result.period" />
        </h2>
        {shown.period === null ? (
          <p className={classes.missing}>
            <FormattedMessage id="subscribe.result.missing" />
          </p>
        ) : (
          <Period subscription={shown} period={shown.period} />
        )}
      </div>
      <div>
        <Amounts {...props} />
        {children}
      </div>
    </div>
  );
}

function Period({ subscription, period }: { subscription: CheckedSubscription; period: SubscriptionPeriod }) {
  const language = useLanguage();
  const { offDays, vacationDays } = skippedRows(period.skipped);
  const before = subscription.endsOnWithoutOffDays;
  const kind = offDays > 0 ? (vacationDays > 0 ? 'both' : 'offDays') : vacationDays > 0 ? 'vacation' : 'plain';
  const day = (on: string) => (
    <>
      <b className={classes.date}>
        <bdi>{formatDate(language, on)}</bdi>
      </b>
      <small className={classes.muted}>
        <bdi>{formatHijri(language, on)}</bdi>
      </small>
    </>
  );
  return (
    <>
      <ol className={classes.period}>
        <li>{day(period.startsOn)}</li>
        <li>
          {day(period.endsOn)}
          {before !== null && before !== period.endsOn && (
            <span className={classes.was}>
              <IconCalendarPlus size={16} stroke={1.75} aria-hidden />
              <FormattedMessage
                id="subscribe.result.was"
                values={{
                  date: (
                    <s key="date">
                      <bdi>{formatDate(language, before, 'day')}</bdi>
                    </s>
                  ),
                }}
              />
            </span>
          )}
        </li>
      </ol>
      <p className={classes.muted}>
        <FormattedMessage
          id={`subscribe.result.${kind}`}
          values={{ days: subscription.dayCount, offDays, vacationDays }}
        />
      </p>
    </>
  );
}

function Amounts({ package: offer, settings, subscriptions }: SubscriptionResultProps) {
  const language = useLanguage();
  const { priceHalalas, deliveryFeeHalalas } = offer;
  const counted = subscriptions.flatMap(({ student, count }) => (count === null ? [] : [{ student, count }]));
  const totals = orderTotals(
    counted.map(({ count }) => ({ priceHalalas, deliveryFeeHalalas, count })),
    settings.vatPercent,
  );
  const exact = (halalas: number) => <Money language={language} halalas={halalas} style="exact" />;
  const offDays = subscriptions.reduce((sum, { choice }) => sum + choice.offDays.length, 0);
  const rows: SummaryRow[] = [
    ...counted.map(({ student, count }, index) => ({
      key: String(student?.id ?? 0),
      label: (
        <>
          {student !== null && subscriptions.length > 1 && <>{student.name} · </>}
          <span className={classes.product}>
            <Money language={language} halalas={priceHalalas} /> ×{' '}
            <FormattedMessage id={`subscribe.count.${offer.frequency}`} values={{ count }} />
          </span>
        </>
      ),
      amount: exact(totals.lines[index]?.subtotalHalalas ?? 0),
    })),
    ...(offDays === 0
      ? []
      : [
          {
            key: 'off-days',
            label: <FormattedMessage id="subscribe.result.offDayCount" values={{ count: offDays }} />,
            amount: <FormattedMessage id="subscribe.result.noCost" />,
          },
        ]),
    {
      key: 'delivery',
      label: <FormattedMessage id="subscribe.result.delivery" />,
      amount: deliveryFeeHalalas === 0 ? <FormattedMessage id="price.free" /> : exact(totals.deliveryHalalas),
    },
    {
      key: 'vat',
      label: (
        <FormattedMessage
          id="subscribe.result.vat"
          values={{
            percent: (
              <bdi key="vat" dir="ltr">
                {formatPercent(settings.vatPercent)}
              </bdi>
            ),
          }}
        />
      ),
      amount: exact(totals.vatHalalas),
    },
  ];
  return (
    <SummaryList
      deep
      className={classes.amounts}
      rows={rows}
      total={{ label: <FormattedMessage id="subscribe.result.total" />, amount: exact(totals.totalHalalas) }}
    />
  );
}
