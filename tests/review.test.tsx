import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { wholeApp } from './open-app.tsx';

const { open, signInAs } = wholeApp();
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Answers as if some lunches had arrived before the order was cancelled. */
function deliverLunches(count: number): void {
  const send = globalThis.fetch;
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const answer = await send(input, init);
    if (!new URL(new Request(input, init).url).pathname.endsWith('/orders/2031')) return answer;
    const text = (await answer.text()).replaceAll(/"delivered_days":\d+/g, `"delivered_days":${count}`);
    return new Response(text, { status: answer.status, headers: answer.headers });
  });
}

test.each([
  [0, 'en', 'Only orders with delivered lunches can be rated.'],
  [3, 'en', 'Each lunch that arrived can be rated on the order’s page, for 14 days after its own.'],
  [3, 'ar', 'يمكنك تقييم كل غداء وصل على حدة من صفحة الطلب، حتى 14 يومًا بعد يومه.'],
] as const)(
  'R19 A cancelled order with %i delivered lunches says in %s what can be rated',
  async (count, language, text) => {
    deliverLunches(count);
    signInAs('huda');
    await open('/add-review/2031', language);
    await waitFor(() => expect(screen.getByRole('main').textContent).toContain(text));
  },
);

test.each([
  ['a completed order has its first and last day', 2018, /\d{4}\sto\s.*\d{4}/],
  ['a cancelled order has no last day, because its last lunch never comes', 2031, /· Booked from .*\d{4}$/],
] as const)('R19 The head of %s', async (_what, id, dates) => {
  signInAs('huda');
  await open(`/add-review/${id}`);
  await waitFor(() => {
    const lead = screen.getByRole('main').querySelector('header h1 + p');
    expect(lead?.textContent).toMatch(dates);
  });
});
