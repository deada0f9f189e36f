import { expect } from 'vitest';
import type {
  CancellationQuoteAnswer,
  NotificationList,
  OfficialVacationList,
  Order,
  OrderEvent,
  OrderEventList,
  OrderReportAnswer,
  PaymentOrderList,
  SubOrder,
} from '#src/api/generated/zod/schemas.ts';
import type { TestParent } from '#mocks/test-parent.ts';
import {
  type Bought,
  creditedVats,
  dayAfter,
  halalasOf,
  lunchesOf,
  type Part,
  partsOf,
  priceOf,
  qrTexts,
  refundedOf,
  riyalsOf,
  sumOf,
  sumsOf,
} from './arithmetic.ts';

/** A subscription of an order, with its student and the school that decides its closed days. */
export type Line = Bought & { subOrderId: number; studentId: number; schoolId: number };

/** A refund that a quote promised. */
interface Refund {
  halalas: number;
  quoteNumber: string;
  reason: string;
}

/** An event that a step adds to the history of an order. */
export type NewEvent = Pick<OrderEvent, 'type' | 'actor' | 'sub_order_id'> & {
  previous: Partial<OrderEvent['current']> | null;
  current: Partial<OrderEvent['current']>;
  reason?: OrderEvent['reason'];
  related_order?: OrderEvent['related_order'];
  /** The instant of the call that looks for it, unless it is another one. */
  occurred_at?: string;
};

/** What a paid order has to show. */
export interface Account {
  orderId: number;
  paidAt: string;
  lines: Line[];
  refunds: Refund[];
  /** The history as it was seen last, as text. */
  seen: string[];
}

/** A payment that paid no order. */
export interface LostPayment {
  id: number;
  status: 'failed' | 'refunded';
  halalas: number;
}

const part = ({ days, halalas }: Part) => ({ days, amount: riyalsOf(halalas) });

/** The second accounts of a parent: what each answer of the server has to say, computed without it. */
export class AccountBooks {
  readonly accounts: Account[] = [];
  readonly lost: LostPayment[] = [];
  private readonly parent: TestParent;
  private closed = new Map<number, Set<string>>();

  constructor(parent: TestParent) {
    this.parent = parent;
  }

  /** The lunches of a subscription as of the last `readClosedDays`. */
  daysOf(line: Line): string[] {
    return lunchesOf(line, this.closed.get(line.schoolId) ?? new Set());
  }

  totalOf(account: Account, line: Line): number {
    return sumsOf(account.lines).totals[account.lines.indexOf(line)] ?? 0;
  }

  async readClosedDays(): Promise<void> {
    const schools = new Set(this.accounts.flatMap(({ lines }) => lines.map(({ schoolId }) => schoolId)));
    for (const school of schools) {
      const path = `/official-vacations?from=2026-11-01&school_id=${school}`;
      const { official_vacations } = (await this.parent.get<OfficialVacationList>(path)).body.data;
      const days = new Set<string>();
      for (const { start_date, end_date } of official_vacations) {
        for (let on = start_date; on <= end_date; on = dayAfter(on)) days.add(on);
      }
      this.closed.set(school, days);
    }
  }

  /**
   * Compares everything that the server says about money, days and history with these accounts.
   * @param isWhole whether lunches that are over are compared as well
   * @param added the events of each order since the last call; none for an order that is left out
   */
  async agree(
    now: string,
    added: ReadonlyMap<Account, readonly NewEvent[]> = new Map(),
    isWhole = false,
  ): Promise<void> {
    await this.readClosedDays();
    for (const account of this.accounts) {
      const order = await this.documentsAgree(account);
      this.orderAgrees(order, account, now);
      await this.historyAgrees(account, order, now, added.get(account) ?? []);
      // Lunches that are over change no more; the last call of the year looks at all of them.
      const isOver = account.lines.every((line) => (this.daysOf(line).at(-1) ?? '') < now.slice(0, 10));
      if (isOver && !isWhole) continue;
      await this.quoteAgrees(account, now);
      for (const [index, line] of account.lines.entries()) {
        await this.lunchesAgree(line, order.sub_orders[index], this.totalOf(account, line));
      }
    }
    await this.paymentsAgree();
  }

