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

describe('the keys of attempts to pay', () => {
  it('survive a reload', async () => {
    storedAttemptKeys.set('reload', 'first-key');
    vi.resetModules();
    const { storedAttemptKeys: afterReload } = await import('./stored-attempt-keys.ts');
    expect(afterReload.get('reload')).toBe('first-key');
    expect([...items.keys()]).toEqual(['attempt.reload']);
  });

  it('are gone once the attempt was answered', () => {
    storedAttemptKeys.set('answered', 'first-key');
    storedAttemptKeys.delete('answered');
    expect(storedAttemptKeys.get('answered')).toBeUndefined();
    expect(items.size).toBe(0);
  });

  it('work where storage is refused', () => {
    vi.stubGlobal('sessionStorage', undefined);
    storedAttemptKeys.set('no storage', 'first-key');
    expect(storedAttemptKeys.get('no storage')).toBe('first-key');
    storedAttemptKeys.delete('no storage');
    expect(storedAttemptKeys.get('no storage')).toBeUndefined();
  });
});
