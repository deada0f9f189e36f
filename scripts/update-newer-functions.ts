/**
 * Writes newer-functions.json, the list of what current browsers have and one of the oldest supported browsers lacks:
 * `node scripts/update-newer-functions.ts`. Run it after a change of the oldest supported browsers and after new
 * browser releases. It needs all of these browsers on this machine: `node scripts/setup.mjs --browser --full`.
 */
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { EngineBrowser } from '../e2e/engines/person.ts';
import { startPlaywrightEngine } from '../e2e/engines/playwright-person.ts';
import { startWpe } from '../e2e/engines/wpe.ts';
import { type Names, newerNames } from './newer-names.ts';

const file = 'scripts/newer-functions.json';

/** Collects the names. The function runs in the page, so it must contain everything it uses. */
function namesInPage(): Names {
  const isFunction = (value: unknown): value is (...args: unknown[]) => unknown => typeof value === 'function';
  const read = (owner: object, name: string): unknown => {
    try {
      return Reflect.get(owner, name);
    } catch {
      return undefined;
    }
  };
  const ofFunctions = new Set(Object.getOwnPropertyNames(() => undefined).concat('prototype', 'arguments', 'caller'));
  const globals = Object.getOwnPropertyNames(globalThis).filter((name) => /^[a-z]\w+$/i.test(name));
  const members: Record<string, string[]> = {};
  for (const name of globals.filter((each) => /^[A-Z]/.test(each))) {
    const owner = read(globalThis, name);
    if (typeof owner !== 'object' && !isFunction(owner)) continue;
    if (owner === null) continue;
    members[name] = Object.getOwnPropertyNames(owner).filter((each) => !ofFunctions.has(each));
    const prototype = isFunction(owner) ? read(owner, 'prototype') : undefined;
    if (typeof prototype !== 'object' || prototype === null) continue;
    members[`${name}.prototype`] = Object.getOwnPropertyNames(prototype).filter((each) => each !== 'constructor');
  }
  return { globals, members };
}

const page = createServer((_request, response) => {
  response.setHeader('Content-Type', 'text/html').end('<!doctype html><title>Names</title>');
});
await new Promise<void>((resolve) => {
  page.listen(0, 'localhost', resolve);
});
const app = `http://localhost:${(page.address() as AddressInfo).port}`;

/** A proxy that is never used, because the only page is on this machine. */
const proxy = '127.0.0.1:9';

async function namesOf(start: () => Promise<EngineBrowser>): Promise<Names> {
  const browser = await start();
  const person = await browser.newPerson({ app, language: 'en', width: 1280, height: 800 });
  await person.open('/');
  const names = await person.evaluate(namesInPage);
  process.stdout.write(`${browser.version}: ${names.globals.length} globals\n`);
  await person.close();
  await browser.close();
  return names;
}

const oldest = [
  await namesOf(async () => startPlaywrightEngine('chromium-109', proxy)),
  await namesOf(async () => startWpe(proxy)),
];
const today = [
  await namesOf(async () => startPlaywrightEngine('chromium', proxy)),
  await namesOf(async () => startPlaywrightEngine('firefox', proxy)),
];
page.close();
const names = newerNames(today, oldest);
await writeFile(file, `${JSON.stringify(names, null, 2)}\n`);
process.stdout.write(`${file}: ${names.length} names\n`);
