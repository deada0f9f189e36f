import { relative } from 'node:path';

/** One test file and the total seconds of its tests in all projects. */
export interface FileTime {
  file: string;
  seconds: number;
}

/** Returns the files in a report of Vitest's JSON reporter. */
export function vitestFiles(report: string, root: string): FileTime[] {
  const { testResults } = JSON.parse(report) as {
    testResults: { name: string; startTime: number; endTime: number }[];
  };
  return testResults.map(({ name, startTime, endTime }) => ({
    file: relative(root, name),
    seconds: (endTime - startTime) / 1000,
  }));
}

interface Suite {
  suites?: Suite[];
  specs?: { file: string; tests: { results: { duration: number }[] }[] }[];
}

function specsOf(suite: Suite): NonNullable<Suite['specs']> {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
}

/** Returns the files in a report of Playwright's JSON reporter. */
export function playwrightFiles(report: string, root: string): FileTime[] {
  const { config, suites } = JSON.parse(report) as { config: { rootDir: string }; suites: Suite[] };
  const seconds = new Map<string, number>();
  for (const { file, tests } of suites.flatMap(specsOf)) {
    const taken = tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration / 1000, 0);
    seconds.set(file, (seconds.get(file) ?? 0) + taken);
  }
  return [...seconds].map(([file, taken]) => ({ file: relative(root, `${config.rootDir}/${file}`), seconds: taken }));
}

/** Returns the files that took the longest, one line each, slowest first. */
export function slowestFiles(files: readonly FileTime[], count: number): string[] {
  return [...files]
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, count)
    .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(8)} s  ${file}`);
}
