import { describe, expect, test } from 'vitest';
import { isAllowed, licensedPackages } from './licensed-packages.ts';

describe('isAllowed', () => {
  test.each([
    ['MIT', true],
    ['(MPL-2.0 OR Apache-2.0)', true],
    ['(MIT OR CC0-1.0)', true],
    ['MIT AND ISC', true],
    ['GPL-3.0-only', false],
    ['AGPL-3.0', false],
    ['LGPL-2.1', false],
    ['MPL-2.0', false],
    ['MIT AND GPL-2.0', false],
    ['SEE LICENSE IN LICENSE.md', false],
    ['UNLICENSED', false],
    ['', false],
  ])('%s: %s', (expression, expected) => {
    expect(isAllowed(expression)).toBe(expected);
  });
});

describe('licensedPackages', () => {
  const read = (text: string) => () => text;

  test('lists the packages of production, once each, by name', () => {
    const packages = {
      '': { version: '1.0.0' },
      'node_modules/b': { version: '2.0.0', license: 'ISC' },
      'node_modules/@scope/a': { version: '1.0.0', license: 'MIT' },
      'node_modules/b/node_modules/@scope/a': { version: '1.0.0', license: 'MIT' },
      'node_modules/tool': { version: '1.0.0', license: 'GPL-3.0', dev: true },
    };
    expect(licensedPackages(packages, read(''))).toEqual({
      licensed: [
        { name: '@scope/a', version: '1.0.0', licence: 'MIT' },
        { name: 'b', version: '2.0.0', licence: 'ISC' },
      ],
      errors: [],
    });
  });

  test('names what has no licence, or one that binds our code', () => {
    const packages = {
      'node_modules/a': { version: '1.0.0' },
      'node_modules/b': { version: '2.0.0', license: 'GPL-3.0-only' },
      'node_modules/png-js': { version: '3.0.0' },
    };
    expect(licensedPackages(packages, read('All rights reserved')).errors).toEqual([
      'a 1.0.0 names no licence',
      'b 2.0.0 is under GPL-3.0-only, which is not on the list of allowed licences',
      'png-js 3.0.0 names no licence',
    ]);
    expect(licensedPackages({ 'node_modules/png-js': {} }, read('MIT License\n')).errors).toEqual([]);
  });
});
