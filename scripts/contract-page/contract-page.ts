import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CORE_SCHEMA, load } from 'js-yaml';
import { ContractError, contractErrors } from '../contract-errors.ts';
import { contractRoot, redocly } from '../redocly.ts';
import { readWorkflows, workflowFiles } from '../workflows/document.ts';
import type { PageDocument } from './document.ts';
import { story } from './story.ts';
import { writePage } from './write-page.ts';

async function bundledIn(folder: string): Promise<PageDocument> {
  const file = join(folder, 'openapi.yaml');
  const { code, output } = await redocly(['bundle', contractRoot, '--output', file]);
  if (code !== 0) throw new ContractError([`${contractRoot} ${output.trim()}`]);
  // Without the type for dates: days in examples are texts.
  return load(readFileSync(file, 'utf8'), { schema: CORE_SCHEMA }) as PageDocument;
}

/**
 * Makes the contract's page from the hand-written files: HTML that opens offline and makes no requests.
 * @throws ContractError for an invalid contract
 */
export async function contractPage(): Promise<string> {
  const errors = await contractErrors(contractRoot);
  if (errors.length > 0) throw new ContractError(errors);
  const folder = mkdtempSync(join(tmpdir(), 'nabta-docs-'));
  try {
    const workflows = workflowFiles().flatMap((file) => readWorkflows(file).workflows);
    return writePage(await bundledIn(folder), workflows, story);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
