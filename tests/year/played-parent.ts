import { expect } from 'vitest';
import type {
  CancellationQuote,
  CancellationQuoteAnswer,
  DeliveryAnswer,
  Order,
  OrderAnswer,
  OrderEvent,
  PaymentAnswer,
  VacationAnswer,
} from '#src/api/generated/zod/schemas.ts';
import type { Language } from '#src/domain/language.ts';
import type { NodeMock } from '#mocks/node.ts';
import { chargeLate, settle } from '#mocks/provider/outcome.ts';
import { acknowledgementsOf, type TestParent, testParent } from '#mocks/test-parent.ts';
import { AccountBooks, type Account, type Line, type NewEvent } from './account-books.ts';
import { halalasOf, priceOf, refundedOf, riyalsOf, sumOf, sumsOf } from './arithmetic.ts';

const returnUrl = 'http://localhost:5173/checkout';

/** What a student is subscribed to. */
export interface Choice {
  applicant_id: number;
  package_id: number;
  start_date: string;
  number_of_months?: number;
  number_of_weeks?: number;
  vacancy: string[];
}

/** The events of a step, by order. */
export type Added = Map<Account, NewEvent[]>;

/**
 * A parent who acts over HTTP while the accounts are kept beside. Each action returns the events that it adds, and
 * checks its message, which has to be in the parent's language.
 */
export class PlayedParent {
  readonly calls: TestParent;
  readonly books: AccountBooks;
  private readonly mock: NodeMock;
  private readonly language: Language;
  /** The package of each subscription. */
  private readonly packages = new Map<number, number>();
  private readonly schools: ReadonlyMap<number, number>;
  now = '';

  constructor(mock: NodeMock, language: Language, schools: ReadonlyMap<number, number>) {
    this.mock = mock;
    this.language = language;
    this.schools = schools;
    this.calls = testParent('reem', language);
    this.books = new AccountBooks(this.calls);
  }

  /** Moves the clock to an instant, UTC. */
  at(now: string): void {
    this.now = new Date(now).toISOString();
    this.mock.set({ clock: this.now });
  }

  message(text: string | undefined): string {
    expect(/[\u0600-\u06FF]/u.test(text ?? ''), text).toBe(this.language === 'ar');
    expect(text).not.toBe('');
    return text ?? '';
  }

  /** Sends the draft to the provider; returns the id of the payment. */
  async checkout(draft: Pick<Order, 'id' | 'version' | 'sub_orders'>): Promise<number> {
    const body = {
      version: draft.version,
      acknowledgements: acknowledgementsOf(draft),
      payment_method: 'mada',
      return_url: returnUrl,
    };
    const { status, body: placed } = await this.calls.send<OrderAnswer>('POST', `/orders/${draft.id}/checkout`, body);
    expect(status, JSON.stringify(placed)).toBe(200);
    return placed.data.order.payment?.id ?? 0;
  }

  /** The payment is declined, and tried again; returns the id of the new one. */
  async declineAndRetry(orderId: number, paymentId: number, halalas: number): Promise<number> {
    await this.mock.backend.act(async (at) => settle(paymentId, 'declined', at));
    this.books.lost.push({ id: paymentId, status: 'failed', halalas });
    const body = { order_id: orderId, payment_method: 'mada', return_url: returnUrl };
    const { status, body: again } = await this.calls.send<PaymentAnswer>('POST', '/payments', body);
    expect(status, JSON.stringify(again)).toBe(201);
    return again.data.payment.id;
  }

  /** The bank charges a payment whose time is over; returns the events of both. */
  async chargeLate(paymentId: number, halalas: number): Promise<NewEvent[]> {
    await this.mock.backend.act(async (at) => chargeLate(paymentId, at));
    this.books.lost.push({ id: paymentId, status: 'refunded', halalas });
    const about = { actor: 'company', sub_order_id: null, occurred_at: this.now } as const;
    const amount = riyalsOf(halalas);
    return [
      { ...about, type: 'payment_expired', previous: { status: 'pending_payment' }, current: { status: 'draft' } },
      { ...about, type: 'late_charge_refunded', previous: null, current: { amount } },
    ];
  }

