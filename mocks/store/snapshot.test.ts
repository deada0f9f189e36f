import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Backend, createBackend, type SnapshotStore } from '#mocks/backend.ts';
import { setClock } from '#mocks/clock.ts';
import { defaultControls } from '#mocks/controls.ts';
import { db, restore, takeSnapshot } from './db.ts';
import { seed, seedStamp } from '#mocks/seed/index.ts';
import { decodeSnapshot, encodeSnapshot, stampFor, UnusableSnapshot } from './snapshot.ts';
import { provideControls } from './state.ts';

const stamp = stampFor('seeds-1');
const state = () => ({ scenario: 'default', records: seed(new Date('2026-11-26T07:00:00Z')) });

beforeEach(() => {
  setClock(new Date('2026-11-26T07:00:00Z'));
  provideControls(() => ({ ...defaultControls, latency: 'none' }));
});

afterEach(() => {
  setClock(null);
});

describe('a snapshot', () => {
  it('holds all records unchanged', () => {
    expect(decodeSnapshot(encodeSnapshot(state(), stamp), stamp)).toEqual(state());
  });

  it('keeps the order of the records through the store', async () => {
    const { records } = state();
    await restore(records);
    expect(takeSnapshot()).toEqual({ ...records, deletedIds: {} });
  });

  it.each([
    ['another contract', { ...stamp, contract: 'other' }, 'the contract has changed since'],
    ['other seeds', { ...stamp, seeds: 'seeds-0' }, 'the seeds have changed since'],
  ])('made under %s is stale', (_case, madeUnder, reason) => {
    const text = encodeSnapshot(state(), madeUnder);
    expect(() => decodeSnapshot(text, stamp)).toThrow(new UnusableSnapshot(reason));
  });

  it.each([
    ['no JSON', '{"format":'],
    ['another format', '{"format":0}'],
    ['a list missing', encodeSnapshot(state(), stamp).replace('"users":', '"losers":')],
    ['a record off its schema', encodeSnapshot(state(), stamp).replace('"price":"250.00"', '"price":250')],
  ])('with %s is damaged', (_case, text) => {
    expect(() => decodeSnapshot(text, stamp)).toThrow(/^it is damaged/);
  });
});

class Store implements SnapshotStore {
  text: string | null = null;
  writes = 0;
  revision = () => (this.text === null ? null : String(this.writes));
  read = () => this.text;
  write = (text: string) => {
    this.text = text;
    this.writes += 1;
  };
}

describe('the stored state', () => {
  let store: Store;
  let dropped: string[];

  const page = (): Backend =>
    createBackend({ baseUrl: 'http://nabta.test/api/v1', store, onDropped: (reason) => dropped.push(reason) });

  const rename = async (backend: Backend, name: string) =>
    backend.act(async () => {
      await db.users.update((query) => query.where({ id: 41 }), {
        data(user) {
          user.full_name = name;
        },
      });
    });

  const nameIn = async (backend: Backend) =>
    backend.act(() => db.users.findFirst((query) => query.where({ id: 41 }))?.full_name);

  beforeEach(() => {
    store = new Store();
    dropped = [];
  });

  it('is written once at the start and then only when something changed', async () => {
    const backend = page();
    await backend.start();
    expect(store.writes).toBe(1);
    await nameIn(backend);
    expect(store.writes).toBe(1);
    await rename(backend, 'Huda N.');
    expect(store.writes).toBe(2);
  });

  it('survives a reload', async () => {
    await rename(page(), 'Huda N.');
    await restore(seed(new Date('2026-11-26T07:00:00Z')));
    expect(await nameIn(page())).toBe('Huda N.');
    expect(dropped).toEqual([]);
  });

  it('is loaded before the next call after another tab has written', async () => {
    const backend = page();
    await backend.start();
    const elsewhere = stampFor(seedStamp());
    const { scenario, records } = decodeSnapshot(store.text ?? '', elsewhere);
    const users = records.users.map((user) => (user.id === 41 ? { ...user, full_name: 'From the other tab' } : user));
    store.write(encodeSnapshot({ scenario, records: { ...records, users } }, elsewhere));
    expect(await nameIn(backend)).toBe('From the other tab');
  });

  it.each([
    ['stale', () => encodeSnapshot(state(), { contract: 'old', seeds: 'old' }), 'the contract has changed since'],
    ['damaged', () => '{"format":1', 'it is damaged: not JSON'],
  ])('is dropped with a message and seeded again when it is %s', async (_case, text, reason) => {
    store.write(text());
    const backend = page();
    await backend.start();
    expect(dropped).toEqual([reason]);
    expect(await nameIn(backend)).toBe('Huda Al Harbi');
    expect(() => decodeSnapshot(store.text ?? '', stampFor(seedStamp()))).not.toThrow();
  });

  it('is reset to the seeds by one call', async () => {
    const backend = page();
    await rename(backend, 'Huda N.');
    await backend.reset();
    expect(await nameIn(backend)).toBe('Huda Al Harbi');
    expect(await nameIn(page())).toBe('Huda Al Harbi');
  });

  it('is never changed by two calls at once', async () => {
    const backend = page();
    const order: string[] = [];
    const slow = backend.act(async () => {
      order.push('first in');
      await Promise.resolve();
      order.push('first out');
    });
    const quick = backend.act(() => order.push('second'));
    await Promise.all([slow, quick]);
    expect(order).toEqual(['first in', 'first out', 'second']);
  });

  it('stays usable after a call that failed', async () => {
    const backend = page();
    await expect(backend.act(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await nameIn(backend)).toBe('Huda Al Harbi');
  });
});
