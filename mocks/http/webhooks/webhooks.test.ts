import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { OrderAnswer, WebhookEvent } from '#src/api/generated/zod/schemas.ts';
import { fromWireMoney, toWireMoney } from '#src/domain/money.ts';
import { db } from '#mocks/store/db.ts';
import { serve, stopServers } from '#mocks/test-server.ts';
import { isAuthenticWebhook } from './signature.ts';

interface Received {
  event: WebhookEvent;
  isAuthentic: boolean;
}

const secret = 'whsec_of_the_test';
const received: Received[] = [];
/** The statuses of the next answers to the events of an order; 204 after them. */
const statusesOfOrder = new Map<number, number[]>();
let waiting: (() => void)[] = [];
let receiver: Server;
let url = '';

beforeEach(async () => {
  received.length = 0;
  statusesOfOrder.clear();
  receiver = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      const header = String(incoming.headers['webhook-signature']);
      const event = WebhookEvent.parse(JSON.parse(body));
      received.push({
        event,
        isAuthentic: isAuthenticWebhook(body, header, secret, new Date()),
      });
      outgoing.writeHead(statusesOfOrder.get(event.order_id)?.shift() ?? 204).end();
      for (const look of waiting) look();
    });
  });
  await new Promise<void>((resolve) => {
    receiver.listen(0, resolve);
  });
  url = `http://localhost:${(receiver.address() as AddressInfo).port}/events`;
});

afterEach(async () => {
  await stopServers();
  receiver.closeAllConnections();
  await new Promise((resolve) => {
    receiver.close(resolve);
  });
});

/** Resolves once the receiver has such an event. */
async function eventsUntil(isLast: (event: WebhookEvent) => boolean): Promise<WebhookEvent[]> {
  await new Promise<void>((resolve) => {
    const look = () => {
      if (!received.some(({ event }) => isLast(event))) return;
      waiting = [];
      resolve();
    };
    waiting = [look];
    look();
  });
  return received.map(({ event }) => event);
}

/** Resolves once the receiver has this many events. */
const events = async (count: number) => eventsUntil(() => received.length >= count);

