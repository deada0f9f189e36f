/**
 * Verifies the mock over HTTP, or the server at BASE_URL, against the contract: `npm run contract:verify`. Writes
 * contract-verify.md and contract-verify.json. Exit code 1 where something does not hold, 2 where the command can't run.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Unreachable } from '../tests/contract/client.ts';
import { ContractError, readContract } from '../tests/contract/contract.ts';
import { markdownOf } from '../tests/contract/markdown.ts';
import { readOptions, usage } from '../tests/contract/options.ts';
import type { Report } from '../tests/contract/report.ts';
import { serverWorld, UsageError } from '../tests/contract/server-world.ts';
import { verify } from '../tests/contract/verify.ts';

const environment = process.env;
const isForMock = !environment['BASE_URL'];

/** The number of failures that are printed; the report contains all of them. */
const shownFailures = 20;

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

function tellResult(report: Report, folder: string): void {
  const failed = report.checks.filter(({ outcome }) => outcome === 'failed');
  for (const { part, name, message, curl } of failed.slice(0, shownFailures)) {
    say(`✗ ${part}: ${name}${message === null ? '' : `: ${message}`}${curl === null ? '' : `\n  ${curl}`}`);
  }
  if (failed.length > shownFailures) say(`… and ${failed.length - shownFailures} more`);
  const reached = report.matrix.filter(({ count }) => count > 0).length;
  say(`Operation × status: ${reached} of ${report.matrix.length} reached.`);
  say(`Negative cases: ${report.negativeCases}. Warnings: ${report.warnings}. Not tried: ${report.open}.`);
  say(`${report.requests} requests in ${report.seconds.toFixed(0)} s, seed ${report.seed}.`);
  say(`Report: ${join(folder, 'contract-verify.md')}`);
  say(`${report.passed} passed, ${report.failed} failed`);
}

/** Creates the folder before the first request, so that an error does not appear after ten thousand requests. */
function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch {
    throw new UsageError(`--report ${folder}: no folder, and none can be made there`);
  }
}

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2), environment);
  if (options === null) {
    process.stdout.write(usage);
    return;
  }
  const { suite, contractPath, reportFolder } = options;
  const contract = readContract(contractPath);
  const known = new Set(contract.operations.map(({ id }) => id));
  const unknown = suite.operations?.find((id) => !known.has(id));
  if (unknown !== undefined) throw new UsageError(`--only: the contract has no operation ${unknown}`);
  makeFolder(reportFolder);
  // The mock is loaded only if it is used: tests of another server need nothing of it.
  const world = isForMock
    ? await (await import('../tests/contract/mock-world.ts')).startMockWorld()
    : serverWorld(environment);
  try {
    say(
      `Verifying ${isForMock ? 'the mock' : world.baseUrl} against contract ${contract.version}, seed ${suite.seed}.`,
    );
    const report = await verify(contract, world, suite);
    writeFileSync(join(reportFolder, 'contract-verify.json'), `${JSON.stringify(report, null, 2)}\n`);
    writeFileSync(join(reportFolder, 'contract-verify.md'), markdownOf(report));
    tellResult(report, reportFolder);
    process.exitCode = report.failed > 0 ? 1 : 0;
  } finally {
    await world.close();
  }
}

main().catch((error: unknown) => {
  const isExpected = error instanceof UsageError || error instanceof ContractError || error instanceof Unreachable;
  const reason = error instanceof Error ? error.message : String(error);
  process.stderr.write(`contract:verify: ${isExpected ? reason : `failed unexpectedly: ${reason}`}\n`);
  process.exitCode = 2;
});
