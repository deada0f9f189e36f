import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { personas } from '#mocks/personas.ts';
import { serve, stopServers } from '#mocks/test-server.ts';
import {
  type EarlierCall,
  type ExampleRequest,
  exampleRequests,
  exampleSituation,
  stepUpHeader,
  testControlOperations,
} from '../scripts/example-requests.ts';
import { contract } from './contract/own-contract.ts';

const situation = exampleSituation(contract);
const requests = exampleRequests(contract);
const controls = testControlOperations();
let origin = '';

beforeAll(async () => {
  origin = await serve({ clock: situation.now });
}, 60_000);
afterAll(stopServers);

interface Answer {
  status: number;
  body: unknown;
}

async function send(method: string, address: string, body?: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(`${origin}${address}`, {
    method,
    headers: { ...headers, ...(body !== undefined && { 'Content-Type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const isJson = response.headers.get('Content-Type')?.startsWith('application/json') === true;
  return { status: response.status, body: isJson ? (JSON.parse(text) as unknown) : null } satisfies Answer;
}

function parentOf(name: string): { mobile_number: string; password: string } {
  const parent = situation.parents[name];
  if (!parent) throw new Error(`x-example-requests has no parent ${name}`);
  return parent;
}

async function signIn(name: string): Promise<string> {
  const { body } = await send('POST', '/api/v1/sessions', parentOf(name));
  return (body as { data: { session: { token: string } } }).data.session.token;
}

async function phoneToken(name: string): Promise<string> {
  const { mobile_number } = parentOf(name);
  const sms = await send('POST', '/__test/sms', { mobile_number });
  const { code } = sms.body as { code: string };
  const { body } = await send('POST', '/__test/phone-tokens', { mobile_number, code });
  return (body as { token: string }).token;
}

async function stepUp(name: string, token: string): Promise<string> {
  const { password } = parentOf(name);
  const headers = { Authorization: `Bearer ${token}` };
  const { body } = await send('POST', '/api/v1/step-ups', { method: 'password', password }, headers);
  return (body as { data: { step_up: { token: string } } }).data.step_up.token;
}

async function sessionHeaders({ parent, isSteppedUp }: ExampleRequest): Promise<Record<string, string>> {
  if (parent === null) return {};
  const token = await signIn(parent);
  return { Authorization: `Bearer ${token}`, ...(isSteppedUp && { [stepUpHeader]: await stepUp(parent, token) }) };
}

async function sendExample(request: ExampleRequest): Promise<Answer> {
  const { method, pathParameters, query, headers, body, provenBy } = request;
  const path = request.path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => pathParameters[name] ?? '');
  const search = new URLSearchParams(query).toString();
  return send(method, `/api/v1${path}${search === '' ? '' : `?${search}`}`, body, {
    ...headers,
    ...(await sessionHeaders(request)),
    ...(provenBy !== null && { 'firebase-token': await phoneToken(provenBy) }),
  });
}

async function sendEarlier({ operationId, body }: EarlierCall): Promise<Answer> {
  const control = controls[operationId];
  if (control) return send(control.method, control.path, body);
  const example = requests.find(({ operation }) => operation === operationId);
  if (!example) throw new Error(`${operationId} is an operation of neither the contract nor the test control`);
  return sendExample(example);
}

describe('the examples of requests', () => {
  test('are sent by parents of the mock', () => {
    for (const [name, { mobile_number, password }] of Object.entries(situation.parents)) {
      const persona = personas.find((each) => each.name === name);
      expect(persona?.account, name).toMatchObject({ mobileNumber: mobile_number, password });
    }
  });

  test.each(requests.map((request) => [`${request.operation} ${request.name}`, request] as const))(
    '%s is accepted as it is by a fresh mock',
    async (_title, request) => {
      expect((await send('POST', '/__test/reset', {})).status).toBe(204);
      for (const call of request.before) {
        const { status, body } = await sendEarlier(call);
        expect(status, `${call.operationId} before it: ${JSON.stringify(body)}`).toBeLessThan(300);
      }
      const { status, body } = await sendExample(request);
      expect(request.successes, JSON.stringify(body)).toContain(status);
    },
  );
});
