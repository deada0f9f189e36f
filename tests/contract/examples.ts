import type { Operation } from './contract.ts';
import { asCurl, isSuccess, shortAnswer } from './exchange.ts';
import { mayBeSent, missingStateMessage, noWrites } from './scene.ts';
import type { Suite } from './suite.ts';

/** An example of a request, with its outcome. */
export interface ExampleResult {
  operation: string;
  name: string;
  /** `fitted`: ids, versions and dates were replaced by those of the current state. */
  outcome: 'as it is' | 'fitted' | 'refused' | 'not sent';
  /** The reason why it was refused or not sent. */
  message: string | null;
  curl: string | null;
}

async function sendExamples(operation: Operation, suite: Suite): Promise<void> {
  const { scene, client, recipes, world, results } = suite;
  const recipe = recipes[operation.id];
  for (const [name, example] of Object.entries(operation.body?.examples ?? {})) {
    const result: ExampleResult = {
      operation: operation.id,
      name,
      outcome: 'not sent',
      message: null,
      curl: null,
    };
    results.examples.push(result);
    if (!recipe || !mayBeSent(operation, world)) {
      result.message = recipe ? noWrites : 'there is no recipe for this operation';
      continue;
    }
    try {
      await scene.reset();
      const ready = await recipe.accepted(scene);
      // A server that can’t be reset would keep an example’s password or number, so the example is fitted at once.
      const canGoAsItIs = world.isMock || !recipe.fitted;
      let exchange = canGoAsItIs ? await client.send(operation, { ...ready, body: example }) : null;
      result.outcome = 'as it is';
      if (recipe.fitted && (!exchange || !isSuccess(exchange.answer))) {
        exchange = await client.send(operation, { ...ready, body: await recipe.fitted(example, ready, scene) });
        result.outcome = 'fitted';
      }
      if (exchange && !isSuccess(exchange.answer)) {
        result.outcome = 'refused';
        result.message = shortAnswer(exchange.answer);
        result.curl = asCurl(exchange.sent);
      }
      scene.forgetSessions();
    } catch (error) {
      result.message = missingStateMessage(error);
    }
  }
}

/** Sends every example of a request in a state that allows it: first unchanged, then with ids of that state. */
export async function verifyExamples(suite: Suite): Promise<void> {
  await suite.forEachOperation('examples', async (operation) => sendExamples(operation, suite));
}
