import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ErrorMessages } from '#src/errors/error-messages.tsx';
import type { Delivery } from '#src/domain/delivery.ts';
import type { Order } from '#src/domain/order.ts';
import type { Subscription } from '#src/domain/subscription.ts';
import { useBusinessSettings } from '#src/api/business-settings.ts';
import { useServerNow } from '#src/api/server-now.ts';
import { DeliveredLunches } from '#src/features/orders/lunch-rating/delivered-lunches.tsx';
import { hasNotice } from '#src/domain/notice.ts';
import { riyadhDateOf } from '#src/domain/riyadh-date.ts';
import { focusIfLost } from '#src/ui/layout/focus-if-lost.ts';
import { useErrorNotice } from '#src/ui/feedback/use-error-notice.tsx';
import { cancelFacts } from '#src/features/orders/cancel/cancel-facts.ts';
import { CancelDeliveryDialog } from '#src/features/orders/cancel/cancel-delivery-dialog.tsx';
import { CancelOrderDialog, type CancelTarget } from '#src/features/orders/cancel/cancel-order-dialog.tsx';
import { cancellableDays } from '#src/features/orders/subscription/delivery-state.ts';
import { SubscriptionSummary } from './subscription-summary.tsx';
import classes from './subscription-section.module.css';
import { hasEnded } from '#src/features/orders/subscription/lunch-today.ts';
import { NextDeliveries } from './next-deliveries.tsx';
import { OrderActions } from './order-actions.tsx';
import { OrderFacts } from './order-facts.tsx';
import { followedDeliveriesQuery } from './order-queries.ts';
import { OrderHelp } from '#src/features/orders/help/order-help.tsx';
import { OrderRenewal } from '#src/features/orders/renewal/order-renewal.tsx';
import { TodayPanel } from '#src/features/orders/subscription/today-panel.tsx';
import { useOffDays } from '#src/features/orders/off-days/entry/use-off-days.tsx';

const none: Delivery[] = [];

/** One student's subscription on the page of its order: the next lunch, status, deliveries and actions. */
export function SubscriptionSection({ order, subscription }: { order: Order; subscription: Subscription }) {
  const now = useServerNow();
  const { pauseNoticeHours } = useBusinessSettings();
  const today = riyadhDateOf(now);
  const { data, error, refetch } = useQuery({
    ...followedDeliveriesQuery(subscription.id, today),
    enabled: subscription.status !== 'completed',
  });
  const deliveries = subscription.status === 'completed' ? none : data;
  const actionsHeading = useRef<HTMLHeadingElement>(null);
  const deliveriesHeading = useRef<HTMLHeadingElement>(null);
  const [cancelTarget, setCancelTarget] = useState<CancelTarget | null>(null);
  const [lunch, setLunch] = useState<{ delivery: Delivery; opened: boolean; opensOffDays: boolean } | null>(null);
  const offDays = useOffDays(subscription, () => {
    // After the last possible request the button is removed.
    focusIfLost(actionsHeading.current);
  });
  const cancelRefusal = useErrorNotice();
  const lunchRefusal = useErrorNotice();
  const facts = cancelFacts(subscription, deliveries ?? none, now);

  function showDeliveries() {
    deliveriesHeading.current?.scrollIntoView({ block: 'start' });
    deliveriesHeading.current?.focus({ preventScroll: true });
  }

  function leaveLunch(opensOffDays: boolean) {
    setLunch((current) => current && { ...current, opened: false, opensOffDays });
  }

  return (
    <>
      <div className={classes.parts}>
        {!hasEnded(subscription) && <TodayPanel subscription={subscription} today={today} />}
        <OrderRenewal order={order} today={today} />
        <SubscriptionSummary subscription={subscription} deliveries={deliveries ?? none} today={today} />
        <OrderFacts order={order} />
      </div>
      {lunchRefusal.notice && <div className={classes.refusal}>{lunchRefusal.notice}</div>}
      {subscription.status !== 'completed' && (
        <NextDeliveries
          subscription={subscription}
          deliveries={deliveries}
          now={now}
          headingRef={deliveriesHeading}
          failed={error === null ? undefined : { error, onRetry: () => void refetch() }}
          onCancel={(delivery) => {
            lunchRefusal.clear();
            setLunch({ delivery, opened: true, opensOffDays: false });
          }}
        />
      )}
      {cancelRefusal.notice && <div className={classes.refusal}>{cancelRefusal.notice}</div>}
      <OrderActions
        order={order}
        subscription={subscription}
        allCount={facts?.without === 'nothing' ? facts.count : null}
        nextOn={cancellableDays(deliveries ?? none, now)[0]?.on ?? null}
        headingRef={actionsHeading}
        onAddOffDays={offDays.open}
        onCancel={(target) => {
          cancelRefusal.clear();
          setCancelTarget(target);
        }}
        onShowDeliveries={showDeliveries}
      />
      <DeliveredLunches subscription={subscription} />
      <OrderHelp order={order} subscription={subscription} />
      <CancelOrderDialog
        order={order}
        subscription={subscription}
        facts={facts}
        target={cancelTarget}
        onClose={() => {
          setCancelTarget(null);
        }}
        onRefused={(refusal) => {
          setCancelTarget(null);
          cancelRefusal.show(<ErrorMessages error={refusal} />);
        }}
        onClosed={() => {
          cancelRefusal.focusOr(() => {
            focusIfLost(actionsHeading.current);
          });
        }}
      />
      {lunch && (
        <CancelDeliveryDialog
          key={lunch.delivery.id}
          order={order}
          subscription={subscription}
          delivery={lunch.delivery}
          opened={lunch.opened}
          onClose={() => {
            leaveLunch(false);
          }}
          onRefused={(refusal) => {
            leaveLunch(false);
            lunchRefusal.show(<ErrorMessages error={refusal} />);
          }}
          onClosed={() => {
            if (lunch.opensOffDays) offDays.openWith(lunch.delivery.on);
            else {
              lunchRefusal.focusOr(() => {
                focusIfLost(deliveriesHeading.current);
              });
            }
          }}
          {...(subscription.pausableDates.includes(lunch.delivery.on) &&
            hasNotice(lunch.delivery.on, now, pauseNoticeHours) && {
              onAddOffDays: () => {
                leaveLunch(true);
              },
            })}
        />
      )}
      {offDays.dialog}
    </>
  );
}
