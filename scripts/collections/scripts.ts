import { type CollectionRequest, encodedName, type Expected, keyVariable } from './requests.ts';

/** How a tool's scripts read and write variables, and read the answer. */
export interface Dialect {
  get: (name: string) => string;
  set: (name: string, value: string) => string;
  status: string;
  body: string;
  test: string;
  expect: string;
  /** A statement that sends `call` and passes its status and parsed body to `done`. */
  send: readonly string[];
}

export const postmanDialect: Dialect = {
  get: (name) => `pm.variables.get(${name})`,
  set: (name, value) => `pm.collectionVariables.set(${name}, ${value})`,
  status: 'pm.response.code',
  body: `pm.response.text() === '' ? undefined : pm.response.json()`,
  test: 'pm.test',
  expect: 'pm.expect',
  send: [
    'const run = ([call, ...rest]) => {',
    '  if (!call) return;',
    `  if (isLeftOut(call)) return run(rest);`,
    '  const header = Object.entries(call.headers).map(([key, value]) => ({ key, value: fill(value) }));',
    `  const body = call.body === undefined ? undefined : { mode: 'raw', raw: fill(call.body) };`,
    '  pm.sendRequest({ url: fill(call.url), method: call.method, header, body }, (error, response) => {',
    '    if (error || response.code >= 300) throw new Error(call.method + " " + call.url + ": " + (error || response.text()));',
    '    save(call, Object.keys(call.save).length === 0 ? undefined : response.json());',
    '    run(rest);',
    '  });',
    '};',
    'run(calls);',
  ],
};

export const brunoDialect: Dialect = {
  get: (name) => `(bru.getVar(${name}) ?? bru.getEnvVar(${name}))`,
  set: (name, value) => `bru.setVar(${name}, ${value})`,
  status: 'res.getStatus()',
  body: 'res.getBody()',
  test: 'test',
  expect: 'expect',
  send: [
    'for (const call of calls) {',
    '  if (isLeftOut(call)) continue;',
    '  const headers = Object.fromEntries(Object.entries(call.headers).map(([key, value]) => [key, fill(value)]));',
    '  const data = call.body === undefined ? undefined : fill(call.body);',
    '  const response = await bru.sendRequest({ url: fill(call.url), method: call.method, headers, data });',
    '  save(call, response.data);',
    '}',
  ],
};

const atPointer = `const at = (pointer, body) => pointer.split('/').slice(1).reduce((value, key) => (value === undefined || value === null ? undefined : value[key]), body);`;

/** A new key, by functions that the sandboxes of both tools have. */
const newKey = `Array.from({ length: 32 }, () => Math.floor(Math.random() * 36).toString(36)).join('')`;

/** The script that prepares a server before a request; no lines if nothing has to be prepared. */
export function scriptBefore({ before, encoded, hasKey }: CollectionRequest, dialect: Dialect): string[] {
  const encoding = encoded.map((name) => {
    const value = `encodeURIComponent(${dialect.get(JSON.stringify(name))})`;
    return `${dialect.set(JSON.stringify(encodedName(name)), value)};`;
  });
  const key = hasKey ? [`${dialect.set(JSON.stringify(keyVariable), newKey)};`] : [];
  if (before.length === 0) return [...key, ...encoding];
  return [
    ...key,
    ...encoding,
    '// Starts with fresh data, and signs in. Calls of the test control are left out if the variable origin is empty.',
    `const calls = ${JSON.stringify(before, null, 2)};`,
    `const fill = (text) => text.replace(/\\{\\{(\\w+)\\}\\}/g, (all, name) => ${dialect.get('name')});`,
    `const isLeftOut = (call) => call.url.startsWith('{{origin}}') && !${dialect.get(`'origin'`)};`,
    atPointer,
    `const save = (call, body) => Object.entries(call.save).forEach(([name, pointer]) => ${dialect.set('name', 'at(pointer, body)')});`,
    ...dialect.send,
  ].flatMap((line) => line.split('\n'));
}

function testOf(expected: Expected, dialect: Dialect): string {
  if ('statuses' in expected) {
    const name = JSON.stringify(`status ${expected.statuses.join(' or ')}`);
    return `${dialect.test}(${name}, () => ${dialect.expect}(${JSON.stringify(expected.statuses)}).to.include(${dialect.status}));`;
  }
  // Variables may be kept as texts.
  const right =
    'variable' in expected
      ? `String(${dialect.get(JSON.stringify(expected.variable))})`
      : JSON.stringify(expected.value);
  const found = `at(${JSON.stringify(expected.pointer)}, body)`;
  const left = 'variable' in expected ? `String(${found})` : found;
  const verb = expected.isEqual ? 'to.eql' : 'to.not.eql';
  return `${dialect.test}(${JSON.stringify(expected.name)}, () => ${dialect.expect}(${left}).${verb}(${right}));`;
}

/** A list is kept as JSON, which the body of a later request takes as it is. */
const keptValue = 'const kept = (value) => (Array.isArray(value) ? JSON.stringify(value) : value);';

/** The script that checks an answer and stores what later requests need. */
export function scriptAfter({ expected, save }: CollectionRequest, dialect: Dialect): string[] {
  const readsBody = Object.keys(save).length > 0 || expected.some((each) => 'pointer' in each);
  return [
    ...(readsBody ? [atPointer, `const body = ${dialect.body};`] : []),
    ...(Object.keys(save).length > 0 ? [keptValue] : []),
    ...expected.map((each) => testOf(each, dialect)),
    ...Object.entries(save).map(
      ([name, pointer]) => `${dialect.set(JSON.stringify(name), `kept(at(${JSON.stringify(pointer)}, body))`)};`,
    ),
  ];
}
