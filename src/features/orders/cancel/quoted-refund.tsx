import { FormattedMessage, useIntl } from 'react-intl';
import type { CancellationScope } from '#src/api/cancellation-quote.ts';
import type { QuotedPart, ShownQuote } from '#src/domain/cancellation-quote.ts';
import type { LocalizedName } from '#src/domain/localized-name.ts';
import { LoadErrorNotice } from '#src/errors/load-error-notice.tsx';
import { DateText } from '#src/i18n/date-text.tsx';
import { nameOf } from '#src/i18n/localized.ts';
import { PaymentMethodText } from '#src/i18n/payment-method-text.tsx';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { SkeletonLines } from '#src/ui/feedback/skeleton-lines.tsx';
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx';
import { SummaryList } from '#src/ui/layout/summary-list.tsx';
import { DataText } from '#src/ui/text/data-text.tsx';
import { Money } from '#src/ui/text/money.tsx';
import { LaterQuote } from './later-quote.tsx';
import classes from './quoted-refund.module.css';
import { useFrozenWhile } from './use-frozen-while.ts';
import type { useQuote } from './use-quote.ts';

type QuotedRefundProps = {
  scope: CancellationScope;
  quote: ReturnType<typeof useQuote>;
  /** Keeps what is shown while the cancellation is pending and while the dialog closes. */
  isFrozen: boolean;
  /** The students by subscription, if the refund is shown for each of them. */
  students?: ReadonlyMap<number, LocalizedName> | undefined;
};

/**
 * The refund of a cancellation as a sum that a parent can follow (row G10, rules.md#cancellation-quote), also for a later
 * day.
 */
export function QuotedRefund({ scope, quote, isFrozen, students }: QuotedRefundProps) {
  const intl = useIntl();
  const shown = useFrozenWhile(quote.quote, isFrozen);
  return (
    <section
      id={quote.id}
      className={classes.box}
      aria-label={intl.formatMessage({ id: 'order.quote.title' })}
      aria-busy={shown === undefined && quote.error === null}
    >
      {shown !== undefined ? (
        <>
          {!shown.isAllowed && (
            <Notice kind="warning" role="alert">
              <p>
                <FormattedMessage id="order.quote.closed" />
              </p>
            </Notice>
          )}
          <QuotedSumList quote={shown} students={students} />
          <LaterQuote scope={scope} now={shown} />
        </>
      ) : quote.error !== null ? (
        <LoadErrorNotice
          text={<FormattedMessage id="order.quote.failed" />}
          error={quote.error}
          retry={quote.retry}
          retryLabel={<FormattedMessage id="order.quote.retry" />}
        />
      ) : (
        <div className={classes.loading}>
          <VisuallyHidden>
            <FormattedMessage id="order.quote.loading" />
          </VisuallyHidden>
          <SkeletonLines count={4} />
        </div>
      )}
    </section>
  );
}

const parts = ['paid', 'delivered', 'locked', 'refundedBefore'] as const;

const labels = {
  paid: 'order.quote.paid',
  delivered: 'order.quote.delivered',
  locked: 'order.quote.locked',
  refundedBefore: 'order.quote.before',
} as const;

function QuotedSumList({ quote, students }: { quote: ShownQuote; students: QuotedRefundProps['students'] }) {
  const language = useLanguage();
  const { sum, lines, vatHalalas, dueOn } = quote;
  const rowOf = (name: (typeof parts)[number], { days, halalas }: QuotedPart) => ({
    key: name,
    label: <FormattedMessage id={labels[name]} values={{ count: days }} />,
    amount: <Money language={language} halalas={name === 'paid' ? halalas : -halalas} style="exact" />,
  });
  const refunded = students && lines.length > 1 ? lines.filter((line) => line.sum.refund.halalas > 0) : [];
  return (
    <>
      <SummaryList
        className={classes.sum}
        rows={parts.filter((name) => name === 'paid' || sum[name].days > 0).map((name) => rowOf(name, sum[name]))}
        total={{
          label: <FormattedMessage id="order.quote.refund" />,
          amount: <Money language={language} halalas={sum.refund.halalas} style="exact" />,
        }}
      />
      {refunded.length > 1 && (
        <SummaryList
          className={classes.students}
          rows={refunded.map(({ subscriptionId, sum: own }) => {
            const student = students?.get(subscriptionId);
            return {
              key: String(subscriptionId),
              label: (
                <FormattedMessage
                  id="order.quote.one"
                  values={{ name: student && <DataText key="name" text={nameOf(language, student)} /> }}
                />
              ),
              amount: <Money language={language} halalas={own.refund.halalas} style="exact" />,
            };
          })}
        />
      )}
      {dueOn !== null && (
        <p className={classes.facts}>
          <FormattedMessage
            id="order.quote.vat"
            values={{ amount: <Money key="amount" language={language} halalas={vatHalalas} style="exact" /> }}
          />{' '}
          <FormattedMessage
            id="order.quote.to"
            values={{
              means: <PaymentMethodText key="means" payment={quote} />,
              date: <DateText key="date" on={dueOn} variant="date" />,
            }}
          />
        </p>
      )}
    </>
  );
}
