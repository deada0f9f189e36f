import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import {
  knownActionName,
  knownCardBrand,
  knownNotificationEntityType,
  knownNotificationType,
  knownPaymentMethodCode,
  knownReasonCode,
} from '#src/api/generated/known-values.ts';
import { heading, wholeApp } from './open-app.tsx';

// A newer server sends values that this app does not know, in the lists marked `x-extensible-enum`
// (rules.md#unknown-values): every screen shows what it can, and offers nothing that it does not understand.

const { open, signInAs } = wholeApp();
afterEach(() => {
  vi.unstubAllGlobals();
});

const newer = 'from_a_newer_server';

/** The same data with each of these values replaced by an unknown one. */
function replaced(data: unknown, values: readonly string[]): unknown {
  if (typeof data === 'string') return values.includes(data) ? newer : data;
  if (Array.isArray(data)) return data.map((each) => replaced(each, values));
  if (data === null || typeof data !== 'object') return data;
  return Object.fromEntries(Object.entries(data).map(([name, each]) => [name, replaced(each, values)]));
}

/** Replaces the values in the answers of the endpoints; returns the paths whose answer changed. */
function answerAsNewerServer(endpoint: RegExp, values: readonly string[]): string[] {
  const send = globalThis.fetch;
  const changed: string[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const { pathname } = new URL(new Request(input, init).url);
    const answer = await send(input, init);
    if (!endpoint.test(pathname)) return answer;
    const body = replaced(await answer.json(), values);
    if (JSON.stringify(body).includes(newer)) changed.push(pathname);
    return Response.json(body, { status: answer.status, headers: answer.headers });
  });
  return changed;
}

const rows = (selector: string) => [...screen.getByRole('main').querySelectorAll<HTMLElement>(selector)];

test('H07 R25 Payments by an unknown method, with a card of an unknown brand, keep their amount', async () => {
  const changed = answerAsNewerServer(/\/payment-orders$/, [...knownPaymentMethodCode, ...knownCardBrand]);
  signInAs('huda');
  await open('/profile/my-orders/order');
  await heading('Payment History');
  const payments = await waitFor(() => {
    const shown = rows('[role="row"]:has([role="cell"])');
    expect(shown.length).toBeGreaterThan(0);
    return shown;
  });
  expect(changed).not.toEqual([]);
  for (const payment of payments) {
    expect(payment.textContent).toContain('Another way to pay');
    expect(payment.textContent).toMatch(/\d+\.\d{2}/);
  }
});

test('H07 R26 Saved cards of an unknown brand are shown with their digits, and can be removed', async () => {
  const changed = answerAsNewerServer(/\/payment-infos$/, knownCardBrand);
  signInAs('huda');
  await open('/profile/my-orders/payment');
  const cards = await screen.findAllByRole('button', { name: /^Remove Card/ });
  expect(changed).not.toEqual([]);
  for (const card of cards) expect(card.getAttribute('aria-label')).toMatch(/\d{4}$/);
});

test('R16 H09 Notifications of an unknown type and about an unknown record are shown, without a link', async () => {
  const changed = answerAsNewerServer(/\/notifications$/, [...knownNotificationType, ...knownNotificationEntityType]);
  signInAs('huda');
  await open('/notification');
  const shown = await waitFor(() => {
    const all = rows('[data-notification]');
    expect(all.length).toBeGreaterThan(2);
    return all;
  });
  expect(changed).not.toEqual([]);
  for (const notification of shown) {
    expect(notification.textContent).not.toBe('');
    expect(within(notification).queryAllByRole('link')).toEqual([]);
  }
});

test('H01 R27 An order whose actions are unknown is shown whole, and offers none of them', async () => {
  signInAs('huda');
  const changed = answerAsNewerServer(/\/orders\/\d+$|\/orders\/current$/, [...knownActionName, ...knownReasonCode]);
  await open('/profile/my-orders/current-orders?order=2051');
  await screen.findAllByText(/NB-20511/, undefined);
  expect(changed).not.toEqual([]);
  expect(screen.queryByRole('heading', { name: 'What you can do' })).toBeNull();
  expect(screen.queryByRole('button', { name: /off day/i })).toBeNull();
  expect(screen.queryByRole('button', { name: /cancel/i })).toBeNull();
});
