import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { operations } from '#src/api/generated/operations.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const sources = execFileSync('git', ['ls-files', 'src', 'index.html'], { encoding: 'utf8', maxBuffer: 1 << 26 })
  .split('\n')
  .filter((file) => /\.(?:tsx?|html)$/.test(file) && !/\.test\.tsx?$/.test(file) && existsSync(file));

/** The files of the app's own code that match a pattern. */
const places = (pattern: RegExp) => sources.filter((file) => pattern.test(read(file)));

describe('the app', () => {
  test('draws HTML in one place, where it was cleaned', () => {
    expect(places(/dangerouslySetInnerHTML/)).toEqual(['src/features/content/blog/article-body.tsx']);
    expect(read('src/features/content/blog/article-body.tsx')).toMatch(/sanitizedHtml\(.*\)[^]*__html: html/);
    expect(
      places(
        /\b(?:innerHTML|outerHTML|insertAdjacentHTML|setHTMLUnsafe|createContextualFragment|parseFromString)\b|srcdoc/i,
      ),
    ).toEqual([]);
    // The build's own polyfill script for old browsers: only the parser can place it before the app's modules.
    expect(places(/document\.write/)).toEqual(['index.html']);
    const page = read('index.html');
    expect(page.match(/document\.write/g)).toHaveLength(1);
    expect(page).toContain(`var file = document.querySelector('meta[name="polyfills"]').content;`);
    expect(page).toContain(`var markup = '<script type="module" src="' + file + '"><\\/script>';`);
  });

  test('runs no text as a program', () => {
    expect(places(/\beval\(|new Function\(|set(?:Timeout|Interval)\(\s*['"`]|javascript:/)).toEqual([]);
  });

  test('sets no cookie but the language, and listens to no other window', () => {
    expect(places(/document\.cookie|cookieStore/)).toEqual(['src/i18n/language-cookie.ts']);
    expect(places(/addEventListener\(\s*['"]message['"]|onmessage/)).toEqual([]);
    // The app sends the addresses of its files to its own service worker.
    expect(places(/postMessage\(/)).toEqual(['src/app/service-worker.ts']);
    for (const { method, path } of Object.values(operations)) expect(`${method} ${path}`).not.toMatch(/cookie/i);
    expect(read('openapi/dist/openapi.yaml')).not.toMatch(/in: cookie|Set-Cookie/i);
  });

  test('changes nothing by asking', () => {
    const asking = Object.entries(operations).filter(([, { method }]) => method === 'get');
    expect(asking.length).toBeGreaterThan(20);
    expect(asking.map(([id]) => id).filter((id) => !/^(?:get|list|search|check|preview)/.test(id))).toEqual([]);
  });

  test('loads the list of common passwords only on screens that set a password', () => {
    const importing = (file: string) => places(new RegExp(`from '[^']*/${file}\\.ts'`));
    expect(importing('common-passwords')).toEqual(['src/domain/guessable-password.ts']);
    expect(importing('guessable-password')).toEqual(['src/domain/password.ts']);
    expect(importing('password')).toEqual(['src/forms/new-password-errors.ts']);
    expect(importing('new-password-errors').toSorted()).toEqual([
      'src/features/account/change-password-page.tsx',
      'src/features/sign-in/new-password-page.tsx',
      'src/features/sign-in/sign-up-page.tsx',
    ]);
  });

  test('writes to browser storage in these files only', () => {
    const writing = places(/\.setItem\(/);
    expect(writing.toSorted()).toEqual([
      'src/api/stored-attempt-keys.ts',
      'src/app/layout/return-scroll.ts',
      'src/auth/sent-code.ts',
      'src/auth/session.ts',
      'src/forms/use-form-draft.ts',
      'src/theme/colour-scheme.ts',
    ]);
  });
});

describe('docs/security.md', () => {
  const page = read('docs/security.md');
  const rows = page.split('\n').filter((line) => /^\| \d/.test(line));

  test('answers every requirement of V3, V6 and V14.3 at levels 1 and 2, once', () => {
    const numbers = rows.map((row) => /^\| (\d+\.\d+\.\d+) /.exec(row)?.[1]);
    const required =
      '3.2.1 3.2.2 3.3.1 3.3.2 3.3.3 3.3.4 3.4.1 3.4.2 3.4.3 3.4.4 3.4.5 3.4.6 ' +
      '3.5.1 3.5.2 3.5.3 3.5.4 3.5.5 3.7.1 3.7.2 ' +
      '6.1.1 6.1.2 6.1.3 6.2.1 6.2.2 6.2.3 6.2.4 6.2.5 6.2.6 6.2.7 6.2.8 6.2.9 6.2.10 6.2.11 6.2.12 ' +
      '6.3.1 6.3.2 6.3.3 6.3.4 6.4.1 6.4.2 6.4.3 6.4.4 6.5.1 6.5.2 6.5.3 6.5.4 6.5.5 6.6.1 6.6.2 6.6.3 ' +
      '6.8.1 6.8.2 6.8.3 6.8.4 14.3.1 14.3.2 14.3.3';
    expect(numbers).toEqual(required.split(' '));
  });

  test('names a test for each that is met, and only files that exist', () => {
    for (const row of rows) {
      const [how = '', tested = ''] = row.split('|').slice(-3);
      const isLeft = /^ (?:Backend|Open|Not applicable)\b/.test(how) && row.split('|')[1]?.startsWith(' 6.') === true;
      if (!isLeft || tested.trim() !== '—') expect(tested, row).toMatch(/\.(?:test|spec)\.tsx?`/);
    }
    const named = [...page.matchAll(/`((?:[\w.-]+\/)+[\w.-]+\.\w+)`/g)].map(([, file]) => file ?? '');
    expect(named.filter((file) => !existsSync(file))).toEqual([]);
  });
});
