import { isSafe, type Operation } from '../contract.ts';
import { type Answer, isSuccess, type Ready } from '../exchange.ts';
import { isObject } from '../json.ts';
import { mayBeSent } from '../scene.ts';
import { checkOnce } from '../property.ts';
import type { Suite } from '../suite.ts';

/** Fields whose text is in the requested language. */
const spoken = new Set(['message', 'error']);
/** Fields of which each answer has its own value. */
const fleeting = new Set(['now', 'token']);

const inArabic = /\p{Script=Arabic}/u;

/** Lists are compared by their ids, because some are sorted by the name in the requested language. */
function ordered(items: readonly unknown[]): unknown[] {
  const id = (each: unknown) => (isObject(each) && typeof each['id'] === 'number' ? each['id'] : 0);
  return items.toSorted((a, b) => id(a) - id(b));
}

/** The first place where two answers differ in more than their language; null if they do not. */
function otherContent(english: unknown, arabic: unknown, at: string): string | null {
  if (Array.isArray(english) && Array.isArray(arabic)) {
    if (english.length !== arabic.length) return `${at} has ${english.length} items, in Arabic ${arabic.length}`;
    const [a, b] = [ordered(english), ordered(arabic)];
    for (const [index, each] of a.entries()) {
      const found = otherContent(each, b[index], `${at}.${index}`);
      if (found !== null) return found;
    }
    return null;
  }
  if (isObject(english) && isObject(arabic)) {
    for (const name of new Set([...Object.keys(english), ...Object.keys(arabic)])) {
      if (spoken.has(name) && typeof english[name] === typeof arabic[name]) continue;
      if (fleeting.has(name)) continue;
      const found = otherContent(english[name], arabic[name], `${at}.${name}`);
      if (found !== null) return found;
    }
    return null;
  }
  return Object.is(english, arabic) ? null : `${at} is ${String(english)}, in Arabic ${String(arabic)}`;
}

const textsOf = ({ json }: Answer) => {
  const { message, error } = isObject(json) ? json : {};
  return [message, error].flat().filter((each) => typeof each === 'string');
};

/** The error of two answers that should say the same in two languages. */
function languagesError([english, arabic]: readonly [Answer, Answer], what: string): string | null {
  if (english.status !== arabic.status) return `${what} is answered ${english.status}, in Arabic ${arabic.status}`;
  const texts = { en: textsOf(english), ar: textsOf(arabic) };
  if (texts.en.length !== texts.ar.length) return `${what} has ${texts.en.length} texts, in Arabic ${texts.ar.length}`;
  const wrong = texts.ar.find((each) => !inArabic.test(each)) ?? texts.en.find((each, at) => each === texts.ar[at]);
  if (wrong !== undefined)
    return `${what} has the same text in both languages, or one without Arabic letters: ${wrong}`;
  const { data: _english, ...left } = isObject(english.json) ? english.json : {};
  const { data: _arabic, ...right } = isObject(arabic.json) ? arabic.json : {};
  return (
    otherContent(left, right, what) ??
    (isSuccess(english) && isObject(english.json) && isObject(arabic.json)
      ? otherContent(english.json['data'], arabic.json['data'], `${what}: data`)
      : null)
  );
}

/** Requests that change nothing, each in a state or with an error that makes it so. */
function requestsOf(operation: Operation, ready: Ready): [what: string, ready: Ready][] {
  const unknown = Object.fromEntries(Object.keys(ready.path ?? {}).map((name) => [name, 900_000_001]));
  return [
    ...(isSafe(operation) ? ([[operation.id, ready]] as [string, Ready][]) : []),
    ...(ready.path
      ? ([[`${operation.id} of an unknown record`, { ...ready, path: unknown }]] as [string, Ready][])
      : []),
    ...(operation.body ? ([[`${operation.id} without a body`, { ...ready, body: {} }]] as [string, Ready][]) : []),
    [`${operation.id} with a bad token`, { ...ready, token: 'no-such-session', headers: ready.headers ?? {} }],
  ];
}

/** Checks that each operation says the same in both languages: the same records and numbers, and texts that differ. */
export async function verifyLanguages(suite: Suite): Promise<void> {
  const { scene, client, recipes, world } = suite;
  for (const operation of suite.operations) {
    if (!isSafe(operation) || !mayBeSent(operation, world)) continue;
    await suite.guard('properties', operation.id, async () => {
      const result = await checkOnce(suite, {
        operation: operation.id,
        name: `languages: ${operation.id} has the same content in both`,
        async errorOf() {
          await scene.reset();
          const ready = (await recipes[operation.id]?.accepted(scene)) ?? {};
          for (const [what, each] of requestsOf(operation, ready)) {
            const say = async (language: string) =>
              (await client.send(operation, { ...each, headers: { ...each.headers, 'Accept-Language': language } }))
                .answer;
            const error = languagesError([await say('en'), await say('ar')], what);
            if (error !== null) return error;
          }
          return null;
        },
      });
      suite.results.properties.push(result);
    });
  }
  await verifyMessages(suite);
}

/** Checks that what a change answers is in the requested language. */
async function verifyMessages(suite: Suite): Promise<void> {
  const { scene, client, recipes, world } = suite;
  for (const operation of suite.operations) {
    if (isSafe(operation) || !mayBeSent(operation, world) || !recipes[operation.id]) continue;
    await suite.guard('properties', operation.id, async () => {
      const result = await checkOnce(suite, {
        operation: operation.id,
        name: `languages: ${operation.id} answers in Arabic`,
        async errorOf() {
          await scene.reset();
          const ready = (await recipes[operation.id]?.accepted(scene)) ?? {};
          const say = async (each: Ready) =>
            (await client.send(operation, { ...each, headers: { ...each.headers, 'Accept-Language': 'ar' } })).answer;
          for (const [what, each] of [...requestsOf(operation, ready), [operation.id, ready] as const]) {
            const wrong = textsOf(await say(each)).find((text) => !inArabic.test(text));
            if (wrong !== undefined) return `${what} answers not in Arabic: ${wrong}`;
          }
          return null;
        },
      });
      suite.results.properties.push(result);
    });
  }
}
