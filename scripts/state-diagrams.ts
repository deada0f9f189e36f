/**
 * Writes docs/product/states.md from the state machines of src/domain: `npm run states`. With `--check` it writes nothing and
 * fails if the page, or a list of transitions in the contract, differs from them.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { load } from 'js-yaml';
import { refuse } from './command-line.ts';
import { causeTexts, type DocumentedMachine, documentedMachines, mermaidLines } from './documented-machines.ts';
import { formatPage } from './format-page.ts';
import { bundlePath } from './redocly.ts';

const command = 'states';
const page = 'docs/product/states.md';
const args = process.argv.slice(2);
if (args.some((each) => each !== '--check')) refuse(command, 'usage: npm run states [-- --check]');

function partLines({ title, schema, machine }: DocumentedMachine): string[] {
  return [
    '',
    `## ${title}`,
    '',
    `States of \`${schema}\` in the contract.`,
    '',
    '```mermaid',
    ...mermaidLines(machine),
    '```',
    '',
    '| State | Event | Next state | Caused by | Condition |',
    '| --- | --- | --- | --- | --- |',
    ...machine.transitions.map(
      ({ from, event, to, by, when }) => `| ${from} | ${event} | ${to} | ${causeTexts[by]} | ${when} |`,
    ),
  ];
}

const text = await formatPage(
  [
    '# States and transitions',
    '',
    '<!-- Written by `npm run states` from src/domain/state-machines.ts; do not edit. -->',
    '',
    'Whatever is not listed is forbidden. Rules and reasons: [rules.md](rules.md#state-machines).',
    ...documentedMachines.flatMap(partLines),
    '',
  ].join('\n'),
);

const contract = load(readFileSync(bundlePath, 'utf8')) as {
  components: { schemas: Record<string, { 'x-transitions'?: unknown }> };
};
const different = documentedMachines.filter(
  ({ schema, machine }) =>
    !isDeepStrictEqual(contract.components.schemas[schema]?.['x-transitions'], machine.transitions),
);
if (different.length > 0) {
  for (const { schema } of different) {
    process.stderr.write(`openapi: x-transitions of ${schema} differ from src/domain/state-machines.ts\n`);
  }
  process.exitCode = 1;
}

const isFresh = () => {
  try {
    return readFileSync(page, 'utf8') === text;
  } catch {
    return false;
  }
};
if (!args.includes('--check')) writeFileSync(page, text);
else if (!isFresh()) {
  process.stderr.write(`${page} is stale: run "npm run states"\n`);
  process.exitCode = 1;
}
