import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import example from '../../deploy/config.example.json' with { type: 'json' };
import { type AppConfig, configErrors, loadConfig } from './config.ts';

const complete = {
  ...example,
  apiOrigin: 'http://127.0.0.1:4600',
  pictureOrigins: ['https://pictures.nabta.example'],
  firebase: { ...example.firebase, emulatorOrigin: 'http://127.0.0.1:9099' },
  reporting: { endpoint: 'https://reports.nabta.example/app', policyEndpoint: 'https://reports.nabta.example/csp' },
} satisfies AppConfig;

/** The configuration with one setting replaced; undefined removes the setting. */
function changed(path: string, value: unknown): unknown {
  const copy = structuredClone(complete) as Record<string, unknown>;
  const names = path.split('.');
  const last = names.pop() ?? '';
  const holder = names.reduce((each, name) => each[name] as Record<string, unknown>, copy);
  if (value === undefined) delete holder[last];
  else holder[last] = value;
  return copy;
}

describe('configFaults', () => {
  test('accepts the example, and a configuration with every setting', () => {
    expect(configErrors(example)).toEqual([]);
    expect(configErrors(complete)).toEqual([]);
  });

  test.each([
    ['apiOrigin', 'api.nabta.example'],
    ['apiOrigin', 'https://api.nabta.example/'],
    ['apiOrigin', 'https://api.nabta.example/api/v1'],
    ['apiOrigin', 'javascript:alert(1)'],
    ['apiOrigin', "https://api.nabta.example'; script-src *"],
    ['apiOrigin', 'https://api.nabta.example:99999'],
    ['apiOrigin', 'http://api.nabta.example'],
    ['apiOrigin', 'https://1.2.3.999'],
    ['apiOrigin', undefined],
    ['apiOrigin', null],
    ['apiOrigin', 7],
    ['pictureOrigins', 'https://pictures.nabta.example'],
    ['paymentOrigins', undefined],
    ['paymentOrigins', 'https://pay.nabta.example'],
    ['firebase', undefined],
    ['firebase', 'nabta-example'],
    ['firebase.apiKey', ''],
    ['firebase.apiKey', undefined],
    ['firebase.authDomain', 'https://nabta.firebaseapp.com'],
    ['firebase.projectId', ' '],
    ['firebase.appId', undefined],
    ['firebase.emulatorOrigin', 'https://emulator.attacker.example:9099'],
    ['firebase.emulatorOrigin', 'http://localhost.attacker.example:9099'],
    ['brand.email', 'hello'],
    ['brand.mobileNumber', '0500000022'],
    ['brand.whatsApp', '+966 50 000 0022'],
    ['brand.links.instagram', 'http://www.instagram.com/nabta'],
    ['brand.links.x', 'javascript:alert(1)'],
    ['brand.links.maps', undefined],
    ['brand.developer.name.ar', undefined],
    ['brand.developer.url', 'waha.example'],
    ['reporting.endpoint', 'https://reports.nabta.example'],
    ['reporting.endpoint', 'https://reports.nabta.example:99999/app'],
    ['reporting.endpoint', 'https://reports.nabta.example/app; script-src *'],
    ['reporting.policyEndpoint', 'https://reports.nabta.example/csp;script-src'],
    ['reporting.policyEndpoint', 'https://reports.nabta.example/$host'],
    ['reporting.policyEndpoint', '/csp'],
    ['colour', 'red'],
    ['brand.emial', 'hello@nabta.example'],
  ])('names %s where it is %j', (path, value) => {
    expect(configErrors(changed(path, value))).toEqual([`.${path}`]);
  });

  test('names each wrong origin of pictures', () => {
    expect(configErrors(changed('pictureOrigins', ['https://a.example', 'b']))).toEqual(['.pictureOrigins.1']);
  });

  test.each([
    'http://pay.nabta.example',
    'https://pay.nabta.example/',
    'https://',
    'javascript:alert(1)',
    'http://localhost.attacker.example',
    '*',
  ])('takes payments nowhere like %s', (each) => {
    expect(configErrors(changed('paymentOrigins', ['http://localhost:4600', each]))).toEqual(['.paymentOrigins.1']);
  });

  test('names all errors at once', () => {
    expect(configErrors({})).toEqual(['.apiOrigin', '.firebase', '.brand', '.paymentOrigins']);
  });

  test('rejects any other JSON without throwing', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(configErrors(value).length).toBeGreaterThan(0);
      }),
    );
  });
});

describe('loadConfig', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    document.body.replaceChildren();
  });
  /** Inserts a configuration block with the text, as the deploy step does. */
  const showBlock = (text: string) => {
    const block = Object.assign(document.createElement('script'), { type: 'application/json', id: 'config' });
    block.textContent = text;
    document.body.append(block);
  };
  const answered = (body: string, status = 200) => {
    const fetched = vi.fn<typeof globalThis.fetch>(async () => new Response(body, { status }));
    vi.stubGlobal('fetch', fetched);
    return fetched;
  };

  test('reads the file beside index.html', async () => {
    const fetched = answered(JSON.stringify(example));
    await expect(loadConfig()).resolves.toEqual(example);
    // Only a plain request for the same address uses the preload in index.html.
    expect(fetched.mock.calls).toEqual([['/config.json']]);
  });

  test('reports which settings are wrong, and never their values', async () => {
    answered(JSON.stringify(changed('firebase.apiKey', ' ')));
    await expect(loadConfig()).rejects.toThrow(/^config\.json: firebase\.apiKey$/);
  });

  test.each([
    ['is missing', '<h1>Not Found</h1>', 404],
    ['is missing and another page comes in its place', '<!doctype html>', 200],
    ['is cut in the middle', '{"apiOrigin": "http', 200],
    ['is empty', '', 200],
  ])('fails where the file %s', async (_situation, body, status) => {
    answered(body, status);
    await expect(loadConfig()).rejects.toThrow(/^config\.json/);
  });

  test('takes the page’s own without a request', async () => {
    const fetched = answered('{}');
    showBlock(JSON.stringify(example));
    await expect(loadConfig()).resolves.toEqual(example);
    expect(fetched).not.toHaveBeenCalled();
  });

  test.each([
    [JSON.stringify(changed('firebase.apiKey', ' ')), /^config\.json: firebase\.apiKey$/],
    ['{"apiOrigin": "http', /^config\.json: not found, or not JSON$/],
    ['', /^config\.json: not found, or not JSON$/],
  ])('fails where the page’s own is %j, and fetches no other', async (text, words) => {
    const fetched = answered(JSON.stringify(example));
    showBlock(text);
    await expect(loadConfig()).rejects.toThrow(words);
    expect(fetched).not.toHaveBeenCalled();
  });
});
