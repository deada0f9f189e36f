import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { db } from '#mocks/store/db.ts';
import { getListCurrentDeliveriesQueryKey } from '#src/api/generated/orders/orders.ts';
import { heading, wholeApp } from './open-app.tsx';

const { mock, open, signInAs } = wholeApp();

const ofLama = '/profile/my-orders/current-orders?order=2051';

/** Opens an address as Huda. */
async function openAt(clock: string, path: string): Promise<void> {
  mock.set({ clock });
  await mock.backend.reset();
  signInAs('huda');
  await open(path);
}

const text = (element: Element) => (element.textContent ?? '').replaceAll(/\s+/g, ' ');

// One of Lama's lunches was cancelled and refunded; her lunch of this Monday is on its way.
test.each([
  ['the page of an order', ofLama, 'region'],
  ['the list of orders', '/profile/my-orders/current-orders', 'listitem'],
  ['the list of students', '/profile/my-account/applicants', 'article'],
])('H01 On %s the lunches that arrived, are left and were refunded add up', async (_place, path, role) => {
  await openAt('2026-11-23T07:00:00Z', path);
  const numbers = await waitFor(() => {
    const lama = screen.getAllByRole(role, { name: /^Lama Al Harbi/ }).find((each) => each.querySelector('[data-pod]'));
    if (!lama) throw new Error("Lama's lunches are not shown");
    return /(\d+) of (\d+) lunches(\d+) left, (\d+) refunded/.exec(text(lama))?.slice(1).map(Number);
  });
  const [delivered = 0, all, left = 0, refunded = 0] = numbers ?? [];
  expect(refunded).toBe(1);
  expect(delivered + left + refunded).toBe(all);
});

test('H01 A delivery on its way has all its times in one format, each in a sentence', async () => {
  await openAt('2026-11-23T07:00:00Z', ofLama);
  const line = await screen.findByText(/Best eaten before/);
  expect(text(line)).toMatch(/Arrives between 9:30 am and 12 pm\. Best eaten before 6 pm\.$/);
});

test('G10 The refund of a later day is announced as loading until it comes', async () => {
  await openAt('2026-11-23T07:00:00Z', '/profile/my-orders/current-orders?order=2053');
  const tile = await screen.findByRole('group', { name: 'Cancel the subscription' });
  fireEvent.click(within(tile).getByRole('button'));
  const dialog = within(await screen.findByRole('dialog'));
  const [first, second] = await dialog.findAllByRole('radio');
  if (!first || !second) throw new Error('There are no two later days');
  fireEvent.click(first);
  const answer = await dialog.findByRole('status');
  await waitFor(() => {
    expect(text(answer)).toMatch(/^On .* you would/);
  });
  const send = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (request, init) =>
    new Request(request, init).url.includes('cancellation-quote')
      ? new Promise<Response>(() => undefined)
      : send(request, init),
  );
  fireEvent.click(second);
  await waitFor(() => {
    expect(text(answer)).toBe('Calculating the refund');
  });
});

test('G30 The page of the renewal leads back to Current Orders', async () => {
  await openAt('2026-12-07T07:00:00Z', '/profile/my-orders/renewal');
  const title = await heading('Renew subscriptions');
  const head = title.closest('header');
  const back = head && within(head).getByRole('link', { name: 'Current Orders' });
  expect(back?.getAttribute('href')).toBe('/profile/my-orders/current-orders');
});

test.each([
  ['the history of an order', '/profile/my-orders/changes/2051', 'Order history'],
  ['the list of orders', '/profile/my-orders/current-orders', 'Current Orders'],
])('H01 G12 On %s each number of an order begins with #', async (_place, path, title) => {
  await openAt('2026-11-23T07:00:00Z', path);
  await heading(title);
  const main = await waitFor(() => {
    const found = screen.getByRole('main');
    expect(within(found).getAllByRole('article').length).toBeGreaterThan(0);
    return found;
  });
  const named = [...main.querySelectorAll('[aria-label]')].map((each) => each.getAttribute('aria-label'));
  const numbers = `${text(main)} ${named.join(' ')} ${document.title}`.match(/.?NB-\d[\dE-]*/g) ?? [];
  expect(numbers.length).toBeGreaterThan(1);
  expect(numbers.filter((number) => !number.startsWith('#'))).toEqual([]);
});

