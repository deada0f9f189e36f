import { useSuspenseQuery } from '@tanstack/react-query';
import { IconArrowLeft, IconPrinter } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { orderEventsQuery } from '#src/api/order-events.ts';
import { orderQuery } from '#src/api/orders.ts';
import { isListedAsCurrent } from '#src/domain/order-states.ts';
import { usePageTitle } from '#src/i18n/use-page-title.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { TextLink } from '#src/ui/actions/text-link.tsx';
import { PageHead } from '#src/ui/layout/page-head.tsx';
import { OrderEventReceipt } from './order-event-receipt.tsx';
import classes from './order-events-page.module.css';

type OrderEventsPageProps = {
  orderId: number;
  /** Shows the receipt of this event alone. */
  eventId?: number | undefined;
};

/**
 * The history of an order (rows G12, G13, rules.md#order-history): the newest event first, each with a receipt of its own
 * to print.
 */
export function OrderEventsPage({ orderId, eventId }: OrderEventsPageProps) {
  const intl = useIntl();
  const { data: order } = useSuspenseQuery(orderQuery(orderId));
  const { data: events } = useSuspenseQuery(orderEventsQuery(orderId));
  const one = events.find(({ id }) => id === eventId);
  const titleId = one ? 'orderEvents.receipt.title' : 'orderEvents.page.title';
  usePageTitle(`${intl.formatMessage({ id: titleId })} #${one?.reference ?? order.number}`);
  const number = <bdi className={classes.number}>{`#${order.number}`}</bdi>;
  const params = { orderId: String(orderId) };
  const listPath = isListedAsCurrent(order)
    ? ('/profile/my-orders/current-orders' as const)
    : ('/profile/my-orders/history' as const);

  return (
    <div className={classes.page}>
      <PageHead
        size="small"
        title={<FormattedMessage id={titleId} />}
        lead={<FormattedMessage id={one ? 'orderEvents.receipt.lead' : 'orderEvents.page.lead'} values={{ number }} />}
        above={
          <TextLink
            standalone
            muted
            renderRoot={(props) =>
              one ? (
                <Link to="/profile/my-orders/changes/$orderId" params={params} {...props} />
              ) : (
                <Link to={listPath} search={{ order: orderId }} {...props} />
              )
            }
          >
            <IconArrowLeft size={16} stroke={1.75} data-flip aria-hidden />
            <span>
              {one ? (
                <FormattedMessage id="orderEvents.page.title" />
              ) : (
                <FormattedMessage id="order.page.title" values={{ number }} />
              )}
            </span>
          </TextLink>
        }
        aside={
          <Button
            variant="secondary"
            data-screen-only
            icon={<IconPrinter size={20} stroke={1.75} aria-hidden />}
            onClick={() => window.print()}
          >
            <FormattedMessage id="report.print" />
          </Button>
        }
      />
      {events.length === 0 ? (
        <p>
          <FormattedMessage id="orderEvents.page.empty" />
        </p>
      ) : (
        <ol className={classes.list} reversed={!one}>
          {(one ? [one] : events.toReversed()).map((event) => (
            <li key={event.id}>
              <OrderEventReceipt event={event} order={order} isAlone={one !== undefined} />
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
