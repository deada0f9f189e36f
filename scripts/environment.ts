import { z } from 'zod';

const schema = z.strictObject({
  /** Origin of the API, without the path; empty means the app's own origin. */
  NABTA_API_ORIGIN: z.union([z.literal(''), z.url({ protocol: /^https?$/ })]).optional(),
  NABTA_FIREBASE_API_KEY: z.string().min(1).optional(),
  NABTA_FIREBASE_AUTH_DOMAIN: z.string().min(1).optional(),
  NABTA_FIREBASE_PROJECT_ID: z.string().min(1).optional(),
  NABTA_FIREBASE_APP_ID: z.string().min(1).optional(),
  /** `firebase` sends real codes; `offline` takes them from the mock. Chosen by the build mode when left out. */
  NABTA_PHONE_AUTH: z.enum(['firebase', 'offline']).optional(),
});

/**
 * Checks the build's settings.
 * @param env the variables that start with `NABTA_`
 * @param mock whether the build runs on the mock backend, which needs no setting at all
 * @throws one readable error that names each setting at fault
 */
export function readEnvironment(env: Record<string, string>, mock: boolean): void {
  const result = schema.safeParse(env);
  const faults = result.success
    ? []
    : result.error.issues.map((issue) =>
        issue.code === 'unrecognized_keys'
          ? `${issue.keys.join(', ')}: no such setting`
          : `${issue.path.join('.')}: ${issue.message}`,
      );
  if (!mock && env['NABTA_PHONE_AUTH'] === 'offline')
    faults.push('NABTA_PHONE_AUTH: offline codes exist on the mock only');
  if (faults.length > 0) throw new Error(`The environment is not right.\n  ${faults.join('\n  ')}`);
}
