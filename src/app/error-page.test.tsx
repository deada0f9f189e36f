import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { expect, test, vi } from 'vitest';
import messages from '#src/i18n/en.json' with { type: 'json' };
import { ErrorPage } from './error-page.tsx';

const failed = 'It could not be copied. Please write it down.';

async function draw(): Promise<void> {
  const routeTree = createRootRoute({
    component: () => <ErrorPage error={new TypeError('x')} reset={() => undefined} />,
  });
  const router = createRouter({ routeTree, history: createMemoryHistory() });
  render(
    <IntlProvider locale="en" messages={messages}>
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>
    </IntlProvider>,
  );
  await screen.findByRole('heading', { level: 1 });
}

test.each([
  ['copied', async () => undefined, 'Number copied'],
  ['refused by the browser', async () => Promise.reject(new DOMException('', 'NotAllowedError')), failed],
])('the number is %s, and the page says so', async (_what, writeText, said) => {
  const user = userEvent.setup();
  await draw();
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);
  await user.click(screen.getByRole('button', { name: 'Copy the number' }));
  expect(screen.getByRole('status').textContent).toBe(said);
});

test('a browser without a clipboard says so too', async () => {
  const user = userEvent.setup();
  await draw();
  vi.stubGlobal('navigator', { onLine: true });
  await user.click(screen.getByRole('button', { name: 'Copy the number' }));
  expect(screen.getByRole('status').textContent).toBe(failed);
});
