import { createMemoryHistory } from '@tanstack/react-router';
import { createElement } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createNodeMock, nodeBaseUrl } from '#mocks/node.ts';
import { renderFor } from '#src/auth/session.ts';
import type { Language } from '#src/domain/language.ts';

// Public pages are rendered on a server, which has no window, document or storage: no page may need one.

const mock = createNodeMock({ clock: '2026-11-21T09:00:00Z' });

async function loadApp() {
  const [{ App }, { createApp }, { loadTexts }, { provideApi }] = await Promise.all([
    import('#src/app/app.tsx'),
    import('#src/app/create-app.ts'),
    import('#src/i18n/messages.ts'),
    import('#src/api/http.ts'),
  ]);
  provideApi({ origin: new URL(nodeBaseUrl).origin });
  return { App, createApp, loadTexts };
}
let app: Awaited<ReturnType<typeof loadApp>>;

beforeAll(async () => {
  await mock.listen();
  app = await loadApp();
  // This is the first compilation of all modules.
}, 60_000);
afterAll(() => {
  mock.close();
});

/** The page's markup as a server sends it. */
async function prerendered(path: string, language: Language): Promise<string> {
  const { App, createApp, loadTexts } = app;
  const parts = createApp(language, await loadTexts(language, 'home'), {
    history: createMemoryHistory({ initialEntries: [path] }),
    loadTexts: async (part) => loadTexts(language, part),
  });
  await parts.router.load();
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(createElement(App, parts), {
    onError: (error: unknown) => {
      errors.push(error);
    },
  });
  const html = await text(prelude);
  expect(errors).toEqual([]);
  return html;
}

describe('a server draws', () => {
  test('there is no window', () => {
    expect(typeof window).toBe('undefined');
    expect(typeof document).toBe('undefined');
  });

  test.each([
    ['en', 'The lunch box that comes home', 'Everyday Healthy', 'Masar Schools', 'You choose'],
    ['ar', 'علبة غداء تعود إلى البيت', 'الصحي اليومي', 'مدارس مسار', 'أنت تختار'],
  ] as const)('R01 the home page with all its sections (%s)', async (language, ...words) => {
    const html = await prerendered('/', language);
    for (const each of words) expect(html).toContain(each);
  });

  test.each([
    ['en', 'Packages', 'Everyday Healthy', 'Allergy Safe'],
    ['ar', 'الباقات', 'الصحي اليومي', 'آمِن من الحساسية'],
  ] as const)('R09 the package list (%s)', async (language, ...words) => {
    const html = await prerendered('/packages', language);
    for (const each of words) expect(html).toContain(each);
  });

  test.each([
    ['en', 'You cannot access this page'],
    ['ar', 'لا يمكنك الوصول إلى هذه الصفحة'],
  ] as const)(
    'R33 a signed-in page as one that a visitor cannot access, with the way back to it (%s)',
    async (language, title) => {
      const html = await prerendered('/cart/choose-applicants', language);
      expect(html).toContain(title);
      expect(html).toContain('/signin?redirect=%2Fcart%2Fchoose-applicants');
    },
  );

  test('L02 the place of a parent’s icons with the mark that browser tests wait for', async () => {
    onTestFinished(() => renderFor('visitor'));
    const isMarked = async () => (await prerendered('/packages', 'en')).includes('data-icons-pending');
    expect(await isMarked()).toBe(false);
    renderFor('parent');
    expect(await isMarked()).toBe(true);
  });

  test.each([
    ['en', 'This page isn’t on the menu'],
    ['ar', 'هذه الصفحة ليست في القائمة'],
  ] as const)('R32 an unknown path as the not-found page (%s)', async (language, title) => {
    expect(await prerendered('/nowhere', language)).toContain(title);
  });
});
