import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Unreachable } from './client.ts';
import { type Contract, ContractError, readContract } from './contract.ts';
import { readGivenRequests } from './given-requests.ts';
import { junitOf } from './junit.ts';
import { markdownOf } from './markdown.ts';
import { type CommandOptions, readOptions, usage } from './options.ts';
import { openProgress } from './progress.ts';
import { openReasons, type Report } from './report.ts';
import { serverWorld, UsageError } from './server-world.ts';
import { verify } from './verify.ts';
import type { World } from './world.ts';

/** What differs between the command in this repository and the one in the package. */
export interface Command {
  /** As people call it. */
  name: string;
  /** The name in front of an error. */
  label: string;
  /** The bundled contract that is used without `--contract`. */
  contractPath: string;
  /** Starts the mock, which is verified without an address; null where there is none. */
  startMock: (() => Promise<World>) | null;
}

/** The number of failures that are printed; the report contains all of them. */
const shownFailures = 20;

/** The number of reasons for checks that could not be tried, of which the report contains all. */
const shownReasons = 6;

const progressEveryMs = 3_000;

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** How many operations have answered a success, and what was missing where a check could not be tried. */
function sayCoverage({ checks, matrix }: Report): void {
  const chosen = new Set(matrix.map(({ operation }) => operation));
  const answered = new Set(
    matrix.filter(({ status, count }) => status < 300 && count > 0).map((each) => each.operation),
  );
  say(`Implemented so far: ${answered.size} of ${chosen.size} operations.`);
  for (const { reason, count } of openReasons(checks).slice(0, shownReasons)) say(`  not tried (${count}): ${reason}`);
}

function sayResult(report: Report, folder: string): void {
  const failed = report.checks.filter(({ outcome }) => outcome === 'failed');
  for (const { part, name, message, curl, expected, got } of failed.slice(0, shownFailures)) {
    say(`✗ ${part}: ${name}${message === null ? '' : `: ${message}`}`);
    if (curl !== null) say(`  ${curl}`);
    if (expected !== null) say(`  expected: ${expected}`);
    if (got !== null) say(`  got: ${got}`);
  }
  if (failed.length > shownFailures) say(`… and ${failed.length - shownFailures} more`);
  if (report.isStopped) say('The run ended early; what came after is not part of the report.');
  sayCoverage(report);
  const reached = report.matrix.filter(({ count }) => count > 0).length;
  say(`Operation × status: ${reached} of ${report.matrix.length} reached.`);
  say(`Negative cases: ${report.negativeCases}. Warnings: ${report.warnings}. Not tried: ${report.open}.`);
  say(`${report.requests} requests in ${report.seconds.toFixed(0)} s, seed ${report.seed}.`);
  if (report.passed === 0) say('Nothing was verified, which counts as a failure.');
  say(`Report: ${join(folder, 'contract-verify.md')}`);
  say(`${report.passed} passed, ${report.failed} failed`);
}

/** Shows the progress on the error stream, at most every few seconds. */
function showProgress(): (text: string) => void {
  const started = performance.now();
  let shownAt = started;
  return (text) => {
    const now = performance.now();
    if (now - shownAt < progressEveryMs) return;
    shownAt = now;
    process.stderr.write(`… ${((now - started) / 1_000).toFixed(0)} s: ${text}\n`);
  };
}

/** Creates the folder before the first request, so that an error does not appear after ten thousand requests. */
function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch {
    throw new UsageError(`--report ${folder}: no folder, and none can be made there`);
  }
}

/**
 * The operations that `--only` and `--tag` choose; undefined for all.
 * @throws UsageError for an operation or a tag that the contract does not have
 */
function chosenOperations(contract: Contract, { suite, tags }: CommandOptions): string[] | undefined {
  const all = contract.operations;
  const unknown = suite.operations?.find((wanted) => all.every(({ id }) => id !== wanted));
  if (unknown !== undefined) throw new UsageError(`--only: the contract has no operation ${unknown}`);
  const known = [...new Set(all.flatMap((each) => each.tags))];
  const unknownTag = tags?.find((tag) => !known.includes(tag));
  if (unknownTag !== undefined) throw new UsageError(`--tag: ${unknownTag} is none of ${known.join(', ')}`);
  if (suite.operations === undefined && tags === undefined) return undefined;
  return all
    .filter((each) => tags === undefined || each.tags.some((tag) => tags.includes(tag)))
    .map(({ id }) => id)
    .filter((id) => suite.operations === undefined || suite.operations.includes(id));
}

async function openWorld(
  { startMock }: Command,
  baseUrl: string | undefined,
  environment: NodeJS.ProcessEnv,
): Promise<World> {
  if (baseUrl !== undefined) return serverWorld({ ...environment, BASE_URL: baseUrl });
  if (startMock === null) throw new UsageError('--base-url: the address of the server to verify is missing');
  return startMock();
}

async function run(command: Command, args: readonly string[], environment: NodeJS.ProcessEnv): Promise<void> {
  const options = readOptions(args, environment);
  if (options === null) {
    process.stdout.write(usage(command.name));
    return;
  }
  const { baseUrl, reportFolder, isResumed, requestsFile } = options;
  const contract = readContract(options.contractPath ?? command.contractPath);
  const operations = chosenOperations(contract, options);
  const requests = requestsFile === undefined ? undefined : readGivenRequests(requestsFile, contract);
  makeFolder(reportFolder);
  const world = await openWorld(command, baseUrl, environment);
  try {
    const progressFile = join(reportFolder, 'contract-verify.progress.json');
    if (isResumed && !existsSync(progressFile)) {
      throw new UsageError(`--resume: no interrupted run in ${reportFolder}`);
    }
    const about = { contract: contract.hash, baseUrl: baseUrl ?? 'the mock', operations: operations ?? null };
    const progress = openProgress(progressFile, { ...about, seed: options.suite.seed }, isResumed);
    const suite = {
      ...options.suite,
      seed: progress.seed,
      ...(operations && { operations }),
      ...(requests && { requests }),
    };
    say(
      `Verifying ${world.isMock ? 'the mock' : world.baseUrl} against contract ${contract.version}, seed ${suite.seed}.`,
    );
    if (isResumed) say(`Going on after ${progress.done.size} of the operations.`);
    const report = await verify(contract, world, suite, { progress, onProgress: showProgress() });
    writeFileSync(join(reportFolder, 'contract-verify.json'), `${JSON.stringify(report, null, 2)}\n`);
    writeFileSync(join(reportFolder, 'contract-verify.md'), markdownOf(report));
    writeFileSync(join(reportFolder, 'contract-verify.xml'), junitOf(report));
    // A run that the server ended can go on with --resume.
    if (!report.isStopped) rmSync(progressFile, { force: true });
    sayResult(report, reportFolder);
    process.exitCode = report.failed > 0 || report.passed === 0 ? 1 : 0;
  } finally {
    await world.close();
  }
}

/**
 * Verifies a server against the contract and writes contract-verify.md, .json and .xml. Sets the exit code: 1 if a check
 * failed, 2 if the command could not run.
 * @param args the command line, without the program
 */
export async function runVerify(
  command: Command,
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
): Promise<void> {
  try {
    await run(command, args, environment);
  } catch (error) {
    const isExpected = error instanceof UsageError || error instanceof ContractError || error instanceof Unreachable;
    const reason = error instanceof Error ? error.message : String(error);
    process.stderr.write(`${command.label}: ${isExpected ? reason : `failed unexpectedly: ${reason}`}\n`);
    process.exitCode = 2;
  }
}
