import { holdClock, now, setClock } from '#mocks/clock.ts';
import { defaultControls } from '#mocks/controls.ts';
import { restore } from '#mocks/store/db.ts';
import { accountOf, type PersonaName } from '#mocks/personas.ts';
import { issuePhoneToken } from '#mocks/phone/phone-token.ts';
import { settle } from '#mocks/provider/outcome.ts';
import { readServerOptions } from '#mocks/http/server-options.ts';
import { startServer } from '#mocks/server.ts';
import { seed } from '#mocks/seed/index.ts';
import { provideControls } from '#mocks/store/state.ts';
import type { Credentials, World } from './world.ts';

/** The date of the contract’s examples: a Saturday on which Huda has subscriptions in every state. */
const clock = '2026-11-21T06:00:00Z';

function credentialsOf(name: Exclude<PersonaName, 'visitor'>): Credentials {
  const { mobileNumber, password } = accountOf(name);
  return { mobileNumber, password };
}

/** The sessions of the seeds, so that not every check has to sign in. */
const givenTokens = new Map(
  (['huda', 'noura'] as const).map((name) => [accountOf(name).mobileNumber, accountOf(name).token]),
);

/** Serves the mock over HTTP in this process, at a free port and with a stopped clock. */
export async function startMockWorld(): Promise<World> {
  // The suite guesses more often than a person: only the cases about limits switch them on.
  const options = readServerOptions(['--port', '0', '--latency', 'none', '--limits', 'off', '--clock', clock]);
  if (typeof options === 'string') throw new Error('The mock took its options for a question');
  const { origin, stop, setControls } = await startServer(options);
  holdClock(new Date(clock));
  // The same lists for each reset, so that only what was written is restored.
  const seeds = seed(now());
  let tokens = 0;
  return {
    baseUrl: `${origin}/api/v1`,
    isMock: true,
    waitsForLimits: false,
    parent: credentialsOf('huda'),
    other: credentialsOf('noura'),
    allowsWrites: true,
    ratePerSecond: null,
    returnUrl: `${origin}/checkout`,
    async reset() {
      setControls({ scenario: 'default', limits: 'off' });
      holdClock(new Date(clock));
      await restore(seeds);
      return true;
    },
    holdClock(at) {
      holdClock(new Date(at));
      return true;
    },
    enter(situation) {
      setControls({ scenario: situation });
      return true;
    },
    limitGuesses(isOn) {
      setControls({ limits: isOn ? 'on' : 'off' });
      return true;
    },
    fail(failure) {
      setControls({ scenario: failure === null ? 'default' : `refused-${failure.operation}-${failure.status}` });
      return true;
    },
    async settle({ id }, outcome) {
      return (await settle(id, outcome, now(), true)) !== undefined;
    },
    phoneToken(mobileNumber) {
      tokens += 1;
      return issuePhoneToken(mobileNumber, `verify-${tokens}`, now());
    },
    givenToken: (mobileNumber) => givenTokens.get(mobileNumber) ?? null,
    unverifiedToken: accountOf('khalid').token,
    expiredToken: null,
    async close() {
      await stop();
      setClock(null);
      provideControls(() => defaultControls);
    },
  };
}
