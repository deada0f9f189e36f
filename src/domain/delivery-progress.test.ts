import { expect, test } from 'vitest';
import { defaultDeliveryClock, deliveryProgress, eatBy, laterClock, progressInstants } from './delivery-progress.ts';

const riyadh = (time: string) => new Date(`${time}+03:00`);

test.each([
  ['2026-11-28T12:00:00', 'scheduled'],
  ['2026-11-29T00:00:00', 'scheduled'],
  ['2026-11-29T05:59:59.999', 'scheduled'],
  ['2026-11-29T06:00:00', 'in_processing'],
  ['2026-11-29T09:29:59.999', 'in_processing'],
  ['2026-11-29T09:30:00', 'out_for_delivery'],
  ['2026-11-29T11:59:59.999', 'out_for_delivery'],
  ['2026-11-29T12:00:00', 'delivered'],
  ['2026-11-30T00:00:00', 'delivered'],
])('at %s the lunch of Sunday 29 November is %s', (time, progress) => {
  expect(deliveryProgress('2026-11-29', riyadh(time), defaultDeliveryClock)).toBe(progress);
});

test('another clock, another course', () => {
  const evening = { cookedFrom: '10:00', leavesAt: '20:00', deliveredBy: '23:00' };
  const times = ['09:59', '10:00', '20:00', '22:59', '23:00'];
  expect(times.map((time) => deliveryProgress('2026-11-29', riyadh(`2026-11-29T${time}:00`), evening))).toEqual([
    'scheduled',
    'in_processing',
    'out_for_delivery',
    'out_for_delivery',
    'delivered',
  ]);
});

test.each([
  ['2026-11-29T05:59:59', []],
  ['2026-11-29T06:00:00', ['2026-11-29T06:00:00']],
  ['2026-11-29T09:30:00', ['2026-11-29T06:00:00', '2026-11-29T09:30:00']],
  ['2026-11-30T07:00:00', ['2026-11-29T06:00:00', '2026-11-29T09:30:00', '2026-11-29T12:00:00']],
])('at %s the lunch has reached as many steps as it has instants', (time, reached) => {
  const { inProcessingAt, outForDeliveryAt, deliveredAt } = progressInstants(
    '2026-11-29',
    riyadh(time),
    defaultDeliveryClock,
  );
  const [cooked = null, left = null, arrived = null] = reached.map(riyadh);
  expect([inProcessingAt, outForDeliveryAt, deliveredAt]).toEqual([cooked, left, arrived]);
});

test('a lunch is to be eaten within 12 hours of cooking', () => {
  expect(eatBy('2026-11-29', defaultDeliveryClock, 12)).toEqual(riyadh('2026-11-29T18:00:00'));
  expect(eatBy('2026-11-29', { ...defaultDeliveryClock, cookedFrom: '14:00' }, 12)).toEqual(
    riyadh('2026-11-30T02:00:00'),
  );
});

test.each([
  [0, '12:00'],
  [5, '12:05'],
  [90, '13:30'],
  [719, '23:59'],
  [720, '23:59'],
])('%i minutes later lunches arrive at %s', (minutes, deliveredBy) => {
  expect(laterClock(defaultDeliveryClock, minutes)).toEqual({ ...defaultDeliveryClock, deliveredBy });
});

test('lunches that usually arrive at half past are later by the minutes, too', () => {
  expect(laterClock({ ...defaultDeliveryClock, deliveredBy: '11:30' }, 45).deliveredBy).toBe('12:15');
});
