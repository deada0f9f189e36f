import type { Pair } from './matrix.ts';
import { type Check, openReasons, type Report } from './report.ts';

const cell = (text: string) => text.replaceAll('|', String.raw`\|`).replaceAll(/\s+/g, ' ');

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function matrixTable({ matrix, isMock }: Report): string {
  const statuses = [...new Set(matrix.map(({ status }) => status))].toSorted((a, b) => a - b);
  const operations = [...new Set(matrix.map(({ operation }) => operation))];
  const rows = operations.map((operation) => [
    operation,
    ...statuses.map((status) => {
      const pair = matrix.find((each) => each.operation === operation && each.status === status);
      if (!pair) return '';
      return pair.count > 0 ? `✓ ${pair.count}` : isMock ? '✗' : '–';
    }),
  ]);
  return table(['operation', ...statuses.map(String)], rows);
}

/** Whether an operation is implemented, computed from its checks. */
function stateOf(checks: readonly Check[], statuses: readonly Pair[]): string {
  const failed = checks.filter(({ outcome }) => outcome === 'failed').length;
  const answered = statuses.some(({ status, count }) => status < 300 && count > 0);
  const open = checks.filter(({ outcome }) => outcome === 'open').length;
  if (!answered) {
    const [first] = openReasons(checks);
    return failed > 0 ? `not yet: ${failed} failed` : `not tried: ${first?.reason ?? 'nothing was sent'}`;
  }
  if (failed > 0) return `in part: ${failed} failed`;
  return open > 0 ? `yes; ${open} could not be tried` : 'yes';
}

function stateTable({ matrix, checks }: Report): string {
  const operations = [...new Set(matrix.map(({ operation }) => operation))];
  const rows = operations.map((operation) => {
    const own = checks.filter((each) => each.operation === operation);
    const passed = own.filter(({ outcome }) => outcome === 'passed').length;
    const state = stateOf(
      own,
      matrix.filter((each) => each.operation === operation),
    );
    return [operation, state, `${passed} of ${own.length}`];
  });
  return table(['operation', 'implemented so far', 'checks passed'], rows);
}

function negativeTable({ negatives }: Report): string {
  const kinds = [...new Set(negatives.flatMap(({ cases }) => Object.keys(cases)))].toSorted();
  const rows = negatives
    .filter(({ skipped }) => skipped === null)
    .map(({ operation, cases }) => [
      operation,
      ...kinds.map((kind) => String((cases as Record<string, number>)[kind] ?? '')),
    ]);
  return table(['operation', ...kinds], rows);
}

function listed(checks: readonly Check[]): string {
  return checks
    .map(({ part, name, message, curl, expected, got }) => {
      const command = curl === null ? '' : `\n\n  ~~~sh\n  ${curl}\n  ~~~`;
      const pair = [
        ...(expected === null ? [] : [`\n\n  Expected: ${expected}`]),
        ...(got === null ? [] : [`\n\n  Got: ${got}`]),
      ];
      const text = message === null ? '' : `: ${message.replaceAll('\n', '\n  ')}`;
      return `- **${part}**: ${name}${text}${command}${pair.join('')}`;
    })
    .join('\n');
}

/** The report in Markdown, failures first. */
export function markdownOf(report: Report): string {
  const failed = report.checks.filter(({ outcome }) => outcome === 'failed');
  const open = report.checks.filter(({ outcome }) => outcome === 'open');
  const warnings = report.replies.filter(({ severity }) => severity === 'warning');
  const reached = report.matrix.filter(({ count }) => count > 0).length;
  const parts = [
    '# Conformance to the contract',
    [
      `${report.passed} passed, ${report.failed} failed, ${report.open} could not be tried, ${report.warnings} warnings.`,
      '',
      `- Server: ${report.isMock ? `the mock, at ${report.baseUrl}` : report.baseUrl}`,
      `- Contract: ${report.contract.version} (${report.contract.hash})`,
      `- Seed: ${report.seed}; repeat with \`CONTRACT_SEED=${report.seed}\``,
      `- ${report.requests} requests in ${report.seconds.toFixed(0)} s`,
      `- Operation × status: ${reached} of ${report.matrix.length} reached`,
      `- Negative cases: ${report.negativeCases} different requests`,
    ].join('\n'),
  ];
  if (report.matrix.length > 0) parts.push(`## Implemented so far\n\n${stateTable(report)}`);
  if (failed.length > 0) parts.push(`## Failed\n\n${listed(failed)}`);
  if (warnings.length > 0) {
    const rows = warnings.map(({ operation, status, rule, message, count }) => [
      `${operation} ${status}`,
      rule,
      message,
      String(count),
    ]);
    parts.push(`## Warnings\n\n${table(['reply', 'rule', 'what', 'times'], rows)}`);
  }
  if (open.length > 0) {
    const rows = openReasons(open).map(({ reason, count }) => [reason, String(count)]);
    parts.push(`## Could not be tried here\n\n${table(['why', 'checks'], rows)}\n\n${listed(open)}`);
  }
  parts.push(`## Operation × documented status\n\nHow often each came.\n\n${matrixTable(report)}`);
  if (report.examples.length > 0) {
    const rows = report.examples.map(({ operation, name, outcome }) => [
      operation,
      name,
      outcome === 'fitted' ? 'accepted, with ids, versions and dates of the state' : outcome,
    ]);
    parts.push(`## Examples sent as requests\n\n${table(['operation', 'example', 'outcome'], rows)}`);
  }
  if (report.properties.length > 0) {
    const rows = report.properties.map(({ name, runs, outcome }) => [name, String(runs), outcome]);
    parts.push(`## Properties over many calls\n\n${table(['property', 'runs', 'outcome'], rows)}`);
  }
  if (report.negatives.length > 0) {
    parts.push(`## Negative cases\n\nDifferent requests by what was wrong with them.\n\n${negativeTable(report)}`);
  }
  return `${parts.join('\n\n')}\n`;
}
