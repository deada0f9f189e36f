import type { ReactNode, Ref } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ActionName } from '#src/domain/action-offer.ts';
import type { Order } from '#src/domain/order.ts';
import type { Subscription } from '#src/domain/subscription.ts';
import { useServerNow } from '#src/api/server-now.ts';
import { isRunning } from '#src/domain/order-states.ts';
import type { CivilDate } from '#src/domain/riyadh-date.ts';
import { actionState } from './action-state.ts';
import { CancelDeliveryTile } from '#src/features/orders/cancel/cancel-delivery-tile.tsx';
import type { CancelTarget } from '#src/features/orders/cancel/cancel-order-dialog.tsx';
import { CancelTile } from '#src/features/orders/cancel/cancel-tile.tsx';
import classes from './order-actions.module.css';
import { OffDaysTile } from '#src/features/orders/off-days/entry/off-days-tile.tsx';
import { RenewTile } from '#src/features/orders/renewal/renew-tile.tsx';

type OrderActionsProps = {
  order: Order;
  subscription: Subscription;
  /** The number of all lunches if cancelling the subscription would cancel every one; else null. */
  allCount: number | null;
  /** The next day with a lunch that can be cancelled; null until it is known. */
  nextOn: CivilDate | null;
  headingRef: Ref<HTMLHeadingElement>;
  onAddOffDays: () => void;
  onCancel: (target: CancelTarget) => void;
  onShowDeliveries: () => void;
};

type TileName = Extract<ActionName, 'cancel' | 'pause' | 'renew' | 'cancel_delivery'>;

/**
 * The actions of one subscription: open ones first, closed ones with their reason, cancelling the subscription always
 * last.
 */
export function OrderActions(props: OrderActionsProps) {
  const { order, subscription, allCount, nextOn, headingRef, onAddOffDays, onCancel, onShowDeliveries } = props;
  const now = useServerNow();
  const { cancel, pause, renew, cancel_delivery: cancelDelivery } = subscription.actions;
  const running = isRunning(subscription.status);
  const isOpen = (name: TileName) => {
    const offer = subscription.actions[name];
    return offer !== undefined && actionState(offer, now).at === 'open';
  };
  const others = order.subscriptions.filter(({ id, status }) => id !== subscription.id && isRunning(status));

  const tiles: Record<TileName, ReactNode> = {
    cancel: cancel && running && (
      <CancelTile
        order={order}
        subscription={subscription}
        offer={cancel}
        allCount={allCount}
        onCancel={() => {
          onCancel('subscription');
        }}
        {...(others.length > 0 &&
          order.actions.cancel?.allowed === true && {
            onCancelOrder: () => {
              onCancel('order');
            },
          })}
      />
    ),
    pause: pause && running && <OffDaysTile subscription={subscription} offer={pause} onAddOffDays={onAddOffDays} />,
    renew: renew && <RenewTile subscription={subscription} offer={renew} />,
    cancel_delivery: cancelDelivery && running && (
      <CancelDeliveryTile offer={cancelDelivery} nextOn={nextOn} onShow={onShowDeliveries} />
    ),
  };
  const beforeCancel: TileName[] = ['pause', 'renew', 'cancel_delivery'];
  const inOrder: TileName[] = [...beforeCancel.toSorted((a, b) => Number(isOpen(b)) - Number(isOpen(a))), 'cancel'];
  const shown = inOrder.filter((name) => tiles[name] !== undefined && tiles[name] !== false);
  if (shown.length === 0) return null;

  return (
    <section aria-labelledby="order-actions" data-screen-only>
      <h2 className={classes.title} id="order-actions" tabIndex={-1} ref={headingRef}>
        <FormattedMessage id="order.actions.title" />
      </h2>
      <p className={classes.text}>
        <FormattedMessage id="order.actions.text" />
      </p>
      <ul className={classes.tiles}>
        {shown.map((name) => (
          <li key={name}>{tiles[name]}</li>
        ))}
      </ul>
    </section>
  );
}
