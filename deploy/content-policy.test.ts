import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { AppConfig } from '../src/app/config.ts';
import { isCheckScript } from '../src/auth/check-scripts.ts';
import example from './config.example.json' with { type: 'json' };
import { contentPolicy, inlineHashes, policyDirectives, refusedElements } from './content-policy.ts';

const hashes = { scripts: ["'sha256-abc='"], styles: ["'sha256-def='"] };
const complete: AppConfig = {
  ...example,
  pictureOrigins: ['https://pictures.nabta.example'],
  firebase: { ...example.firebase, emulatorOrigin: 'http://127.0.0.1:9099' },
  reporting: { endpoint: 'https://reports.nabta.example/app', policyEndpoint: 'https://csp.nabta.example/csp' },
};
const sourcesOf = (config: AppConfig, name: string) =>
  policyDirectives(config, hashes)
    .find(([each]) => each === name)?.[1]
    .map(({ source }) => source);

describe('the policy', () => {
  test('refuses what it does not name, and allows no inline script but the known one', () => {
    expect(sourcesOf(example, 'default-src')).toEqual(["'none'"]);
    const policy = contentPolicy(example, hashes);
    expect(policy).not.toMatch(/unsafe-eval|strict-dynamic|script-src[^;]*unsafe|[ :]\*|https:[ ;]/);
    expect(policy.match(/unsafe-inline/g)).toHaveLength(1);
    for (const closed of ['form-action', 'frame-ancestors', 'base-uri']) {
      expect(sourcesOf(example, closed), closed).toEqual(["'none'"]);
    }
  });

  test('follows the configuration', () => {
    expect(sourcesOf(complete, 'img-src')).toEqual([
      "'self'",
      'data:',
      'https://api.nabta.example',
      'https://pictures.nabta.example',
    ]);
    expect(sourcesOf(complete, 'connect-src')?.slice(-3)).toEqual([
      'http://127.0.0.1:9099',
      'https://reports.nabta.example',
      'https://csp.nabta.example',
    ]);
    expect(sourcesOf(complete, 'report-uri')).toEqual(['https://csp.nabta.example/csp']);
    expect(sourcesOf({ ...complete, apiOrigin: '' }, 'img-src')).not.toContain('');
    expect(sourcesOf(example, 'report-uri')).toBeUndefined();
  });

  test('names the scripts of reCAPTCHA that Firebase fetches, and one folder of releases; Trusted Types let in the same', () => {
    const foreign = (sourcesOf(example, 'script-src') ?? []).filter((source) => source.startsWith('https:'));
    expect(foreign).toEqual([
      'https://www.google.com/recaptcha/api.js',
      'https://www.google.com/recaptcha/enterprise.js',
      'https://www.gstatic.com/recaptcha/releases/',
    ]);
    for (const source of foreign) expect(isCheckScript(source), source).toBe(true);
  });

  test('is explained source by source, in the code and in docs/deploy.md', () => {
    const page = readFileSync('docs/deploy.md', 'utf8');
    for (const [name, sources] of policyDirectives(example, { scripts: [], styles: [] })) {
      expect(page, name).toContain(`\`${name}`);
      for (const { source, why } of sources) {
        expect(why, source).toMatch(/\w{3}/);
        if (source !== example.apiOrigin) expect(page, `${name} ${source}`).toContain(`\`${source}`);
      }
    }
  });

  test('names the hash of each script and style of the pages, for elements alone', () => {
    expect(sourcesOf(example, 'script-src')).toContain("'sha256-abc='");
    expect(sourcesOf(example, 'style-src-elem')).toEqual(["'self'", "'sha256-def='"]);
    expect(sourcesOf(example, 'style-src')).toEqual(["'self'"]);
  });

  test('identifies scripts and styles by the exact text between their tags', () => {
    // The hash of this text is given in the CSP specification.
    const known = "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='";
    const scriptsOf = (html: string) => inlineHashes([html]).scripts;
    expect(scriptsOf("<script>alert('Hello, world.');</script>")).toEqual([known]);
    expect(scriptsOf("<script>alert('Hello, world.'); </script>")).not.toEqual([known]);
    expect(scriptsOf('<script type="module" src="/a.js"></script>')).toEqual([]);
    expect(scriptsOf('<script type="application/json" id="config">{}</script>')).toEqual([]);
    expect(inlineHashes(["<style>alert('Hello, world.');</style>"])).toEqual({ scripts: [], styles: [known] });
    const page = readFileSync('index.html', 'utf8');
    // Four scripts: one runs before the first paint, one shows a signed-in parent's shell at `/`, one sends the first calls,
    // and one loads the app into a prerendered page.
    expect(inlineHashes([page, page]).scripts).toHaveLength(4);
  });

  test.each([
    '<script type="text/javascript">alert(1)</script>',
    '<script id="late">alert(1)</script>',
    '<script type="speculationrules">{}</script>',
    '<style media="print">body{}</style>',
    '<button onclick="buy()">Buy</button>',
    '<a href="javascript:alert(1)">Read</a>',
    '<iframe srcdoc="&lt;p&gt;"></iframe>',
  ])('finds what it refuses in a page: %s', (element) => {
    expect(refusedElements(`<main>${element}</main>`)).toEqual([/^<[^>]*>/.exec(element)?.[0]]);
  });

  test.each([
    '<script>var markup = "<a onclick=1>";</script>',
    '<script type="application/json" id="config">{"a":1}</script>',
    '<script type="application/ld+json">{}</script>',
    '<script type="module" crossorigin src="/assets/index.js"></script>',
    '<style>a[onclick=x]{}</style>',
    '<p style="--size: 1px">Prices once=twice, javascript: a word</p>',
    readFileSync('index.html', 'utf8'),
  ])('accepts what it allows in a page (%#)', (html) => {
    expect(refusedElements(html)).toEqual([]);
  });
});
