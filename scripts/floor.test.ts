import { readFileSync } from 'node:fs';
import browserslist from 'browserslist';
import { describe, expect, it } from 'vitest';
import { newerFunctions, polyfills } from './floor-functions.ts';
import { newerStyles } from './floor-styles.ts';

describe('newerFunctions', () => {
  it.each([
    ['const all = await Array.fromAsync(pages)', 'Array.fromAsync'],
    ['const signal = window.AbortSignal.any([first, second])', 'AbortSignal.any'],
    ['list.toSpliced(0, 1)', 'Array.prototype.toSpliced'],
    ['new URLPattern({ pathname: "/" })', 'URLPattern'],
    ['class Shop { static { open() } }', 'a static block'],
    ['text.replace(/(?<=a)b/, "c")', 'a look-behind'],
    ['text.replace(RegExp("(?<=a)b", ""), "c")', 'a look-behind'],
    ['new RegExp(`(?<!a)b`).test(text)', 'a look-behind'],
    ['RegExp("[a-z--b]", "v").test(text)', 'the flag v of a regular expression'],
    ['/(?i:abc)/.test(text)', 'a modifier in a regular expression'],
    ['/[a-z--b]/v.test(text)', 'the flag v of a regular expression'],
  ])('finds what is newer than the oldest supported browsers in %s', (code, name) => {
    expect(newerFunctions(code)).toEqual([name]);
  });

  it.each([
    'list.toSorted(compare)',
    'URL.canParse(text)',
    'list.map((each) => each.at(-1)).includes(1)',
    'const any = { fromAsync: 1 }.fromAsync',
    '/(?:a|b)(?<name>c)(?!d)/u.exec(text)',
  ])('finds nothing in %s', (code) => {
    expect(newerFunctions(code)).toEqual([]);
  });
});

describe('newerStyles', () => {
  it.each([
    ['.card { .title { color: red } }', 'nesting'],
    ['.card{color:red;&:hover{color:blue}}', 'nesting'],
    ['.card{@media print{color:red}}', 'nesting'],
    ['.a{background:color-mix(in srgb,currentColor 8%,transparent)}', 'color-mix()'],
    ['.a{color:red;color:color-mix(in srgb,var(--ring) 8%,red)}', 'color-mix()'],
    ['@media (width >= 700px){.a{color:red}}', 'a range'],
    ['.a{grid-template-columns:subgrid}', 'subgrid'],
    ['@media print{.a{block-size:1lh}}', 'the unit lh'],
    ['.a:user-invalid{color:red}', 'a newer selector'],
    ['@property --size{syntax:"<length>"}', 'a newer at-rule'],
    ['.a{float:inline-start}', 'a logical float'],
  ])('finds what is newer than the oldest supported browsers in %s', (css, name) => {
    expect(newerStyles(css)).toEqual([expect.stringContaining(name)]);
  });

  it.each([
    '.a{background:#8080801f;background:color-mix(in srgb,currentColor 8%,transparent)}',
    '@supports (color:color-mix(in srgb,red,red)){.a{color:color-mix(in srgb,var(--a) 8%,red)}}',
    '@container (width>=690px){.a{color:red}}',
    '@media (hover:hover){.a:has(> svg):hover{color:red}}',
    '@keyframes grow{from{opacity:0}to{opacity:1}}',
    `.a{background:url("data:image/svg+xml,{.b{color-mix(}}")}`,
    '.a{text-wrap:balance;min-block-size:calc(2lh + 2px)}',
  ])('finds nothing in %s', (css) => {
    expect(newerStyles(css)).toEqual([]);
  });
});

describe('the page for older browsers', () => {
  const html = readFileSync('index.html', 'utf8');
  const oldest = (name: string) =>
    Math.min(
      ...browserslist()
        .filter((each) => each.startsWith(`${name} `))
        .map((each) => Number.parseFloat(each.slice(name.length + 1))),
    );

  it('names the browsers of package.json, in both languages', () => {
    expect([oldest('chrome'), oldest('edge')]).toEqual([109, 109]);
    expect(oldest('ios_saf')).toBe(oldest('safari'));
    const [chrome, samsung, safari, firefox] = ['chrome', 'samsung', 'safari', 'firefox'].map(oldest);
    const text = html.replaceAll(/\s+/g, ' ');
    expect(text).toContain(
      `Chrome and Edge ${chrome}, Samsung Internet ${samsung}, Safari ${safari} and Firefox ${firefox}`,
    );
    expect(text).toContain(`كروم وإيدج ${chrome}، ومتصفح سامسونج ${samsung}، وسفاري ${safari}، وفايرفوكس ${firefox}`);
  });

  it('looks for exactly the functions that have a polyfill', () => {
    const asked = [...html.matchAll(/^ {10}([A-Z][\w.]+)(?: &&|;)$/gm)].map(([, name]) => name);
    expect(asked.slice(1)).toEqual(polyfills);
    const modules = readFileSync('src/app/polyfills.ts', 'utf8').match(/^import /gm);
    expect(modules).toHaveLength(polyfills.length);
  });
});
