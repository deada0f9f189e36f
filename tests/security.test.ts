import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { operations } from '#src/api/generated/operations.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const sources = execFileSync('git', ['ls-files', 'src', 'index.html'], { encoding: 'utf8', maxBuffer: 1 << 26 })
  .split('\n')
  .filter((file) => /\.(?:tsx?|html)$/.test(file) && !/\.test\.tsx?$/.test(file) && existsSync(file));

/** Where a pattern stands in the app's own code. */
const places = (pattern: RegExp) => sources.filter((file) => pattern.test(read(file)));

describe('the app', () => {
  test('draws HTML in one place, where it was cleaned', () => {
    expect(places(/dangerouslySetInnerHTML/)).toEqual(['src/features/content/article-body.tsx']);
    expect(read('src/features/content/article-body.tsx')).toMatch(/sanitizedHtml\(.*\)[^]*__html: html/);
    expect(
      places(
        /\b(?:innerHTML|outerHTML|insertAdjacentHTML|setHTMLUnsafe|createContextualFragment|parseFromString)\b|document\.write|srcdoc/i,
      ),
    ).toEqual([]);
  });

  test('runs no text as a program', () => {
    expect(places(/\beval\(|new Function\(|set(?:Timeout|Interval)\(\s*['"`]|javascript:/)).toEqual([]);
  });

  test('sets no cookie and hears no other window', () => {
    expect(places(/document\.cookie|cookieStore/)).toEqual([]);
    expect(places(/addEventListener\(\s*['"]message['"]|onmessage|postMessage\(/)).toEqual([]);
    for (const { method, path } of Object.values(operations)) expect(`${method} ${path}`).not.toMatch(/cookie/i);
    expect(read('openapi/dist/openapi.yaml')).not.toMatch(/in: cookie|Set-Cookie/i);
  });

  test('changes nothing by asking', () => {
    const asking = Object.entries(operations).filter(([, { method }]) => method === 'get');
    expect(asking.length).toBeGreaterThan(20);
    expect(asking.map(([id]) => id).filter((id) => !/^(?:get|list|search|check|preview)/.test(id))).toEqual([]);
  });

  test('keeps what it keeps by the names of the specification', () => {
    const writing = places(/(?:local|session)Storage\.setItem/);
    expect(writing.toSorted()).toEqual([
      'src/app/layout/return-scroll.ts',
      'src/auth/sent-code.ts',
      'src/auth/session.ts',
      'src/features/cart/attempt-key.ts',
      'src/theme/colour-scheme.ts',
      'src/ui/use-form-draft.ts',
    ]);
  });
});

describe('docs/security.md', () => {
  const page = read('docs/security.md');
  const rows = page.split('\n').filter((line) => /^\| \d/.test(line));

  test('answers every requirement of V3 and V14.3 at levels 1 and 2, once', () => {
    const numbers = rows.map((row) => /^\| (\d+\.\d+\.\d+) /.exec(row)?.[1]);
    const required =
      '3.2.1 3.2.2 3.3.1 3.3.2 3.3.3 3.3.4 3.4.1 3.4.2 3.4.3 3.4.4 3.4.5 3.4.6 ' +
      '3.5.1 3.5.2 3.5.3 3.5.4 3.5.5 3.7.1 3.7.2 14.3.1 14.3.2 14.3.3';
    expect(numbers).toEqual(required.split(' '));
  });

  test('names a test for each, and only files that exist', () => {
    for (const row of rows) {
      const tested = row.split('|').at(-2) ?? '';
      expect(tested, row).toMatch(/\.(?:test|spec)\.tsx?`/);
    }
    const named = [...page.matchAll(/`((?:[\w.-]+\/)+[\w.-]+\.\w+)`/g)].map(([, file]) => file ?? '');
    expect(named.filter((file) => !existsSync(file))).toEqual([]);
  });
});
