import { expect, it } from 'vitest';
import type { Happening } from './event.ts';
import { mostAttempts, WebhookSender } from './sender.ts';

const happening = (orderId: number): Happening => ({
  type: 'delivery.delivered',
  order_id: orderId,
  at: new Date('2026-11-23T09:00:00Z'),
  data: { delivery_id: 1, sub_order_id: 2, date: '2026-11-23', status: 'delivered' },
});

function senderWith(statusOf: (attempt: number, orderId: number) => number | null) {
  const sent: [orderId: number, sequence: number][] = [];
  const pauses: number[] = [];
  const givenUp: string[] = [];
  const sender = new WebhookSender({
    url: 'http://receiver.test',
    secrets: ['secret'],
    apiVersion: '1.0.0',
    post: async (_url, body) => {
      const { order_id, sequence } = JSON.parse(body) as { order_id: number; sequence: number };
      sent.push([order_id, sequence]);
      return Promise.resolve(statusOf(sent.length, order_id));
    },
    wait: async (milliseconds) => {
      pauses.push(milliseconds);
      return Promise.resolve();
    },
    now: () => new Date('2026-11-23T09:00:00Z'),
    onGivenUp: (line) => givenUp.push(line),
  });
  return { sender, sent, pauses, givenUp };
}

it('an event without an answer is given up after eight attempts, with longer and longer pauses; the next one follows', async () => {
  const { sender, sent, pauses, givenUp } = senderWith((attempt) => (attempt <= mostAttempts ? null : 204));
  sender.add(happening(2051));
  sender.add(happening(2051));
  await sender.settled();
  expect(sent.map(([, sequence]) => sequence)).toEqual([...Array<number>(mostAttempts).fill(1), 2]);
  expect(pauses).toEqual([500, 1_000, 2_000, 4_000, 8_000, 16_000, 32_000]);
  expect(givenUp).toHaveLength(1);
  expect(givenUp[0]).toContain('no answer');
});

it('an order whose receiver fails does not delay the events of another order', async () => {
  const { sender, sent } = senderWith((_attempt, orderId) => (orderId === 1 ? 500 : 204));
  sender.add(happening(1));
  sender.add(happening(2));
  await sender.settled();
  expect(sent.slice(0, 2).map(([orderId]) => orderId)).toEqual([1, 2]);
  expect(sent.filter(([orderId]) => orderId === 2)).toHaveLength(1);
});

it('a stopped sender sends nothing more', async () => {
  const { sender, sent } = senderWith(() => 204);
  sender.stop();
  sender.add(happening(1));
  await sender.settled();
  expect(sent).toEqual([]);
});
