import { describe, expect, it } from 'vitest';
import { nodeBaseUrl } from '#mocks/node.ts';
import { testMock } from '#mocks/test-mock.ts';

const clock = '2026-11-26T07:00:00Z';
const mock = testMock({ clock, scenario: 'rate-limits' });

const later = (seconds: number) => new Date(Date.parse(clock) + seconds * 1_000).toISOString();

const search = async (token = 'mock-session-huda') =>
  fetch(`${nodeBaseUrl}/addresses/search?search=Riyadh`, { headers: { Authorization: `Bearer ${token}` } });

const statuses = async (count: number, call: () => Promise<Response>) => {
  const all: number[] = [];
  for (let index = 0; index < count; index += 1) all.push((await call()).status);
  return all;
};

describe('the scenario rate-limits', () => {
  it('refuses the call after the quota, until the window is over', async () => {
    mock.set({ clock, scenario: 'rate-limits' });
    expect(new Set(await statuses(60, async () => search()))).toEqual(new Set([200]));
    mock.set({ clock: later(20) });
    const refused = await search();
    expect(refused.status).toBe(429);
    expect(refused.headers.get('Retry-After')).toBe('40');
    expect(refused.headers.get('RateLimit')).toBe('"search";r=0;t=40');
    expect(refused.headers.get('RateLimit-Policy')).toBe('"search";q=60;w=60');
    mock.set({ clock: later(60) });
    expect((await search()).status).toBe(200);
  });

  it('counts each session on its own, and forgets on a reset', async () => {
    mock.set({ clock, scenario: 'rate-limits' });
    expect((await statuses(61, async () => search())).at(-1)).toBe(429);
    expect((await search('mock-session-noura')).status).toBe(200);
    await mock.reset();
    mock.set({ clock, scenario: 'rate-limits' });
    expect((await search()).status).toBe(200);
  });

  it('is off in other scenarios', async () => {
    mock.set({ scenario: 'default' });
    expect(new Set(await statuses(65, async () => search()))).toEqual(new Set([200]));
  });
});
