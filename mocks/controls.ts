import * as zod from 'zod';
import { failureKinds } from './scenarios/failure.ts';

/**
 * The settings of the mock, which a developer or a test can change: scenario, clock, latency. The browser keeps them in
 * `localStorage` as `nabta-mock-controls`; every field is optional.
 */
export const controlsSchema = zod.strictObject({
  /** Name of a scenario (mocks/scenarios/scenarios.ts). */
  scenario: zod.string().default('default'),
  /** The instant at which the mock's clock starts, ISO; null means real time. */
  clock: zod.iso.datetime({ offset: true }).nullable().default(null),
  /** `none` responds at once, `seeded` takes 80 to 400 ms depending on the seed, and a number is in milliseconds. */
  latency: zod.union([zod.enum(['none', 'seeded']), zod.number().int().min(0).max(60_000)]).default('seeded'),
  /** Source of tokens, codes and delays: the same seed repeats them. */
  seed: zod.number().int().min(0).default(2022),
  /** Whether guesses of passwords and lookups of numbers are limited (mocks/store/guesses.ts). A test that makes many sets it to `off`. */
  limits: zod.enum(['on', 'off']).default('on'),
  /** One operation that fails until this is set to null (mocks/scenarios/failure.ts). */
  failure: zod
    .strictObject({ operation: zod.string(), kind: zod.enum(failureKinds) })
    .nullable()
    .default(null),
  /** Whether the interface shows a pseudo-language a third longer than English (mocks/browser/pseudo-locale.ts). */
  pseudo: zod.boolean().default(false),
  /** Whether the developer's panel and its handle are shown. */
  panel: zod.boolean().default(true),
});

export type Controls = zod.output<typeof controlsSchema>;

/** The default controls. */
export const defaultControls: Controls = controlsSchema.parse({});

/** Parses controls; null for invalid JSON or an invalid value. */
export function parseControls(text: string): Controls | null {
  try {
    const result = controlsSchema.safeParse(JSON.parse(text));
    return result.success ? result.data : null;
  } catch {
    return null;
  }
}
