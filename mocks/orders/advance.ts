import { isFinalPayment } from '#src/domain/order-states.ts';
import { riyadhDateOf } from '#src/domain/riyadh-date.ts';
import { db } from '#mocks/store/db.ts';
import { notify } from './notify.ts';
import type { PaymentRecord, SubOrderRecord } from '#mocks/store/order-records.ts';
import { type News, newsOf } from './subscriptions/delivery-news.ts';
import { refreshDrafts } from './cart/draft.ts';
import { freshOrder, lastPaymentOf } from './order-view.ts';
import { backToDraft, changePayment, markPaid } from './payments/paying.ts';
import { periodOf } from './subscriptions/subscription.ts';
import { untilWritten } from '#mocks/store/until-written.ts';

const isDue = (instant: string, now: Date) => new Date(instant) <= now;

async function settlePending(now: Date): Promise<void> {
  const due = db.payments.findMany((query) =>
    query.where(({ status, settles_at }) => status === 'pending' && settles_at !== null && isDue(settles_at, now)),
  );
  for (const payment of due) await markPaid(payment, new Date(payment.settles_at ?? now));
}

/** A payment that was begun and never finished expires, and its order is a draft again. */
async function expirePayments(now: Date): Promise<void> {
  const isOver = ({ status, expires_at }: PaymentRecord) => status === 'initiated' && isDue(expires_at, now);
  for (const payment of db.payments.findMany((query) => query.where(isOver))) {
    await changePayment(payment, { status: 'expired' });
  }
}

/** An order whose last payment failed waits as long as that payment could have been paid: for another try. */
async function releaseOrders(now: Date): Promise<void> {
  for (const order of db.orders.findMany((query) => query.where({ status: 'pending_payment' }))) {
    const last = lastPaymentOf(order);
    if (last && isFinalPayment(last.status) && (last.status === 'expired' || isDue(last.expires_at, now))) {
      await backToDraft(order, now);
    }
  }
}

const newsById = untilWritten(
  (subOrder: SubOrderRecord) => newsOf(subOrder, freshOrder(subOrder.order_id), periodOf(subOrder)),
  ({ id }) => id,
);

/** Tells parents, in the order it happened, what came to pass since they were last told. */
async function tellNews(now: Date): Promise<void> {
  const all: (News & { userId: number })[] = [];
  const today = riyadhDateOf(now);
  // One that has not begun has nothing to tell: the reminder of its end comes later than its first lunch.
  const hasBegun = ({ told_until, start_date }: SubOrderRecord) => told_until !== null && start_date <= today;
  for (const subOrder of db.subOrders.findMany((query) => query.where(hasBegun))) {
    const order = freshOrder(subOrder.order_id);
    const toldUntil = new Date(subOrder.told_until ?? now);
    const open = newsById(subOrder).filter(({ at }) => at > toldUntil);
    const passed = open.filter(({ at }) => at <= now);
    const isOver = open.length === passed.length;
    if (passed.length === 0 && !isOver) continue;
    all.push(...passed.map((news) => ({ ...news, userId: order.user_id })));
    await db.subOrders.update((query) => query.where({ id: subOrder.id }), {
      data(record) {
        record.told_until = isOver ? null : now.toISOString();
      },
    });
  }
  for (const { at, notice, userId } of all.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    await notify(userId, notice, at);
  }
}

/**
 * Lets time move orders, deliveries and payments on to an instant: pending payments settle, open ones expire, drafts
 * follow prices and vacations, parents are told of lunches. Statuses need no step: they follow from the clock.
 */
export async function advance(now: Date): Promise<void> {
  await settlePending(now);
  await expirePayments(now);
  await releaseOrders(now);
  await refreshDrafts(now);
  await tellNews(now);
}