  private orderAgrees(order: Order, account: Account, now: string): void {
    const { subtotal, delivery, vat, total } = sumsOf(account.lines);
    const refunded = sumOf(account.lines.map(refundedOf));
    const isCancelled = account.lines.every(({ ended }) => ended !== null);
    expect(order, now).toMatchObject({
      order_date: account.paidAt,
      subtotal: riyalsOf(subtotal),
      delivery_amount: riyalsOf(delivery),
      vat_rate: 0.15,
      vat_amount: riyalsOf(vat),
      total: riyalsOf(total),
      payment: {
        amount: riyalsOf(total),
        refunded_amount: riyalsOf(refunded),
        status: isCancelled && refunded > 0 ? 'refunded' : 'paid',
      },
    });
    expect(refunded).toBe(sumOf(account.refunds.map(({ halalas }) => halalas)));
    expect(order.status === 'cancelled').toBe(isCancelled);
  }

  private async lunchesAgree(line: Line, shown: SubOrder | undefined, total: number): Promise<void> {
    const days = this.daysOf(line);
    expect(shown).toMatchObject({ id: line.subOrderId, start_date: line.startsOn, end_date: days.at(-1) });
    expect(shown?.number_of_days).toBe(line.lunches);
    const deliveries = await this.parent.deliveries(line.subOrderId);
    const lunches = deliveries.filter(({ status }) => status !== 'skipped' && status !== 'vacation');
    expect(lunches.map(({ date }) => date)).toEqual(days);
    const offDays = deliveries.filter(({ status }) => status === 'skipped').map(({ date }) => date);
    expect(offDays).toEqual(line.offDays.toSorted());
    for (const { date, refund, reason_code } of lunches) {
      const before = line.cancelled.find(({ on }) => on === date);
      expect(reason_code === 'cancelled_by_parent', date).toBe(before !== undefined);
      if (refund !== null) expect(halalasOf(refund), date).toBe(before?.refundHalalas ?? priceOf(date, days, total));
    }
    const back = lunches.filter(({ status }) => status === 'cancelled').map(({ refund }) => halalasOf(refund ?? ''));
    expect(sumOf(back)).toBe(refundedOf(line));
  }

  private async quoteAgrees(account: Account, now: string): Promise<void> {
    const path = `/orders/${account.orderId}/cancellation-quote`;
    const { cancellation_quote: quote } = (await this.parent.get<CancellationQuoteAnswer>(path)).body.data;
    const isOpen = Date.parse(now) < Date.parse(account.paidAt) + 72 * 3_600_000;
    const lines = account.lines.map((line) =>
      partsOf(line, this.daysOf(line), this.totalOf(account, line), now, isOpen),
    );
    expect(quote.allowed).toBe(isOpen && account.lines.some(({ ended }) => ended === null));
    const shown = lines.map(({ paid, delivered, locked, refundedBefore, refund }) => ({
      paid: part(paid),
      delivered: part(delivered),
      locked: part(locked),
      refunded_before: part(refundedBefore),
      refund: part(refund),
    }));
    expect(
      quote.lines.map(({ sum }) => sum),
      now,
    ).toEqual(shown);
    const { vat, total } = sumsOf(account.lines);
    const refund = sumOf(lines.map((each) => each.refund.halalas));
    const refunds = [...account.refunds.map(({ halalas }) => halalas), refund];
    expect(halalasOf(quote.sum.refund.amount)).toBe(refund);
    expect(halalasOf(quote.refund_vat_amount)).toBe(creditedVats(refunds, vat, total).at(-1));
    expect(halalasOf(quote.refund_taxable_amount) + halalasOf(quote.refund_vat_amount)).toBe(refund);
  }

  /** Compares the invoice and its credit notes; returns the order of the report. */
  private async documentsAgree(account: Account): Promise<Order> {
    const path = `/orders/${account.orderId}/report`;
    const { report } = (await this.parent.get<OrderReportAnswer>(path)).body.data;
    const { vat, total } = sumsOf(account.lines);
    const { invoice, credit_notes } = report;
    const refunds = account.refunds.map(({ halalas }) => halalas);
    const vats = creditedVats(refunds, vat, total);
    expect(invoice).toMatchObject({ issued_at: account.paidAt, total: riyalsOf(total), vat_amount: riyalsOf(vat) });
    expect(credit_notes.map((note) => [note.total, note.vat_amount, note.quote_number, note.reason_code])).toEqual(
      account.refunds.map(({ halalas, quoteNumber, reason }, index) => [
        riyalsOf(halalas),
        riyalsOf(vats[index] ?? 0),
        quoteNumber,
        reason,
      ]),
    );
    expect(credit_notes.every(({ invoice_number }) => invoice_number === invoice.invoice_number)).toBe(true);
    for (const document of [invoice, ...credit_notes]) {
      for (const name of ['total', 'vat_amount', 'taxable_amount'] as const) {
        expect(sumOf(document.lines.map((line) => halalasOf(line[name])))).toBe(halalasOf(document[name]));
      }
      expect(halalasOf(document.taxable_amount) + halalasOf(document.vat_amount)).toBe(halalasOf(document.total));
      const texts = qrTexts(document.qr_payload ?? '');
      expect([texts[4], texts[5]]).toEqual([document.total, document.vat_amount]);
    }
    return report.order;
  }

