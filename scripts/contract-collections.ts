/** Writes collections for Postman and Bruno from the contract and its workflows: `npm run contract:collections`. */
import { wantsNothing } from './command-line.ts';
import { writeCollections } from './write-collections.ts';

const folder = 'build/collections';

wantsNothing('contract:collections', 'npm run contract:collections');
writeCollections(folder);
process.stdout.write(
  `${folder}: nabta.postman_collection.json for Postman, bruno/ for Bruno; openapi/README.md says how\n`,
);
