import { freshKey, keyHeader, takesKey } from './attempt-key.ts';
import { withHeader } from './case-builders.ts';
import { type Operation, parametersIn } from './contract.ts';
import { type Evidence, evidenceOf, type Ready, writeOut } from './exchange.ts';
import { mayBeSent, MissingState, missingStateMessage, noWrites } from './scene.ts';
import type { Suite } from './suite.ts';

/** One documented status of an operation, and whether it was answered. */
export interface Pair {
  operation: string;
  status: number;
  /** How often it was answered during the whole run. */
  count: number;
  /** The reason why it was never answered. */
  note: string | null;
  /** The request that should have been answered with it. */
  evidence: Evidence | null;
  /** Whether such a request was sent. */
  isTried: boolean;
}

/** Why a status was not answered when it was tried. */
export type Note = Pick<Pair, 'note' | 'evidence' | 'isTried'>;

const unknownId = 900_000_001;

const afterSuccess = 'tried only after a success of this operation';

/** A query that no parameter of the contract accepts. */
function badQuery(operation: Operation): Record<string, string> {
  const [first] = parametersIn(operation, 'query');
  if (!first) throw new MissingState('nothing in the request can be unreadable');
  const { minLength = 0, pattern, type } = first.schema;
  return { [first.name]: type === 'string' && pattern === undefined && minLength > 0 ? '' : '!' };
}

/** Tries to get each documented status of an operation; returns what happened instead. The client counts the answers. */
async function reach(operation: Operation, suite: Suite): Promise<Map<number, Note>> {
  const { scene, client, world } = suite;
  const notes = new Map<number, Note>();
  const recipe = suite.recipes[operation.id];
  const statuses = operation.replies.map(({ status }) => status);
  if (!recipe || !mayBeSent(operation, suite.world)) {
    const why = recipe ? noWrites : 'there is no recipe for this operation';
    return new Map(statuses.map((status) => [status, { note: why, evidence: null, isTried: false }]));
  }

  async function attempt(status: number, act: () => Promise<unknown>): Promise<void> {
    if (!statuses.includes(status)) return;
    const before = client.count();
    const evidence = () => (client.count() > before ? evidenceOf(client.last()) : null);
    try {
      await act();
      notes.set(status, { note: 'it never came', evidence: evidence(), isTried: true });
    } catch (error) {
      unreached.add(status);
      notes.set(status, { note: missingStateMessage(error), evidence: evidence(), isTried: false });
    }
  }

  const unreached = new Set<number>();
  let ready: Ready = {};
  const success = statuses.find((status) => status < 300) ?? 200;
  const send = async (changes: Partial<Ready>) => client.send(operation, { ...ready, ...changes });
  const special = recipe.refused ?? {};
  const unknownPath = () => Object.fromEntries(Object.keys(ready.path ?? {}).map((id) => [id, unknownId]));
  /** Sends two requests with the same key. */
  const sendReused = async () => {
    const headers = { ...ready.headers, [keyHeader]: freshKey() };
    await send({ headers, path: unknownPath() });
    return send({ headers });
  };

  await scene.reset();
  await attempt(success, async () => {
    ready = await recipe.accepted(scene);
  });
  if (!unreached.has(success)) {
    const takesVisitors = operation.security.some((each) => each.length === 0);
    await attempt(401, async () => send({ token: takesVisitors ? 'no-such-session' : undefined, headers: {} }));
    await attempt(403, async () => send({ token: await scene.unverifiedToken(), headers: {} }));
    await attempt(404, async () => send({ path: unknownPath() }));
    await attempt(400, async () => {
      const sent = writeOut(world.baseUrl, operation, { ...ready, ...(operation.body && { body: {} }) });
      if (operation.body) return client.sendRaw(operation, { ...sent, body: '{' });
      if (takesKey(operation)) return client.sendRaw(operation, withHeader(sent, keyHeader, undefined));
      return send({ query: { ...ready.query, ...badQuery(operation) } });
    });
    if (!special[422]) {
      await attempt(422, async () => (operation.body ? send({ body: { unknown_field: true } }) : sendReused()));
    }
    await attempt(success, async () => send({}));
  }
  for (const [status, arrange] of Object.entries(special)) {
    if (!arrange) continue;
    await attempt(Number(status), async () => {
      await scene.reset();
      await client.send(operation, await arrange(scene));
    });
  }
  for (const status of [429, 500, 503]) {
    await attempt(status, async () => {
      await scene.reset();
      const token = operation.security.length > 0 && world.parent ? await scene.token() : undefined;
      if (!(await world.fail({ operation: operation.id, status })))
        throw new MissingState(
          status === 429 ? 'so many requests are not sent here' : 'only a server error leads there',
        );
      try {
        await send({ token });
      } finally {
        await world.fail(null);
      }
    });
  }
  return notes;
}

/** Tries to get every documented status of the chosen operations, as far as this server allows. */
export async function verifyMatrix(suite: Suite): Promise<void> {
  await suite.forEachOperation('matrix', async (operation) => {
    suite.results.notes.set(operation.id, new Map());
    suite.results.notes.set(operation.id, await reach(operation, suite));
  });
}

/** The matrix of the operations that were tried, after all requests so far. */
export function pairsOf({ operations, client, results }: Pick<Suite, 'operations' | 'client' | 'results'>): Pair[] {
  return operations.flatMap(({ id, replies }) => {
    const notes = results.notes.get(id);
    if (!notes) return [];
    return replies.map(({ status }) => {
      const count = client.seen.get(id)?.get(status) ?? 0;
      const note = notes.get(status) ?? { note: afterSuccess, evidence: null, isTried: false };
      return { operation: id, status, count, ...(count > 0 ? { note: null, evidence: null, isTried: true } : note) };
    });
  });
}
