import { randomUUID } from 'node:crypto';
import type { Happening } from './event.ts';
import { webhookSignature } from './signature.ts';

/** How often an event is sent at most (openapi/README.md#webhooks). */
export const mostAttempts = 8;

/** The time for an answer, in milliseconds. */
const answerWithinMs = 10_000;

/** The pause after the first failed attempt, in milliseconds; it doubles with each. A real server waits hours. */
const firstPauseMs = 500;

export interface SenderOptions {
  url: string;
  secrets: readonly string[];
  apiVersion: string;
  /** Sends a body; resolves to the status, or null without an answer. */
  post: (url: string, body: string, signature: string) => Promise<number | null>;
  wait: (milliseconds: number) => Promise<void>;
  now: () => Date;
  /** Called once for an event that is given up. */
  onGivenUp: (line: string) => void;
}

/** Posts with Node's fetch; a redirect counts as an answer that is no success. */
export async function postWebhook(url: string, body: string, signature: string): Promise<number | null> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Webhook-Signature': signature },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(answerWithinMs),
    });
    await response.body?.cancel();
    return response.status;
  } catch {
    return null;
  }
}

/** Sends events to a receiver: those of one order in their order, those of different orders side by side. */
export class WebhookSender {
  private readonly lastOfOrder = new Map<number, Promise<void>>();
  private readonly sequences = new Map<number, number>();
  private readonly options: SenderOptions;
  private isStopped = false;

  constructor(options: SenderOptions) {
    this.options = options;
  }

  /** Numbers an event and queues it. */
  add({ type, order_id, at, data }: Happening): void {
    const sequence = (this.sequences.get(order_id) ?? 0) + 1;
    this.sequences.set(order_id, sequence);
    const event = {
      id: `evt_${randomUUID().replaceAll('-', '')}`,
      type,
      occurred_at: at.toISOString(),
      api_version: this.options.apiVersion,
      order_id,
      sequence,
      data,
    };
    const body = JSON.stringify(event);
    const before = this.lastOfOrder.get(order_id) ?? Promise.resolve();
    this.lastOfOrder.set(
      order_id,
      before.then(async () => this.deliver(body, `${type} ${event.id} of order ${order_id}`)),
    );
  }

  private async deliver(body: string, name: string): Promise<void> {
    const { url, secrets, post, wait, now, onGivenUp } = this.options;
    let last: number | null = null;
    for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
      if (this.isStopped) return;
      last = await post(url, body, webhookSignature(body, secrets, now()));
      if (last !== null && last >= 200 && last <= 299) return;
      if (attempt < mostAttempts) await wait(firstPauseMs * 2 ** (attempt - 1));
    }
    onGivenUp(`${name} was given up after ${mostAttempts} attempts: ${last === null ? 'no answer' : `status ${last}`}`);
  }

  /** Resolves when every event is delivered or given up. */
  async settled(): Promise<void> {
    await Promise.all(this.lastOfOrder.values());
  }

  /** Ends the sending; events in the queue are dropped. */
  stop(): void {
    this.isStopped = true;
  }
}
