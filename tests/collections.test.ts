import vm from 'node:vm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serve, stopServers } from '#mocks/test-server.ts';
import { brunoCollection } from '../scripts/collections/bruno.ts';
import { type PostmanItem, postmanCollection } from '../scripts/collections/postman.ts';
import { readCollection } from '../scripts/write-collections.ts';

const collection = readCollection();
const postman = postmanCollection(collection);

interface Answer {
  code: number;
  text: () => string;
  json: () => unknown;
}

async function answerOf(response: Response): Promise<Answer> {
  const text = await response.text();
  return { code: response.status, text: () => text, json: () => JSON.parse(text) as unknown };
}

/** Executes requests as Postman does, as far as the scripts of this collection use it. */
function postmanRunner(changes: Record<string, string>) {
  const variables = new Map<string, string | number>(postman.variable.map(({ key, value }) => [key, value]));
  for (const [name, value] of Object.entries(changes)) variables.set(name, value);
  const fill = (text: string) =>
    text.replaceAll(/\{\{(\w+)\}\}/g, (all, name: string) => String(variables.get(name) ?? all));

  async function runScript(item: PostmanItem, listen: string, response?: Answer): Promise<string[]> {
    const failed: string[] = [];
    const pending: Promise<unknown>[] = [];
    const sent = async (
      {
        url,
        method,
        header,
        body,
      }: { url: string; method: string; header: { key: string; value: string }[]; body?: { raw: string } },
      done: (error: unknown, answer?: Answer) => void,
    ) => {
      const headers = Object.fromEntries(header.map(({ key, value }) => [key, value]));
      done(null, await answerOf(await fetch(url, { method, headers, ...(body && { body: body.raw }) })));
    };
    const pm = {
      variables: { get: (name: string) => variables.get(name) },
      collectionVariables: { set: (name: string, value: string | number) => variables.set(name, value) },
      sendRequest: (...call: Parameters<typeof sent>) => pending.push(sent(...call)),
      response,
      expect,
      test: (name: string, run: () => void) => {
        try {
          run();
        } catch (error) {
          failed.push(`${name}: ${String(error)}`);
        }
      },
    };
    for (const { script } of item.event.filter((each) => each.listen === listen)) {
      // The values of the script's own realm would differ in their prototypes, so it runs in this one.
      const compiled = vm.compileFunction(script.exec.join('\n'), ['pm']) as (api: typeof pm) => void;
      compiled(pm);
    }
    // An answer may lead to the next call.
    for (let index = 0; index < pending.length; index += 1) await pending[index];
    return failed;
  }

  return async ({ request, ...item }: PostmanItem): Promise<string[]> => {
    await runScript({ request, ...item }, 'prerequest');
    const path = request.url.path.map((part) => {
      const variable = request.url.variable.find(({ key }) => part === `:${key}`);
      return fill(variable?.value ?? part);
    });
    // As in Postman, a plus sign in a query stays one.
    const query = request.url.query.map(({ key, value }) => `${key}=${fill(value)}`).join('&');
    const response = await fetch(
      `${fill(request.url.host.join('.'))}/${path.join('/')}${query === '' ? '' : `?${query}`}`,
      {
        method: request.method,
        headers: Object.fromEntries(request.header.map(({ key, value }) => [key, fill(value)])),
        ...(request.body && { body: fill(request.body.raw) }),
      },
    );
    return runScript({ request, ...item }, 'test', await answerOf(response));
  };
}

describe('the Postman collection', () => {
  let run: ReturnType<typeof postmanRunner>;

  beforeAll(async () => {
    // The collection sets clock and data itself.
    const origin = await serve();
    run = postmanRunner({ origin, baseUrl: `${origin}/api/v1` });
  }, 60_000);
  afterAll(stopServers);

  const folders = postman.item.flatMap((folder) => folder.item.flatMap((each) => ('request' in each ? [] : [each])));
  const examples = postman.item.flatMap((folder) => folder.item.flatMap((each) => ('request' in each ? [each] : [])));

  test.each(examples.map((item) => [item.name, item] as const))('%s runs as it is', async (_name, item) => {
    expect(await run(item)).toEqual([]);
  });

  test.each(folders.map((folder) => [folder.name, folder] as const))(
    'the workflow %s runs from start to end',
    async (_name, { item }) => {
      const failed: string[] = [];
      for (const each of item) failed.push(...(await run(each)));
      expect(failed).toEqual([]);
    },
  );

  test('reports an answer that is not the expected one', async () => {
    const [item] = folders.find(({ name }) => name === 'signUp')?.item.slice(-1) ?? [];
    const exec = [`pm.test('status 418', () => pm.expect(pm.response.code).to.eql(418));`];
    const changed = item && { ...item, event: [{ listen: 'test', script: { type: 'text/javascript', exec } }] };
    expect(await (changed && run(changed))).toEqual([expect.stringMatching(/^status 418: .*expected/)]);
  });
});

describe('the Bruno collection', () => {
  const files = brunoCollection(collection);

  test('has a file for each request of the Postman collection', () => {
    const requests = [...collection.tags, ...collection.workflows].flatMap((folder) => folder.requests);
    const names = [...files.keys()].filter((path) => /\/\d+ [^/]+\.bru$/.test(path));
    expect(names).toHaveLength(requests.length);
    expect(names).toContain('orders/02 createOrder two.bru');
    expect(names).toContain('workflows/signUp/03 checkNumber.bru');
  });

  test.each([...files].filter(([path]) => path.endsWith('.bru')))('%s consists of whole blocks', (_path, text) => {
    expect(text).toMatch(/^(?:[\w:-]+ \{\n(?: {2}.*\n|\n)*\}\n\n?)+$/);
    for (const [, script = ''] of text.matchAll(/^(?:tests|script:pre-request) \{\n([^]*?)\n\}/gm)) {
      expect(() => vm.compileFunction(`return async () => {${script}}`)).not.toThrow();
    }
  });
});
