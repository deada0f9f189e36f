import { setupServer } from 'msw/node';
import { type Backend, createBackend } from './backend.ts';
import { holdClock, setClock } from './clock.ts';
import { type Controls, controlsSchema } from './controls.ts';
import { db } from './store/db.ts';
import { createPhoneAuth } from './phone/phone-auth.ts';
import type { PhoneAuth } from '#src/auth/phone-auth.ts';
import type { SmsMessage } from './store/public-records.ts';
import { provideControls } from './store/state.ts';

/** The address of the API in tests in Node, which have no page. */
export const nodeBaseUrl = 'http://nabta.test/api/v1';

/** The mock for Vitest: the same handlers, no latency, no panel. */
export interface NodeMock {
  backend: Backend;
  phoneAuth: PhoneAuth;
  /** Starts to respond to requests of this process, with the data of the seeds. */
  listen: () => Promise<void>;
  /** Resets the data, controls and clock. Call it after each test. */
  reset: () => Promise<void>;
  close: () => void;
  /** Chooses a scenario or one failing operation, stops the clock at an instant, sets the latency. */
  set: (changes: Partial<Pick<Controls, 'scenario' | 'failure' | 'clock' | 'latency' | 'seed' | 'limits'>>) => void;
  smsInbox: () => SmsMessage[];
}

/**
 * Creates a mock for tests.
 * @param initial controls that apply after each reset, such as a fixed clock
 */
export function createNodeMock(initial: Partial<Controls> = {}): NodeMock {
  const start = controlsSchema.parse({ latency: 'none', ...initial });
  const current: { controls: Controls } = { controls: start };
  const backend = createBackend({ baseUrl: nodeBaseUrl });
  const server = setupServer(...backend.handlers);

  function set(changes: Partial<Controls>): void {
    current.controls = controlsSchema.parse({ ...current.controls, ...changes });
    const { clock } = current.controls;
    if (clock === null) setClock(null);
    else holdClock(new Date(clock));
  }

  async function reset(): Promise<void> {
    set(start);
    await backend.reset();
  }

  provideControls(() => current.controls);
  return {
    backend,
    phoneAuth: createPhoneAuth(backend),
    async listen() {
      server.listen({ onUnhandledFrame: 'error' });
      await reset();
    },
    reset,
    close: () => {
      server.close();
    },
    set,
    smsInbox: () => structuredClone(db.smsMessages.all()).toReversed(),
  };
}
