import { setupServer } from 'msw/node';
import { type Backend, createBackend } from './backend.ts';
import { holdClock, setClock } from './clock.ts';
import { type Controls, controlsSchema } from './controls.ts';
import { db } from './store/db.ts';
import { createPhoneAuth } from './phone/phone-auth.ts';
import type { PhoneAuth } from '#src/auth/phone-auth.ts';
import type { SmsMessage } from './store/public-records.ts';
import { provideControls } from './store/state.ts';

/** Where the API stands for tests in Node, which have no page of their own. */
export const nodeBaseUrl = 'http://nabta.test/api/v1';

/** The mock for Vitest: the same handlers, no latency, no panel. */
export interface NodeMock {
  backend: Backend;
  phoneAuth: PhoneAuth;
  /** Starts to answer requests of this process, from the seeds. */
  listen: () => Promise<void>;
  /** Seeds, controls and clock as at the start; call it after each test. */
  reset: () => Promise<void>;
  close: () => void;
  /** Chooses a situation, stops the clock at an instant, sets the latency. */
  set: (changes: Partial<Pick<Controls, 'scenario' | 'clock' | 'latency' | 'seed'>>) => void;
  smsInbox: () => SmsMessage[];
}

/**
 * Puts a mock for tests together.
 * @param initial controls that hold after each reset, such as a fixed clock
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
