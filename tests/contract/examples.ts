import { asCurl, isSuccess, shortAnswer } from './exchange.ts';
import { mayBeSent, whyNoWay } from './scene.ts';
import type { Suite } from './suite.ts';

/** One example of a request and what became of it. */
export interface ExampleResult {
  operation: string;
  name: string;
  /** `fitted` carries ids, versions and dates of the state it was sent in. */
  outcome: 'as it is' | 'fitted' | 'refused' | 'not sent';
  /** Why it was refused or not sent. */
  message: string | null;
  curl: string | null;
}

/** Sends every example of a request in a state that suits it: first as it stands, then with the state's own ids. */
export async function verifyExamples(suite: Suite): Promise<ExampleResult[]> {
  const { scene, client, recipes, world } = suite;
  const results: ExampleResult[] = [];

  for (const operation of suite.operations) {
    const recipe = recipes[operation.id];
    for (const [name, example] of Object.entries(operation.body?.examples ?? {})) {
      const result: ExampleResult = {
        operation: operation.id,
        name,
        outcome: 'not sent',
        message: null,
        curl: null,
      };
      results.push(result);
      if (!recipe || !mayBeSent(operation, suite.world)) {
        result.message = recipe ? 'writes are not allowed here' : 'nobody has written down how to call it';
        continue;
      }
      try {
        await scene.reset();
        const ready = await recipe.accepted(scene);
        // On a server that can't be reset, an example's own password or number would stay: there it is fitted at once.
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
        result.message = whyNoWay(error);
      }
    }
    suite.tell(`examples of ${operation.id}`);
  }
  return results;
}
