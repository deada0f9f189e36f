import * as zod from 'zod';
import { contractHash } from '#src/api/generated/operations.ts';
import { type Snapshot, snapshotErrors } from './db.ts';

/** The versions that a snapshot was made with; it is stale if any of them changed. */
export interface Stamp {
  contract: string;
  seeds: string;
}

/** The state between two calls: the records and the applied scenario. */
export interface MockState {
  /** The scenario whose changes are already in the records. */
  scenario: string;
  records: Snapshot;
}

/** Thrown for an unusable snapshot; the message gives the reason, for developers. */
export class UnusableSnapshot extends Error {
  override readonly name = 'UnusableSnapshot';
}

const format = 1;

const envelope = zod.object({
  format: zod.literal(format),
  contract: zod.string(),
  seeds: zod.string(),
  scenario: zod.string(),
  records: zod.record(zod.string(), zod.unknown()),
});

/** The stamp of this build. */
export function stampFor(seeds: string): Stamp {
  return { contract: contractHash, seeds };
}

/** Writes a state as text. */
export function encodeSnapshot(state: MockState, stamp: Stamp): string {
  return JSON.stringify({ format, ...stamp, ...state });
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new UnusableSnapshot('it is damaged: not JSON');
  }
}

/**
 * Reads a state from text.
 * @throws UnusableSnapshot if it is damaged, or was made with another contract or other seeds
 */
export function decodeSnapshot(text: string, stamp: Stamp): MockState {
  const parsed = envelope.safeParse(parsedJson(text));
  if (!parsed.success) throw new UnusableSnapshot('it is damaged: not a snapshot of this version');
  const { contract, seeds, scenario, records } = parsed.data;
  if (contract !== stamp.contract) throw new UnusableSnapshot('the contract has changed since');
  if (seeds !== stamp.seeds) throw new UnusableSnapshot('the seeds have changed since');
  const errors = snapshotErrors(records);
  if (errors.length > 0) throw new UnusableSnapshot(`it is damaged: ${errors[0] ?? ''}`);
  return { scenario, records: records as unknown as Snapshot };
}

/** A hash of the seeds: equal data has an equal hash (FNV-1a, 32 bits). */
export function stampOf(data: unknown): string {
  let hash = 0x811c9dc5;
  for (const char of JSON.stringify(data)) {
    hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}
