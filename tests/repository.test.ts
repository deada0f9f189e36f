import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, extname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';
import { acceptanceRows, rowsOf } from '../e2e/acceptance-rows.ts';

const tracked = execFileSync('git', ['ls-files'], { encoding: 'utf8', maxBuffer: 1 << 26 })
  .split('\n')
  .filter((file) => file !== '' && existsSync(file));
const folders = new Set(tracked.flatMap((file) => file.split('/').map((_, at, all) => all.slice(0, at).join('/'))));
const binary = new Set(['.webp', '.png', '.jpg', '.avif', '.woff2', '.ico']);
const texts = tracked.filter((file) => !binary.has(extname(file)) && file !== 'package-lock.json');
const read = (file: string) => readFileSync(file, 'utf8');

const manifest = JSON.parse(read('package.json')) as Record<string, Record<string, string>>;

interface Locked {
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  optional?: boolean;
  optionalDependencies?: Record<string, string>;
}
const { packages: locked } = JSON.parse(read('package-lock.json')) as { packages: Record<string, Locked> };

// Without decisions, which describe the state on their date, and the licences, which are generated.
const readmes = tracked.filter((file) => file.endsWith('.md') && !/^docs\/(?:decisions\/|licences)/.test(file));
const names = new Set(tracked.map((file) => basename(file)));

/** The names on a Markdown page: text in backticks, lines of code blocks, targets of links. */
function namesIn(markdown: string): { code: string[]; links: string[] } {
  const blocks = [...markdown.matchAll(/^```.*?\n(.*?)^```/gms)].flatMap(([, block]) => (block ?? '').split('\n'));
  const prose = markdown.replaceAll(/^```.*?^```/gms, '');
  const inline = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, code]) => code ?? '');
  const links = [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target]) => target ?? '');
  return { code: [...blocks, ...inline], links };
}

/** Files that a command or the operator of the app creates. */
const written =
  /^(?:build|reports|test-results|node_modules)(?:\/|$)|^FOLDER\/|^(?:config|build|\.releases)\.json$|^(?:ar\/)?(?:app|404)\.html$|^(?:ar\/)?packages\/12\/index\.html$/;
