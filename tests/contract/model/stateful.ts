import fc from 'fast-check';
import type { PropertyResult } from '../property.ts';
import { MissingState, missingStateMessage } from '../scene.ts';
import type { Suite } from '../suite.ts';
import { cartCommands } from './cart-commands.ts';
import { BrokenClaim, claimNames, Claims } from './claims.ts';
import { modelNow } from './model.ts';
import { paymentCommands } from './payment-commands.ts';
import { studentCommands } from './student-commands.ts';
import { subscriptionCommands } from './subscription-commands.ts';

const commands = [...studentCommands, ...cartCommands, ...cartCommands, ...paymentCommands, ...subscriptionCommands];

const longestRun = 60;

/**
 * Runs sequences of a parent's calls about students, cart, payments and subscriptions on the server and on a model, and
 * shrinks a sequence that breaks a claim.
 */
export async function verifyStateful(suite: Suite): Promise<PropertyResult[]> {
  const { scene, world, options, client } = suite;
  const claims = new Claims(client);
  const blank = { operation: null, expected: null, evidence: null };
  const open = (message: string): PropertyResult[] =>
    claimNames.map((name) => ({ ...blank, name, runs: 0, outcome: 'open', message }));
  if (!world.allowsWrites) return open('writes are not allowed here');

  const property = fc.asyncProperty(fc.commands(commands, { maxCommands: longestRun, size: 'max' }), async (row) => {
    suite.progress('sequences of calls');
    await scene.reset();
    const model = await modelNow(scene);
    await fc.asyncModelRun(() => ({ model, real: { scene, claims } }), row);
  });
  let outcome;
  try {
    outcome = await fc.check(property, {
      seed: options.seed,
      numRuns: Math.max(1, Math.round((world.isMock ? 35 : 3) * options.scale)),
      plugins: [fc.interruptAfterTimeLimit(world.isMock ? 120_000 : 600_000)],
    });
  } catch (error) {
    return open(missingStateMessage(error));
  }
  const { errorInstance, counterexample } = outcome;
  if (errorInstance instanceof MissingState) return open(errorInstance.message);
  if (errorInstance !== undefined && errorInstance !== null && !(errorInstance instanceof BrokenClaim)) {
    return open(missingStateMessage(errorInstance));
  }
  const broken = errorInstance instanceof BrokenClaim ? errorInstance : null;
  return claimNames.map((name) => {
    const runs = claims.tried.get(name) ?? 0;
    if (broken?.claim === name) {
      return {
        ...blank,
        name,
        runs,
        outcome: 'failed',
        message: `${broken.message}; after: ${String((counterexample as unknown[] | null)?.[0])}`,
        expected: broken.expected,
        evidence: broken.evidence,
      };
    }
    return {
      ...blank,
      name,
      runs,
      outcome: runs > 0 ? 'passed' : 'open',
      message: runs > 0 ? null : 'it was never tried',
    };
  });
}
