import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storedAttemptKeys } from './stored-attempt-keys.ts';

const items = new Map<string, string>();

/** A tab's storage. A reload keeps it, but clears the module's memory. */
beforeEach(() => {
  items.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => items.set(name, value),
    removeItem: (name: string) => items.delete(name),
  });
});

const keys = storedAttemptKeys([]);

describe('the keys of attempts to pay', () => {
  it('survive a reload', async () => {
    keys.set('reload', 'first-key');
    vi.resetModules();
    const { storedAttemptKeys: afterReload } = await import('./stored-attempt-keys.ts');
    expect(afterReload([]).get('reload')).toBe('first-key');
    expect([...items.keys()]).toEqual(['attempt.reload']);
  });

  it('are stored without what a parent acknowledges, and differ by it until a reload', async () => {
    const milk = [{ studentId: 7, findings: ['dish:4:contains:milk:severe'] }];
    const eggs = [{ studentId: 7, findings: ['dish:4:contains:eggs:mild'] }];
    storedAttemptKeys(milk).set('pay', 'first-key');
    expect([...items]).toEqual([['attempt.pay', 'first-key']]);
    expect(storedAttemptKeys(milk).get('pay')).toBe('first-key');
    expect(storedAttemptKeys(eggs).get('pay')).toBeUndefined();
    vi.resetModules();
    const { storedAttemptKeys: afterReload } = await import('./stored-attempt-keys.ts');
    expect(afterReload(milk).get('pay')).toBe('first-key');
  });

  it('are gone once the attempt was answered', () => {
    keys.set('answered', 'first-key');
    keys.delete('answered');
    expect(keys.get('answered')).toBeUndefined();
    expect(items.size).toBe(0);
  });

  it('work where storage is refused', () => {
    vi.stubGlobal('sessionStorage', undefined);
    keys.set('no storage', 'first-key');
    expect(keys.get('no storage')).toBe('first-key');
    keys.delete('no storage');
    expect(keys.get('no storage')).toBeUndefined();
  });
});
