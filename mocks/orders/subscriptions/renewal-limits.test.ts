import { expect, it } from 'vitest';
import type { OrderAnswer } from '#src/api/generated/zod/schemas.ts';
import { testMock } from '#mocks/test-mock.ts';
import { actionOf, testParent } from '#mocks/test-parent.ts';

// Monday 23 November 2026, 10:00 in Riyadh.
const mock = testMock({ clock: '2026-11-23T07:00:00Z' });

const huda = testParent('huda');

it('renewing is refused if the student is outside the package’s ages by then, and allowed_actions has the reason', async () => {
  mock.set({ scenario: 'package-ages-lowered' });
  expect(actionOf((await huda.order(2018)).sub_orders[1], 'renew')).toMatchObject({
    allowed: false,
    reason_code: 'out_of_age',
  });
  const refused = await huda.send<OrderAnswer>('POST', '/sub-orders/3012/renew', {});
  expect([refused.status, refused.body.reason_code]).toEqual([409, 'out_of_age']);
});

it('renewing is refused for a package that is no longer offered, while its subscriptions go on', async () => {
  const stateOf = async () =>
    (await huda.order(2051)).sub_orders.map(({ status, end_date, remaining_days }) => [
      status,
      end_date,
      remaining_days,
    ]);
  const before = await stateOf();
  mock.set({ scenario: 'package-withdrawn' });
  expect(await stateOf()).toEqual(before);
  const deliveries = await huda.deliveries(3022);
  expect(deliveries.some(({ meals }) => meals.length > 0)).toBe(true);
  expect(actionOf((await huda.order(2051)).sub_orders[0], 'renew')).toMatchObject({
    allowed: false,
    reason_code: 'package_withdrawn',
  });
  const refused = await huda.send<OrderAnswer>('POST', '/sub-orders/3022/renew', {});
  expect([refused.status, refused.body.reason_code]).toEqual([409, 'package_withdrawn']);
});