  /** A draft that is not paid yet, as an account of its own. */
  accountOf(draft: Order): Account {
    const lines = draft.sub_orders.map((each): Line => {
      const count = each.number_of_months ?? each.number_of_weeks ?? 0;
      this.packages.set(each.id, each.package.id);
      return {
        subOrderId: each.id,
        schoolId: this.schools.get(each.applicant_id) ?? 0,
        studentId: each.applicant_id,
        priceHalalas: halalasOf(each.price),
        deliveryHalalas: halalasOf(each.delivery_fee),
        count,
        startsOn: each.start_date,
        lunches: count * (each.number_of_months === null ? 5 : 22),
        offDays: [...each.vacancy],
        cancelled: [],
        ended: null,
      };
    });
    return { orderId: draft.id, paidAt: '', lines, refunds: [], seen: [] };
  }

  /** The event of placing an order now. */
  placed(amount: string): NewEvent {
    const current = { status: 'pending_payment', amount };
    return { type: 'placed', actor: 'parent', sub_order_id: null, occurred_at: this.now, previous: null, current };
  }

  /**
   * Pays a placed order. The expected events are those of this attempt, and of what it renews.
   * @param before the events of earlier attempts
   */
  async pay(account: Account, paymentId: number, before: readonly NewEvent[] = []): Promise<Added> {
    await this.mock.backend.act(async (at) => settle(paymentId, 'paid', at, true));
    const paid = await this.calls.get<PaymentAnswer>(`/payments/${paymentId}`);
    expect(paid.body.data.payment.status).toBe('paid');
    account.paidAt = this.now;
    const amount = riyalsOf(sumsOf(account.lines).total);
    const about = { sub_order_id: null };
    const added: Added = new Map();
    added.set(account, [
      ...before,
      this.placed(amount),
      {
        ...about,
        type: 'paid',
        actor: 'payment_provider',
        previous: { status: 'pending_payment' },
        current: { status: 'confirmed', amount },
      },
    ]);
    const earlier = [...this.books.accounts];
    this.books.accounts.push(account);
    await this.books.readClosedDays();
    for (const line of account.lines) await this.addRenewal(earlier, account, line, added);
    return added;
  }

  /** The number of an order, which its events refer to. */
  private async referenceTo({ orderId }: Account): Promise<OrderEvent['related_order']> {
    return { id: orderId, order_number: (await this.calls.order(orderId)).order_number };
  }

  private async addRenewal(earlier: readonly Account[], account: Account, line: Line, added: Added): Promise<void> {
    const bought = this.packages.get(line.subOrderId);
    const before = earlier
      .flatMap((other) =>
        other.lines.map((each) => ({ account: other, each, endsOn: this.books.daysOf(each).at(-1) ?? '' })),
      )
      .filter(({ each }) => each.studentId === line.studentId && each.ended === null)
      .filter(({ each, endsOn }) => this.packages.get(each.subOrderId) === bought && endsOn < line.startsOn)
      .toSorted((a, b) => b.endsOn.localeCompare(a.endsOn))[0];
    if (!before) return;
    const values = {
      actor: 'parent',
      previous: { end_date: before.endsOn },
      current: { end_date: this.books.daysOf(line).at(-1) ?? '' },
    };
    const renewed: NewEvent = {
      ...values,
      type: 'renewed',
      sub_order_id: before.each.subOrderId,
      related_order: await this.referenceTo(account),
    };
    const origin: NewEvent = {
      ...values,
      type: 'renewal_of',
      sub_order_id: line.subOrderId,
      related_order: await this.referenceTo(before.account),
    };
    added.set(before.account, [...(added.get(before.account) ?? []), renewed]);
    added.set(account, [...(added.get(account) ?? []), origin]);
  }

  /** Takes off days; returns the id of the request as well. */
  async takeOff(account: Account, line: Line, days: string[]): Promise<{ added: Added; requestId: number }> {
    const before = this.offDayValues(line);
    const path = `/applicants/${line.studentId}/vacations`;
    const body = { sub_order_id: line.subOrderId, vacancy: days };
    const answer = await this.calls.send<VacationAnswer>('POST', path, body);
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    this.message(answer.body.message);
    line.offDays = [...line.offDays, ...days].toSorted();
    const event = { type: 'off_days_added', actor: 'parent', sub_order_id: line.subOrderId } as const;
    const added = new Map([[account, [{ ...event, previous: before, current: this.offDayValues(line) }]]]);
    return { added, requestId: answer.body.data.vacation.id };
  }

  /** Takes off days back. */
  async takeBack(account: Account, line: Line, requestId: number, days: string[]): Promise<Added> {
    const before = this.offDayValues(line);
    const path = `/applicants/${line.studentId}/vacations/${requestId}`;
    const answer = await this.calls.send<VacationAnswer>('DELETE', path);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    this.message(answer.body.message);
    line.offDays = line.offDays.filter((on) => !days.includes(on));
    const event = { type: 'off_days_taken_back', actor: 'parent', sub_order_id: line.subOrderId } as const;
    return new Map([[account, [{ ...event, previous: before, current: this.offDayValues(line) }]]]);
  }

