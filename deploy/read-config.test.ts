import { describe, expect, test } from 'vitest';
import example from './config.example.json' with { type: 'json' };
import { parseConfig, readConfig } from './read-config.ts';

const faultsOf = (config: unknown) => {
  const read = parseConfig(JSON.stringify(config));
  return 'faults' in read ? read.faults : [];
};

describe('parseConfig', () => {
  test('takes the example', async () => {
    expect(await readConfig('deploy/config.example.json')).toEqual({ config: example });
  });

  test.each([
    ['', ['is no JSON']],
    ['null', ['has to be one JSON object, as deploy/config.example.json is']],
  ])('refuses %j', (text, faults) => {
    const read = parseConfig(text);
    expect('faults' in read && read.faults).toEqual(faults);
  });

  test('says where a text stops being JSON, and quotes nothing of it', () => {
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
    const faults = faultsOf(config);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(words);
    expect(faults[0]).not.toContain('secret');
  });

  test('explains every setting that may be missing', () => {
    expect(faultsOf({ firebase: {}, brand: { links: {}, developer: { name: {} } }, reporting: {} })).toHaveLength(16);
    expect(faultsOf({ firebase: {}, brand: {}, reporting: {} }).join('\n')).not.toContain('no such setting');
  });

  test('says why a file can’t be read', async () => {
    expect(await readConfig('deploy/none.json')).toEqual({ faults: ['can’t be read: ENOENT'] });
  });
});
