import { expect, it } from 'vitest';
import { seed } from '#mocks/seed/index.ts';
import { db, nextId, restore, snapshotErrors, takeSnapshot } from './db.ts';

const seeds = seed(new Date('2026-11-21T06:00:00Z'));

it('puts back what was written, and leaves the other collections as they are', async () => {
  await restore(seeds);
  const before = takeSnapshot();
  const [user] = db.users.all();
  db.sessions.deleteMany((query) => query.where(() => true));
  await db.orders.update((query) => query.where({ status: 'paid' }), {
    data(order) {
      order.status = 'draft';
    },
  });
  await restore(seeds);
  expect(takeSnapshot()).toEqual(before);
  expect(db.users.all()[0]).toBe(user);
});

it('empties a collection that was empty', async () => {
  await restore(seeds);
  const at = '2026-11-21T06:00:00Z';
  const message = { id: 1, mobile_number: '+966512344821', code: '123456', text: 'Code', sent_at: at, expires_at: at };
  await db.smsMessages.create({ ...message, wrong_tries: 0, is_spent: false });
  await restore(seeds);
  expect(db.smsMessages.count()).toBe(0);
});

it('takes over another snapshot', async () => {
  await restore(seeds);
  await restore({ ...seeds, partners: [] });
  expect(db.partners.count()).toBe(0);
  await restore(seeds);
  expect(db.partners.count()).toBe(seeds.partners.length);
});

it('gives no id of a deleted record again, also after a reload', async () => {
  await restore(seeds);
  const taken = nextId('partners');
  const [last] = db.partners.all().toSorted((a, b) => b.id - a.id);
  db.partners.delete((query) => query.where({ id: last?.id ?? 0 }));
  expect(nextId('partners')).toBe(taken);
  const snapshot = takeSnapshot();
  expect(snapshotErrors(snapshot)).toEqual([]);
  await restore(seeds);
  await restore(snapshot);
  expect(nextId('partners')).toBe(taken);
});

it('finds a damaged list of deleted ids', () => {
  expect(snapshotErrors({ ...seeds, deletedIds: { orders: 'many' } })).toEqual(['deletedIds: no numbers']);
});
