import { IconCircleCheck, IconCircleX, IconFileText, IconPlant2 } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Order } from '#src/domain/order.ts';
import type { Subscription } from '#src/domain/subscription.ts';
import { PaymentMethodText } from '#src/i18n/payment-method-text.tsx';
import { formatDate } from '#src/i18n/formats.ts';
import { nameOf } from '#src/i18n/localized.ts';
import { ratingLabel } from '#src/i18n/rating-texts.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Avatar } from '#src/ui/text/avatar.tsx';
import { Badge } from '#src/ui/text/badge.tsx';
import { Button } from '#src/ui/actions/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Money } from '#src/ui/text/money.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { SproutRating } from '#src/ui/text/sprout-rating.tsx';
import { TextLink } from '#src/ui/actions/text-link.tsx';
import { HistoryAgain } from './history-again.tsx';
import classes from './history-card.module.css';
import { OrderFields } from '#src/features/orders/subscription/order-fields.tsx';
import { SubscriptionTitle } from '#src/features/orders/subscription/subscription-title.tsx';
import { SubscriptionDates } from '#src/features/orders/subscription/subscription-dates.tsx';
import { ListLink } from '#src/features/orders/subscription/list-link.tsx';
import { OffDayDates } from '#src/features/orders/off-days/summary/off-day-dates.tsx';

/** A card of one past order (row H02): its facts, its students, its rating or a link to rate it (H08), its report. */
export function HistoryCard({ order }: { order: Order }) {
  const intl = useIntl();
  const number = `#${order.number}`;
  return (
    <Card
      component="article"
      padding="none"
      clip
      tabIndex={-1}
      aria-label={`${intl.formatMessage({ id: 'orders.field.order' })} ${number}`}
    >
      <Facts order={order} />
      <ul className={classes.lines}>
        {order.subscriptions.map((subscription) => (
          <Line key={subscription.id} subscription={subscription} isOrderCancelled={order.status === 'cancelled'} />
        ))}
      </ul>
      {order.cancelledAt !== null && <Cancelled order={order} cancelledAt={order.cancelledAt} />}
      <footer className={classes.foot}>
        {order.status === 'completed' && <HistoryAgain order={order} />}
        <Button
          variant="secondary"
          size="small"
          icon={<IconFileText size={16} stroke={1.75} aria-hidden />}
          aria-label={intl.formatMessage({ id: 'history.report.of' }, { number })}
          renderRoot={(props) => <ListLink to={`/profile/my-orders/report/${order.id}`} {...props} />}
        >
          <FormattedMessage id="history.report" />
        </Button>
        <Rating order={order} />
      </footer>
    </Card>
  );
}

function Facts({ order }: { order: Order }) {
  const isCancelled = order.status === 'cancelled';
  return (
    <header className={classes.head}>
      <OrderFields
        order={order}
        number={
          <TextLink
            renderRoot={(props) => <ListLink to="/profile/my-orders/history" search={{ order: order.id }} {...props} />}
          >
            <bdi className={classes.number}>{`#${order.number}`}</bdi>
          </TextLink>
        }
        totalLabel={<FormattedMessage id="orders.field.total" />}
      />
      {isCancelled ? (
        <Badge tone="plain" className={classes.cancelled} icon={<IconCircleX size={16} stroke={1.75} aria-hidden />}>
          <FormattedMessage id="history.status.cancelled" />
        </Badge>
      ) : (
        <Badge icon={<IconCircleCheck size={16} stroke={1.75} aria-hidden />}>
          <FormattedMessage id="history.status.completed" />
        </Badge>
      )}
    </header>
  );
}

function Line({ subscription, isOrderCancelled }: { subscription: Subscription; isOrderCancelled: boolean }) {
  const language = useLanguage();
  const name = nameOf(language, subscription.student);
  return (
    <li className={classes.line}>
      <Avatar name={name} id={String(subscription.studentId)} />
      <div className={classes.words}>
        <h2>
          <SubscriptionTitle subscription={subscription} />
        </h2>
        <p>
          <FormattedMessage
            id="history.line.facts"
            values={{
              dates: <SubscriptionDates key="dates" subscription={subscription} />,
              lunches: <FormattedMessage id="history.line.lunches" values={{ count: subscription.deliveredDays }} />,
            }}
          />
        </p>
        {subscription.status !== 'cancelled' && subscription.offDays.length > 0 && (
          <p>
            <OffDayDates days={subscription.offDays} />
          </p>
        )}
      </div>
      {subscription.status === 'cancelled' && !isOrderCancelled && (
        <Badge tone="plain">
          <FormattedMessage id="orders.status.cancelled" />
        </Badge>
      )}
    </li>
  );
}

function Cancelled({ order, cancelledAt }: { order: Order; cancelledAt: string }) {
  const language = useLanguage();
  const { payment } = order;
  return (
    <Notice kind="plain" className={classes.note}>
      <p>
        <FormattedMessage
          id="history.cancelled.on"
          values={{ date: <bdi>{formatDate(language, cancelledAt, 'full')}</bdi> }}
        />
        {payment !== null && payment.refundedHalalas > 0 && (
          <>
            {' '}
            <FormattedMessage
              id="history.cancelled.refund"
              values={{
                amount: <Money language={language} halalas={payment.refundedHalalas} style="exact" />,
                means: <PaymentMethodText payment={payment} />,
              }}
            />
          </>
        )}
        {payment !== null && payment.failedRefundHalalas > 0 && (
          <>
            {' '}
            <FormattedMessage
              id="payments.meaning.refundFailed"
              values={{ amount: <Money language={language} halalas={payment.failedRefundHalalas} style="exact" /> }}
            />
          </>
        )}
      </p>
    </Notice>
  );
}

function Rating({ order }: { order: Order }) {
  const intl = useIntl();
  const { review, actions } = order;
  const orderId = String(order.id);
  if (review !== null) {
    return (
      <TextLink
        standalone
        muted
        className={classes.rating}
        renderRoot={(props) => <ListLink to="/add-review/$orderId" params={{ orderId }} {...props} />}
      >
        <FormattedMessage id="history.rating" />
        <SproutRating rating={review.rating} label={ratingLabel(intl, review.rating)} />
      </TextLink>
    );
  }
  if (actions.review?.allowed !== true) return null;
  return (
    <Button
      size="small"
      className={classes.rate}
      icon={<IconPlant2 size={16} stroke={1.75} aria-hidden />}
      aria-label={intl.formatMessage({ id: 'history.rate.of' }, { number: `#${order.number}` })}
      renderRoot={(props) => <ListLink to="/add-review/$orderId" params={{ orderId }} {...props} />}
    >
      <FormattedMessage id="history.rate" />
    </Button>
  );
}
