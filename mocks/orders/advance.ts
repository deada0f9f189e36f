import { isFinalPayment } from '#src/domain/order-states.ts';
import { addDays, riyadhDateOf } from '#src/domain/riyadh-date.ts';
import { db } from '#mocks/store/db.ts';
import { notify } from './notify.ts';
import type { PaymentRecord, SubOrderRecord } from '#mocks/store/order-records.ts';
import { type News, newsOf } from './subscriptions/delivery-news.ts';
import { alertLeadDays, deadlineNewsOf } from './subscriptions/deadline-news.ts';
import { refreshDrafts } from './cart/draft.ts';
import { freshOrder, lastPaymentOf } from './order-view.ts';
import { backToDraft, markPaid, movePayment } from './payments/paying.ts';
import { periodOf } from './subscriptions/subscription.ts';
import { carryOutErasures } from '#mocks/privacy/erasures.ts';
import { untilWritten } from '#mocks/store/until-written.ts';

const isDue = (instant: string, now: Date) => new Date(instant) <= now;

async function settlePending(now: Date): Promise<void> {
  const due = db.payments.findMany((query) =>
    query.where(({ status, settles_at }) => status === 'pending' && settles_at !== null && isDue(settles_at, now)),
  );
  for (const payment of due) await markPaid(payment, new Date(payment.settles_at ?? now));
}

/** Expires started payments whose time is over; `releaseOrders` then makes their orders drafts again. */
async function expirePayments(now: Date): Promise<void> {
  const isOver = ({ status, expires_at }: PaymentRecord) => status === 'initiated' && isDue(expires_at, now);
  for (const payment of db.payments.findMany((query) => query.where(isOver))) {
    await movePayment(payment, 'expired');
  }
}

/** Makes orders drafts again once their failed payment’s time is over. Until then the parent can try to pay again. */
async function releaseOrders(now: Date): Promise<void> {
  for (const order of db.orders.findMany((query) => query.where({ status: 'pending_payment' }))) {
    const last = lastPaymentOf(order);
    if (last && isFinalPayment(last.status) && (last.status === 'expired' || isDue(last.expires_at, now))) {
      await backToDraft(order, now);
    }
  }
}

const newsById = untilWritten(
  ({ subOrder, now }: { subOrder: SubOrderRecord; now: Date }) => {
    const period = periodOf(subOrder);
    return [...newsOf(subOrder, freshOrder(subOrder.order_id), period), ...deadlineNewsOf(subOrder, period, now)];
  },
  ({ subOrder }) => subOrder.id,
);

/** Notifies parents of events since their last notification, in order of time. */
async function notifyOfNews(now: Date): Promise<void> {
  const all: (News & { userId: number })[] = [];
  // Before that day a subscription has no events: the reminder of its end comes after its first lunch.
  const lastStart = addDays(riyadhDateOf(now), alertLeadDays);
  const hasNews = ({ notified_until, start_date }: SubOrderRecord) =>
    notified_until !== null && start_date <= lastStart;
  for (const subOrder of db.subOrders.findMany((query) => query.where(hasNews))) {
    const order = freshOrder(subOrder.order_id);
    const notifiedUntil = new Date(subOrder.notified_until ?? now);
    const open = newsById({ subOrder, now }).filter(({ at }) => at > notifiedUntil);
    const passed = open.filter(({ at }) => at <= now);
    const isOver = open.length === passed.length;
    if (passed.length === 0 && !isOver) continue;
    all.push(...passed.map((news) => ({ ...news, userId: order.user_id })));
    await db.subOrders.update((query) => query.where({ id: subOrder.id }), {
      data(record) {
        record.notified_until = isOver ? null : now.toISOString();
      },
    });
  }
  for (const { at, notice, userId } of all.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    await notify(userId, notice(), at);
  }
}

/**
 * Moves orders, deliveries and payments on to an instant: pending payments settle, started ones expire, drafts follow prices
 * and vacations, parents are notified of lunches, data is erased. Statuses need no step, because they are computed from the clock.
 */
export async function advance(now: Date): Promise<void> {
  await settlePending(now);
  await expirePayments(now);
  await releaseOrders(now);
  await refreshDrafts(now);
  await notifyOfNews(now);
  await carryOutErasures(now);
}
