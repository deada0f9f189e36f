import { IconReceipt } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { LocalizedName } from '#src/domain/localized-name.ts';
import type { Order } from '#src/domain/order.ts';
import type { OrderEvent, OrderEventDish, OrderEventValues } from '#src/domain/order-event.ts';
import { DateText } from '#src/i18n/date-text.tsx';
import { formatTime } from '#src/i18n/formats.ts';
import { nameOf } from '#src/i18n/localized.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { TextLink } from '#src/ui/actions/text-link.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { DataText } from '#src/ui/text/data-text.tsx';
import { Money } from '#src/ui/text/money.tsx';
import classes from './order-events-page.module.css';

type OrderEventReceiptProps = {
  event: OrderEvent;
  order: Order;
  /** Without the link to itself. */
  isAlone: boolean;
};

/** One event of an order: what, for whom, who, when, the values before and since, and its reference number. */
export function OrderEventReceipt({ event, order, isAlone }: OrderEventReceiptProps) {
  const language = useLanguage();
  const { type, actor, at, reference, subscriptionId, previous, current } = event;
  const subscription = order.subscriptions.find(({ id }) => id === subscriptionId);
  const student = subscription?.student;
  const nameText = (name: LocalizedName) => <DataText within={language} text={nameOf(language, name)} />;
  const isAmountOld = previous !== null && previous.amountHalalas !== null;
  return (
    <Card component="article" padding="none" className={classes.event} aria-labelledby={`event-${event.id}`}>
      <h2 id={`event-${event.id}`} className={classes.title}>
        <FormattedMessage id={`orderEvents.type.${type}`} />
      </h2>
      <dl className={classes.facts}>
        {student && (
          <Fact name={<FormattedMessage id="orderEvents.fact.student" />}>
            <DataText text={nameOf(language, student)} />
          </Fact>
        )}
        <Fact name={<FormattedMessage id="orderEvents.fact.at" />}>
          <time dateTime={at}>
            <DateText on={at} variant="full" /> <bdi>{formatTime(language, at)}</bdi>
          </time>
        </Fact>
        <Fact name={<FormattedMessage id="orderEvents.fact.by" />}>
          <FormattedMessage id={`orderEvents.by.${actor}`} />
        </Fact>
        <Fact name={<FormattedMessage id="orderEvents.fact.reference" />}>
          <bdi dir="ltr">{`#${reference}`}</bdi>
        </Fact>
        {event.reason && <Fact name={<FormattedMessage id="orderEvents.fact.reason" />}>{nameText(event.reason)}</Fact>}
        {event.relatedOrder && (
          <Fact
            name={
              <FormattedMessage
                id={type === 'renewal_of' ? 'orderEvents.fact.renewedFrom' : 'orderEvents.fact.renewedBy'}
              />
            }
          >
            <RelatedOrder order={event.relatedOrder} />
          </Fact>
        )}
        {current.dishes !== null && <DishFact before={previous?.dishes ?? []} since={current.dishes} />}
        {current.school !== null && (
          <Fact name={<FormattedMessage id="orderEvents.fact.school" />}>
            <Changed before={previous?.school ? nameText(previous.school) : null} since={nameText(current.school)} />
          </Fact>
        )}
        {current.address !== null && (
          <Fact name={<FormattedMessage id="orderEvents.fact.address" />}>
            <Changed before={previous?.address ? nameText(previous.address) : null} since={nameText(current.address)} />
          </Fact>
        )}
        {type === 'school_kept' && subscription && (
          <Fact name={<FormattedMessage id="orderEvents.fact.keptSchool" />}>{nameText(subscription.school)}</Fact>
        )}
        {(type === 'school_kept' || type === 'address_kept') && subscription && (
          <Fact name={<FormattedMessage id="orderEvents.fact.keptAddress" />}>
            {nameText(subscription.deliveryAddress)}
          </Fact>
        )}
        {current.dates !== null && (
          <Fact name={<FormattedMessage id="orderEvents.fact.dates" />}>
            <Changed before={hasOldDays(type) ? daysOf(previous) : null} since={daysOf(current)} />
          </Fact>
        )}
        {current.endsOn !== null && (
          <Fact name={<FormattedMessage id="orderEvents.fact.end" />}>
            <Changed before={endOf(previous)} since={endOf(current)} />
          </Fact>
        )}
        {current.amountHalalas !== null && (
          <Fact
            name={<FormattedMessage id={type === 'refunded' ? 'orderEvents.fact.refund' : 'orderEvents.fact.amount'} />}
          >
            <Money
              language={language}
              halalas={current.amountHalalas - (isAmountOld ? (previous.amountHalalas ?? 0) : 0)}
              style="exact"
            />
          </Fact>
        )}
        {type === 'refunded' && current.amountHalalas !== null && (
          <Fact name={<FormattedMessage id="orderEvents.fact.refunds" />}>
            <Money language={language} halalas={current.amountHalalas} style="exact" />
          </Fact>
        )}
      </dl>
      {!isAlone && (
        <TextLink
          standalone
          className={classes.receipt}
          renderRoot={(props) => (
            <Link
              to="/profile/my-orders/changes/$orderId"
              params={{ orderId: String(order.id) }}
              search={{ event: event.id }}
              {...props}
            />
          )}
        >
          <IconReceipt size={16} stroke={1.75} aria-hidden />
          <span>
            <FormattedMessage
              id="orderEvents.receipt.open"
              values={{ reference: <bdi key="reference">{`#${reference}`}</bdi> }}
            />
          </span>
        </TextLink>
      )}
    </Card>
  );
}

