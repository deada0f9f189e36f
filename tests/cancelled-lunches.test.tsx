import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { testParent } from '#mocks/test-parent.ts';
import { wholeApp } from './open-app.tsx';

const { mock, open, signInAs } = wholeApp();

const huda = testParent('huda');

/** Opens a page after Sara's order was cancelled, on Saturday: her lunches of Sunday and Monday still come. */
async function openCancelled(path: string): Promise<void> {
  mock.set({ clock: '2026-11-26T07:00:00Z' });
  await mock.backend.reset();
  mock.set({ clock: '2026-11-28T10:50:00Z' });
  const { version } = await huda.order(2053);
  expect((await huda.send('POST', '/orders/2053/cancel', { version })).status).toBe(200);
  signInAs('huda');
  await open(path);
}

test('F20 The board has the lunches that still come after a cancellation', async () => {
  await openCancelled('/');
  const sara = within(await screen.findByRole('article', { name: 'Sara Al Harbi' }));
  const tomorrow = await sara.findByRole('heading', { name: /^Tomorrow/ });
  expect(tomorrow.textContent).toMatch(/Sun\s29\sNov/);
  expect(sara.queryByText(/^No lunches/)).toBeNull();
});

test('F33 The care card has the lunches that still come after a cancellation', async () => {
  await openCancelled('/profile/my-account/applicants/care-card/11');
  expect(await screen.findAllByText(/^Carbohydrates/)).toHaveLength(2);
  expect(screen.getAllByText('The lunch is cancelled.')).not.toHaveLength(0);
  expect(screen.queryByText(/^No lunch from/)).toBeNull();
});

test('H01 The current orders have a cancelled order as long as its lunches come', async () => {
  await openCancelled('/profile/my-orders/current-orders');
  const { order_number } = await huda.order(2053);
  const order = within(await screen.findByRole('article', { name: new RegExp(order_number) }));
  expect(order.getByText('Cancelled')).toBeDefined();
});
