import { IconCheck } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Order } from '#src/domain/order.ts';
import type { CivilDate } from '#src/domain/riyadh-date.ts';
import { Badge } from '#src/ui/text/badge.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { OrderFields } from '#src/features/orders/subscription/order-fields.tsx';
import classes from './order-card.module.css';
import { OrderCardSubscription } from './order-card-subscription.tsx';

/** A card of one paid order with its subscriptions (row H01). */
export function OrderCard({ order, today }: { order: Order; today: CivilDate }) {
  const intl = useIntl();
  return (
    <Card
      component="article"
      padding="none"
      clip
      tabIndex={-1}
      aria-label={`${intl.formatMessage({ id: 'orders.field.order' })} #${order.number}`}
    >
      <header className={classes.head}>
        <OrderFields
          order={order}
          number={<bdi className={classes.number}>{`#${order.number}`}</bdi>}
          totalLabel={
            order.payment ? (
              <FormattedMessage
                id="orders.field.paid"
                values={{ method: intl.formatMessage({ id: `payment.method.${order.payment.method}` }) }}
              />
            ) : (
              <FormattedMessage id="orders.field.total" />
            )
          }
        />
        <Badge icon={<IconCheck size={16} stroke={2} aria-hidden />}>
          <FormattedMessage id="orders.paid" />
        </Badge>
      </header>
      <ul className={classes.lines}>
        {order.subscriptions.map((subscription) => (
          <OrderCardSubscription
            key={subscription.id}
            subscription={subscription}
            orderId={order.id}
            isOnlyOne={order.subscriptions.length === 1}
            today={today}
          />
        ))}
      </ul>
    </Card>
  );
}
