import { setupWorker } from 'msw/browser';
import example from '../deploy/config.example.json';
import type { PhoneAuth } from '#src/auth/phone-auth.ts';
import { type Backend, createBackend } from './backend.ts';
import {
  browserStore,
  changeBrowserControls,
  lockTabs,
  readBrowserControls,
  takeControlsFromLink,
} from './browser-storage.ts';
import { db, type Snapshot, takeSnapshot } from './db.ts';
import { createPhoneAuth } from './phone-auth.ts';
import { pseudoLocalise } from './pseudo-locale.ts';
import { showProviderPage } from './provider/provider-page.ts';
import type { SmsMessage } from './public-records.ts';
import type { ScenarioName } from './scenarios.ts';
import { provideControls } from './state.ts';

/** What tests and the console may ask of the mock, as `window.nabtaMock`. */
export interface MockHandle {
  /** Back to the seeds; chosen scenario and clock stay. */
  reset(): Promise<void>;
  /** Text messages sent, newest first. */
  smsInbox(): Promise<SmsMessage[]>;
  /** Sets the clock to an ISO instant, from which it runs on; null is real time. */
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

const providerPath = '/mock-provider';

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

/** The browser's own word for being offline follows the scenario, since the app asks it which words to use. */
function followOffline(): void {
  const isOffline = () => readBrowserControls().scenario === 'offline';
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => !isOffline() });
}

/**
 * Starts the mock in this page: the service worker with the mock's handlers, the state that earlier pages left, the
 * developer's panel.
 * @returns `provider-page` where this page is the payment provider's, which belongs to no part of the app; otherwise the
 * phone provider, the contacts to show, and what to make of the interface's texts
 */
export async function startMock(): Promise<
  'provider-page' | { phoneAuth: PhoneAuth; contacts: Contacts; reword: typeof pseudoLocalise }
> {
  takeControlsFromLink(location.search);
  provideControls(readBrowserControls);
  readBrowserControls();
  const backend = createBackend({
    baseUrl: '*/api/v1',
    store: browserStore,
    lock: lockTabs,
    onDropped: (reason) => {
      // oxlint-disable-next-line eslint/no-console -- the developer has to learn why the data is new
      console.info(`Mock: the saved data was dropped, because ${reason}. Starting from the seeds.`);
    },
  });
  await backend.start();
  if (location.pathname === providerPath) {
    window.nabtaMock = handleOf(backend);
    showProviderPage(backend.act);
    return 'provider-page';
  }
  followOffline();
  const worker = setupWorker(...backend.handlers);
  await worker.start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    serviceWorker: { url: `${import.meta.env.BASE_URL}mock-worker.js` },
  });
  window.nabtaMock = handleOf(backend);
  if (readBrowserControls().panel) {
    const { showPanel } = await import('./panel/panel.ts');
    showPanel(backend);
  }
  return {
    contacts: example.brand,
    phoneAuth: createPhoneAuth(backend),
    reword: readBrowserControls().pseudo ? pseudoLocalise : (texts) => texts,
  };
}
