import { freshKey, keyHeader, takesKey } from './attempt-key.ts';
import { needsBearer } from './contract.ts';
import { type Answer, isSuccess, type Ready, shortAnswer } from './exchange.ts';
import { isObject } from './json.ts';
import type { Recipe } from './recipe.ts';
import { checkOnce } from './property.ts';
import { mayBeSent, MissingState } from './scene.ts';
import type { Suite } from './suite.ts';

interface RepetitionCase {
  name: string;
  /** Whether the case is only for operations with a session. */
  needsSession?: boolean;
  /** The error of an operation; null if it deals with the repetition as the contract says. */
  errorOf: (keyed: Keyed) => Promise<string | null>;
}

/** An operation with a key, and how it is sent. */
interface Keyed {
  suite: Suite;
  recipe: Recipe;
  /** Sends a request with a key, by default in English. */
  send: (ready: Ready, key: string, language?: string) => Promise<Answer>;
}

const unknownId = 900_000_001;
const hour = 3_600_000;

const isReused = ({ status, json }: Answer) =>
  status === 422 &&
  isObject(json) &&
  Array.isArray(json['errors']) &&
  json['errors'].some((each) => isObject(each) && each['field'] === keyHeader && each['code'] === 'reused');

const isSame = (a: Answer, b: Answer) => a.status === b.status && a.text === b.text;
const both = (a: Answer, b: Answer) => `${shortAnswer(a)} and ${shortAnswer(b)}`;

/** What a parent has: the lists in which a second effect would be seen. */
async function belongings({ scene, world }: Suite): Promise<string> {
  if (!world.parent) return '';
  const query = { per_page: 100 };
  const lists: [id: string, ready: Ready][] = [
    ...['listApplicants', 'getDraftOrder', 'listPaymentInfos', 'listCalendarFeeds', 'listGuardians'].map(
      (id): [string, Ready] => [id, {}],
    ),
    ...['listCurrentOrders', 'listOrderHistory', 'listPaymentOrders'].map((id): [string, Ready] => [id, { query }]),
  ];
  const parts: unknown[] = [];
  for (const [id, ready] of lists) {
    try {
      parts.push(await scene.asParent(id, ready));
    } catch (error) {
      // A server may have a part of the operations only.
      if (world.isMock || !(error instanceof MissingState)) throw error;
    }
  }
  if (parts.length === 0) throw new MissingState('a list of what the parent has is needed');
  return JSON.stringify(parts);
}

/** Thrown if a request is refused that the mock accepts. */
class Refused extends Error {
  override readonly name = 'Refused';
}

/** Another server may have reasons of its own to refuse, such as an account that is full after the checks so far. */
function mustSucceed(answer: Answer, { world }: Suite): void {
  if (isSuccess(answer)) return;
  const message = `the request is answered ${shortAnswer(answer)}`;
  throw world.isMock ? new Refused(message) : new MissingState(message);
}

/** The accepted request, refused: an empty body, or the ids of nothing. */
const refusedRequest = (ready: Ready): Ready =>
  ready.body === undefined
    ? { ...ready, path: Object.fromEntries(Object.keys(ready.path ?? {}).map((name) => [name, unknownId])) }
    : { ...ready, body: { unknown_field: true } };

