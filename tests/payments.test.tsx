import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { accountOf } from '#mocks/personas.ts';
import { type ProviderChoice, settle } from '#mocks/provider/outcome.ts';
import { db } from '#mocks/store/db.ts';
import { testParent } from '#mocks/test-parent.ts';
import { heading, wholeApp } from './open-app.tsx';

const { mock, open, signInAs } = wholeApp();

const rowsOf = () => screen.queryAllByRole('row').filter((row) => within(row).queryAllByRole('cell').length > 0);

/** Ends Salma's payment at the provider; the page requests it when its tab becomes visible again. */
async function endsWhileWatched(choice: ProviderChoice): Promise<void> {
  await mock.backend.act(async (now) => settle(736, choice, now));
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

/** Records the number of rows at each change of the page, from now on. */
function countRows(): number[] {
  const counts: number[] = [];
  const main = screen.getByRole('main');
  new MutationObserver(() =>
    counts.push(main.querySelectorAll('[role="row"] [role="cell"]:first-child').length),
  ).observe(main, { childList: true, subtree: true, characterData: true });
  return counts;
}

test.each([
  ['paid', 'Paid'],
  ['declined', 'Failed'],
] as const)('H07 R25 A payment that is %s while the parent looks on stays in the history', async (choice, status) => {
  signInAs('salma');
  await open('/profile/my-orders/order');
  await heading('Payment History');
  await waitFor(() => {
    expect(rowsOf()).toHaveLength(1);
  });
  expect(rowsOf()[0]?.textContent).toContain('Checking');
  const counts = countRows();

  await endsWhileWatched(choice);
  await waitFor(() => {
    expect(rowsOf()[0]?.textContent).toContain(status);
  });
  expect(rowsOf()).toHaveLength(1);
  expect(rowsOf()[0]?.textContent).toContain('494.50');
  expect(new Set(counts)).toEqual(new Set([1]));
});

/** The text of the live region. */
const announced = () => document.querySelector('[data-announcer]')?.textContent ?? '';

test.each([
  ['/profile/my-orders/payment', 'paid', 'Nothing due', 'Payment'],
  ['/profile/my-orders/payment', 'declined', 'The last payment did not go through', 'Payment'],
  ['/profile/my-orders/order', 'paid', 'Payment for order #NB-20535: Paid', 'Payment History'],
  ['/profile/my-orders/order', 'declined', 'Payment for order #NB-20535: Failed', 'Payment History'],
] as const)(
  'H07 L08 On %s a payment that is %s elsewhere is announced, and the focus stays on the page',
  async (path, choice, text, focused) => {
    signInAs('salma');
    await open(path);
    const pay = await screen.findByRole('link', { name: 'Pay now' });
    pay.focus();
    await endsWhileWatched(choice);
    await waitFor(() => {
      expect(announced()).toContain(text);
    });
    await waitFor(() => {
      const { activeElement } = document;
      expect(activeElement?.getAttribute('aria-label') ?? activeElement?.textContent).toBe(focused);
    });
  },
);

test('H07 R26 A due payment that is paid meanwhile is among the last payments', async () => {
  signInAs('salma');
  await open('/profile/my-orders/payment');
  await heading('Payment');
  await screen.findByText('494.50', { exact: false });
  expect(rowsOf()).toHaveLength(0);

  await endsWhileWatched('paid');
  await waitFor(() => {
    expect(rowsOf()[0]?.textContent).toContain('Paid');
  });
});

test('O05 L08 A payment that is paid elsewhere leads to the confirmation, with the focus on its heading', async () => {
  signInAs('salma');
  await open('/checkout?payment=736');
  await heading('Checking your payment');
  (await screen.findByRole('button', { name: 'Check now' })).focus();
  await endsWhileWatched('paid');
  const confirmed = await heading('Thank you for subscribing');
  await waitFor(() => {
    expect(document.activeElement).toBe(confirmed);
  });
});

test('O04 S01 A student whose payment succeeds is subscribed at once, although the list was read just before', async () => {
  signInAs('salma');
  const router = await open('/profile/my-account/applicants');
  const [card] = await screen.findAllByRole('article');
  expect(card?.textContent).toContain('No subscription');
  await router.navigate({ to: '/checkout', search: { payment: 736 } });
  await heading('Checking your payment');
  await endsWhileWatched('paid');
  await heading('Thank you for subscribing');
  await router.navigate({ to: '/profile/my-account/applicants' });
  await waitFor(() => {
    expect(screen.getAllByRole('article')[0]?.textContent).not.toContain('No subscription');
  });
});

/** Lets Huda's cards expire after a month; the mock's clock is in November 2026. */
async function expireCards(month: number): Promise<void> {
  await mock.backend.act(async () => {
    await db.savedCards.updateMany((query) => query.where({ user_id: accountOf('huda').userId }), {
      data(card) {
        card.expiry_month = month;
        card.expiry_year = 2026;
      },
    });
  });
}

test.each([
  ['en', 11, 'Your saved card ••••\u00A04461'],
  ['en', 10, 'Your card ••••\u00A04461 has expired'],
  ['ar', 11, 'بطاقتك المحفوظة ••••\u00A04461'],
  ['ar', 10, 'انتهت صلاحية بطاقتك ••••\u00A04461'],
] as const)(
  'G61 At a checkout (%s) in November a card until month %i is offered or says that it has expired',
  async (language, month, text) => {
    signInAs('huda');
    await open('/profile/my-orders/history', language);
    const again = await screen.findByRole('button', { name: /NB-20418/ });
    await expireCards(month);
    await userEvent.click(again);
    const method = await screen.findByRole('radio', { name: language === 'en' ? 'mada' : 'مدى' });
    expect(method).toHaveProperty('checked', true);
    const hints = (method.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    expect(hints).toContain(text);
  },
);

/** Salma's payment succeeds after her child got an allergy with which the package does not fit. */
async function paysUnfit(): Promise<void> {
  await db.applicants.updateMany((query) => query.where({ user_id: accountOf('salma').userId }), {
    data(student) {
      student.allergens = [{ code: 'wheat', severity: 'severe' }];
    },
  });
  await mock.backend.act(async (now) => settle(736, 'paid', now));
}

test.each([
  ['en', 'Your payment was refunded', 'a package no longer fits', 'Back to the cart'],
  ['ar', 'أُعيد إليك المبلغ', 'لم تعد إحدى الباقات مناسبة', 'العودة إلى السلة'],
] as const)(
  'O08 A parent whose package no longer fits when the payment succeeds reads why it was refunded (%s)',
  async (language, title, reason, next) => {
    signInAs('salma');
    await paysUnfit();
    const router = await open('/checkout?payment=736', language);
    await heading(title);
    const page = within(screen.getByRole('main'));
    expect(screen.getByRole('main').textContent).toContain(reason);
    expect(screen.getByRole('main').textContent).toContain('494.50');
    await userEvent.click(page.getByRole('link', { name: next }));
    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/cart/choose-applicants');
    });
  },
);

