import { formatPage } from '../format-page.ts';
import { line, phone, phoneSortingMs } from './conditions.ts';
import { driftOf, type Gate, gatesOf, holds, isKept, languageNames } from './gates.ts';
import { reckoning } from './reckoning.ts';
import type { PageResult, Results } from './results.ts';
import { table } from './table.ts';
import { keptLimit, reasonOf } from './unreached.ts';

const whole = (value: number | null | undefined) =>
  value === null || value === undefined || !Number.isFinite(value) ? '–' : value.toFixed(0);
const fine = (value: number | null | undefined) => (value === null || value === undefined ? '–' : value.toFixed(3));
const pair = (a: number | null | undefined, b: number | null | undefined) => `${whole(a)} / ${whole(b)}`;

function shownValue(value: number | null, { unit }: Gate): string {
  if (value === null) return 'not measurable';
  return `${Number.isInteger(value) ? value : value.toFixed(Math.abs(value) < 1 ? 3 : 0)}${unit === '' ? '' : ` ${unit}`}`;
}

/** A gate in one line: the measured value and the limit. */
export function gateLine(gate: Gate): string {
  const { name, measured, atLeast = false } = gate;
  return `missed: ${name}: ${shownValue(measured, gate)}, ${atLeast ? 'at least' : 'at most'} ${shownValue(keptLimit(gate), gate)}`;
}

function visitsTable(pages: readonly PageResult[]): string {
  return table(
    [
      'page',
      'language',
      'FCP / LCP',
      'without scripts',
      'usable',
      'TBT',
      'CLS',
      'requests / kB',
      'API calls',
      'again: FCP / LCP',
      'again: requests / kB',
      'load',
    ],
    pages.map(({ name, language, first, repeat, limit, load }) => [
      name,
      languageNames[language],
      pair(first.fcp, first.lcp),
      limit ? pair(limit.fcp, limit.lcp) : '–',
      whole(first.usable),
      whole(first.tbt),
      fine(first.cls),
      pair(first.requests, first.kilobytes),
      whole(first.apiCalls),
      pair(repeat.fcp, repeat.lcp),
      pair(repeat.requests, repeat.kilobytes),
      load.toFixed(1),
    ]),
  );
}

function lighthouseTable(pages: readonly PageResult[]): string {
  return table(
    ['page', 'language', 'score', 'FCP / LCP', 'TBT', 'CLS'],
    pages.flatMap(({ name, language, lighthouse }) =>
      lighthouse
        ? [
            [
              name,
              languageNames[language],
              whole(lighthouse.score),
              pair(lighthouse.fcp, lighthouse.lcp),
              whole(lighthouse.tbt),
              fine(lighthouse.cls),
            ],
          ]
        : [],
    ),
  );
}

function stepsTable({ steps }: Results): string {
  return table(
    ['what', 'language', 'ms or MB', 'load'],
    steps.map(({ name, language, value, unit, load }) => [
      name,
      languageNames[language],
      `${whole(value)} ${unit}`,
      load.toFixed(1),
    ]),
  );
}

function gatesTable(gates: readonly Gate[]): string {
  const missed = gates.filter((gate) => !isKept(gate));
  const unreached = gates.filter((gate) => isKept(gate) && !holds(gate));
  const reasons = Map.groupBy(unreached, (gate) => reasonOf(gate) ?? '');
  return [
    `${gates.length - missed.length - unreached.length} of ${gates.length} goals are reached.`,
    ...(missed.length === 0 ? [] : [missed.map((gate) => `- ${gateLine(gate)}`).join('\n')]),
    ...[...reasons].flatMap(([reason, group]) => [
      reason,
      table(
        ['not reached', 'measured', 'goal', 'a run fails beyond'],
        group.map((gate) => [
          gate.name,
          ...[gate.measured, gate.limit, keptLimit(gate)].map((value) => shownValue(value, gate)),
        ]),
      ),
    ]),
  ].join('\n\n');
}

