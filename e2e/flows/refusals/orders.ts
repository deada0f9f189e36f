import type { Locator, Page } from '@playwright/test';
import { offDaysButton, openOffDaysAtDecember, pickTwoOffDays, sendTwoOffDays } from '../off-day-steps.ts';
import { monday } from '../order-page-steps.ts';
import { chooseDates } from '../package-steps.ts';
import type { Reach, Reaches, Screen } from './reach.ts';

/** Huda's seeded orders: running, completed and not rated. */
const running = '/profile/my-orders/current-orders?order=2051&subscription=3022';
const finished = '/profile/my-orders/history?order=2018&subscription=3012';

/** Statuses that close a dialog because its record is gone or has changed; the page then shows the refusal. */
const closing = [404, 409];

const tile = ({ page, message }: Screen, name: Parameters<Screen['message']>[0]) =>
  page.getByRole('group', { name: message(name), exact: true });

const shown = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).first();

const inDialog = ({ page, message }: Screen, name: Parameters<Screen['message']>[0]) =>
  page.getByRole('dialog').getByRole('button', { name: message(name), exact: true });

/** Confirms a dialog: one that is still open with the previous error, or one that is opened now. */
async function agrees(screen: Screen, opener: Locator, yes: Parameters<Screen['message']>[0]): Promise<void> {
  const button = inDialog(screen, yes);
  if (!(await button.isVisible())) await opener.click();
  await button.click();
}

/** Adds a student to the order with the button of that name. */
const subscribing = (
  persona: 'noura' | 'maha',
  button: 'subscribe.add' | 'subscribe.add.change' | 'subscribe.checkout',
): Reach => ({
  persona,
  path: '/packages/1',
  clock: monday,
  ready: ({ page }) => chooseDates(page),
  act: ({ page, message }) => page.getByRole('button', { name: message(button), exact: true }).click(),
  shows: 'message',
});

