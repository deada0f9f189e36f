import { notifications } from '@mantine/notifications';
import { createMemoryHistory } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { createNodeMock, nodeBaseUrl } from '#mocks/node.ts';
import { accountOf, type PersonaName } from '#mocks/personas.ts';
import type { Language } from '#src/domain/language.ts';

async function loadApp() {
  const [
    { App },
    { createApp },
    { loadTexts },
    { SignInRequired },
    { updateSession },
    { ApiError },
    { provideApi },
    { watchSession },
  ] = await Promise.all([
    import('#src/app/app.tsx'),
    import('#src/app/create-app.ts'),
    import('#src/i18n/messages.ts'),
    import('#src/auth/sign-in-required.ts'),
    import('#src/auth/session.ts'),
    import('#src/api/errors.ts'),
    import('#src/api/http.ts'),
    import('#src/app/watch-session.ts'),
  ]);
  provideApi({ origin: new URL(nodeBaseUrl).origin });
  return {
    App,
    createApp,
    loadTexts,
    SignInRequired,
    updateSession,
    ApiError,
    watchSession,
  };
}

/** The whole app on the mock, for the tests of one file; call it at the top of the file, outside every test. */
export function wholeApp() {
  const mock = createNodeMock({ clock: '2026-11-21T09:00:00Z' });
  const app: { loaded?: Awaited<ReturnType<typeof loadApp>> } = {};
  /** One function for each app that the test has opened. */
  const stopWatching: (() => void)[] = [];

  beforeAll(async () => {
    await mock.listen();
    app.loaded = await loadApp();
  }, 60_000);
  afterEach(async () => {
    for (const stop of stopWatching.splice(0)) stop();
    // Toasts remain after their page is unmounted.
    notifications.clean();
    await mock.reset();
  });
  afterAll(() => {
    mock.close();
  });

  const loaded = () => {
    if (!app.loaded) throw new Error('The app is loaded before the first test, not while the file is read');
    return app.loaded;
  };

  return {
    mock,
    /** Opens a path as if its address was typed into the browser; returns the router. */
    open: async (path: string, language: Language = 'en') => {
      const { App, createApp, loadTexts, SignInRequired, ApiError, watchSession } = loaded();
      const parts = createApp(language, await loadTexts(language, 'home'), {
        history: createMemoryHistory({ initialEntries: [path] }),
        loadTexts: async (part) => loadTexts(language, part),
      });
      stopWatching.push(watchSession(parts));
      // As in src/main.tsx: an error that a page catches and shows is not a crash.
      render(<App {...parts} />, {
        onCaughtError: (error) => {
          if (!(error instanceof SignInRequired) && !(error instanceof ApiError)) throw error;
        },
        onRecoverableError: (error) => {
          if (!(error instanceof Error && error.cause instanceof ApiError)) throw error;
        },
      });
      return parts.router;
    },
    /** Stores a persona's session. */
    signInAs: (name: Exclude<PersonaName, 'visitor'>) => {
      const account = accountOf(name);
      loaded().updateSession({
        token: account.token,
        isVerified: 'true',
        userId: String(account.userId),
        userType: 'user',
      });
    },
  };
}

/** The page's h1, as soon as it is rendered. */
export async function heading(name: string): Promise<HTMLElement> {
  return screen.findByRole('heading', { level: 1, name });
}

/** The top bar. In a browser a page's own header is not a banner; in Testing Library it is. */
export function topBar(): HTMLElement {
  const [bar] = screen.getAllByRole('banner');
  if (!bar) throw new Error('There is no top bar');
  return bar;
}
