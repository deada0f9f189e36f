import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { endFirstCalls } from './api/first-calls.ts';
import { provideApi } from './api/http.ts';
import { providePaymentOrigins } from './api/payment-origins.ts';
import { App } from './app/app.tsx';
import { loadConfig } from './app/config.ts';
import { createApp } from './app/create-app.ts';
import { endEarlyPress, waitForRelease } from './app/early-press.ts';
import { nextTask } from './app/next-task.ts';
import { isMarkupOf, readPrerenderedPage, restoreQueries } from './app/prerendered-page.ts';
import './app/start-failure.css';
import { listenForUncaught, reportRecovered, reportCaught } from './app/uncaught.ts';
import { startServiceWorker } from './app/service-worker.ts';
import { watchLostFiles } from './app/watch-lost-files.ts';
import { watchSession } from './app/watch-session.ts';
import { followDueDocument } from './app/follow-due-document.ts';
import { keepTyped } from './forms/typed-before-load.ts';
import { loadDocument } from './recovery/load-document.ts';
import { isLostFile } from './recovery/lost-file.ts';
import { providePhoneAuth } from './auth/phone-auth.ts';
import { isSignedIn, readSession, startLanguage } from './auth/session.ts';
import { provideContacts } from './api/company-contacts.ts';
import { localeOf } from './i18n/formats.ts';
import { loadTexts, type Messages } from './i18n/messages.ts';

async function start(): Promise<void> {
  const language = startLanguage();
  const isParent = isSignedIn(readSession());
  // A signed-in parent has the family board at the address of the home page.
  const isBoard = isParent && window.location.pathname === import.meta.env.BASE_URL;
  const isHome = !isParent && window.location.pathname === import.meta.env.BASE_URL;
  const messages = loadTexts(language, isHome ? 'home' : 'public');
  // A signed-in parent's pages also need their own messages: both parts load in parallel.
  if (isParent) loadTexts(language, 'parent').catch(() => undefined);
  // Returns the router's current page; empty until the router exists.
  let page = () => '';
  let reword = <T extends Partial<Messages>>(texts: T): T => texts;
  if (__MOCK__) {
    const { startMock } = await import('../mocks/browser.ts');
    const mock = await startMock();
    // The payment provider's page belongs to another company: the mock shows it instead of the app.
    if (mock === 'provider-page') return;
    reword = mock.reword;
    providePhoneAuth(async () => mock.phoneAuth);
    provideContacts(mock.contacts);
  } else {
    const { apiOrigin, brand, firebase, paymentOrigins, reporting } = await loadConfig();
    if (reporting) {
      // Not awaited: errors of an app that fails to start should also be reported.
      import('./app/reporting.ts').then(
        ({ beaconTo, startReporting }) => {
          startReporting({ page: () => page(), send: beaconTo(reporting.endpoint) });
        },
        () => undefined,
      );
    }
    provideApi({ origin: apiOrigin });
    providePaymentOrigins(paymentOrigins);
    provideContacts(brand);
    providePhoneAuth(async () => {
      try {
        return (await import('./auth/firebase.ts')).createFirebasePhoneAuth(firebase);
      } catch (error) {
        if (isLostFile(error)) void loadDocument('press');
        throw error;
      }
    });
    if (import.meta.env.PROD) startServiceWorker();
  }
  const root = document.querySelector('#root');
  if (!root) throw new Error('index.html has no #root');
  const texts = await messages;
  // Separate tasks for evaluating scripts, creating the app, loading its page and rendering keep each task short.
  await nextTask();
  // The first use of `Intl` reads the browser's locales, which takes as long as the rest of this task.
  Intl.DateTimeFormat.supportedLocalesOf(localeOf(language));
  await nextTask();
  const parts = createApp(language, reword(texts), {
    loadTexts: async (part) => reword(await loadTexts(language, part)),
  });
  page = () => parts.router.state.matches.at(-1)?.fullPath ?? '';
  watchSession(parts);
  followDueDocument(parts);
  // Back may be pressed before the app is rendered. The router later subscribes this same function itself, so it is
  // registered only once.
  // oxlint-disable-next-line typescript/no-misused-promises -- another function would have each page loaded twice
  parts.router.history.subscribe(parts.router.load);
  const rootOptions = {
    onCaughtError: reportCaught,
    onRecoverableError: reportRecovered,
    // There is no error boundary around the app, so an error page replaces the empty page.
    onUncaughtError: showStartFailure,
  };
  const app = (
    <StrictMode>
      <App {...parts} />
    </StrictMode>
  );
  const prerendered = __MOCK__ || isBoard ? null : readPrerenderedPage(language);
  if (prerendered) {
    restoreQueries(parts.queryClient, prerendered);
    // Makes the router render the same boundaries as the server.
    parts.router.ssr = { manifest: undefined };
    await nextTask();
    await parts.router.load();
    await nextTask();
  } else {
    // A page that loads before its skeleton is due renders immediately: React would show a skeleton for 300 ms more.
    const { defaultPendingMs } = parts.router.options;
    const loaded = parts.router.load();
    loaded.then(endFirstCalls, endFirstCalls);
    await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, defaultPendingMs))]);
  }
  if (prerendered && isMarkupOf(prerendered, parts.router.state)) {
    // In a transition, React hydrates in slices, and first the part that the user interacts with.
    delete document.documentElement.dataset['replaced'];
    startTransition(() => {
      hydrateRoot(root, app, rootOptions);
    });
    endEarlyPress(true);
  } else {
    await waitForRelease();
    if (prerendered) keepTyped(root);
    // React leaves the markup in place until the app is rendered, and hidden markup must not be seen.
    if ('replaced' in document.documentElement.dataset) root.replaceChildren();
    delete document.documentElement.dataset['replaced'];
    createRoot(root, rootOptions).render(app);
    endEarlyPress(false);
  }
}

/** The page shown if the app can't start. It is in index.html, because other files may not load. */
function showStartFailure(cause: unknown): void {
  delete document.documentElement.dataset['replaced'];
  const template = document.querySelector<HTMLTemplateElement>('#start-failure');
  document.querySelector('#root')?.replaceChildren(...(template ? [template.content] : []));
  const place = document.querySelector('.start-failure-cause');
  if (place) place.textContent = String(cause);
  reportError(cause);
}

// If the browser is too old, the script of index.html has already replaced the app with a page that says so.
const { dataset } = document.documentElement;
if (dataset['app'] === undefined) {
  dataset['app'] = 'runs';
  listenForUncaught();
  watchLostFiles();
  start().catch(async (cause: unknown) => {
    if (!(isLostFile(cause) && (await loadDocument('page')))) showStartFailure(cause);
  });
}