function measuredOn({ at, machine, rounds, staticPage, ...results }: Results): string {
  const drift = driftOf({ staticPage });
  const { first, last } = staticPage;
  return `${at.slice(0, 10)}, medians of ${rounds}, times in milliseconds. The static page took ${pair(first.fcp, first.lcp)} (FCP / LCP) before
everything else and ${pair(last.fcp, last.lcp)} after it${drift > 0.15 ? ', which is more than 15 % apart: the machine was busy with other work' : ''}.${
    results.buildSeconds === null ? '' : ` \`npm run build\` took ${whole(results.buildSeconds)} s.`
  }

${table(['', ''], Object.entries(machine))}`;
}

/** The complete content of docs/performance.md. */
export async function performancePage(results: Results, before: Results): Promise<string> {
  const text = `# How fast the app is

Written by \`npm run bench\`. Change \`scripts/bench/report.ts\`, not this file.

## How it is measured

\`\`\`sh
npm run bench
npm run bench -- home packages --once --no-lighthouse
\`\`\`

The first command measures everything and writes this page; the second measures some rows once and only prints them. The names
of all rows are in the message for an unknown one. \`--reuse\` measures the build that is there, \`--build FOLDER\` another one as it
is. Do not use the machine meanwhile: \`load\` is its highest load average when a visit of a row began. Each of the three rounds
visits all pages, so a slow minute of the machine affects one of a page's visits, not their median.

The production build is served by nginx with the configuration that the project ships, the mock API over HTTP on another origin, its answers compressed with gzip.
Chromium is slowed through the DevTools protocol: ${(line.downloadThroughput * 8) / 1e6} Mbit/s down, ${(line.uploadThroughput * 8) / 1e3} kbit/s up, ${line.latency} ms from request to answer, the
processor until it sorts 200,000 numbers in ${phoneSortingMs} ms, which is measured before each visit. On the machine on which the goals were set, that is 4 times
slower. The phone has ${phone.viewport.width} × ${phone.viewport.height} points at ${phone.deviceScaleFactor} device pixels, and a touch screen.

- **First visit**: nothing in the cache. **Again**: the same address a second time, in a new tab of the same browser.
- **Without scripts**: the same page with every script removed, served in the same way, before each round and after the last one. No page with
  scripts can be faster.
- **Static page**: \`scripts/bench/static-page\`, one document and one picture of 34 kB.
- **Usable**: React has attached to a control of the page's own, so that a press is answered.
- **Requests / kB**: everything that is transferred until the page requests nothing more, headers, pictures of the API and
  the browser's preflight requests to another origin included.
- **TBT**: what tasks of more than 50 ms take beyond that, after FCP.
- Presses are timed from the finger or key to the end of the frame that shows the answer. A route change begins
  with its link on screen and nothing loading, and is answered by the new page's heading.
- The next month of a calendar and one more page of a long list are measured in main-thread time of the processor, times its slowdown, at the end of the list; the
  whole list in the memory of scripts beyond what the empty page needs.
- A shared machine is slower on some days, by up to 3.5 times with the same processor. Then the page is slowed down less. Browser, servers
  and service worker stay as slow as the machine, so visits take longer in such a run.

## Now

${measuredOn(results)}

### Pages

${visitsTable(results.pages)}

### Lighthouse

Its own simulated slow phone, performance only; the processor is slowed down as above.

${lighthouseTable(results.pages)}

### Presses and long lists

${stepsTable(results)}

### Goals

${gatesTable(gatesOf(results, before))}

## A million visits a day

${reckoning(results.pages)}

## Before pages were prerendered

The app as it was drawn by scripts alone. Its times until usable, in proportion to the static page of the same run, are what the
gate compares with (\`scripts/bench/before.json\`).

${measuredOn(before)}

${visitsTable(before.pages)}

${lighthouseTable(before.pages)}

${stepsTable(before)}
`;
  return formatPage(text);
}