  private async historyAgrees(account: Account, order: Order, now: string, added: readonly NewEvent[]): Promise<void> {
    const path = `/orders/${account.orderId}/events`;
    const { order_events } = (await this.parent.get<OrderEventList>(path)).body.data;
    const texts = order_events.map((event) => JSON.stringify(event));
    expect(texts.slice(0, account.seen.length), `${now}: events seen before`).toEqual(account.seen);
    const values = { status: null, dates: null, end_date: null, amount: null };
    const unchanged = { ...values, dishes: null, school: null, address: null };
    expect(order_events.slice(account.seen.length), `${now}: new events`).toEqual(
      added.map(({ previous, current, ...event }, index) => ({
        occurred_at: now,
        reason: null,
        related_order: null,
        ...event,
        id: expect.any(Number) as unknown,
        order_id: account.orderId,
        reference_number: `${order.order_number}-E${account.seen.length + index + 1}`,
        previous: previous && { ...unchanged, ...previous },
        current: { ...unchanged, ...current },
      })),
    );
    account.seen = texts;
  }

  private async paymentsAgree(): Promise<void> {
    const list = (await this.parent.get<PaymentOrderList>('/payment-orders?per_page=100')).body.data;
    const paid = this.accounts.map((account) => ({
      amount: sumsOf(account.lines).total,
      refunded: sumOf(account.lines.map(refundedOf)),
    }));
    const charged = list.payment_orders.filter(({ status }) => status === 'paid' || status === 'refunded');
    const lost = sumOf(this.lost.filter(({ status }) => status === 'refunded').map(({ halalas }) => halalas));
    expect(sumOf(charged.map(({ amount }) => halalasOf(amount)))).toBe(sumOf(paid.map(({ amount }) => amount)) + lost);
    expect(sumOf(charged.map(({ refunded_amount }) => halalasOf(refunded_amount)))).toBe(
      sumOf(paid.map(({ refunded }) => refunded)) + lost,
    );
    for (const { id, status, halalas } of this.lost) {
      const refunded_amount = status === 'refunded' ? riyalsOf(halalas) : '0.00';
      const row = list.payment_orders.find((each) => each.id === id);
      expect(row).toMatchObject({ status, amount: riyalsOf(halalas), refunded_amount });
    }
    expect(list.payment_orders).toHaveLength(this.accounts.length + this.lost.length);
  }

  /** Each refund has one notification with its amount, and each change that the parent did not ask for leads to its receipt. */
  async notificationsAgree(): Promise<void> {
    const notifications: NotificationList['data']['notifications'] = [];
    for (let page: number | null = 1; page !== null;) {
      const path: string = `/notifications?page_size=100&page_number=${page}`;
      const { data, meta }: NotificationList = (await this.parent.get<NotificationList>(path)).body;
      notifications.push(...data.notifications);
      page = meta.next_page;
    }
    const told = new Set(['dish_swapped', 'closure', 'school_kept', 'renewed', 'refunded', 'off_days_added']);
    for (const { orderId, refunds, seen } of this.accounts) {
      const events = seen.map((text) => JSON.parse(text) as OrderEvent).filter(({ type }) => told.has(type));
      const receipts = notifications.filter((each) => each.order_id === orderId).map((each) => each.order_event_id);
      expect(receipts).toEqual(expect.arrayContaining(events.map(({ id }) => id)));
      const bodies = notifications
        .filter(({ type, entity_id }) => type === 'refund' && entity_id === orderId)
        .map(({ body, arabic_body }) => [body, arabic_body].join('\n'));
      expect(bodies).toHaveLength(refunds.length);
      for (const [index, { halalas }] of refunds.toReversed().entries()) {
        expect(bodies[index]?.split(riyalsOf(halalas))).toHaveLength(3);
      }
    }
  }
}
