/** Writes the contract as one HTML page that opens offline and makes no requests: `npm run contract:docs`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { refuse, wantsNothing } from './command-line.ts';
import { ContractError } from './contract-errors.ts';
import { contractPage } from './contract-page/contract-page.ts';

const command = 'contract:docs';
const page = 'build/contract.html';

wantsNothing(command, `npm run ${command}`);
const html = await contractPage().catch((error: unknown) => {
  if (error instanceof ContractError) refuse(command, error.errors);
  throw error;
});
mkdirSync(dirname(page), { recursive: true });
writeFileSync(page, html);
process.stdout.write(
  `${page}, ${Math.round(Buffer.byteLength(html) / 1000).toLocaleString('en')} kB; open it in any browser\n`,
);
