import { IconArrowRight, IconCalendarPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { BusinessSettings, Frequency } from '#src/domain/business-settings.ts';
import { orderTotals } from '#src/domain/order-totals.ts';
import type { SubscriptionPeriod } from '#src/domain/subscription-period.ts';
import { formatPercent } from '#src/i18n/format-percent.ts';
import { formatDate, formatHijri } from '#src/i18n/formats.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Money } from '#src/ui/text/money.tsx';
import { type SummaryRow, SummaryList } from '#src/ui/layout/summary-list.tsx';
import type { CheckedChoice } from '#src/features/subscription/state/checked-choice.ts';
import { skippedRows } from '#src/features/subscription/steps/skipped-rows.ts';
import classes from './subscription-result.module.css';

/** One student's line, as far as it is worked out. */
export interface ResultSubscription {
  key: string;
  /** The student's name, where there are several. */
  name: string | null;
  checked: CheckedChoice;
}

interface SubscriptionResultProps {
  subscriptions: readonly ResultSubscription[];
  /** The line whose dates are shown. */
  shown: CheckedChoice;
  frequency: Frequency;
  priceHalalas: number;
  deliveryFeeHalalas: number;
  settings: BusinessSettings;
  /** Above the button: why the order was not taken. */
  notice: ReactNode;
  button: { label: string; busy: boolean; blockedBy: string | undefined; onClick: () => void };
}

/** The deep block: first and last day, what is skipped, and the price of all students (rows P05, O02). */
export function SubscriptionResult(props: SubscriptionResultProps) {
  const intl = useIntl();
  const { shown, notice, button } = props;
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
          <Period checked={shown} period={shown.period} />
        )}
      </div>
      <div>
        <Amounts {...props} />
        {notice}
        <Button
          variant="lime"
          size="large"
          wide
          loading={button.busy}
          loadingLabel={intl.formatMessage({ id: 'subscribe.add.busy' })}
          blockedBy={button.blockedBy}
          iconAfter={<IconArrowRight size={20} stroke={1.75} data-flip aria-hidden />}
          onClick={button.onClick}
        >
          {button.label}
        </Button>
      </div>
    </div>
  );
}

function Period({ checked, period }: { checked: CheckedChoice; period: SubscriptionPeriod }) {
  const language = useLanguage();
  const { offDays, vacationDays } = skippedRows(period.skipped);
  const before = checked.endsOnWithoutOffDays;
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
        <FormattedMessage id={`subscribe.result.${kind}`} values={{ days: checked.dayCount, offDays, vacationDays }} />
      </p>
    </>
  );
}

function Amounts({ subscriptions, frequency, priceHalalas, deliveryFeeHalalas, settings }: SubscriptionResultProps) {
  const language = useLanguage();
  const counted = subscriptions.flatMap((subscription) =>
    subscription.checked.count === null ? [] : [{ ...subscription, count: subscription.checked.count }],
  );
  const totals = orderTotals(
    counted.map(({ count }) => ({ priceHalalas, deliveryFeeHalalas, count })),
    settings.vatPercent,
  );
  const exact = (halalas: number) => <Money language={language} halalas={halalas} style="exact" />;
  const offDays = subscriptions.reduce((sum, { checked }) => sum + checked.choice.offDays.length, 0);
  const rows: SummaryRow[] = [
    ...counted.map(({ key, name, count }, index) => ({
      key,
      label: (
        <>
          {name !== null && <>{name} · </>}
          <span className={classes.product}>
            <Money language={language} halalas={priceHalalas} /> ×{' '}
            <FormattedMessage id={`subscribe.count.${frequency}`} values={{ count }} />
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
      amount:
        deliveryFeeHalalas === 0 ? <FormattedMessage id="subscribe.result.free" /> : exact(totals.deliveryHalalas),
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
