import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { policySections } from '#src/features/content/policy/policy-sections.ts';
import english from '#src/i18n/en.json' with { type: 'json' };

interface Contract {
  paths: Record<string, Record<string, { operationId?: string }>>;
  components: { schemas: Record<string, { properties?: Record<string, unknown> }> };
}

const page = 'docs/launch.md';
const read = (file: string) => readFileSync(file, 'utf8');
const { paths, components } = parse(read('openapi/dist/openapi.yaml')) as Contract;
const settings = Object.keys(components.schemas['Settings']?.properties ?? {});
const tracked = new Set(
  execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' }).split('\n'),
);
const known = new Set([
  ...Object.keys(english),
  ...settings.map((name) => `settings.${name}`),
  ...Object.values(paths).flatMap((path) => Object.values(path).flatMap(({ operationId }) => operationId ?? [])),
  ...Object.entries(components.schemas).flatMap(([schema, { properties }]) =>
    Object.keys(properties ?? {}).map((name) => `${schema}.${name}`),
  ),
]);

/** Names in backticks: message ids, `settings.` fields, operations, schema fields, files; `a.b.*` is a group of ids. */
function namesIn(markdown: string): string[] {
  return [...markdown.matchAll(/`([^`\n]+)`/g)].map(([, name]) => name ?? '');
}

function exists(name: string): boolean {
  if (name.endsWith('.*')) return [...known].some((each) => each.startsWith(name.slice(0, -1)));
  return known.has(name) || tracked.has(name);
}

/** Whether the page contains this name, or a group to which it belongs. */
function isListed(name: string): boolean {
  return namesIn(read(page)).some(
    (each) => each === name || (each.endsWith('.*') && name.startsWith(each.slice(0, -1))),
  );
}

describe('what the company has to approve before the launch', () => {
  test('names only messages, settings, parts of the contract and files that exist', () => {
    expect(namesIn(read(page)).filter((name) => !exists(name))).toEqual([]);
  });

  test('a name that does not exist would be found', () => {
    const wrong = ['policy.nothing', 'nothing.*', 'settings.nothing', 'Invoice.nothing', 'docs/nothing.md'];
    expect(namesIn(wrong.map((name) => `| \`${name}\` |`).join('\n')).filter((name) => !exists(name))).toEqual(wrong);
  });

  test('every setting that is a number, a time or a version of the company is listed', () => {
    const technical = ['now', 'time_zone', 'languages', 'default_language', 'currency'];
    expect(settings.filter((name) => !technical.includes(name) && !isListed(`settings.${name}`))).toEqual([]);
  });

  test('every sentence of the policy is listed', () => {
    const sentences = policySections.flatMap(({ id, rules }) => [`policy.${id}.sum`, ...rules]);
    expect(sentences.filter((id) => !isListed(id))).toEqual([]);
  });

  test('each row of each table has a question, what the app shows now, its place and who decides, and is there once', () => {
    const rows = read(page)
      .split('\n')
      .filter((line) => line.startsWith('|') && !/^\|[\s|-]+$/.test(line))
      .map((line) =>
        line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim()),
      );
    expect(rows.length).toBeGreaterThan(40);
    expect(rows.filter((cells) => cells.length !== 4 || cells.includes(''))).toEqual([]);
    const withoutPlace = rows.filter(([question, , where]) => question !== 'Question' && !where?.includes('`'));
    expect(withoutPlace).toEqual([]);
    const questions = rows.map(([question]) => question).filter((question) => question !== 'Question');
    expect(questions.filter((question, at) => questions.indexOf(question) !== at)).toEqual([]);
  });

  test('it asks whether 11 am is meant, and the README leads to it', () => {
    expect(read(page)).toMatch(/11 am/);
    expect(read('README.md')).toContain('](docs/launch.md)');
  });
});
