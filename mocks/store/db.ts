import { Collection } from '@msw/data';
import * as zod from 'zod';
import { recordSchemas } from './records.ts';

type Schemas = typeof recordSchemas;
type Name = keyof Schemas;
type RecordOf<N extends Name> = Schemas[N] extends zod.ZodType<infer Output> ? Output : never;
type Collections = { [N in Name]: Collection<Schemas[N]> };

const names = Object.keys(recordSchemas) as Name[];

let isRestoring = false;

/**
 * The schema of a record, without its checks while records are restored: those of a snapshot have been checked, those of
 * the seeds are checked by mocks/seed/seed.test.ts.
 */
function schemaOf(name: Name): zod.ZodType {
  const schema = recordSchemas[name] as zod.ZodType;
  const { validate, ...standard } = schema['~standard'];
  const validateUnlessRestored: typeof validate = (value, options) =>
    isRestoring ? { value: structuredClone(value) } : validate(value, options);
  return { '~standard': { ...standard, validate: validateUnlessRestored } } as zod.ZodType;
}

/** The mock's collections, one for each noun of mocks/store/records.ts. */
export const db = Object.fromEntries(
  names.map((name) => [name, new Collection<zod.ZodType>({ schema: schemaOf(name) })]),
) as unknown as Collections;

/** The highest id of the records that were deleted, by collection: no id is given again (`nextId`). */
const deletedIds = new Map<Name, number>();

const writes = { count: 0 };
/** The list that a collection was filled with and still has: any write removes it. */
const untouched = new Map<Name, readonly unknown[]>();
const listeners = names.map((name) => {
  const noteWrite = () => {
    writes.count += 1;
    untouched.delete(name);
  };
  const { hooks } = db[name] as Collection<zod.ZodType>;
  for (const event of ['create', 'update', 'delete'] as const) hooks.on(event, noteWrite);
  hooks.on('delete', ({ data: { deletedRecord } }) => {
    const { id } = deletedRecord as { id?: number };
    deletedIds.set(name, Math.max(id ?? 0, deletedIds.get(name) ?? 0));
  });
  return [name, noteWrite] as const;
});

/** Increases with every write to any collection. Equal counts mean that nothing changed in between. */
export function writeCount(): number {
  return writes.count;
}

/** All records of the mock, as plain data. */
export type Snapshot = { [N in Name]: RecordOf<N>[] } & { deletedIds?: Record<string, number> };

/** A copy of all records, for a reload, another tab or a file. */
export function takeSnapshot(): Snapshot {
  const copies = names.map((name) => [name, structuredClone(db[name].all() as unknown[])]);
  return { ...Object.fromEntries(copies), deletedIds: Object.fromEntries(deletedIds) } as Snapshot;
}

/**
 * Replaces all records by those of the seeds or of a snapshot that was checked with `snapshotErrors`. A collection that still has
 * the same list of it is left as it is, so restoring one snapshot again and again takes no longer than what was written.
 */
export async function restore(snapshot: Snapshot): Promise<void> {
  const refill = async ([name, noteWrite]: (typeof listeners)[number]) => {
    const records = snapshot[name];
    if (untouched.get(name) === records) return;
    const collection = db[name] as Collection<zod.ZodType>;
    collection.clear();
    // One write for all records: an event for each of them takes longer than the rest.
    collection.hooks.removeListener('create', noteWrite);
    // The collection validates all of them before its first asynchronous step.
    isRestoring = true;
    const filled = collection.createMany(records.length, (index) => records[index]);
    isRestoring = false;
    await filled;
    collection.hooks.on('create', noteWrite);
    noteWrite();
    untouched.set(name, records);
  };
  await Promise.all(listeners.map(refill));
  deletedIds.clear();
  for (const name of names) {
    const id = snapshot.deletedIds?.[name];
    if (id !== undefined) deletedIds.set(name, id);
  }
}

/** The errors of data that should be a snapshot, by record; empty if the data can be restored. */
export function snapshotErrors(snapshot: Partial<Record<Name | 'deletedIds', unknown>>): string[] {
  const ids = zod.record(zod.string(), zod.int()).optional().safeParse(snapshot.deletedIds);
  if (!ids.success) return ['deletedIds: no numbers'];
  return names.flatMap((name) => {
    const records = snapshot[name];
    if (!Array.isArray(records)) return [`${name}: no list`];
    return records.flatMap((record, index) => {
      const result = (recordSchemas[name] as zod.ZodType).safeParse(record);
      if (result.success) return [];
      const issue = result.error.issues[0];
      return [`${name}[${index}].${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'wrong'}`];
    });
  });
}

/**
 * The id of the next record of a collection. Ids are consecutive, so that runs are repeatable, and never given again: a page that
 * still shows a deleted draft must not change the next one.
 */
export function nextId(name: Name): number {
  const ids = (db[name].all() as { id: number }[]).map(({ id }) => id);
  return Math.max(deletedIds.get(name) ?? 0, ...ids) + 1;
}
