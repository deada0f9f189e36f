import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyContract } from '../scripts/contract-copy.ts';

/** How `npm start` handles an edit of the contract, tested in a copy of it. */
describe('an edit of the contract', () => {
  const copy = copyContract();
  const file = 'openapi/schemas/review.yaml';
  const read = (path: string) => readFileSync(join(copy.folder, path), 'utf8');
  const before = read(file);
  // Saves as many editors do: a new file replaces the old one.
  const edit = (text: string) => {
    writeFileSync(join(copy.folder, 'saved'), text);
    renameSync(join(copy.folder, 'saved'), join(copy.folder, file));
  };
  const field = '    mood: { type: string, description: How it was., example: 5, x-provenance: known, x-spec: §3 }\n';
  const edited = before.replace(/^(Review:\n(?: {2}.*\n)*? {2}properties:\n)/m, `$1${field}`);

  let watcher: ChildProcess;
  let lines: AsyncIterator<string>;
  let reader: Interface;
  const nextLine = async () => (await lines.next()).value as string;

  beforeAll(async () => {
    watcher = spawn(resolve('node_modules/.bin/node'), ['scripts/generate.ts', '--watch'], {
      cwd: copy.folder,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    reader = createInterface({ input: watcher.stdout as NonNullable<ChildProcess['stdout']> });
    lines = reader[Symbol.asyncIterator]();
    expect(await nextLine()).toBe('contract: following openapi/');
  }, 60_000);
  afterAll(() => {
    watcher.kill();
    reader.close();
    copy.remove();
  });

  test('reaches client, types, schemas and the mock, and its wrong example is reported', async () => {
    expect(edited).not.toBe(before);
    const hash = /contractHash = '(\w+)'/;
    const [, oldHash] = hash.exec(read('src/api/generated/operations.ts')) ?? [];
    edit(edited);
    expect(await nextLine()).toMatch(
      /^contract: \d+ generated files follow openapi\/schemas\/review\.yaml, \d+\.\d s$/,
    );
    expect(read('openapi/dist/openapi.yaml')).toContain('mood:');
    expect(read('src/api/generated/client.schemas.ts')).toContain('mood?: string');
    expect(read('src/api/generated/zod/schemas.ts')).toContain('"mood"');
    expect(hash.exec(read('src/api/generated/operations.ts'))?.[1]).not.toBe(oldHash);
    expect(await nextLine()).toMatch(/^contract: openapi\/schemas\/review\.yaml:\d+:\d+ Example value must conform/);
  }, 60_000);

  test.each([
    [
      'a broken indentation',
      (text: string) => text.replace('    mood:', '   mood:'),
      /schemas\/review\.yaml:\d+:\d+ .*/,
    ],
    ['a misspelt type', (text: string) => text.replace('mood: { type: string', 'mood: { type: strung'), /type/],
  ])(
    '%s is reported with file and line, and changes nothing',
    async (_, spoil, words) => {
      const bundle = read('openapi/dist/openapi.yaml');
      const spoilt = spoil(edited);
      expect(spoilt).not.toBe(edited);
      edit(spoilt);
      const line = await nextLine();
      expect(line).toMatch(/^contract: openapi\/schemas\/review\.yaml:\d+:\d+ /);
      expect(line).toMatch(words);
      expect(read('openapi/dist/openapi.yaml')).toBe(bundle);
    },
    60_000,
  );
});
