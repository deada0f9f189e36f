import type { FullConfig, FullResult, Reporter, Suite, TestCase } from '@playwright/test/reporter';
import { acceptanceRows, rowsOf } from './acceptance-rows.ts';

/** The languages in which each row must be proven; the name of a Playwright project begins with its language. */
const languages = ['en', 'ar'] as const;

interface RowResult {
  passed: number;
  failed: number;
  missing: string[];
}

const narrowing = /^(?:-g|--grep|--grep-invert|--project|--last-failed|--only-changed)(?:=|$)/;
const withValue = /^(?:--config|-c|--workers|-j|--reporter|--repeat-each|--output|--timeout|--max-failures)$/;

/** Whether the arguments after `playwright test` select only some tests: by an option or by file names. */
function isNarrowed(words: readonly string[]): boolean {
  return words.some(
    (word, at) => narrowing.test(word) || (!word.startsWith('-') && !withValue.test(words[at - 1] ?? '')),
  );
}

/**
 * Prints a table row → tests → result at the end of a run. A run of all tests fails if a row has no test in one of the
 * languages, or if a test names a row that does not exist. A run of some tests shows only the rows of these tests.
 */
export default class AcceptanceReporter implements Reporter {
  private tests: TestCase[] = [];
  private isWhole = false;

  onBegin(config: FullConfig, suite: Suite): void {
    this.tests = suite.allTests();
    this.isWhole = !isNarrowed(process.argv.slice(3)) && config.shard === null;
  }

  async onEnd(): Promise<{ status: FullResult['status'] } | undefined> {
    return Promise.resolve(this.verdict());
  }

  private verdict(): { status: FullResult['status'] } | undefined {
    // `--list` runs no tests.
    if (this.tests.every(({ results }) => results.length === 0)) return undefined;
    const unknown = [...new Set(this.tests.flatMap(({ title }) => rowsOf(title)))].filter(
      (row) => !acceptanceRows.includes(row),
    );
    const results = acceptanceRows.map((row) => [row, this.resultOf(row)] as const);
    const lines = results
      .filter(([, { passed, failed }]) => this.isWhole || passed + failed > 0)
      .map(([row, { passed, failed, missing }]) => {
        const verdict =
          failed > 0 ? 'FAILED' : missing.length > 0 && this.isWhole ? `NO TEST (${missing.join(', ')})` : 'ok';
        return `${row}  ${String(passed + failed).padStart(5)}  ${verdict}`;
      });
    process.stdout.write(`\nrow  tests  result\n${lines.join('\n')}\n`);
    for (const row of unknown) process.stdout.write(`${row} is no row of docs/product/screens.md\n`);
    const untested = this.isWhole ? results.filter(([, { missing }]) => missing.length > 0) : [];
    return untested.length + unknown.length > 0 ? { status: 'failed' } : undefined;
  }

  private resultOf(row: string): RowResult {
    const tests = this.tests.filter(({ title }) => rowsOf(title).includes(row));
    const passed = tests.filter((test) => test.outcome() === 'expected');
    const isIn = (language: string) => (test: TestCase) => test.parent.project()?.name.startsWith(language) === true;
    return {
      passed: passed.length,
      failed: tests.length - passed.length,
      missing: languages.filter((language) => !passed.some(isIn(language))),
    };
  }
}
