import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brunoCollection } from './collections/bruno.ts';
import { postmanCollection } from './collections/postman.ts';
import { type Collection, collectionOf } from './collections/requests.ts';
import { readSources, readWorkflows, workflowFiles } from './workflows/document.ts';

/** Reads contract and workflows into the form that collections are written from. */
export function readCollection(): Collection {
  return collectionOf(
    readSources(),
    workflowFiles().flatMap((file) => readWorkflows(file).workflows),
  );
}

/** Writes the Postman collection and the folder of the Bruno collection, in place of what the folder has. */
export function writeCollections(folder: string): void {
  const collection = readCollection();
  const files = new Map([
    ['nabta.postman_collection.json', `${JSON.stringify(postmanCollection(collection), null, 2)}\n`],
  ]);
  for (const [path, text] of brunoCollection(collection)) files.set(join('bruno', path), text);
  rmSync(folder, { recursive: true, force: true });
  for (const [path, text] of files) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
