import { mkdirSync, writeFileSync } from 'node:fs';
import { refuse } from './command-line.ts';
import { runCommand } from './run-command.ts';

export interface Step {
  /** The step's name on the command line. */
  name: string;
  /** What the step checks, in a few words. */
  about: string;
  command: readonly [string, ...string[]];
  env?: Record<string, string>;
}

/** The results of a run, in the format of reports/check.json and reports/build.json. */
export interface StepReport {
  passed: number;
  failed: number;
  steps: { name: string; passed: boolean; seconds: number }[];
}

/**
 * Returns the steps named on the command line; all of them without a name. An unknown name gives an error line and exit
 * code 2.
 * @param command the command's name
 */
export function pickByName<T extends { name: string }>(
  command: string,
  all: readonly T[],
  names: readonly string[],
): readonly T[] {
  const unknown = names.find((name) => !all.some((each) => each.name === name));
  if (unknown !== undefined) {
    refuse(command, `there is no part "${unknown}"; the parts are ${all.map((each) => each.name).join(', ')}`);
  }
  return names.length === 0 ? all : all.filter((each) => names.includes(each.name));
}

/** Indents the output and cuts it to its first lines; running the tool itself shows all of it. */
function shorten(output: string, most = 80): string {
  const lines = output.trim().split('\n');
  const rest = lines.length > most ? [`… and ${lines.length - most} lines more`] : [];
  return [...lines.slice(0, most), ...rest].map((line) => `    ${line}`).join('\n');
}

/**
 * Runs all steps one after the other, also after a failure; shows a step's output only when it fails.
 * Writes `reports/{title}.json` and sets the exit code.
 */
export async function runSteps(title: string, steps: readonly Step[]): Promise<void> {
  const report: StepReport = { passed: 0, failed: 0, steps: [] };
  const width = Math.max(...steps.map((each) => each.name.length));
  for (const { name, about, command, env } of steps) {
    const [program, ...args] = command;
    const { code, output, seconds } = await runCommand(program, args, { minutes: 10, ...(env && { env }) });
    const passed = code === 0;
    process.stdout.write(
      `${passed ? '✓' : '✗'} ${name.padEnd(width)}  ${seconds.toFixed(1).padStart(5)} s  ${about}\n`,
    );
    if (!passed) process.stdout.write(`${shorten(output)}\n`);
    report[passed ? 'passed' : 'failed'] += 1;
    report.steps.push({ name, passed, seconds });
  }
  mkdirSync('reports', { recursive: true });
  writeFileSync(`reports/${title}.json`, `${JSON.stringify(report, null, 2)}\n`);
  if (report.failed > 0) process.exitCode = 1;
}