test('O08 A payment that is refunded while the parent looks on says so at once', async () => {
  signInAs('salma');
  await open('/checkout?payment=736');
  await heading('Checking your payment');
  await paysUnfit();
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  await heading('Your payment was refunded');
  expect(await screen.findByText('See the packages that fit', undefined)).toBeTruthy();
});

test('O08 A payment for which nothing was sold has no report in the history', async () => {
  signInAs('salma');
  await paysUnfit();
  await open('/profile/my-orders/order');
  await waitFor(() => {
    expect(rowsOf()[0]?.textContent).toContain('Refunded');
  });
  expect(rowsOf()[0]?.textContent).not.toContain('Report');
});

test('H07 A card that could not be removed shows no old error when its dialog opens again', async () => {
  signInAs('huda');
  await open('/profile/my-orders/payment');
  const [remove] = await screen.findAllByRole('button', { name: /^Remove / });
  if (!remove) throw new Error('There is no card');
  await userEvent.click(remove);
  const send = globalThis.fetch;
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) =>
    init?.method === 'DELETE'
      ? Response.json({ custom_status: 500, error: 'Something went wrong on our side.' }, { status: 500 })
      : send(input, init),
  );
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Remove the card' }));
  await within(dialog).findByRole('alert');
  await userEvent.click(within(dialog).getAllByRole('button', { name: 'Keep the card' })[0] ?? dialog);
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  await userEvent.click(remove);
  expect(within(await screen.findByRole('dialog')).queryByRole('alert')).toBeNull();
});

test('O06 An attempt to pay whose answer is lost stores nothing about allergies', async () => {
  // Rayan has an allergy to milk, which has to be acknowledged.
  signInAs('noura');
  const rayan = { applicant_id: 14, package_id: 1, start_date: '2026-11-29', number_of_months: 1 };
  const { status } = await testParent('noura').send('POST', '/orders', { applicants: [rayan] });
  expect(status).toBe(201);
  mock.set({ scenario: 'connection-lost-before-checkout' });
  await open('/checkout');
  await heading('Review and pay');
  await userEvent.click(await screen.findByRole('radio', { name: 'mada' }));
  await userEvent.click(await screen.findByRole('checkbox'));
  const [place] = screen.getAllByRole('button', { name: 'Place order' });
  if (!place) throw new Error('There is no button that places the order');
  await userEvent.click(place);
  await screen.findByText('No clear answer came back');
  const stored = JSON.stringify(Object.entries(sessionStorage));
  expect(stored).toContain('checkoutOrder');
  expect(stored).not.toContain('findings');
});