/** Whether the days of an event replace others, and are not those that it is about. */
const hasOldDays = (type: OrderEvent['type']) => type === 'off_days_added' || type === 'off_days_taken_back';

/** The days as texts; a dash for none, null if there was no value. */
function daysOf(values: OrderEventValues | null): ReactNode {
  if (!values?.dates) return null;
  if (values.dates.length === 0) return <FormattedMessage id="orderEvents.dates.none" />;
  return values.dates.map((on) => (
    <span key={on} className={classes.day}>
      <DateText on={on} variant="full" />
    </span>
  ));
}

function endOf(values: OrderEventValues | null): ReactNode {
  return values?.endsOn ? <DateText on={values.endsOn} variant="full" /> : null;
}

/** The receipts of another order, by its number. */
function RelatedOrder({ order: { id, number } }: { order: NonNullable<OrderEvent['relatedOrder']> }) {
  return (
    <TextLink
      renderRoot={(props) => (
        <Link to="/profile/my-orders/changes/$orderId" params={{ orderId: String(id) }} {...props} />
      )}
    >
      <bdi dir="ltr">{`#${number}`}</bdi>
    </TextLink>
  );
}

/** The dishes of each day, before and since. */
function DishFact({ before, since }: { before: readonly OrderEventDish[]; since: readonly OrderEventDish[] }) {
  const language = useLanguage();
  const textOf = (dish: OrderEventDish['dish'] | undefined) =>
    dish ? <DataText text={nameOf(language, dish)} /> : <FormattedMessage id="orderEvents.dish.none" />;
  return (
    <div className={classes.dishes}>
      <dt>
        <FormattedMessage id="orderEvents.fact.dishes" />
      </dt>
      <dd>
        <ul>
          {since.map(({ on, dish }, index) => (
            // One day can have several dishes; their place is the same before and since.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index}>
              <DateText on={on} variant="full" />
              <Changed before={textOf(before[index]?.dish)} since={textOf(dish)} />
            </li>
          ))}
        </ul>
      </dd>
    </div>
  );
}

/** A value, after the one that it replaced. */
function Changed({ before, since }: { before: ReactNode; since: ReactNode }) {
  if (before === null) return since;
  return (
    <>
      <del className={classes.before}>
        <span className={classes.label}>
          <FormattedMessage id="orderEvents.before" />
        </span>{' '}
        {before}
      </del>
      <ins className={classes.since}>
        <span className={classes.label}>
          <FormattedMessage id="orderEvents.since" />
        </span>{' '}
        {since}
      </ins>
    </>
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
