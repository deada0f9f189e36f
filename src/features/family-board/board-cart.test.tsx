import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { createIntl, RawIntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import type { Order } from '#src/domain/order.ts';
import { loadMessages } from '#src/i18n/messages.ts';
import { BoardCart } from './board-cart.tsx';

const intl = createIntl({ locale: 'en', messages: await loadMessages('en') });
const line = (studentId: number, name: string) => ({ studentId, student: { name, arabicName: null } });

test('F24 the cart names each child once, and isolates a name in the other language', async () => {
  const subscriptions = [line(1, 'Lama Al Harbi'), line(2, 'نورة'), line(1, 'Lama Al Harbi')];
  const order = { status: 'draft', subscriptions } as Order;
  const rootRoute = createRootRoute({ component: () => <BoardCart order={order} /> });
  const router = createRouter({ routeTree: rootRoute, history: createMemoryHistory() });
  render(
    <RawIntlProvider value={intl}>
      <RouterProvider router={router as never} />
    </RawIntlProvider>,
  );
  const text = await screen.findByText(/^For/);
  expect(text.textContent).toBe('For Lama Al Harbi and نورة.');
  expect([...text.querySelectorAll('bdi')].map(({ textContent }) => textContent)).toEqual(['Lama Al Harbi', 'نورة']);
});
