import { IconArrowBackUp, IconPackageOff } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { sendOnce } from '#src/api/attempts.ts';
import type { CancellationScope } from '#src/api/cancellation-quote.ts';
import { cancelOrder, cancelSubOrder } from '#src/api/generated/orders/orders.ts';
import { orderOf } from '#src/api/orders.ts';
import type { Order } from '#src/domain/order.ts';
import type { Subscription } from '#src/domain/subscription.ts';
import { DateText } from '#src/i18n/date-text.tsx';
import { nameOf } from '#src/i18n/localized.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Avatar } from '#src/ui/text/avatar.tsx';
import { DataText } from '#src/ui/text/data-text.tsx';
import { dataTexts } from '#src/ui/text/data-texts.tsx';
import type { CancelFacts } from './cancel-facts.ts';
import classes from './cancel-dialog.module.css';
import { CancelDialog } from './cancel-dialog.tsx';
import { QuotedRefund } from './quoted-refund.tsx';
import { TimeLeftBox } from './time-left-box.tsx';
import { useFrozenWhile } from './use-frozen-while.ts';
import { useOrderChange } from './use-order-change.ts';
import { useQuote } from './use-quote.ts';

/** One student's subscription, or the whole order. */
export type CancelTarget = 'subscription' | 'order';

type CancelOrderDialogProps = {
  order: Order;
  subscription: Subscription;
  /** The lunches that cancelling the subscription would cancel; null until they are known. */
  facts: CancelFacts | null;
  /** What is to be cancelled: this subscription or the whole order; null while the dialog is closed. */
  target: CancelTarget | null;
  onClose: () => void;
  /** Called if the server refuses because the order has changed; the caller closes the dialog. */
  onRefused: (refusal: unknown) => void;
  onClosed: () => void;
};

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/**
 * A dialog that confirms cancelling a subscription or the whole order (row H04; operations `cancelSubOrder`,
 * `cancelOrder`), with what is cancelled, the refund, and the time left.
 */
export function CancelOrderDialog(props: CancelOrderDialogProps) {
  const { order, subscription, target, onClose, onRefused, onClosed } = props;
  const intl = useIntl();
  const language = useLanguage();
  const scope = useFrozenWhile(target ?? 'subscription', target === null);
  const name = nameOf(language, subscription.student);
  const isOrder = scope === 'order';

  const quoted: CancellationScope = isOrder
    ? { orderId: order.id }
    : { orderId: order.id, subscriptionId: subscription.id };
  const quote = useQuote(quoted, target !== null);
  const change = useOrderChange({
    scope: quoted,
    change: (keys) => {
      const seen = { version: order.version, ...quote.seen() };
      return isOrder
        ? sendOnce(keys, ['cancelOrder', order.id, seen], (init) => cancelOrder(order.id, seen, init), orderOf)
        : sendOnce(
            keys,
            ['cancelSubOrder', subscription.id, seen],
            (init) => cancelSubOrder(subscription.id, seen, init),
            orderOf,
          );
    },
    doneTitle: intl.formatMessage({ id: isOrder ? 'order.done.order' : 'order.done.cancel' }, { name }),
    onDone: onClose,
    onRefused,
    refundedBefore: order.payment?.refundedHalalas ?? 0,
  });
  const shown = useFrozenWhile(props, change.busy || target === null);
  const offer = (isOrder ? shown.order : shown.subscription).actions.cancel;

  return (
    <CancelDialog
      opened={target !== null}
      picture={isOrder ? undefined : <Avatar name={name} id={String(subscription.studentId)} size={56} />}
      title={
        isOrder ? (
          <FormattedMessage id="order.dialog.order" />
        ) : (
          <FormattedMessage id="order.dialog.cancel" values={{ name: <DataText key="name" text={name} /> }} />
        )
      }
      cancelLabel={intl.formatMessage({ id: isOrder ? 'order.dialog.keepOrder' : 'order.dialog.keep' })}
      confirmLabel={intl.formatMessage({ id: isOrder ? 'order.cancel.order' : 'order.cancel.action' })}
      change={change}
      blockedBy={quote.blockedBy}
      onClose={onClose}
      onClosed={onClosed}
    >
      <ul className={classes.consequences}>
        <li>
          <IconPackageOff {...icon} />
          <span>{isOrder ? <WholeOrder order={shown.order} /> : <WholeSubscription facts={shown.facts} />}</span>
        </li>
        <li>
          <IconArrowBackUp {...icon} data-flip />
          <span>
            <FormattedMessage id="order.dialog.final" />
          </span>
        </li>
      </ul>
      <QuotedRefund
        scope={quoted}
        quote={quote}
        isFrozen={change.busy || target === null}
        students={isOrder ? new Map(order.subscriptions.map(({ id, student }) => [id, student])) : undefined}
      />
      {offer?.deadlineAt !== undefined && offer.deadlineAt !== null && (
        <TimeLeftBox until={offer.deadlineAt} variant="dialog" />
      )}
    </CancelDialog>
  );
}

/** What the refund of a whole order excludes. */
function withoutOf({ actions, payment, totalHalalas }: Order): CancelFacts['without'] {
  const refundHalalas = actions.cancel?.refundHalalas ?? 0;
  if (refundHalalas === totalHalalas) return 'nothing';
  return refundHalalas + (payment?.refundedHalalas ?? 0) === totalHalalas ? 'refunded' : 'eaten';
}

function WholeSubscription({ facts }: { facts: CancelFacts | null }) {
  if (facts === null) return <FormattedMessage id="order.dialog.possible" />;
  const { count, firstOn, without } = facts;
  return (
    <FormattedMessage
      id={without === 'eaten' ? 'order.dialog.rest' : 'order.dialog.all'}
      values={{ count, date: <DateText key="date" on={firstOn} variant="spoken" /> }}
    />
  );
}

function WholeOrder({ order }: { order: Order }) {
  const intl = useIntl();
  const language = useLanguage();
  const names = order.subscriptions.filter(({ status }) => status !== 'cancelled').map(({ student }) => student);
  return (
    <>
      <FormattedMessage
        id="order.dialog.students"
        values={{ names: intl.formatList(dataTexts(names.map((each) => nameOf(language, each)))) }}
      />
      {withoutOf(order) === 'eaten' && (
        <>
          {' '}
          <FormattedMessage id="order.dialog.possible" />
        </>
      )}
    </>
  );
}
