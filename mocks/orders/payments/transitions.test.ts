import { expect, it } from 'vitest';
import { ForbiddenTransitionError } from '#src/domain/state-machines.ts';
import { db } from '#mocks/store/db.ts';
import { testMock } from '#mocks/test-mock.ts';
import { cancelSubscriptions } from '#mocks/orders/subscriptions/cancelling.ts';
import { freshOrder } from '#mocks/orders/order-view.ts';
import { subOrdersOf } from '#mocks/orders/subscriptions/subscription.ts';
import { testParent } from '#mocks/test-parent.ts';
import { awaitPayment, backToDraft, markFailed, markPaid, movePayment } from './paying.ts';

// Monday 23 November 2026, 10:00 in Riyadh.
const now = new Date('2026-11-23T07:00:00Z');
testMock({ clock: now.toISOString() });

function payment(status: string) {
  const found = db.payments.findFirst((query) => query.where((each) => each.status === status));
  if (!found) throw new Error(`no payment is ${status}`);
  return found;
}

it.each([
  ['a failed payment is not paid', async () => markPaid(payment('failed'), now)],
  ['a paid payment does not fail', async () => markFailed(payment('paid'), 'declined', now)],
  ['a cancelled payment does not expire', async () => movePayment(payment('cancelled'), 'expired')],
  ['a paid order is not placed again', async () => awaitPayment(freshOrder(2051), now)],
  ['a paid order does not become a draft', async () => backToDraft(freshOrder(2051), now)],
  [
    'a completed subscription is not cancelled',
    async () => cancelSubscriptions(freshOrder(2018), subOrdersOf({ id: 2018 }), null, now),
  ],
])('%s', async (_name, act) => {
  await testParent('huda').order(2018);
  await expect(act()).rejects.toThrow(ForbiddenTransitionError);
});
