import { getResponse } from 'msw';
import { setupWorker } from 'msw/browser';
import example from '../../deploy/config.example.json';
import type { PhoneAuth } from '#src/auth/phone-auth.ts';
import { type Backend, createBackend } from '#mocks/backend.ts';
import {
  changeBrowserControls,
  lockTabs,
  openBrowserStore,
  readBrowserControls,
  takeControlsFromLink,
} from './browser-storage.ts';
import { db, type Snapshot, takeSnapshot } from '#mocks/store/db.ts';
import { provideAppFolder, providerPath } from '#mocks/orders/payments/page-origin.ts';
import { currentPersona, signInAs } from '#mocks/panel/sign-in.ts';
import { findPersona } from '#mocks/personas.ts';
import { createPhoneAuth } from '#mocks/phone/phone-auth.ts';
import { pseudoLocalise } from './pseudo-locale.ts';
import { showProviderPage } from '#mocks/provider/provider-page.ts';
import type { SmsMessage } from '#mocks/store/public-records.ts';
import type { ScenarioName } from '#mocks/scenarios/scenarios.ts';
import { provideControls } from '#mocks/store/state.ts';

/** The mock’s interface for tests and the console, `window.nabtaMock`. */
export interface MockHandle {
  /** Starts again from the seeds; the chosen scenario and clock stay. */
  reset(): Promise<void>;
  /** Text messages sent, newest first. */
  smsInbox(): Promise<SmsMessage[]>;
  /** Sets the clock to an ISO instant, from which it continues; null means real time. */
  setClock(instant: string | null): void;
  setScenario(name: ScenarioName): void;
  /** A copy of all records. */
  state(): Promise<Snapshot>;
}

declare global {
  interface Window {
    nabtaMock?: MockHandle;
  }
}

type Contacts = (typeof example)['brand'];

function handleOf(backend: Backend): MockHandle {
  return {
    reset: backend.reset,
    smsInbox: async () => backend.act(() => structuredClone(db.smsMessages.all()).toReversed()),
    setClock: (clock) => {
      changeBrowserControls({ clock });
    },
    setScenario: (scenario) => {
      changeBrowserControls({ scenario });
    },
    state: async () => backend.act(takeSnapshot),
  };
}

/** Makes `navigator.onLine` follow the scenario, because the app chooses its error messages by it. */
function followOffline(): void {
  const isOffline = () => readBrowserControls().scenario === 'offline';
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => !isOffline() });
}

/**
 * Removes the files that the service worker of a production build stored on this origin. The mock’s worker has the same
 * scope and replaces that worker.
 */
async function removeStoredFiles(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => !name.startsWith('msw:')).map(async (name) => caches.delete(name)));
}

/**
 * Ignores a failed update of the worker. MSW looks for a newer worker at each start and does not catch the error if
 * that fails, as in Chromium for a page that is closed at once. The installed worker continues to respond.
 */
function ignoreFailedUpdates(): void {
  window.addEventListener('unhandledrejection', (event) => {
    const { reason } = event as { reason: unknown };
    const isUpdate = reason instanceof TypeError && reason.message.startsWith('Failed to update a ServiceWorker');
    if (isUpdate) event.preventDefault();
  });
}

/** Starts the service worker that responds to calls; returns false if the browser has none or refuses it. */
async function startWorker({ handlers }: Backend): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false;
  try {
    await removeStoredFiles();
    ignoreFailedUpdates();
    await setupWorker(...handlers).start({
      quiet: true,
      onUnhandledFrame: 'bypass',
      serviceWorker: { url: `${import.meta.env.BASE_URL}mock-worker.js` },
    });
    return true;
  } catch (error) {
    // oxlint-disable-next-line eslint/no-console -- a developer would look for the calls among the browser's requests
    console.info(`Mock: no service worker (${String(error)}); the page answers its own calls.`);
    return false;
  }
}

/**
 * Responds to the page's calls: with a service worker, so that they appear among the browser's requests, or in the page
 * itself if the browser has none, as in some private windows, with blocked cookies and on hosts without TLS.
 */
async function answerCalls(backend: Backend): Promise<void> {
  if (await startWorker(backend)) return;
  const onwards = window.fetch;
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    const response = await getResponse(backend.handlers, request.clone());
    if (response?.type === 'error') throw new TypeError('Failed to fetch');
    return response ?? onwards(request);
  };
}

/**
 * Starts the mock in this page: the service worker with the mock's handlers, the state that earlier pages left, and the
 * developer's panel.
 * @returns `provider-page` if this page is the payment provider's, which is not part of the app; otherwise the phone
 * provider, the contacts to show, and a function for the interface's texts
 */
export async function startMock(): Promise<
  'provider-page' | { phoneAuth: PhoneAuth; contacts: Contacts; reword: typeof pseudoLocalise }
> {
  provideAppFolder(import.meta.env.BASE_URL);
  const persona = takeControlsFromLink(location.search);
  provideControls(readBrowserControls);
  readBrowserControls();
  let dropped: string | null = null;
  const store = await openBrowserStore();
  const backend = createBackend({
    baseUrl: '*/api/v1',
    ...(store && { store, lock: lockTabs }),
    mediaRoot: () => import.meta.env.BASE_URL.slice(0, -1),
    onDropped: (reason) => {
      dropped = `The saved data was dropped, because ${reason}. It starts from the seeds again.`;
      // oxlint-disable-next-line eslint/no-console -- the developer has to learn why the data is new
      console.info(`Mock: ${dropped}`);
    },
  });
  await backend.start();
  if (persona !== null && currentPersona()?.name !== persona) await signInAs(findPersona(persona), backend);
  if (location.pathname === providerPath()) {
    window.nabtaMock = handleOf(backend);
    showProviderPage(backend.act);
    return 'provider-page';
  }
  followOffline();
  await answerCalls(backend);
  window.nabtaMock = handleOf(backend);
  if (readBrowserControls().panel) {
    const { showPanel } = await import('#mocks/panel/panel.ts');
    showPanel(backend, dropped);
  }
  return {
    contacts: example.brand,
    phoneAuth: createPhoneAuth(backend),
    reword: readBrowserControls().pseudo ? pseudoLocalise : (texts) => texts,
  };
}
