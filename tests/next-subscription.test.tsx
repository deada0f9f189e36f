import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { OrderAnswer } from '#src/api/generated/zod/schemas.ts';
import { settle } from '#mocks/provider/outcome.ts';
import { acknowledgementsOf, testParent } from '#mocks/test-parent.ts';
import { heading, wholeApp } from './open-app.tsx';

const { mock, open, signInAs } = wholeApp();

/** Orders lunches for Lama from January on, after her present subscription, and pays them. */
async function payNextSubscription(): Promise<void> {
  const huda = testParent('huda');
  const lama = { applicant_id: 13, package_id: 1, start_date: '2027-01-17', number_of_months: 1 };
  const { order } = (await huda.send<OrderAnswer>('POST', '/orders', { applicants: [lama] })).body.data;
  const placed = await huda.send<OrderAnswer>('POST', `/orders/${order.id}/checkout`, {
    version: order.version,
    payment_method: 'mada',
    return_url: 'http://localhost:5173/checkout',
    acknowledgements: acknowledgementsOf(order),
  });
  const paymentId = placed.body.data.order.payment?.id;
  if (paymentId === undefined) throw new Error('The order was not placed');
  await mock.backend.act(async (now) => settle(paymentId, 'paid', now));
}

/** The end of Lama's next subscription. */
const lastLunch = /as now until Mon\s15\sFeb\s2027/;

test('G75 The last lunch before the erasure of a student is that of the next subscription, once it is paid', async () => {
  signInAs('huda');
  await payNextSubscription();
  await open('/profile/my-account/privacy');
  await heading('Privacy centre');
  await userEvent.click(await screen.findByRole('button', { name: 'Erase data: Lama Al Harbi' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toMatch(lastLunch);
});

test('G76 The last lunch before the erasure of the account is that of the next subscription, once it is paid', async () => {
  signInAs('huda');
  await payNextSubscription();
  await open('/profile/my-account/privacy?ask=erasure');
  await heading('Erase account');
  expect(screen.getByRole('main').textContent).toMatch(lastLunch);
});

test('O01 A student whose next subscription is paid is subscribed until its end in the cart', async () => {
  signInAs('huda');
  await payNextSubscription();
  await open('/cart/choose-applicants?applicant=13');
  await heading('Who is this order for?');
  const row = screen.getByRole('region', { name: 'Lama Al Harbi' });
  expect(row.textContent).toMatch(/Subscribed until 15\sFeb\s2027/);
});
