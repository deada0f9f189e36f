import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { crossOriginHeaders } from '#mocks/http/cross-origin.ts';
import { http } from '#src/api/http.ts';
import { updateSession } from '#src/auth/session.ts';
import { parametersIn } from './contract/contract.ts';
import { contract } from './contract/own-contract.ts';
import { createValidators } from './contract/validators.ts';

const validators = createValidators(contract);
const crossOrigin = (
  parse(readFileSync('openapi/openapi.yaml', 'utf8')) as {
    'x-cross-origin': { preflight: Record<string, string>; answers: Record<string, string> };
  }
)['x-cross-origin'];

const storage = new Map<string, string>();
beforeEach(() => {
  storage.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  });
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** The headers that the app sends to an operation. */
async function sentHeaders(method: string, path: string): Promise<Headers> {
  let sent = new Headers();
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    sent = new Headers(init.headers);
    return Response.json({ custom_status: 200, data: {} });
  });
  await http(path, { method });
  return sent;
}

/** Headers that OpenAPI describes elsewhere: the media types, and the token, which `security` and the introduction describe. */
const elsewhere = ['accept', 'authorization'];

const visitor = {};
const parent = { token: 'mine', userId: '1', isVerified: 'true' } as const;

describe.each([
  ['a visitor', visitor],
  ['a parent', parent],
  ['a parent with a phone token', { ...parent, firebaseToken: 'proof' }],
])('what the app sends for %s', (_who, session) => {
  it.each(contract.operations.map((operation) => [operation.id, operation] as const))(
    'to %s is in the contract',
    async (_id, operation) => {
      updateSession(session);
      const sent = await sentHeaders(operation.method, operation.path);
      const documented = new Map(
        parametersIn(operation, 'header').map(({ name, schema }) => [name.toLowerCase(), schema]),
      );
      const proofs = operation.security.some((each) => each.includes('firebaseToken')) ? ['firebase-token'] : [];
      for (const [name, value] of sent) {
        if (elsewhere.includes(name) || proofs.includes(name)) continue;
        const schema = documented.get(name);
        expect(schema, name).toBeDefined();
        if (schema) expect(validators.open(schema)(value), `${name}: ${value}`).toBe(true);
      }
      expect([...sent.keys()]).toContain('accept-language');
      expect(sent.has('platform')).toBe('token' in session);
    },
  );
});

describe('an API on another origin', () => {
  const preflight = crossOriginHeaders(true, false);
  const wordsOf = (text = '') => text.toLowerCase().split(/, */).toSorted();

  it('allows the methods and headers of the contract', () => {
    const { 'Access-Control-Allow-Headers': headers, 'Access-Control-Allow-Methods': methods } = crossOrigin.preflight;
    expect(wordsOf(preflight['Access-Control-Allow-Headers'])).toEqual(wordsOf(headers));
    expect(wordsOf(preflight['Access-Control-Allow-Methods'])).toEqual(wordsOf(methods));
    expect(preflight['Access-Control-Max-Age']).toBe(crossOrigin.preflight['Access-Control-Max-Age']);
    expect(wordsOf(preflight['Access-Control-Expose-Headers'])).toEqual(
      wordsOf(crossOrigin.answers['Access-Control-Expose-Headers']),
    );
  });

  it.each(['Access-Control-Allow-Methods', 'Access-Control-Allow-Headers', 'Access-Control-Max-Age'])(
    'has its %s in the guide to deploying',
    (name) => {
      const guide = readFileSync('docs/deploy.md', 'utf8');
      expect(wordsOf(new RegExp(`^${name}: (.+)$`, 'm').exec(guide)?.[1])).toEqual(
        wordsOf(crossOrigin.preflight[name]),
      );
    },
  );

  it('allows every header that an operation takes', () => {
    const allowed = wordsOf(crossOrigin.preflight['Access-Control-Allow-Headers']);
    const taken = contract.operations.flatMap((operation) => parametersIn(operation, 'header').map(({ name }) => name));
    expect([...new Set(taken)].filter((name) => !allowed.includes(name.toLowerCase()))).toEqual([]);
  });
});
