import { describe, expect, test } from 'vitest';
import example from './config.example.json' with { type: 'json' };
import { parseConfig, readConfig } from './read-config.ts';

const errorsOf = (config: unknown) => {
  const read = parseConfig(JSON.stringify(config));
  return 'errors' in read ? read.errors : [];
};

describe('parseConfig', () => {
  test('takes the example', async () => {
    expect(await readConfig('deploy/config.example.json')).toEqual({ config: example });
  });

  test.each([
    ['', ['is no JSON']],
    ['\uFEFF{}', ['begins with a byte order mark (BOM): save it as UTF-8 without one']],
    ['null', ['has to be one JSON object, as deploy/config.example.json is']],
  ])('refuses %j', (text, errors) => {
    const read = parseConfig(text);
    expect('errors' in read && read.errors).toEqual(errors);
  });

  test('shows where a text stops being JSON, without quoting it', () => {
    const read = parseConfig('{"firebase": {"apiKey": "secret-key" oops}}');
    expect(JSON.stringify(read)).toMatch(/is no JSON .*position 37/);
    expect(JSON.stringify(read)).not.toMatch(/secret|oops/);
  });

  test.each([
    [{ ...example, apiOrigin: 'secret.example/path' }, /^apiOrigin: has to be the origin of the API/],
    [
      { ...example, firebase: { ...example.firebase, apiKey: undefined } },
      /^firebase\.apiKey: missing; has to be text/,
    ],
    [{ ...example, firebase: 'secret' }, /^firebase: has to be an object/],
    [{ ...example, reporting: { endpoint: 'secret' } }, /^reporting\.endpoint: has to be an address with a path/],
    [{ ...example, pictureOrigins: ['secret'] }, /^pictureOrigins\.0: has to be a list of origins/],
    [
      { ...example, paymentOrigins: ['http://secret.example'] },
      /^paymentOrigins\.0: has to be a list of https origins/,
    ],
    [{ ...example, brand: { ...example.brand, whatsapp: 'secret' } }, /^brand\.whatsapp: no such setting$/],
  ])('explains what is wrong without the value (%#)', (config, words) => {
    const errors = errorsOf(config);
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatch(words);
    expect(errors[0]).not.toContain('secret');
  });

  test('explains every setting that may be missing', () => {
    expect(errorsOf({ firebase: {}, brand: { links: {}, developer: { name: {} } }, reporting: {} })).toHaveLength(16);
    expect(errorsOf({ firebase: {}, brand: {}, reporting: {} }).join('\n')).not.toContain('no such setting');
  });

  test('reports why a file can’t be read', async () => {
    expect(await readConfig('deploy/none.json')).toEqual({ errors: ['can’t be read: ENOENT'] });
  });
});
