import { IconCircleX } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { useBusinessSettings } from '#src/api/business-settings.ts';
import type { ActionOffer } from '#src/domain/action-offer.ts';
import type { Order } from '#src/domain/order.ts';
import type { Subscription } from '#src/domain/subscription.ts';
import { useServerNow } from '#src/api/server-now.ts';
import { DateText } from '#src/i18n/date-text.tsx';
import { formatTime } from '#src/i18n/formats.ts';
import { nameOf } from '#src/i18n/localized.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { Money } from '#src/ui/text/money.tsx';
import { DataText } from '#src/ui/text/data-text.tsx';
import { actionState } from '#src/features/orders/detail/action-state.ts';
import { ActionTile } from '#src/features/orders/detail/action-tile.tsx';
import { TimeLeftBox } from './time-left-box.tsx';
import { useClosedText } from '#src/features/orders/detail/use-closed-text.tsx';

type CancelTileProps = {
  order: Order;
  subscription: Subscription;
  offer: ActionOffer;
  /** The number of all lunches if every one would be cancelled; null if some still arrive or if this is not known. */
  allCount: number | null;
  onCancel: () => void;
  /** Cancels the subscriptions of all students; undefined if there is only one student or if it is not possible. */
  onCancelOrder?: (() => void) | undefined;
};

/** A tile for cancelling a subscription within 72 hours after paying (row H04), with the refund and the time left. */
export function CancelTile({ order, subscription, offer, allCount, onCancel, onCancelOrder }: CancelTileProps) {
  const language = useLanguage();
  const now = useServerNow();
  const { subscriptionCancelHours } = useBusinessSettings();
  const state = actionState(offer, now);
  const { paidAt } = order;
  const closed = useClosedText(now)(state, {
    too_late: {
      text: paidAt !== null && (
        <FormattedMessage
          id="order.cancel.paid"
          values={{ date: <DateText on={paidAt} variant="day" />, time: <bdi>{formatTime(language, paidAt)}</bdi> }}
        />
      ),
    },
  });

  return (
    <ActionTile
      icon={<IconCircleX size={22} stroke={1.75} />}
      tone="plain"
      title={<FormattedMessage id="order.cancel.title" />}
      text={
        closed ? (
          <FormattedMessage id="order.cancel.rule" values={{ hours: subscriptionCancelHours }} />
        ) : allCount !== null ? (
          <FormattedMessage
            id={order.subscriptions.length > 1 ? 'order.cancel.full.one' : 'order.cancel.full'}
            values={{ count: allCount, name: <DataText text={nameOf(language, subscription.student)} /> }}
          />
        ) : offer.refundHalalas === null ? (
          <FormattedMessage id="order.cancel.none" />
        ) : (
          <FormattedMessage
            id="order.cancel.part"
            values={{ amount: <Money language={language} halalas={offer.refundHalalas} style="exact" /> }}
          />
        )
      }
      closed={closed}
      action={
        closed === undefined && (
          <>
            <Button variant="quiet" size="small" onClick={onCancel}>
              <FormattedMessage id="order.cancel.action" />
            </Button>
            {onCancelOrder && (
              <Button variant="quiet" size="small" onClick={onCancelOrder}>
                <FormattedMessage id="order.cancel.order" />
              </Button>
            )}
          </>
        )
      }
    >
      {state.at === 'open' && state.until !== null && <TimeLeftBox until={state.until} />}
    </ActionTile>
  );
}
