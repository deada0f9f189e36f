import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { expect, test, vi } from 'vitest';
import { ApiError } from '#src/api/errors.ts';
import type { Language } from '#src/domain/language.ts';
import arabicMessages from '#src/i18n/ar.json' with { type: 'json' };
import messages from '#src/i18n/en.json' with { type: 'json' };
import { ErrorPage } from './error-page.tsx';

const failed = 'It could not be copied. Please write it down.';

const catalogues = { en: messages, ar: arabicMessages };

async function draw(error: Error = new TypeError('x'), language: Language = 'en'): Promise<void> {
  const routeTree = createRootRoute({
    component: () => <ErrorPage error={error} reset={() => undefined} />,
  });
  const router = createRouter({ routeTree, history: createMemoryHistory() });
  render(
    <IntlProvider locale={language} messages={catalogues[language]}>
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
])('the number is %s, and the page shows it', async (_what, writeText, shown) => {
  const user = userEvent.setup();
  await draw();
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);
  await user.click(screen.getByRole('button', { name: 'Copy the number' }));
  expect(screen.getByRole('status').textContent).toBe(shown);
});

test('a browser without a clipboard shows a message too', async () => {
  const user = userEvent.setup();
  await draw();
  vi.stubGlobal('navigator', { onLine: true });
  await user.click(screen.getByRole('button', { name: 'Copy the number' }));
  expect(screen.getByRole('status').textContent).toBe(failed);
});

const serverMessages = {
  en: ['This order is not yours.', 'Ask the parent who placed it.'],
  ar: ['هذا الطلب ليس لك.', 'اسأل ولي الأمر الذي قدّمه.'],
};

test.each([
  ['en', 403, 'You cannot access this page'],
  ['ar', 403, 'لا يمكنك الوصول إلى هذه الصفحة'],
  ['en', 404, 'No Results were Found!'],
  ['ar', 404, 'لم نعثر على نتائج'],
  ['en', 500, 'Something broke in our kitchen'],
  ['ar', 500, 'تعطّل شيء في مطبخنا'],
] as const)(
  'E02 the page of a call refused in %s with %i shows the server’s messages',
  async (language, status, title) => {
    await draw(new ApiError('', { kind: 'status', status, messages: serverMessages[language] }), language);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    for (const message of serverMessages[language]) expect(screen.getByText(message).tagName).toBe('P');
  },
);

test('E02 a message of the server that equals the title is shown once', async () => {
  const title = 'No Results were Found!';
  await draw(new ApiError('', { kind: 'status', status: 404, messages: [title, 'It was removed.'] }));
  expect(screen.getAllByText(title)).toHaveLength(1);
  expect(screen.getByText('It was removed.').tagName).toBe('P');
});
