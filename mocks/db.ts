import { Collection } from '@msw/data';
import type { ZodType } from 'zod';
import { recordSchemas } from './records.ts';

type Schemas = typeof recordSchemas;
type Name = keyof Schemas;
type RecordOf<N extends Name> = Schemas[N] extends ZodType<infer Output> ? Output : never;
type Collections = { [N in Name]: Collection<Schemas[N]> };

const names = Object.keys(recordSchemas) as Name[];

/** The mock's collections, one for each noun of mocks/records.ts. */
export const db = Object.fromEntries(
  names.map((name) => [name, new Collection<ZodType>({ schema: recordSchemas[name] })]),
) as unknown as Collections;

/** Everything the mock knows, as plain data. */
export type Snapshot = { [N in Name]: RecordOf<N>[] };

/** A copy of all records, for a reload, another tab or a file. */
export function takeSnapshot(): Snapshot {
  return structuredClone(
    Object.fromEntries(names.map((name) => [name, db[name].all().map((record) => ({ ...record }))])),
  ) as unknown as Snapshot;
}

/**
 * Puts the collections to what a snapshot or the seeds hold.
 * @throws when a record does not fit its schema; the collections are empty then
 */
export async function restore(snapshot: Snapshot): Promise<void> {
  for (const name of names) db[name].clear();
  try {
    for (const name of names) {
      for (const record of snapshot[name]) await (db[name] as Collection<ZodType>).create(record);
    }
  } catch (error) {
    for (const name of names) db[name].clear();
    throw error;
  }
}

/** The next free id of a collection: ids are given out in order, so that a run repeats itself. */
export function nextId(name: Name): number {
  const ids = (db[name].all() as { id: number }[]).map(({ id }) => id);
  return Math.max(0, ...ids) + 1;
}
