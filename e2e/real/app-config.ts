import example from '../../deploy/config.example.json' with { type: 'json' };
import type { AppConfig } from '../../src/app/config.ts';
import { firebaseProject } from './emulator.ts';

/**
 * The configuration of a production build under test: the mock is the API and the payment provider, the emulator sends
 * the codes. Without an emulator, pages request codes from Google as in production.
 */
export function appConfig({ api, emulator }: { api: string; emulator?: string }): AppConfig {
  return {
    ...example,
    apiOrigin: api,
    // The mock also serves the provider's page.
    paymentOrigins: [api],
    firebase: {
      ...example.firebase,
      projectId: firebaseProject,
      ...(emulator !== undefined && { emulatorOrigin: emulator }),
    },
  };
}
