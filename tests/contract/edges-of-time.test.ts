import { afterEach, describe, expect, it, vi } from 'vitest';
import { accountOf } from '#mocks/personas.ts';
import { serve, stopServers } from '#mocks/test-server.ts';
import { startDefectiveProxy } from './defective-proxy.ts';
import { contract } from './own-contract.ts';
import { serverWorld } from './server-world.ts';
import { verify } from './verify.ts';

// Whole parts of the suite run here, which takes a while on a busy machine.
vi.setConfig({ testTimeout: 90_000 });

const clock = '2026-11-21T06:00:00Z';

/** The deadlines, and one check of each other part of the test control. */
const chosen =
  /^properties (?:createOrder|cancelOrder|cancelDelivery|createApplicantVacation|getPayment) \d|: accounts: a phone token|: offers: a new price|^matrix getOrder /;
const operations = [
  'createOrder',
  'cancelOrder',
  'cancelDelivery',
  'createApplicantVacation',
  'getPayment',
  'checkVerification',
  'checkoutOrder',
  'getOrder',
];

async function verified(origin: string, control: string | null, units = chosen) {
  const world = serverWorld({
    BASE_URL: `${origin}/api/v1`,
    CONTRACT_MOBILE_NUMBER: accountOf('huda').mobileNumber,
    CONTRACT_PASSWORD: accountOf('huda').password,
    CONTRACT_OTHER_MOBILE_NUMBER: accountOf('noura').mobileNumber,
    CONTRACT_OTHER_PASSWORD: accountOf('noura').password,
    CONTRACT_ALLOW_WRITES: 'yes',
    CONTRACT_RATE: 'none',
    CONTRACT_TEST_CONTROL: control ?? undefined,
  });
  const isUnitChosen = (unit: string) => units.test(unit);
  const report = await verify(contract, world, { seed: 5, scale: 0.1, operations, isUnitChosen });
  await world.close();
  return report;
}

afterEach(stopServers);

describe('the edges of time of another server', () => {
  it('are tested with its test control, and so are its situations and errors', async () => {
    const origin = await serve({ clock });
    const report = await verified(origin, origin);
    const others = report.checks.filter(({ outcome }) => outcome !== 'passed');
    expect(others.map(({ name, message }) => `${name}: ${message ?? ''}`)).toEqual([]);
    expect(report.checks.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'deadlines: a start is possible until its notice before midnight',
        'deadlines: an order can be cancelled for some hours after its payment',
        'deadlines: a payment is held for some minutes',
        'accounts: a phone token proves its number, once',
        'offers: a new price is a 409 at the checkout, with the order at this price',
        'getOrder 500',
      ]),
    );
  });

  it('fail if they are a second early', async () => {
    const origin = await serve({ clock });
    const control = await startDefectiveProxy(origin, {
      onRequest(passing) {
        if (passing.method !== 'PUT' || passing.path !== '/__test/clock') return passing;
        const { now, is_held } = JSON.parse(passing.body) as { now: string | null; is_held?: boolean };
        const later = now === null ? null : new Date(Date.parse(now) + 1_000).toISOString();
        return { ...passing, body: JSON.stringify({ now: later, is_held }) };
      },
    });
    const report = await verified(origin, new URL(control.baseUrl).origin, /^properties cancelDelivery \d/);
    await control.close();
    const failed = report.checks.filter(({ outcome }) => outcome === 'failed').map(({ name }) => name);
    expect(failed).toContain('deadlines: a lunch can be cancelled until its notice before the delivery window');
  });

  it('are reported as left out without it', async () => {
    const report = await verified(await serve({ clock }), null);
    expect(report.checks.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
    const deadlines = report.checks.filter(({ name }) => name.startsWith('deadlines: '));
    expect(deadlines.length).toBeGreaterThan(3);
    for (const { outcome, message } of deadlines) {
      expect([outcome, message]).toEqual(['open', expect.stringContaining('the clock of this server can’t be set')]);
    }
  });
});
