import { describe, expect, it } from 'vitest';
import type {
  CancellationQuoteAnswer,
  NotificationList,
  OfficialVacationList,
  OrderConflict,
  OrderEventList,
  OrderReportAnswer,
  PaymentOrderList,
} from '#src/api/generated/zod/schemas.ts';
import { fromWireMoney, toWireMoney } from '#src/domain/money.ts';
import { snapshotErrors, takeSnapshot } from '#mocks/store/db.ts';
import { testMock } from '#mocks/test-mock.ts';
import { testParent } from '#mocks/test-parent.ts';

// Monday 23 November 2026, 10:00 in Riyadh.
const mock = testMock({ clock: '2026-11-23T07:00:00Z' });
const huda = testParent('huda');

const paymentOf = async (orderId: number) => {
  const { payment_orders } = (await huda.get<PaymentOrderList>('/payment-orders?per_page=100')).body.data;
  return payment_orders.find(({ order_id }) => order_id === orderId);
};
const eventsOf = async (orderId: number) =>
  (await huda.get<OrderEventList>(`/orders/${orderId}/events`)).body.data.order_events;
const notesOf = async (orderId: number) =>
  (await huda.get<OrderReportAnswer>(`/orders/${orderId}/report`)).body.data.report.credit_notes;
const newestNotification = async () =>
  (await huda.get<NotificationList>('/notifications')).body.data.notifications.find(({ type }) => type === 'refund');
const sum = (amounts: readonly (string | null)[]) =>
  amounts.reduce((all, amount) => all + fromWireMoney(amount ?? '0.00'), 0);

describe('scenarios of refunds', () => {
  it('partly-refunded has a credit note for each of two lunches more, and the payment stays paid', async () => {
    const before = await eventsOf(2051);
    mock.set({ scenario: 'partly-refunded' });
    const notes = await notesOf(2051);
    expect(notes.map(({ reason_code, lines }) => [reason_code, lines.length])).toEqual(
      [1, 2, 3].map(() => ['delivery_cancelled', 1]),
    );
    const payment = await paymentOf(2051);
    expect(payment).toMatchObject({ status: 'paid', failed_refund_amount: '0.00' });
    expect(payment?.refunded_amount).toBe(toWireMoney(sum(notes.map(({ total }) => total))));
    const after = await eventsOf(2051);
    expect(after.slice(0, before.length)).toEqual(before);
    expect(after.slice(before.length).map(({ type }) => type)).toEqual([
      'delivery_cancelled',
      'refunded',
      'delivery_cancelled',
      'refunded',
    ]);
  });

  it('refund-failed says how much the bank has sent back; refund and credit note stay', async () => {
    const { payment } = await huda.order(2051);
    const notes = await notesOf(2051);
    mock.set({ scenario: 'refund-failed' });
    const failed = { refunded_amount: payment?.refunded_amount, failed_refund_amount: payment?.refunded_amount };
    expect((await huda.order(2051)).payment).toEqual({ ...payment, ...failed });
    expect(await paymentOf(2051)).toMatchObject(failed);
    expect(await notesOf(2051)).toEqual(notes);
    expect((await eventsOf(2051)).at(-1)).toMatchObject({
      type: 'refund_failed',
      actor: 'payment_provider',
      previous: null,
      current: { amount: payment?.refunded_amount },
    });
    expect(await newestNotification()).toMatchObject({ title: 'Your refund did not arrive', entity_id: 2051 });
  });

  it('closure-credited refunds two lunches, which are not added at the end', async () => {
    const [before] = (await huda.order(2051)).sub_orders;
    const open = (await huda.deliveries(3022)).filter(({ reason_code, refund }) => reason_code === null && refund);
    mock.set({ scenario: 'closure-credited' });
    const [after] = (await huda.order(2051)).sub_orders;
    expect([after?.end_date, after?.number_of_days]).toEqual([before?.end_date, before?.number_of_days]);
    expect(after?.remaining_days).toBe((before?.remaining_days ?? 0) - 2);
    const credited = (await huda.deliveries(3022)).filter(({ status, reason }) => status === 'cancelled' && reason);
    expect(credited).toMatchObject(
      open.slice(0, 2).map(({ date, refund }) => ({
        date,
        refund,
        reason_code: 'vacation',
        reason: { name: 'School closed, water outage' },
      })),
    );
    const dates = credited.map(({ date }) => date);
    const [closed, refunded] = (await eventsOf(2051)).slice(-2);
    expect(closed).toMatchObject({ type: 'closure_credited', actor: 'company', current: { dates, end_date: null } });
    expect(refunded).toMatchObject({ type: 'refunded', actor: 'company' });
    const note = (await notesOf(2051)).at(-1);
    expect(note).toMatchObject({ reason_code: 'closure', lines: dates.map((delivery_date) => ({ delivery_date })) });
    expect(fromWireMoney(note?.total ?? '')).toBe(sum(credited.map(({ refund }) => refund)));
    const path = '/official-vacations?from=2026-11-23&school_id=1';
    const { official_vacations } = (await huda.get<OfficialVacationList>(path)).body.data;
    expect(official_vacations.find(({ type }) => type === 'closure')).toMatchObject({
      start_date: dates[0],
      end_date: dates.at(-1),
    });
    expect(snapshotErrors(takeSnapshot())).toEqual([]);
  });

  it('quote-outdated refuses the quote that was shown before and answers the present one, which then cancels', async () => {
    const path = '/orders/2053/cancellation-quote';
    const quoteNow = async () => (await huda.get<CancellationQuoteAnswer>(path)).body.data.cancellation_quote;
    const { version } = await huda.order(2053);
    const seen = await quoteNow();
    mock.set({ scenario: 'quote-outdated' });
    const cancel = async (quote_number: string | null | undefined) =>
      huda.send<OrderConflict>('POST', '/orders/2053/cancel', { version, quote_number });
    const refused = await cancel(seen.quote_number);
    expect([refused.status, refused.body.reason_code]).toEqual([409, 'quote_outdated']);
    const present = refused.body.data.cancellation_quote;
    expect(present).toEqual(await quoteNow());
    expect(present?.quote_number).not.toBe(seen.quote_number);
    expect(present?.sum.refunded_before.days).toBe(1);
    expect((await huda.order(2053)).status).toBe('confirmed');
    expect((await cancel(present?.quote_number)).status).toBe(200);
  });

  it.each(['closure-credited', 'quote-outdated'] as const)(
    '%s changes nothing once no lunch is left',
    async (scenario) => {
      mock.set({ clock: '2027-03-01T07:00:00Z' });
      const before = [await eventsOf(2051), await eventsOf(2053)];
      mock.set({ scenario });
      expect([await eventsOf(2051), await eventsOf(2053)]).toEqual(before);
    },
  );
});
