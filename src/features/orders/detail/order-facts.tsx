import { IconCalendarPlus, IconFileText, IconHistory, IconStar } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Order } from '#src/domain/order.ts';
import { isListedAsCurrent } from '#src/domain/order-states.ts';
import { PaymentMethodText } from '#src/i18n/payment-method-text.tsx';
import { DateText } from '#src/i18n/date-text.tsx';
import { ratingLabel } from '#src/i18n/rating-texts.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Money } from '#src/ui/text/money.tsx';
import { SproutRating } from '#src/ui/text/sprout-rating.tsx';
import classes from './order-facts.module.css';

/** When an order was placed, what it cost and how it was paid, with links to its report and its rating. */
export function OrderFacts({ order }: { order: Order }) {
  const intl = useIntl();
  const language = useLanguage();
  const { payment, review } = order;
  const orderId = String(order.id);
  const money = (halalas: number) => <Money language={language} halalas={halalas} style="exact" />;

  return (
    <div className={classes.strip}>
      <dl>
        {order.paidAt !== null && (
          <Fact name={<FormattedMessage id="order.fact.placed" />}>
            <DateText on={order.paidAt} variant="date" />
          </Fact>
        )}
        <Fact name={<FormattedMessage id="order.fact.total" />}>{money(order.totalHalalas)}</Fact>
        {payment && (
          <Fact name={<FormattedMessage id="order.fact.means" />}>
            <PaymentMethodText payment={payment} />
          </Fact>
        )}
        {payment !== null && payment.refundedHalalas > 0 && (
          <Fact name={<FormattedMessage id="order.fact.refunded" />}>{money(payment.refundedHalalas)}</Fact>
        )}
        {payment !== null && payment.failedRefundHalalas > 0 && (
          <Fact name={<FormattedMessage id="order.fact.refundFailed" />}>
            {money(payment.failedRefundHalalas)}{' '}
            <small>
              <FormattedMessage id="order.fact.refundFailed.next" />
            </small>
          </Fact>
        )}
        {review && (
          <Fact name={<FormattedMessage id="order.fact.rating" />}>
            <SproutRating rating={review.rating} label={ratingLabel(intl, review.rating)} />
          </Fact>
        )}
      </dl>
      <div className={classes.ways}>
        {order.actions.review?.allowed === true && (
          <Button
            variant="secondary"
            size="small"
            icon={<IconStar size={16} stroke={1.75} aria-hidden />}
            renderRoot={(props) => <Link to="/add-review/$orderId" params={{ orderId }} {...props} />}
          >
            <FormattedMessage id="order.review" />
          </Button>
        )}
        {isListedAsCurrent(order) && (
          <Button
            variant="secondary"
            size="small"
            icon={<IconCalendarPlus size={16} stroke={1.75} aria-hidden />}
            renderRoot={(props) => <Link to="/profile/my-orders/calendar" {...props} />}
          >
            <FormattedMessage id="orders.calendar.open" />
          </Button>
        )}
        {order.paidAt !== null && (
          <Button
            variant="secondary"
            size="small"
            icon={<IconHistory size={16} stroke={1.75} aria-hidden />}
            renderRoot={(props) => <Link to="/profile/my-orders/changes/$orderId" params={{ orderId }} {...props} />}
          >
            <FormattedMessage id="order.changes" />
          </Button>
        )}
        {order.actions.report?.allowed === true && (
          <Button
            variant="secondary"
            size="small"
            icon={<IconFileText size={16} stroke={1.75} aria-hidden />}
            renderRoot={(props) => <Link to="/profile/my-orders/report/$orderId" params={{ orderId }} {...props} />}
          >
            <FormattedMessage id="order.report" />
          </Button>
        )}
      </div>
    </div>
  );
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
