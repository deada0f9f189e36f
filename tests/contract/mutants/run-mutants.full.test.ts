import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it, vi } from 'vitest';
import { contract } from '../own-contract.ts';
import { mutantWith } from './mutant-with.ts';
import { InvalidMutant, startThreadWorld } from './mutant-world.ts';
import { runMutant } from './run-mutant.ts';

// Mocks are started here, which takes a while on a busy machine.
vi.setConfig({ testTimeout: 90_000 });

describe('a run', () => {
  it('kills a mutant that the suite finds', async () => {
    const mutant = mutantWith('mocks/handlers/packages.ts', '!(record) ? found');
    const runs = ['matrix listMeals 1', 'matrix getPackage 1'].map((name) => (unit: string) => unit === name);
    const result = await runMutant(contract, mutant, 300, runs);
    expect(result).toMatchObject({ outcome: 'killed', unit: 'matrix getPackage 1' });
    expect(result.message).toMatch(/getPackage/);
  });

  it('counts a mock that does not start as invalid', async () => {
    const url = pathToFileURL(resolve('mocks/handlers/packages.ts')).href;
    await expect(startThreadWorld({ changed: { url, source: "throw new Error('no start');" } })).rejects.toThrow(
      InvalidMutant,
    );
    await expect(startThreadWorld({ changed: { url, source: 'while (true) {' } })).rejects.toThrow(InvalidMutant);
  });

  it('ends when its time is over', async () => {
    const mutant = mutantWith('mocks/handlers/packages.ts', '!(record) ? found');
    const result = await runMutant(contract, mutant, 0.001);
    expect(['out of time', 'invalid']).toContain(result.outcome);
  });

  it('knows what a request runs, without what a reset runs', async () => {
    const file = resolve('mocks/handlers/packages.ts');
    const source = readFileSync(file, 'utf8');
    const view = resolve('mocks/orders/package-view.ts');
    const points = [
      ...['record ? found', 'min_age <= query.age'].map((text) => ({
        url: pathToFileURL(file).href,
        offset: source.indexOf(text),
      })),
      { url: pathToFileURL(view).href, offset: readFileSync(view, 'utf8').indexOf('sampleSize)') },
    ];
    const world = await startThreadWorld({ points });
    await world.covered();
    await world.reset();
    expect(await world.covered()).toEqual([]);
    // So often that V8 would optimize it.
    for (let call = 0; call < 150; call += 1) await fetch(`${world.baseUrl}/packages`);
    expect(await world.covered()).toEqual([2]);
    await fetch(`${world.baseUrl}/packages`);
    expect(await world.covered()).toEqual([2]);
    await fetch(`${world.baseUrl}/packages/1`);
    expect(await world.covered()).toEqual([0, 2]);
    await fetch(`${world.baseUrl}/packages?age=9`);
    expect(await world.covered()).toEqual([1, 2]);
    await world.close();
  });
});
