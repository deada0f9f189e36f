import { IconCheck } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Order } from '#src/domain/order.ts';
import type { CivilDate } from '#src/domain/riyadh-date.ts';
import { formatDate } from '#src/i18n/formats.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Badge } from '#src/ui/text/badge.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { Money } from '#src/ui/text/money.tsx';
import classes from './order-card.module.css';
import { OrderCardSubscription } from './order-card-subscription.tsx';

/** One paid order with its subscriptions (row H01). */
export function OrderCard({ order, today }: { order: Order; today: CivilDate }) {
  const intl = useIntl();
  const language = useLanguage();
  const number = <bdi className={classes.number}>{`#${order.number}`}</bdi>;

  return (
    <Card
      component="article"
      padding="none"
      clip
      tabIndex={-1}
      aria-label={`${intl.formatMessage({ id: 'orders.field.order' })} ${order.number}`}
    >
      <header className={classes.head}>
        <dl>
          <div>
            <dt>
              <FormattedMessage id="orders.field.order" />
            </dt>
            <dd>{number}</dd>
          </div>
          {order.paidAt !== null && (
            <div>
              <dt>
                <FormattedMessage id="orders.field.placed" />
              </dt>
              <dd>
                <bdi>{formatDate(language, order.paidAt, 'date')}</bdi>
              </dd>
            </div>
          )}
          <div>
            <dt>
              {order.payment ? (
                <FormattedMessage
                  id="orders.field.paid"
                  values={{ method: intl.formatMessage({ id: `payment.method.${order.payment.method}` }) }}
                />
              ) : (
                <FormattedMessage id="orders.field.total" />
              )}
            </dt>
            <dd>
              <Money language={language} halalas={order.totalHalalas} style="exact" />
            </dd>
          </div>
        </dl>
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
            isOnlyLine={order.subscriptions.length === 1}
            today={today}
          />
        ))}
      </ul>
    </Card>
  );
}