/** Removes the last student from Maha's cart outside the app, as another device would. */
async function takeOneOutOfTheCart(page: Page): Promise<void> {
  await page.locator('[data-date]').first().waitFor();
  await page.evaluate(async () => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('TOKEN') ?? ''}`, platform: 'web' };
    const draft = await fetch('/api/v1/orders/draft', { headers });
    type Draft = { data: { order: { id: number; version: number; sub_orders: { applicant_id: number }[] } } };
    const { id, version, sub_orders } = ((await draft.json()) as Draft).data.order;
    const last = sub_orders.at(-1)?.applicant_id ?? 0;
    await fetch(`/api/v1/orders/${id}/applicants/${last}?version=${version}`, { method: 'DELETE', headers });
  });
}

const cancelling = (button: 'order.cancel.action' | 'order.cancel.order'): Reach => ({
  persona: 'huda',
  path: running,
  clock: monday,
  ready: async ({ page, clock }) => {
    await page.getByRole('main').getByRole('radio').first().waitFor();
    // The morning after it was paid, before the first lunch.
    await clock('2026-11-03T07:00:00Z');
    await page.reload();
  },
  act: (screen) => {
    const opener = tile(screen, 'order.cancel.title').getByRole('button', {
      name: screen.message(button),
      exact: true,
    });
    return agrees(screen, opener, button);
  },
  reopens: closing,
  shows: 'message',
});

/** Opens the dialog that cancels a subscription. */
const opensCancelling: NonNullable<Reach['act']> = (screen) =>
  tile(screen, 'order.cancel.title')
    .getByRole('button', { name: screen.message('order.cancel.action'), exact: true })
    .click();

/** The operations of an order, from the package to the delivered lunch: cart, payment, order. */
export const orderReaches: Reaches<
  | 'listApplicantVacations'
  | 'createApplicantVacation'
  | 'previewApplicantVacation'
  | 'deleteApplicantVacation'
  | 'createOrder'
  | 'getDraftOrder'
  | 'listCurrentOrders'
  | 'listOrderHistory'
  | 'getOrder'
  | 'addOrderApplicant'
  | 'updateOrderApplicant'
  | 'removeOrderApplicant'
  | 'checkoutOrder'
  | 'getOrderReport'
  | 'getCancellationQuote'
  | 'listOrderEvents'
  | 'cancelOrder'
  | 'createOrderReview'
  | 'cancelSubOrder'
  | 'renewSubOrder'
  | 'listDeliveries'
  | 'listCurrentDeliveries'
  | 'cancelDelivery'
  | 'createLunchRating'
  | 'listPaymentMethods'
  | 'createPayment'
  | 'getPayment'
  | 'listPaymentOrders'
  | 'listPaymentInfos'
  | 'deletePaymentInfo'
  | 'setDefaultPaymentInfo'
> = {
  listApplicantVacations: {
    persona: 'huda',
    path: '/profile/my-orders/current-orders',
    clock: monday,
    act: (screen) => offDaysButton(screen).click(),
    reopens: true,
    shows: ['orders.offDays.failed'],
  },
  createApplicantVacation: {
    persona: 'huda',
    path: '/profile/my-orders/current-orders',
    clock: monday,
    ready: async (screen) => {
      await openOffDaysAtDecember(screen);
      await pickTwoOffDays(screen.page);
    },
    act: sendTwoOffDays,
    shows: 'message',
  },
  previewApplicantVacation: {
    persona: 'huda',
    path: '/profile/my-orders/current-orders',
    clock: monday,
    ready: async (screen) => {
      await openOffDaysAtDecember(screen);
    },
    // Picking and unpicking the day calls the operation twice, each time for another end date.
    act: ({ page }) => page.locator('[data-date="2026-12-02"]').click(),
    reopens: true,
    shows: 'message',
  },
  deleteApplicantVacation: {
    persona: 'huda',
    path: '/profile/my-orders/current-orders',
    clock: monday,
    ready: async (screen) => {
      const { page, message } = screen;
      await openOffDaysAtDecember(screen);
      await pickTwoOffDays(screen.page);
      await sendTwoOffDays(screen);
      await page.getByText(message('orders.offDays.added')).waitFor();
      await openOffDaysAtDecember(screen);
      await page.locator('[data-date="2026-12-01"]').click();
    },
    act: (screen) => inDialog(screen, 'orders.offDays.remove.confirm').click(),
    shows: 'message',
  },
  // After a refusal the page may show an order to which nothing can be added.
  createOrder: { ...subscribing('noura', 'subscribe.checkout'), reopens: true },
  getDraftOrder: { persona: 'maha', path: '/cart/choose-applicants', shows: 'page' },
  listCurrentOrders: { persona: 'huda', path: '/profile/my-orders/current-orders', shows: 'page' },
  listOrderHistory: { persona: 'huda', path: '/profile/my-orders/history', shows: ['history.failed'] },
  getOrder: { persona: 'huda', path: running, shows: 'page' },
  addOrderApplicant: {
    ...subscribing('maha', 'subscribe.add'),
    ready: async (screen) => {
      await takeOneOutOfTheCart(screen.page);
      await screen.page.reload();
      await chooseDates(screen.page);
    },
  },
  updateOrderApplicant: subscribing('maha', 'subscribe.add.change'),
  removeOrderApplicant: {
    persona: 'maha',
    path: '/cart/choose-applicants',
    act: async (screen) => {
      await agrees(screen, screen.page.getByRole('checkbox').last(), 'cart.subscription.remove');
    },
    reopens: true,
    shows: 'message',
  },
  checkoutOrder: {
    persona: 'maha',
    path: '/checkout',
    ready: ({ page }) => page.locator('input[value="mada"]').check(),
    act: ({ page, message }) =>
      shown(page, new RegExp(`^(?:${message('checkout.place')}|${message('checkout.again')})`)).click(),
    shows: 'message',
    // After a 500 it is unknown whether the order was placed.
    showsFor: { 500: ['checkout.lost.text'] },
  },
  getOrderReport: { persona: 'huda', path: '/profile/my-orders/report/2018', shows: 'page' },
  listOrderEvents: { persona: 'huda', path: '/profile/my-orders/changes/2051', shows: 'page' },
  getCancellationQuote: {
    ...cancelling('order.cancel.action'),
    act: opensCancelling,
    reopens: true,
    shows: ['order.quote.failed'],
  },
  cancelOrder: cancelling('order.cancel.order'),
  createOrderReview: {
    persona: 'huda',
    path: '/add-review/2018',
    ready: ({ page }) => page.getByRole('main').getByRole('radio').last().check({ force: true }),
    act: ({ page, message }) => page.getByRole('button', { name: message('review.form.send') }).click(),
    shows: 'message',
  },
  cancelSubOrder: cancelling('order.cancel.action'),
  renewSubOrder: {
    persona: 'huda',
    path: finished,
    clock: monday,
    act: (screen) => tile(screen, 'order.renew.title').getByRole('button').click(),
    shows: 'message',
  },
  listCurrentDeliveries: { persona: 'huda', path: '/', clock: monday, shows: ['order.deliveries.failed'] },
  listDeliveries: { persona: 'huda', path: running, clock: monday, shows: ['order.deliveries.failed'] },
  cancelDelivery: {
    persona: 'huda',
    path: running,
    clock: monday,
    act: async (screen) => {
      const { page, message } = screen;
      const cancels = page.getByRole('button', {
        name: new RegExp(message('order.delivery.cancel.label', { date: '' })),
      });
      await agrees(screen, cancels.first(), 'order.dialog.lunch.action');
    },
    reopens: true,
    shows: 'message',
  },
  createLunchRating: {
    persona: 'huda',
    path: running,
    clock: monday,
    act: async (screen) => {
      const { page, message } = screen;
      const send = inDialog(screen, 'review.form.send');
      if (!(await send.isVisible())) {
        await page
          .getByRole('button', { name: new RegExp(message('rating.lunch.rate.of', { date: '' })) })
          .first()
          .click();
        await page.getByRole('dialog').getByRole('radio').last().check({ force: true });
      }
      await send.click();
    },
    reopens: true,
    shows: 'message',
  },
  listPaymentMethods: { persona: 'maha', path: '/checkout', shows: 'page' },
  createPayment: {
    persona: 'maha',
    path: '/checkout',
    ready: async ({ page, message }) => {
      await page.locator('input[value="mada"]').check();
      await shown(page, message('checkout.place')).click();
      await page.waitForURL('**/mock-provider**');
      await page.locator('button[name="choice"][value="declined"]').click();
      await page.getByText(message('payment.failed.text')).waitFor();
    },
    act: ({ page, message }) =>
      shown(page, message('payment.failed.retry', { method: message('payment.method.mada') })).click(),
    shows: 'message',
    showsFor: { 500: ['payment.failed.lost'] },
  },
  getPayment: { persona: 'huda', path: '/checkout?payment=711', shows: 'page' },
  listPaymentOrders: { persona: 'huda', path: '/profile/my-orders/order', shows: ['payments.failed'] },
  listPaymentInfos: { persona: 'huda', path: '/profile/my-orders/payment', shows: ['payments.failed'] },
  deletePaymentInfo: {
    persona: 'huda',
    path: '/profile/my-orders/payment',
    act: async (screen) => {
      const { page, message } = screen;
      await agrees(
        screen,
        page
          .getByRole('main')
          .getByRole('button', { name: message('payments.card.remove') })
          .first(),
        'payments.remove.confirm',
      );
    },
    reopens: true,
    shows: 'message',
    showsFor: { 404: { quiet: 'the card is removed, as requested' } },
  },
  setDefaultPaymentInfo: {
    persona: 'huda',
    path: '/profile/my-orders/payment',
    act: ({ page, message }) =>
      page
        .getByRole('main')
        .getByRole('button', { name: new RegExp(message('payments.card.useFirst')) })
        .first()
        .click(),
    shows: 'message',
  },
};
