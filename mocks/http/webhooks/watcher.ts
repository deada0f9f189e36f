import type { Backend } from '#mocks/backend.ts';
import { deliverySteps } from './delivery-steps.ts';
import type { Happening } from './event.ts';
import { paymentChanges, type ShownPayments, shownPayments } from './payment-changes.ts';

/** Finds what happened to payments and deliveries since it last looked. */
export class WebhookWatcher {
  private readonly backend: Pick<Backend, 'act'>;
  private lookedAt: Date | null = null;
  private payments: ShownPayments = new Map();

  constructor(backend: Pick<Backend, 'act'>) {
    this.backend = backend;
  }

  /** Takes everything as it is now, without an event: at the start, and after a reset. */
  async begin(): Promise<void> {
    await this.backend.act((at) => {
      this.lookedAt = at;
      this.payments = shownPayments(at);
    });
  }

  /** Returns the events since the last look. A clock that was set back begins anew without any. */
  async look(): Promise<Happening[]> {
    return this.backend.act((at) => {
      const from = this.lookedAt ?? at;
      const payments = shownPayments(at);
      const found = from > at ? [] : [...paymentChanges(this.payments, payments, at), ...deliverySteps(from, at)];
      this.lookedAt = at;
      this.payments = payments;
      return found.toSorted((a, b) => a.at.getTime() - b.at.getTime());
    });
  }
}
