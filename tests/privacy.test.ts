import { readFileSync } from 'node:fs';
import { getResponse } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { createBackend } from '#mocks/backend.ts';
import { setClock } from '#mocks/clock.ts';
import { ApiError } from '#src/api/errors.ts';
import { scrubbedError } from '#src/app/scrubbed-error.ts';
import { classedFields, type ClassedContract, isSensitive } from '../scripts/contract-privacy.ts';
import { bundlePath } from '../scripts/redocly.ts';

const contract = parse(readFileSync(bundlePath, 'utf8')) as ClassedContract;
const names = [...new Set(classedFields(contract).flatMap((each) => (isSensitive(each.class) ? [each.field] : [])))];

/** A value that appears in nothing else. */
const value = (name: string) => `value-of-${name}`;

describe('what an error report contains of a request that failed', () => {
  test('the contract has fields to protect', () => {
    expect(names).toEqual(
      expect.arrayContaining(['description', 'severity', 'password', 'token', 'email', 'card_last4']),
    );
  });

  test.each(names)('is nothing of %s', (name) => {
    const body = { data: { record: { [name]: value(name) } }, [name]: value(name) };
    const text = JSON.stringify(body);
    const errors = [
      new ApiError(text, {
        kind: 'status',
        status: 500,
        messages: [text, value(name)],
        fieldErrors: [{ field: name, code: value(name), message: text }],
        body,
        cause: body,
      }),
      Object.assign(new TypeError(`Cannot read properties of undefined (reading '${value(name)}')`), body),
      new SyntaxError(`Unexpected token in ${text} is not valid JSON`),
      body,
      text,
    ];
    for (const error of errors) {
      const report = JSON.stringify(scrubbedError(error));
      expect(report).not.toContain(value(name));
      expect(report).not.toContain(text);
    }
  });

  test('is the kind of the error and its status, and no more', () => {
    const error = new ApiError('', { kind: 'status', status: 503, body: {} });
    expect(Object.keys(scrubbedError(error)).toSorted()).toEqual(['call', 'frames', 'message', 'type']);
    expect(scrubbedError(error).call).toEqual({ kind: 'status', status: 503 });
  });
});

test('what the mock logs of a call that the contract does not have is its method and path', async () => {
  setClock(new Date('2026-11-21T06:00:00Z'));
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { handlers } = createBackend({ baseUrl: 'http://nabta.test/api/v1' });
  const address = new URL('http://nabta.test/api/v1/no-such-path');
  for (const name of names) address.searchParams.set(name, value(name));
  const body = JSON.stringify(Object.fromEntries(names.map((name) => [name, value(name)])));
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${value('token')}` };
  const response = await getResponse(handlers, new Request(address, { method: 'POST', body, headers }));
  expect(response?.status).toBe(404);
  expect(logged.mock.calls).toEqual([['The contract has no operation POST /api/v1/no-such-path']]);
  setClock(null);
});
