import type { Check, Report } from './report.ts';

/** Control characters and two others that XML 1.0 does not have, not even escaped. */
const forbidden = /[^\P{Cc}\t\n\r]|\uFFFE|\uFFFF/gu;

function escaped(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(forbidden, '\uFFFD')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\n', '&#10;');
}

function testCase({ part, name, outcome, message, curl, expected, got }: Check): string {
  const head = `    <testcase classname="${escaped(part)}" name="${escaped(name)}"`;
  if (outcome === 'passed') return `${head}/>`;
  const text = escaped(message ?? '');
  const details = [
    curl ?? message,
    expected === null ? null : `expected: ${expected}`,
    got === null ? null : `got: ${got}`,
  ];
  const inside =
    outcome === 'open'
      ? `<skipped message="${text}"/>`
      : `<failure message="${text}">${escaped(details.filter((each) => each !== null).join('\n'))}</failure>`;
  return `${head}>${inside}</testcase>`;
}

/** The report as JUnit XML, which CI servers read: one suite for each operation. What could not be tried is skipped. */
export function junitOf({ checks, passed, failed, open, seconds }: Report): string {
  const groups = [...new Set(checks.map(({ operation }) => operation))];
  const suites = groups.map((operation) => {
    const all = checks.filter((each) => each.operation === operation);
    const count = (outcome: Check['outcome']) => all.filter((each) => each.outcome === outcome).length;
    const counts = `tests="${all.length}" failures="${count('failed')}" skipped="${count('open')}"`;
    return [
      `  <testsuite name="${operation ?? 'several operations'}" ${counts}>`,
      ...all.map(testCase),
      '  </testsuite>',
    ].join('\n');
  });
  const totals = `tests="${passed + failed + open}" failures="${failed}" skipped="${open}" time="${seconds.toFixed(1)}"`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="contract" ${totals}>\n${suites.join('\n')}\n</testsuites>\n`;
}