  private offDayValues(line: Line) {
    return { dates: line.offDays.toSorted(), end_date: this.books.daysOf(line).at(-1) ?? '' };
  }

  private async quote(account: Account, query: string): Promise<CancellationQuote> {
    const path = `/orders/${account.orderId}/cancellation-quote${query}`;
    return (await this.calls.get<CancellationQuoteAnswer>(path)).body.data.cancellation_quote;
  }

  /** Keeps a refund that the server promised, if it is the one that these accounts expect. */
  private refunded(account: Account, quote: CancellationQuote, halalas: number, reason: string): NewEvent {
    expect(halalasOf(quote.sum.refund.amount), `refund on ${this.now}`).toBe(halalas);
    const since = sumOf(account.lines.map(refundedOf));
    account.refunds.push({ halalas, quoteNumber: quote.quote_number ?? '', reason });
    return {
      type: 'refunded',
      actor: 'company',
      sub_order_id: null,
      previous: { amount: riyalsOf(since - halalas) },
      current: { amount: riyalsOf(since) },
    };
  }

  /** Cancels the lunch of one day, as its quote says. */
  async cancelLunch(account: Account, line: Line, on: string): Promise<Added> {
    const lunch = (await this.calls.deliveries(line.subOrderId)).find(({ date }) => date === on);
    const quote = await this.quote(account, `?delivery_id=${lunch?.id ?? 0}`);
    const path = `/sub-orders/${line.subOrderId}/deliveries/${lunch?.id ?? 0}/cancel`;
    const answer = await this.calls.send<DeliveryAnswer>('POST', path, { quote_number: quote.quote_number });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    const refundHalalas = priceOf(on, this.books.daysOf(line), this.books.totalOf(account, line));
    expect(this.message(answer.body.message)).toContain(riyalsOf(refundHalalas));
    line.cancelled.push({ on, refundHalalas });
    const event: NewEvent = {
      type: 'delivery_cancelled',
      actor: 'parent',
      sub_order_id: line.subOrderId,
      previous: { status: 'scheduled', dates: [on] },
      current: { status: 'cancelled', dates: [on] },
    };
    return new Map([[account, [event, this.refunded(account, quote, refundHalalas, 'delivery_cancelled')]]]);
  }

  /** Cancels subscriptions of an order, as their quote says. Their refunds are given by who plays. */
  async cancel(account: Account, ended: readonly { line: Line; halalas: number; from: string }[]): Promise<Added> {
    const [first] = ended;
    const isWhole = ended.length === account.lines.length;
    const subOrderId = first?.line.subOrderId ?? 0;
    const quote = await this.quote(account, isWhole ? '' : `?sub_order_id=${subOrderId}`);
    const { version } = await this.calls.order(account.orderId);
    const path = isWhole ? `/orders/${account.orderId}/cancel` : `/sub-orders/${subOrderId}/cancel`;
    const body = { version, quote_number: quote.quote_number };
    const answer = await this.calls.send<OrderAnswer>('POST', path, body);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    const halalas = sumOf(ended.map((each) => each.halalas));
    expect(this.message((answer.body as { message?: string }).message)).toContain(riyalsOf(halalas));
    for (const { line, halalas: refundHalalas } of ended) line.ended = { at: this.now, refundHalalas };
    const events = ended.map(({ line, from }): NewEvent => ({
      type: 'subscription_cancelled',
      actor: 'parent',
      sub_order_id: line.subOrderId,
      previous: { status: from },
      current: { status: 'cancelled' },
    }));
    return new Map([[account, [...events, this.refunded(account, quote, halalas, 'subscription_cancelled')]]]);
  }

  /** Puts a renewal into the cart; returns the draft. */
  async renew(line: Line, months?: number): Promise<Order> {
    const body = months === undefined ? {} : { number_of_months: months };
    const answer = await this.calls.send<OrderAnswer>('POST', `/sub-orders/${line.subOrderId}/renew`, body);
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    return answer.body.data.order;
  }

  /** Pays a draft that is as expected, at once. */
  async buy(draft: Order): Promise<{ account: Account; added: Added }> {
    const account = this.accountOf(draft);
    const added = await this.pay(account, await this.checkout(draft));
    return { account, added };
  }
}