// His one request of November is used; in December he has three off days.
test.each([
  ['30 Nov', false],
  ['1 Dec', true],
])('H04 Cancelling the lunch of %s offers an off day in its place: %s', async (day, isOffered) => {
  await openAt('2026-11-23T07:00:00Z', `${ofLama}&subscription=3023`);
  const cancel = new RegExp(`^Cancel the lunch on .*${day.replace(' ', String.raw`\s`)}`);
  fireEvent.click(await screen.findByRole('button', { name: cancel }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.queryByRole('button', { name: /an off day$/ }) !== null).toBe(isOffered);
});

test.each([
  ['en', 'did not arrive: your bank sent it back. Contact us.'],
  ['ar', 'أعاده البنك. تواصل معنا.'],
] as const)(
  'H02 A cancelled order whose refund the bank sent back says so in the history (%s)',
  async (language, warning) => {
    await mock.backend.act(async () => {
      await db.payments.updateMany((query) => query.where({ order_id: 2031 }), {
        data(payment) {
          payment.failed_refund_halalas = payment.amount_halalas;
        },
      });
    });
    signInAs('huda');
    await open('/profile/my-orders/history?status=cancelled', language);
    const card = await screen.findByText(warning, { exact: false });
    expect(text(card)).toMatch(/\d\.\d\d/);
  },
);

test('H03 H04 The lunch that the dialog of a cancellation offers as an off day is picked in the calendar', async () => {
  await openAt('2026-11-23T07:00:00Z', `${ofLama}&subscription=3023`);
  fireEvent.click(await screen.findByRole('button', { name: /^Cancel the lunch on .*\s1\sDec/ }));
  fireEvent.click(await screen.findByRole('button', { name: /an off day$/ }));
  const picked = await screen.findByRole('list', { name: 'Days you are adding' });
  expect(text(picked)).toMatch(/^Tue 1 Dec$/);
});

test('F40 A subscription without a lunch to rate has no list of them, also after a refresh that failed', async () => {
  mock.set({ clock: '2026-11-23T07:00:00Z' });
  await mock.backend.reset();
  signInAs('huda');
  const send = globalThis.fetch;
  let isDown = false;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (request, init) => {
    if (!new Request(request, init).url.endsWith('/deliveries/current')) return send(request, init);
    if (isDown) throw new TypeError('Failed to fetch');
    return Response.json({ custom_status: 200, data: { deliveries: [] } });
  });
  const { queryClient } = (await open(ofLama)).options.context;
  await screen.findByRole('heading', { name: 'What you can do' });
  const queryKey = getListCurrentDeliveriesQueryKey();
  await waitFor(() => expect(queryClient.getQueryState(queryKey)?.status).toBe('success'));
  isDown = true;
  await act(async () => queryClient.refetchQueries({ queryKey }));
  expect(queryClient.getQueryState(queryKey)?.status).toBe('error');
  expect(screen.queryByRole('heading', { name: 'Delivered lunches' })).toBeNull();
});

test('O02 The page of an unpaid order whose payment was never started leads to the checkout', async () => {
  mock.set({ clock: '2026-11-23T07:00:00Z' });
  await mock.backend.reset();
  signInAs('huda');
  const send = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (request, init) => {
    const answer = await send(request, init);
    if (!new Request(request, init).url.endsWith('/orders/2051')) return answer;
    const body = (await answer.json()) as { data: { order: object } };
    const order = { ...body.data.order, status: 'pending_payment', payment: null };
    return Response.json({ ...body, data: { ...body.data, order } });
  });
  const router = await open(ofLama);
  await waitFor(() => expect(router.state.location.pathname).toBe('/checkout'));
  await heading('Review and pay');
});