const cases: readonly RepetitionCase[] = [
  {
    name: 'sent twice, in turn, has one effect and one answer',
    async errorOf({ suite, recipe, send }) {
      const ready = await recipe.accepted(suite.scene);
      const key = freshKey();
      const first = await send(ready, key);
      mustSucceed(first, suite);
      const before = await belongings(suite);
      const again = await send(ready, key);
      if (!isSame(first, again)) return `the answers are ${both(first, again)}`;
      return (await belongings(suite)) === before ? null : 'the second request changed what the parent has';
    },
  },
  {
    name: 'sent twice at the same time, has one effect and one answer',
    async errorOf({ suite, recipe, send }) {
      const ready = await recipe.accepted(suite.scene);
      const key = freshKey();
      const [one, other] = await Promise.all([send(ready, key), send(ready, key)]);
      mustSucceed(one, suite);
      return isSame(one, other) ? null : `the answers are ${both(one, other)}`;
    },
  },
  {
    name: 'with the key of another request, is a 422 and changes nothing',
    async errorOf({ suite, recipe, send }) {
      const ready = await recipe.accepted(suite.scene);
      const key = freshKey();
      const first = await send(refusedRequest(ready), key);
      const before = await belongings(suite);
      const other = await send(ready, key);
      if (!isReused(other)) return `after ${shortAnswer(first)}, another request is answered ${shortAnswer(other)}`;
      if ((await belongings(suite)) !== before) return 'the other request changed what the parent has';
      mustSucceed(await send(ready, freshKey()), suite);
      return null;
    },
  },
  {
    name: 'refused, stays refused with its key, in its language',
    async errorOf({ suite, recipe, send }) {
      const refused = refusedRequest(await recipe.accepted(suite.scene));
      const key = freshKey();
      const first = await send(refused, key);
      if (first.status !== 404 && first.status !== 422) return `it is not refused: ${shortAnswer(first)}`;
      const again = await send(refused, key, 'ar');
      return isSame(first, again) ? null : `the answers are ${both(first, again)}`;
    },
  },
  {
    name: "does not share its key with another parent's request",
    needsSession: true,
    async errorOf({ suite, recipe, send }) {
      const { scene } = suite;
      const ready = await recipe.accepted(scene);
      const key = freshKey();
      const first = await send(ready, key);
      mustSucceed(first, suite);
      const others = await send({ ...ready, token: await scene.otherToken() }, key);
      if (isReused(others) || isSame(first, others)) return `the other parent is answered ${shortAnswer(others)}`;
      return null;
    },
  },
  {
    name: 'is kept for 24 hours',
    async errorOf({ suite, recipe, send }) {
      const { scene, world } = suite;
      const ready = refusedRequest(await recipe.accepted(scene));
      const started = Date.parse((await scene.settings()).now);
      const key = freshKey();
      const first = await send(ready, key);
      const at = async (milliseconds: number) => {
        if (!(await world.holdClock(new Date(started + milliseconds).toISOString()))) {
          throw new MissingState('the clock can’t be set here');
        }
        return send(ready, key, 'ar');
      };
      const before = await at(24 * hour - 1_000);
      if (!isSame(first, before)) return `a second before 24 hours, the answers are ${both(first, before)}`;
      const after = await at(24 * hour);
      return first.text !== after.text ? null : `after 24 hours it is still answered ${shortAnswer(after)}`;
    },
  },
];

/** Checks that no request has two effects: each operation with an Idempotency-Key, by the rules of that parameter. */
export async function verifyRepetition(suite: Suite): Promise<void> {
  const { client, world, scene } = suite;
  await suite.forEachOperation('properties', async (operation) => {
    const recipe = suite.recipes[operation.id];
    if (!recipe || !takesKey(operation) || !mayBeSent(operation, world)) return;
    const send: Keyed['send'] = async (ready, key, language = 'en') => {
      const headers = { ...ready.headers, [keyHeader]: key, 'Accept-Language': language };
      return (await client.send(operation, { ...ready, headers })).answer;
    };
    for (const { name, needsSession = false, errorOf } of cases) {
      if (needsSession && !needsBearer(operation)) continue;
      await scene.reset();
      const check = {
        operation: operation.id,
        name: `repetition: ${operation.id} ${name}`,
        errorOf: async () =>
          errorOf({ suite, recipe, send }).catch((error: unknown) => {
            if (error instanceof Refused) return error.message;
            throw error;
          }),
      };
      suite.results.properties.push(await checkOnce(suite, check));
    }
  });
}
