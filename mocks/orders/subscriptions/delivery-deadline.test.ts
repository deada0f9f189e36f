import { expect, it } from 'vitest';
import type { DeliveryAnswer, VacationAnswer } from '#src/api/generated/zod/schemas.ts';
import { testMock } from '#mocks/test-mock.ts';
import { actionOf, testParent } from '#mocks/test-parent.ts';

// Monday 23 November 2026, 10:00 in Riyadh: Lama has lunches to 15 December.
const mock = testMock({ clock: '2026-11-23T07:00:00Z' });

const huda = testParent('huda');
const hudaInArabic = testParent('huda', 'ar');

// Sunday 29 November; Tuesday's window starts at 09:30 on 1 December.
it.each([
  ['00:00:00', true],
  ['09:29:00', true],
  ['09:29:59', true],
  ['09:30:00', false],
  ['09:30:01', false],
  ['10:00:00', false],
])('H04 on Sunday at %s Tuesday’s lunch can be cancelled: %s', async (time, isOpen) => {
  mock.set({ clock: new Date(`2026-11-29T${time}+03:00`).toISOString() });
  const tuesday = (await huda.deliveries(3022)).find(({ date }) => date === '2026-12-01');
  expect(tuesday).toMatchObject({
    cancellable_until: '2026-11-29T06:30:00.000Z',
    reason_code: isOpen ? null : 'too_late',
  });
  expect(tuesday?.refund ?? null).toEqual(isOpen ? '16.20' : null);
  // Off days for the day itself were possible until midnight.
  const pause = await huda.send<VacationAnswer>('POST', '/applicants/13/vacations', {
    sub_order_id: 3022,
    vacancy: ['2026-12-01'],
  });
  expect(pause.body.errors).toMatchObject([{ field: 'vacancy.0', code: 'too_early' }]);

  const path = `/sub-orders/3022/deliveries/${tuesday?.id}/cancel`;
  const answer = await huda.send<DeliveryAnswer>('POST', path);
  expect(answer.status).toBe(isOpen ? 200 : 409);
  if (isOpen) expect(answer.body.data.delivery).toMatchObject({ status: 'cancelled', refund: tuesday?.refund });
  else {
    expect(answer.body).toMatchObject({
      reason_code: 'too_late',
      error: 'A delivery can be cancelled until 48 hours before its delivery window starts.',
    });
    expect((await hudaInArabic.send<DeliveryAnswer>('POST', path)).body.error).toBe(
      'يمكن إلغاء التوصيل قبل بدء فترة التوصيل بـ48 ساعة على الأقل.',
    );
  }
});

it.each([
  ['2026-12-13T09:29:59', true],
  ['2026-12-13T09:30:00', false],
])('H04 at %s there is a lunch left to cancel: %s', async (time, allowed) => {
  mock.set({ clock: new Date(`${time}+03:00`).toISOString() });
  const [lama] = (await huda.order(2051)).sub_orders;
  expect(lama?.end_date).toBe('2026-12-15');
  expect(actionOf(lama, 'cancel_delivery')).toMatchObject({
    allowed,
    reason_code: allowed ? null : 'no_delivery_left',
  });
});
