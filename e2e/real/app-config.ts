import example from '../../deploy/config.example.json' with { type: 'json' };
import type { AppConfig } from '../../src/app/config.ts';
import { firebaseProject } from './emulator.ts';

/**
 * The configuration of a production build that the tests serve: the mock as API and payment provider, codes by the emulator.
 * Without an emulator, pages request codes from Google as in production.
 */
export function appConfig({ api, emulator }: { api: string; emulator?: string }): AppConfig {
  return {
    ...example,
    apiOrigin: api,
    // The mock's page of the provider.
    paymentOrigins: [api],
    firebase: {
      ...example.firebase,
      projectId: firebaseProject,
      ...(emulator !== undefined && { emulatorOrigin: emulator }),
    },
  };
}