const notPaths = /^(?:[/#@$]|https?:|(?:application|text|image|multipart)\/)|[*<>{}…]/;

function pathsIn(markdown: string): string[] {
  const { code, links } = namesIn(markdown);
  const ownLinks = links.filter((link) => !/^(?:https?:|mailto:|#)/.test(link)).map((link) => link.split('#')[0] ?? '');
  const named = code.filter((each) =>
    /^[\w.-]+(?:\/[\w.$[\]-]*)+$|^[\w.-]+\.(?:tsx?|mjs|json|ya?ml|md|css|html)$/.test(each),
  );
  return [...ownLinks, ...named].filter((path) => !written.test(path) && !notPaths.test(path));
}

function scriptsIn(markdown: string): string[] {
  const calls = namesIn(markdown).code.flatMap((line) => [...line.matchAll(/\bnpm (?:run )?(?:--silent )?([\w:-]+)/g)]);
  const own = new Set(['ci', 'install', 'exec', 'outdated', 'ping', 'install-scripts']);
  return calls.map(([, name]) => name ?? '').filter((name) => !own.has(name));
}

describe('what the READMEs claim', () => {
  test('there is a README to read', () => {
    expect(readmes).toEqual(
      expect.arrayContaining([
        'README.md',
        'mocks/README.md',
        'openapi/README.md',
        'docs/deploy.md',
        'docs/security.md',
      ]),
    );
  });

  test.each(readmes)('%s names only files that exist', (file) => {
    const missing = pathsIn(read(file)).filter((path) => {
      const places = [normalize(path), normalize(join(dirname(file), path))].map((place) => place.replace(/\/$/, ''));
      // Docs may name a file without its folder if the folder is named nearby.
      if (file.startsWith('docs/') && names.has(path)) return false;
      return !places.some((place) => tracked.includes(place) || folders.has(place));
    });
    expect(missing).toEqual([]);
  });

  test.each(readmes)('%s names only npm scripts that exist', (file) => {
    const known = Object.keys(manifest['scripts'] ?? {});
    expect(scriptsIn(read(file)).filter((name) => !known.includes(name))).toEqual([]);
  });

  test('a wrong claim would be found', () => {
    const rotten = 'See `src/nowhere.ts`, [that](docs/none.md) and `npm run nothing`.\n```\nnpm run never\n```\n';
    expect(pathsIn(rotten)).toEqual(['docs/none.md', 'src/nowhere.ts']);
    expect(scriptsIn(rotten)).toEqual(['never', 'nothing']);
  });
});

/** The functions, classes and capitalised constants (also components) that a source file exports. */
function namesExportedBy(source: string): string[] {
  const declaration = /^export (?:default )?(?:(?:async )?function\*? (\w+)|class (\w+)|const ([A-Z]\w*))/gm;
  return [...source.matchAll(declaration)].flatMap(([, ...found]) => found.filter(Boolean));
}

describe('the repository', () => {
  test('has no other folders than these', () => {
    const topFolders = [...folders].filter((folder) => folder !== '' && !folder.includes('/')).toSorted();
    expect(topFolders).toEqual([
      '.ci',
      '.github',
      'deploy',
      'docs',
      'e2e',
      'gallery',
      'mocks',
      'openapi',
      'public',
      'scripts',
      'src',
      'tests',
    ]);
  });

  test('has no two exported components, functions or classes of one name in src', () => {
    const exported = tracked
      .filter((file) => /^src\/(?!api\/generated\/).*\.tsx?$/.test(file) && !/\.(?:test|gen)\.tsx?$/.test(file))
      .flatMap((file) => namesExportedBy(read(file)).map((name) => ({ name, file })));
    expect(exported.length).toBeGreaterThan(500);
    const shared = Object.entries(Object.groupBy(exported, ({ name }) => name))
      .filter(([name, places]) => name !== 'Route' && (places?.length ?? 0) > 1)
      .map(([name, places]) => `${name}: ${places?.map(({ file }) => file).join(', ')}`);
    expect(shared).toEqual([]);
  });

  test('names no folder of one machine', () => {
    const machine = new RegExp(String.raw`(?<![\w.}\])/])/(?:${['work', 'root', 'home', 'Users'].join('|')})/\w`);
    expect(texts.filter((file) => machine.test(read(file)))).toEqual([]);
  });

  test('skips no test and focuses none', () => {
    const tests = texts.filter((file) => /\.(?:test|spec)\.tsx?$/.test(file) && file !== 'tests/repository.test.ts');
    const shortcut =
      /\b(?:test|it|describe)(?:\.\w+)*\.(?:only|skip|skipIf|todo|fixme|fails|fail)\b|\bwaitForTimeout\(/;
    expect(tests.length).toBeGreaterThan(0);
    expect(tests.filter((file) => shortcut.test(read(file)))).toEqual([]);
  });

  test('lets only src/main.tsx know the mock', () => {
    const code = texts.filter((file) => /^src\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));
    const importing = code.filter((file) => /['"](?:#mocks|(?:\.\.?\/)+mocks)\//.test(read(file)));
    expect(importing).toEqual(['src/main.tsx']);
    expect(read('src/main.tsx')).not.toMatch(/^import .*mocks\//m);
  });

  const manifests = tracked.filter((file) => /(?:^|\/)package\.json$/.test(file));

  test.each(manifests)('pins every package of %s', (file) => {
    const own = JSON.parse(read(file)) as typeof manifest;
    const versions = ['dependencies', 'devDependencies', 'optionalDependencies', 'overrides'].flatMap((kind) =>
      Object.entries(own[kind] ?? {}),
    );
    expect(versions.length).toBeGreaterThan(0);
    expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });

  test.each(manifests)('takes the packages of %s from the npm registry alone', (file) => {
    const lock = join(dirname(file), 'package-lock.json');
    const { packages } = JSON.parse(read(lock)) as { packages: Record<string, Locked> };
    const foreign = Object.entries(packages).filter(
      ([path, { resolved, link, version }]) =>
        path !== '' &&
        (link === true ||
          !/^\d+\.\d+\.\d+/.test(version ?? '') ||
          (resolved !== undefined && !resolved.startsWith('https://registry.npmjs.org/'))),
    );
    expect(foreign.map(([path]) => path)).toEqual([]);
    // An entry without an address comes from the configured registry, which is npm's own by default.
    const settings = tracked.filter((each) => each.endsWith('.npmrc')).map(read);
    expect(settings.join('\n')).not.toMatch(/registry/i);
  });

  test.each(manifests)('knows the packages of %s by what they hold', (file) => {
    const lock = join(dirname(file), 'package-lock.json');
    const { packages } = JSON.parse(read(lock)) as { packages: Record<string, Locked> };
    const unchecked = Object.entries(packages).filter(
      ([path, entry]) => path !== '' && !entry.integrity && !entry.optional,
    );
    expect(unchecked.map(([path]) => path)).toEqual([]);
  });

  test('locks the packages of every platform', () => {
    // npm omits packages that its registry does not have, and "npm ci" then rejects the lock file.
    const missing = Object.entries(locked).flatMap(([path, { optionalDependencies }]) =>
      Object.keys(optionalDependencies ?? {}).filter(
        (name) => !locked[`node_modules/${name}`] && !locked[`${path}/node_modules/${name}`],
      ),
    );
    expect(missing).toEqual([]);
  });

  test('sends every file of the mock to the mock build only', () => {
    expect(tracked.filter((file) => file.startsWith('public/') && /mock/i.test(file))).toEqual([]);
  });
});

describe('references to the product docs', () => {
  const pages = ['rules', 'screens', 'design', 'glossary'];
  // Generated files repeat their sources, and released files are not edited.
  const sources = texts.filter((file) => !/(?:^|\/)generated\/|\.gen\.ts$|^openapi\/(?:dist|released)\//.test(file));
  const own = 'tests/repository.test.ts';

  /** The anchors that GitHub creates for the headings of a page. */
  function anchorsOf(page: string): Set<string> {
    const headings = [...page.matchAll(/^#+ (.+)$/gm)].map(([, heading]) => heading ?? '');
    return new Set(
      headings.map((heading) =>
        heading
          .toLowerCase()
          .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
          .replaceAll(' ', '-'),
      ),
    );
  }
  const anchors = new Map(pages.map((page) => [page, anchorsOf(read(`docs/product/${page}.md`))]));

  /** References such as `rules.md#start-notice` whose heading does not exist. */
  function deadReferences(text: string): string[] {
    const references = [...text.matchAll(/\b(rules|screens|design|glossary)\.md#([\w-]*)/g)];
    return references.flatMap(([reference, page = '', anchor = '']) =>
      anchors.get(page)?.has(anchor) === true ? [] : [reference],
    );
  }

  /** References within a page of docs/product, such as `(#vat)`, whose heading does not exist. */
  function deadLinksWithin(page: string, text: string): string[] {
    return [...text.matchAll(/\]\(#([\w-]*)\)/g)].flatMap(([link, anchor = '']) =>
      anchors.get(page)?.has(anchor) === true ? [] : [link],
    );
  }

  /** References to documents that are not in the repository. */
  function foreignReferences(text: string): string[] {
    const papers =
      /\bspec(?:ification)? ?§|\bspec\.md\b|\bdecisions\.md\b|\bDESIGN\b|\bacceptance(?:\.md\b| [A-Z]\d{2})|\barchitecture\.md\b|\btoolchain\.md\b|\(decisions: /g;
    return [...text.matchAll(papers)].map(([reference]) => reference);
  }

  test('lead to a heading', () => {
    const dead = sources
      .filter((file) => file !== own)
      .flatMap((file) => deadReferences(read(file)).map((each) => [file, each]));
    const within = pages.flatMap((page) =>
      deadLinksWithin(page, read(`docs/product/${page}.md`)).map((each) => [page, each]),
    );
    expect([...dead, ...within]).toEqual([]);
  });

  test('are the only ones to the papers of the product', () => {
    const foreign = sources
      .filter((file) => file !== own)
      .flatMap((file) => foreignReferences(read(file)).map((each) => [file, each]));
    expect(foreign).toEqual([]);
  });

  test('a wrong reference would be found', () => {
    expect(deadReferences('See rules.md#start-notice, rules.md#none and design.md#None.')).toEqual([
      'rules.md#none',
      'design.md#None',
    ]);
    expect(deadLinksWithin('rules', '[a](#vat) [b](#none)')).toEqual(['](#none)']);
    const wrong = 'spec §5, decisions.md, DESIGN §4, DESIGN.md, acceptance P01, architecture.md, (decisions: off days)';
    expect(foreignReferences(wrong)).toHaveLength(7);
  });
});

describe('the acceptance rows of docs/product/screens.md', () => {
  // Titles are read from the source; tests that take their titles from data in a loop have a `row` in that data.
  const specs = texts.filter((file) => /^e2e\/.*\.ts$/.test(file));
  const titles = specs.flatMap((file) =>
    [...read(file).matchAll(/(?<=[`'"])(?:[A-Z]\d{2} )+/g)].flatMap(([ids]) => rowsOf(ids)),
  );
  const inData = specs.flatMap((file) =>
    [...read(file).matchAll(/\brow: '([A-Z]\d{2})'/g)].map(([, row]) => row ?? ''),
  );
  const tested = new Set([...titles, ...inData]);

  test('are listed once each', () => {
    expect(acceptanceRows.length).toBeGreaterThan(100);
    expect(acceptanceRows.filter((row, at) => acceptanceRows.indexOf(row) !== at)).toEqual([]);
  });

  test('have a test that names them', () => {
    expect(acceptanceRows.filter((row) => !tested.has(row))).toEqual([]);
  });

  test('are all that tests name', () => {
    expect([...tested].filter((row) => !acceptanceRows.includes(row)).toSorted()).toEqual([]);
  });
});
