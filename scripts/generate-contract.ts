import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { load } from 'js-yaml';
import { ContractError, contractErrors } from './contract-errors.ts';
import { type ProcessingContract, processingPage } from './contract-processing.ts';
import type { ReviewedContract } from './contract-questions.ts';
import { reviewPage } from './contract-review.ts';
import { readErrorCodes } from './error-codes.ts';
import { errorPage } from './error-page.ts';
import { errorTextsSource } from './error-texts-source.ts';
import { knownValuesSource } from './known-values-source.ts';
import { limitsSource } from './limits-source.ts';
import { type Contract, operationsSource } from './operations-source.ts';
import { bundlePath, contractRoot, redocly } from './redocly.ts';

const codeFolder = 'src/api/generated';
const exampleHandlersPath = 'mocks/generated/example-handlers.ts';
const errorTextsPath = 'mocks/generated/error-texts.ts';
const reviewPath = 'openapi/dist/REVIEW.md';
const processingPath = 'openapi/dist/PRIVACY.md';
const errorPagePath = 'openapi/dist/ERRORS.md';

/** Writes the file if its text differs, so that the dev server reloads only changed files. */
function writeIfNew(file: string, text: string): boolean {
  try {
    if (readFileSync(file, 'utf8') === text) return false;
  } catch {
    mkdirSync(dirname(file), { recursive: true });
  }
  writeFileSync(file, text);
  return true;
}

function filesIn(folder: string): string[] {
  try {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    return entries
      .filter((each) => each.isFile())
      .map((each) => join(each.parentPath, each.name).slice(folder.length + 1));
  } catch {
    return [];
  }
}

/**
 * Generates everything that is derived from the hand-written contract: the bundle, the page for its reviewers, the
 * record of processing activities, the page of its errors, the client with its types and schemas, the limits of texts, the
 * known values of extensible lists, and the operation map. Deterministic. If the contract has an error, nothing is
 * written; otherwise only the files that differ.
 * @returns the files that changed
 * @throws ContractError with one line per error
 */
export async function generateContract(): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'nabta-generate-'));
  try {
    const bundleFile = join(folder, 'openapi.yaml');
    const bundled = redocly(['bundle', contractRoot, '--output', bundleFile]);
    const { exampleHandlersFile, lean, runOrval, warmUpOrval } = await import('./orval.ts');
    await warmUpOrval(bundlePath, join(folder, 'warm-up'));
    // The contract is linted while the code is generated, on another core.
    const lintErrors = contractErrors(contractRoot, { examples: false });
    const { code, output } = await bundled;
    if (code !== 0) {
      const errors = await lintErrors;
      throw new ContractError(errors.length > 0 ? errors : [`${contractRoot} ${output.trim()}`]);
    }
    const bundle = readFileSync(bundleFile, 'utf8');
    const contract = load(bundle) as Contract &
      ReviewedContract &
      ProcessingContract & { 'x-order-of-checks': string[] };
    const registry = readErrorCodes();
    const essence = lean(contract);
    const made = join(folder, 'generated');
    const [errors] = await Promise.all([lintErrors, runOrval(contract, made)]);
    if (errors.length > 0) throw new ContractError(errors);
    const hash = createHash('sha256').update(JSON.stringify(essence)).digest('hex').slice(0, 16);
    const schemas = readFileSync(join(made, 'zod/schemas.ts'), 'utf8');
    writeFileSync(join(made, 'operations.ts'), operationsSource(contract, hash, schemas));
    writeFileSync(join(made, 'limits.ts'), limitsSource(contract));
    writeFileSync(join(made, 'known-values.ts'), knownValuesSource(contract));

    const examples = readFileSync(join(made, exampleHandlersFile), 'utf8');
    rmSync(join(made, dirname(exampleHandlersFile)), { recursive: true });

    const written = new Map([
      [exampleHandlersPath, examples.replace(/'\.\/api\.schemas(?:\.ts)?'/, `'#src/api/generated/client.schemas.ts'`)],
      [bundlePath, bundle],
      [reviewPath, reviewPage(contract)],
      [processingPath, processingPage(contract)],
      [errorPagePath, errorPage(registry, contract['x-order-of-checks'])],
      [errorTextsPath, errorTextsSource(registry)],
      ...filesIn(made).map((file) => [join(codeFolder, file), readFileSync(join(made, file), 'utf8')] as const),
    ]);
    const changed = [...written].filter(([file, text]) => writeIfNew(file, text)).map(([file]) => file);
    const stale = filesIn(codeFolder)
      .map((file) => join(codeFolder, file))
      .filter((file) => !written.has(file));
    for (const file of stale) rmSync(file);
    return [...changed, ...stale];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
