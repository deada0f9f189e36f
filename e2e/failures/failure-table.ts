import type { Reporter, TestCase } from '@playwright/test/reporter';
import { failureKinds } from '../../mocks/scenarios/failure.ts';
import { caseCount } from './plan.ts';

/** Prints the table request × failure → outcome at the end of a run. */
export default class FailureTable implements Reporter {
  private readonly outcomes = new Map<string, Map<string, string>>();

  onTestEnd(test: TestCase): void {
    for (const { annotations } of test.results) {
      for (const { type, description } of annotations) {
        if (type !== 'failure') continue;
        const [request = '', kind = '', outcome = ''] = (description ?? '').split('|');
        const row = this.outcomes.get(request) ?? new Map<string, string>();
        row.set(kind, outcome);
        this.outcomes.set(request, row);
      }
    }
  }

  onEnd(): void {
    if (this.outcomes.size === 0) return;
    const width = Math.max(...[...this.outcomes.keys()].map((request) => request.length));
    let tried = 0;
    process.stdout.write('\nrequest × failure → outcome\n');
    for (const [request, row] of [...this.outcomes].toSorted(([a], [b]) => a.localeCompare(b))) {
      for (const kind of failureKinds) {
        const outcome = row.get(kind);
        if (outcome === undefined) continue;
        tried += 1;
        process.stdout.write(`${request.padEnd(width)}  ${kind.padEnd(12)}  ${outcome}\n`);
      }
    }
    process.stdout.write(`${tried} of ${caseCount} cases tried\n`);
  }

  printsToStdio(): boolean {
    return false;
  }
}
