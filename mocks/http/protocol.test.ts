import { connect } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { serve, stopServers } from '../test-server.ts';

afterEach(stopServers);

/** Sends the raw text of a call, which `fetch` does not allow, and returns the response's status, headers and body. */
async function sendRaw(origin: string, head: string[], body = '') {
  const socket = connect(Number(new URL(origin).port), 'localhost');
  socket.end(`${[...head, 'Connection: close', '', ''].join('\r\n')}${body}`);
  let text = '';
  for await (const chunk of socket) text += String(chunk);
  const [first = '', rest = ''] = text.split(/\r\n\r\n(.*)/s);
  const [, status] = /^HTTP\/1\.1 (\d+)/.exec(first) ?? [];
  return { status: Number(status), head: first, body: rest };
}

describe('what is no call of the contract', () => {
  const post = async (origin: string, body: BodyInit, type = 'application/json') =>
    fetch(`${origin}/api/v1/sessions`, { method: 'POST', headers: { 'Content-Type': type }, body });

  it('answers HEAD like GET, without the body', async () => {
    const origin = await serve();
    const [get, head] = await Promise.all(
      ['GET', 'HEAD'].map((method) => fetch(`${origin}/api/v1/packages`, { method })),
    );
    expect(head?.status).toBe(200);
    expect(head?.headers.get('Content-Length')).toBe(get?.headers.get('Content-Length'));
    expect(Number(head?.headers.get('Content-Length'))).toBeGreaterThan(0);
    expect(await head?.text()).toBe('');
  });

  it('compresses a long answer for a client that takes gzip', async () => {
    const origin = await serve();
    const [coded, plain] = await Promise.all(
      ['br, gzip', 'identity'].map((encoding) =>
        fetch(`${origin}/api/v1/packages`, { headers: { 'Accept-Encoding': encoding } }),
      ),
    );
    expect(coded?.headers.get('Content-Encoding')).toBe('gzip');
    expect(plain?.headers.has('Content-Encoding')).toBe(false);
    for (const answer of [coded, plain]) expect(answer?.headers.get('Vary')).toBe('Accept-Encoding');
    const [unpacked, text = ''] = await Promise.all([coded?.text(), plain?.text()]);
    expect(unpacked).toBe(text);
    expect(Number(coded?.headers.get('Content-Length'))).toBeLessThan(text.length / 2);
  });

  it('answers OPTIONS with the methods of the path', async () => {
    const origin = await serve();
    const allowed = async (path: string) =>
      (await fetch(`${origin}/api/v1${path}`, { method: 'OPTIONS' })).headers.get('Allow');
    expect(await allowed('/packages')).toBe('GET, HEAD, OPTIONS');
    expect(await allowed('/sessions')).toBe('POST, DELETE, OPTIONS');
    expect(await allowed('/applicants/13')).toBe('GET, PUT, DELETE, HEAD, OPTIONS');
  });

  it.each(['PUT', 'DELETE', 'PATCH'])('answers 405 with Allow to %s of a path with other methods', async (method) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const response = await fetch(`${await serve()}/api/v1/packages`, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe('GET, HEAD');
    expect(await response.json()).toEqual({ custom_status: 405, error: 'This address does not take this method.' });
  });

  it('answers 405 to TRACE, and 404 to a path that does not exist', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const origin = await serve();
    const trace = await sendRaw(origin, ['TRACE /api/v1/packages HTTP/1.1', 'Host: localhost']);
    expect(trace.status).toBe(405);
    expect(trace.head).toMatch(/^allow: GET, HEAD, OPTIONS$/im);
    expect((await fetch(`${origin}/api/v1/nothing`)).status).toBe(404);
  });

  it('answers JSON to any Accept, and ignores an invalid token where none is needed', async () => {
    const headers = { Accept: 'text/html', Authorization: 'Bearer no-such-session' };
    const response = await fetch(`${await serve()}/api/v1/partners`, { headers });
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toMatch(/^application\/json/);
  });

  it.each([
    ['without a token', {}],
    ['with an invalid one', { Authorization: 'Bearer no-such-session' }],
  ])('names the scheme in a 401 %s', async (_case, headers) => {
    const response = await fetch(`${await serve()}/api/v1/applicants`, { headers });
    expect(response.status).toBe(401);
    expect(response.headers.get('WWW-Authenticate')).toBe('Bearer realm="nabta"');
  });

  it('ignores the body of a GET', async () => {
    const head = ['GET /api/v1/partners HTTP/1.1', 'Host: localhost', 'Content-Type: text/plain', 'Content-Length: 3'];
    const { status, body } = await sendRaw(await serve(), head, '{"x');
    expect(status).toBe(200);
    expect(JSON.parse(body)).toMatchObject({ custom_status: 200 });
  });

  it.each([
    ['a host that is none', ['GET /api/v1/partners HTTP/1.1', 'Host: a b:x']],
    ['an address that is none', ['GET // HTTP/1.1', 'Host: localhost']],
  ])('answers 400 to %s', async (_case, head) => {
    const { status, body } = await sendRaw(await serve(), head);
    expect(status).toBe(400);
    expect(body).toContain('The request could not be read.');
  });

  it('answers 400 to invalid UTF-8, 415 to another charset or type', async () => {
    const origin = await serve();
    const text = '{"mobile_number":"+966512344821","password":"x"}';
    expect((await post(origin, new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]))).status).toBe(400);
    expect((await post(origin, text, 'application/json; charset=iso-8859-1')).status).toBe(415);
    expect((await post(origin, text, 'text/plain')).status).toBe(415);
    expect((await post(origin, text, 'application/json; charset="UTF-8"')).status).toBe(422);
  });

  it.each(['01', '1.0', '+1', '1e0', '%31%20'])('answers 404 to the id %s, which has another spelling', async (id) => {
    const origin = await serve();
    expect((await fetch(`${origin}/api/v1/packages/1`)).status).toBe(200);
    expect((await fetch(`${origin}/api/v1/packages/${id}`)).status).toBe(404);
  });

  it('answers thousands of unknown fields quickly and briefly', async () => {
    const origin = await serve();
    const fields = (count: number) =>
      JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, at) => [`field${at}`, 1])));
    await post(origin, '{}');
    for (const [count, status] of [
      [10_000, 422],
      [100_000, 413],
    ] as const) {
      const sent = fields(count);
      const before = process.cpuUsage();
      const response = await post(origin, sent);
      const body = await response.text();
      const { user, system } = process.cpuUsage(before);
      expect(response.status).toBe(status);
      // Processor time is measured, so a busy machine does not affect the result.
      expect((user + system) / 1_000).toBeLessThan(200);
      expect(body.length).toBeLessThan(10_000);
    }
  });
});
