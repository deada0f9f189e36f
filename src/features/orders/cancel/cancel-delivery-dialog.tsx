import { IconBowl, IconBulb, IconClock } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Delivery } from '#src/domain/delivery.ts';
import type { Order } from '#src/domain/order.ts';
import type { Subscription } from '#src/domain/subscription.ts';
import { sendOnce } from '#src/api/attempts.ts';
import type { CancellationScope } from '#src/api/cancellation-quote.ts';
import { cancelDelivery } from '#src/api/generated/orders/orders.ts';
import { orderOf } from '#src/api/orders.ts';
import { useServerNow } from '#src/api/server-now.ts';
import { DateText } from '#src/i18n/date-text.tsx';
import { DeadlineInstant } from '#src/i18n/deadline-instant.tsx';
import { formatDate } from '#src/i18n/formats.ts';
import { nameOf } from '#src/i18n/localized.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useTimeText } from '#src/i18n/use-time-text.ts';
import { Avatar } from '#src/ui/text/avatar.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { TextLink } from '#src/ui/actions/text-link.tsx';
import { DataText } from '#src/ui/text/data-text.tsx';
import classes from './cancel-dialog.module.css';
import { CancelDialog } from './cancel-dialog.tsx';
import { QuotedRefund } from './quoted-refund.tsx';
import { useOrderChange } from './use-order-change.ts';
import { useQuote } from './use-quote.ts';

type CancelDeliveryDialogProps = {
  order: Order;
  subscription: Subscription;
  delivery: Delivery;
  opened: boolean;
  /** Opens the off-days dialog instead; undefined if no off day can be added. */
  onAddOffDays?: (() => void) | undefined;
  onClose: () => void;
  /** Called if the server refuses because the delivery has changed; the caller closes the dialog. */
  onRefused: (refusal: unknown) => void;
  onClosed: () => void;
};

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/**
 * A dialog that confirms cancelling one lunch (row H04; operation `cancelDelivery`), with the refund and the deadline.
 */
export function CancelDeliveryDialog({
  order,
  subscription,
  delivery,
  opened,
  onAddOffDays,
  onClose,
  onRefused,
  onClosed,
}: CancelDeliveryDialogProps) {
  const intl = useIntl();
  const language = useLanguage();
  const left = useTimeText(useServerNow()).left(delivery.cancellableUntil);
  const name = nameOf(language, subscription.student);
  const scope: CancellationScope = { orderId: order.id, subscriptionId: subscription.id, deliveryId: delivery.id };
  const quote = useQuote(scope, opened);
  const change = useOrderChange({
    scope,
    change: (keys) => {
      const seen = quote.seen();
      return sendOnce(
        keys,
        ['cancelDelivery', subscription.id, delivery.id, seen],
        (init) => cancelDelivery(subscription.id, delivery.id, seen, init),
        orderOf,
      );
    },
    doneTitle: intl.formatMessage({ id: 'order.done.lunch' }, { name, date: formatDate(language, delivery.on, 'day') }),
    onDone: onClose,
    onRefused,
    refundedBefore: order.payment?.refundedHalalas ?? 0,
  });

  return (
    <CancelDialog
      opened={opened}
      picture={<Avatar name={name} id={String(subscription.studentId)} size={56} />}
      title={
        <FormattedMessage
          id="order.dialog.lunch"
          values={{
            name: <DataText key="name" text={name} />,
            date: <DateText key="date" on={delivery.on} variant="spoken" />,
          }}
        />
      }
      cancelLabel={intl.formatMessage({ id: 'order.dialog.lunch.keep' })}
      confirmLabel={intl.formatMessage({ id: 'order.dialog.lunch.action' })}
      change={change}
      blockedBy={quote.blockedBy}
      onClose={onClose}
      onClosed={onClosed}
    >
      <ul className={classes.consequences}>
        <li>
          <IconBowl {...icon} />
          <span>
            <FormattedMessage id="order.dialog.lunch.lost" />
          </span>
        </li>
        {left !== null && (
          <li>
            <IconClock {...icon} />
            <span>
              <FormattedMessage
                id="order.dialog.lunch.until"
                values={{
                  time: <DeadlineInstant key="time" at={delivery.cancellableUntil} />,
                  left: intl.formatMessage({ id: `time.left.${left.leads}` }, { time: left.time }),
                }}
              />
            </span>
          </li>
        )}
      </ul>
      <QuotedRefund scope={scope} quote={quote} isFrozen={change.busy || !opened} />
      {onAddOffDays && (
        <Notice kind="info" icon={<IconBulb {...icon} />} className={classes.note}>
          <p>
            <FormattedMessage
              id="order.dialog.lunch.later"
              values={{
                date: <DateText key="date" on={delivery.on} variant="day" />,
                link: (text) => (
                  <TextLink
                    key="link"
                    component="button"
                    type="button"
                    aria-disabled={change.busy || undefined}
                    onClick={() => {
                      if (!change.busy) onAddOffDays();
                    }}
                  >
                    {text}
                  </TextLink>
                ),
              }}
            />
          </p>
        </Notice>
      )}
    </CancelDialog>
  );
}