const send = async (
  origin: string,
  method: string,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
) =>
  fetch(`${origin}${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

const huda = { Authorization: 'Bearer mock-session-huda' };
async function orderOf(origin: string, id: number) {
  const response = await fetch(`${origin}/api/v1/orders/${id}`, { headers: huda });
  return OrderAnswer.parse(await response.json()).data.order;
}

const summaryOf = ({ type, order_id, sequence }: WebhookEvent) => [type, order_id, sequence];

describe('the events of the mock over HTTP', () => {
  it('report a paid payment, signed, in the form of the contract', async () => {
    const origin = await serve({ clock: '2026-11-24T09:00:00Z', webhooks: { url, secret } });
    await send(origin, 'POST', '/__test/settle', { payment_id: 736, outcome: 'paid' });
    const [paid] = await events(1);
    expect(paid).toMatchObject({
      type: 'payment.paid',
      sequence: 1,
      data: { payment_id: 736, status: 'paid', refunded_amount: '0.00', failure_code: null },
    });
    expect(received[0]?.isAuthentic).toBe(true);
  });

  it('report a declined payment, and one that is charged after its hold, with the refund of all of it', async () => {
    const origin = await serve({ clock: '2026-11-24T09:00:00Z', webhooks: { url, secret } });
    const late = { payment_id: 694, outcome: 'paid_late' };
    expect((await send(origin, 'POST', '/__test/settle', late)).status).toBe(204);
    const [refunded] = await events(1);
    expect(refunded).toMatchObject({ type: 'payment.paid_late', data: { payment_id: 694, status: 'refunded' } });
    expect(refunded?.data).toMatchObject({
      refunded_amount: (refunded?.data as { amount: string } | undefined)?.amount,
    });
    expect((await send(origin, 'POST', '/__test/settle', late)).status).toBe(404);
    await send(origin, 'POST', '/__test/settle', { payment_id: 736, outcome: 'declined' });
    expect((await events(2))[1]).toMatchObject({
      type: 'payment.failed',
      data: { payment_id: 736, failure_code: 'insufficient_funds' },
    });
  });

  it('report a payment for a package that no longer fits as refunded, with all of it', async () => {
    const origin = await serve({ clock: '2026-11-23T07:00:00Z', webhooks: { url, secret } });
    await orderOf(origin, 2051);
    const [bought] = db.subOrders.findMany((query) => query.where({ order_id: 2055 }));
    await db.applicants.update((query) => query.where({ id: bought?.applicant_id ?? 0 }), {
      data(student) {
        student.allergens = [{ code: 'wheat', severity: 'severe' }];
      },
    });
    await send(origin, 'POST', '/__test/settle', { payment_id: 736, outcome: 'paid' });
    const [refunded] = await events(1);
    expect(refunded).toMatchObject({
      type: 'payment.refunded',
      data: { payment_id: 736, status: 'refunded', amount: '494.50', refunded_amount: '494.50' },
    });
  });

  it('report a refund that the bank sent back, with its amount', async () => {
    const origin = await serve({ clock: '2026-11-23T07:00:00Z', webhooks: { url, secret } });
    const { payment } = await orderOf(origin, 2051);
    await send(origin, 'PUT', '/__test/scenario', { scenario: 'refund-failed' });
    await orderOf(origin, 2051);
    const [failed, ...others] = await events(1);
    expect(others).toEqual([]);
    const amounts = { amount: payment?.refunded_amount, refunded_amount: payment?.refunded_amount };
    expect(failed).toMatchObject({
      type: 'payment.refund_failed',
      order_id: 2051,
      data: { payment_id: payment?.id, status: 'paid', ...amounts },
    });
  });

  it('report what is refunded for one cancelled lunch, and then for the whole order', async () => {
    const origin = await serve({ clock: '2026-11-23T07:00:00Z', webhooks: { url, secret } });
    const listed = await fetch(`${origin}/api/v1/sub-orders/3022/deliveries`, { headers: huda });
    const { data } = (await listed.json()) as { data: { deliveries: { id: number; refund: string | null }[] } };
    const lunch = data.deliveries.find(({ refund }) => refund !== null);
    const { payment } = await orderOf(origin, 2051);
    const refundedBefore = fromWireMoney(payment?.refunded_amount ?? '0.00');
    const path = `/api/v1/sub-orders/3022/deliveries/${lunch?.id ?? 0}/cancel`;
    expect((await send(origin, 'POST', path, {}, { ...huda, 'Idempotency-Key': 'a-first-key-of-16' })).status).toBe(
      200,
    );
    const [part] = await events(1);
    expect(part).toMatchObject({
      type: 'payment.partly_refunded',
      order_id: 2051,
      data: {
        status: 'paid',
        amount: lunch?.refund,
        refunded_amount: toWireMoney(refundedBefore + fromWireMoney(lunch?.refund ?? '')),
      },
    });
    const present = await orderOf(origin, 2053);
    const cancel = { version: present.version };
    expect(
      (
        await send(origin, 'POST', '/api/v1/orders/2053/cancel', cancel, {
          ...huda,
          'Idempotency-Key': 'a-second-key-of-16',
        })
      ).status,
    ).toBe(200);
    expect((await events(2))[1]).toMatchObject({
      type: 'payment.refunded',
      order_id: 2053,
      sequence: 1,
      data: { status: 'refunded', amount: present.total, refunded_amount: present.total },
    });
  });

  it('report each step of a lunch that the clock passes, in order, and none twice', async () => {
    const origin = await serve({ clock: '2026-11-23T02:00:00Z', webhooks: { url, secret } });
    await send(origin, 'PUT', '/__test/clock', { now: '2026-11-23T10:00:00Z' });
    await eventsUntil(({ order_id, sequence }) => order_id === 2051 && sequence === 3);
    await send(origin, 'PUT', '/__test/clock', { now: '2026-11-23T10:00:01Z' });
    // Payment 694 belongs to another order; its event shows that the events before it have been sent.
    await send(origin, 'POST', '/__test/settle', { payment_id: 694, outcome: 'paid_late' });
    const all = await eventsUntil(({ type }) => type === 'payment.paid_late');
    const ofLama = all.filter(({ order_id }) => order_id === 2051);
    expect(ofLama.map(summaryOf)).toEqual([
      ['delivery.in_processing', 2051, 1],
      ['delivery.out_for_delivery', 2051, 2],
      ['delivery.delivered', 2051, 3],
    ]);
    expect(ofLama.map(({ occurred_at }) => occurred_at)).toEqual([
      '2026-11-23T03:00:00.000Z',
      '2026-11-23T06:30:00.000Z',
      '2026-11-23T09:00:00.000Z',
    ]);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  });

  it('send an event without a success again, the next one of its order only then', async () => {
    const origin = await serve({ clock: '2026-11-23T02:00:00Z', webhooks: { url, secret } });
    statusesOfOrder.set(2051, [500, 302]);
    await send(origin, 'PUT', '/__test/clock', { now: '2026-11-23T06:31:00Z' });
    const all = await eventsUntil(({ order_id, sequence }) => order_id === 2051 && sequence === 2);
    const ofLama = all.filter(({ order_id }) => order_id === 2051);
    expect(ofLama.map(({ sequence }) => sequence)).toEqual([1, 1, 1, 2]);
    expect(new Set(ofLama.map(({ id }) => id)).size).toBe(2);
  });

  it('are not sent for records that a reset put back', async () => {
    const origin = await serve({ clock: '2026-11-24T09:00:00Z', webhooks: { url, secret } });
    await send(origin, 'POST', '/__test/reset', {});
    await send(origin, 'POST', '/__test/settle', { payment_id: 736, outcome: 'declined' });
    expect((await events(1)).map(({ type }) => type)).toEqual(['payment.failed']);
  });
});
