import * as zod from 'zod';
import { failureKinds } from './scenarios/failure.ts';

/**
 * What a developer or a test sets from outside: which situation is played, what time it is, how slow the network is. In the
 * browser it stands in `localStorage` under `nabta-mock-controls`; every field may be left out.
 */
export const controlsSchema = zod.strictObject({
  /** Name of a scenario (mocks/scenarios/scenarios.ts). */
  scenario: zod.string().default('default'),
  /** The instant at which the mock's clock starts to run, ISO; null is real time. */
  clock: zod.iso.datetime({ offset: true }).nullable().default(null),
  /** `none` answers at once, `seeded` takes 80 to 400 ms by the seed, a number takes so many milliseconds. */
  latency: zod.union([zod.enum(['none', 'seeded']), zod.number().int().min(0).max(60_000)]).default('seeded'),
  /** Source of tokens, codes and delays: the same seed repeats them. */
  seed: zod.number().int().min(0).default(2022),
  /** One operation that fails, until this is null again (mocks/scenarios/failure.ts). */
  failure: zod
    .strictObject({ operation: zod.string(), kind: zod.enum(failureKinds) })
    .nullable()
    .default(null),
  /** Whether the interface speaks a made-up language that is a third longer (mocks/browser/pseudo-locale.ts). */
  pseudo: zod.boolean().default(false),
  /** Whether the developer's panel and its handle are shown. */
  panel: zod.boolean().default(true),
});

export type Controls = zod.output<typeof controlsSchema>;

/** The controls where nobody set any. */
export const defaultControls: Controls = controlsSchema.parse({});

/** Reads controls from text; null where it is no JSON or holds a wrong value. */
export function parseControls(text: string): Controls | null {
  try {
    const result = controlsSchema.safeParse(JSON.parse(text));
    return result.success ? result.data : null;
  } catch {
    return null;
  }
}
