/**
 * Checks the bundled contract by OWASP's and Zalando's rules: `npm run check -- spectral`. Each finding has to be argued in
 * openapi/spectral-exceptions.yaml, and each exception there has to argue a finding.
 */
import { readFileSync } from 'node:fs';
import { CORE_SCHEMA, load } from 'js-yaml';
import { refuse } from './command-line.ts';
import { bundlePath } from './redocly.ts';
import { exceptionsPath, readExceptions, type SpectralException, unargued } from './spectral/exceptions.ts';
import { spectralFindings } from './spectral/findings.ts';
import type { RequestContract } from './spectral/request-schemas.ts';

function exceptions(): SpectralException[] {
  try {
    return readExceptions();
  } catch (error) {
    return refuse('spectral', `${exceptionsPath}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

const findings = await spectralFindings(
  load(readFileSync(bundlePath, 'utf8'), { schema: CORE_SCHEMA }) as RequestContract,
);
const { open, unused } = unargued(findings, exceptions());
for (const { rule, path, message } of open) process.stdout.write(`${bundlePath} ${path} ${message} (${rule})\n`);
for (const { rule, where } of unused) {
  process.stdout.write(`${exceptionsPath} has an exception without a finding: ${rule} at ${where}\n`);
}
if (open.length + unused.length > 0) process.exitCode = 1;
