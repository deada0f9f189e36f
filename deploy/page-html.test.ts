import { expect, test } from 'vitest';
import type { RenderedPage } from '../src/entry-server.tsx';
import example from './config.example.json' with { type: 'json' };
import { type PageHtml, pageHtml } from './page-html.ts';

const inlineScript = `<script>
      document.write('<script type="module" src="/assets/polyfills.js"><\\/script>');
    </script>`;

const template = `<!doctype html>
<html lang="en" dir="ltr">
  <head>
    <title>Nabta</title>
    ${inlineScript}
    <script type="module" crossorigin src="/assets/index.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/libraries.js">
    <link rel="stylesheet" crossorigin href="/assets/app.css">
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>
`;

const rendered = {
  markup: '<main><img src="/plate.webp"></main>',
  title: 'نبتة',
  head: [],
  fonts: ['/assets/text.woff2'],
  routeIds: [],
  firstRoutes: null,
};

/** A page that a visitor reads before the app runs. */
const content = {
  page: { path: '/', language: 'ar' as const, renderedAt: 0, queries: { queries: [], mutations: [] } },
  firstCalls: null,
};

const htmlOf = (
  parts: Pick<RenderedPage, 'page' | 'firstCalls'>,
  parentPage?: PageHtml['parentPage'],
  markup = rendered.markup,
  firstFiles?: PageHtml['firstFiles'],
) =>
  pageHtml({
    parentPage,
    firstFiles,
    template,
    language: 'ar',
    config: example,
    rendered: { ...rendered, ...parts, markup },
    scripts: ['/assets/route.js'],
    styles: [{ address: '/assets/app.css', css: 'main{color:red}' }],
  });

const shell = htmlOf({ page: null, firstCalls: { '/profile': ['/users'] } });

test('a page names its scripts as data, the entry first, and loads none itself', () => {
  const html = htmlOf(content);
  const files = ['/assets/index.js', '/assets/libraries.js', '/assets/route.js'];
  expect(html).toContain(`<script type="application/json" id="scripts">${JSON.stringify(files)}</script>`);
  expect(html.indexOf('/plate.webp')).toBeLessThan(html.indexOf('id="scripts"'));
  expect(html).not.toMatch(/modulepreload|<script type="module" crossorigin/);
});

test('fonts are preloaded from the body, as their preloads in the head would hold back the first paint', () => {
  for (const html of [htmlOf(content), shell]) {
    const [head = '', body = ''] = html.split('<body>');
    expect(head).not.toContain('as="font"');
    expect(body).toMatch(
      /^\s*<link rel="preload" as="font" type="font\/woff2" crossorigin href="\/assets\/text.woff2">/,
    );
  }
});

test('nothing is painted before the top bar is parsed; a page without one does not wait for it', () => {
  const bar = htmlOf(content, undefined, '<header id="top-bar">Nabta</header>');
  expect(bar).toMatch(/<head>\s*<link rel="expect" href="#top-bar" blocking="render">/);
  expect(htmlOf(content)).not.toContain('rel="expect"');
});

test('own pictures are preloaded ahead of the styles, those of the API beside the content', () => {
  const own = [
    '<link rel="preload" as="image" href="/assets/leaf.svg"/>',
    '<link rel="preload" as="image" imageSrcSet="/assets/box-360.webp 360w" imageSizes="88vw" fetchPriority="high"/>',
  ];
  const ofApi = '<link rel="preload" as="image" href="https://api.nabta.example/media/rice.webp"/>';
  const html = htmlOf(content, undefined, `${own.join('')}${ofApi}<main>Lunch</main>`);
  for (const each of own) {
    expect(html.split(each)).toHaveLength(2);
    expect(html.indexOf(each)).toBeLessThan(html.indexOf('<style>'));
  }
  expect(html).toContain(`<div id="root">${ofApi}<main>Lunch</main></div>`);
});

test('a shell loads its scripts at once', () => {
  expect(shell).toContain('<script type="module" crossorigin src="/assets/index.js"></script>');
  expect(shell).toContain('<link rel="modulepreload" crossorigin href="/assets/route.js">');
  expect(shell).not.toContain('id="scripts"');
});

test('the first calls of its pages are data in its head', () => {
  expect(shell).toContain('<script type="application/json" id="first-calls">{"/profile":["/users"]}</script>');
  expect(shell.indexOf('id="first-calls"')).toBeLessThan(shell.indexOf('</head>'));
});

test('the first files of its pages are data in its head, for parents alone to load', () => {
  const html = htmlOf({ page: null, firstCalls: null }, undefined, undefined, { '/profile': ['/assets/parent.css'] });
  expect(html).toContain(
    '<script type="application/json" id="first-files">{"/profile":["/assets/parent.css"]}</script>',
  );
  expect(html.indexOf('id="first-files"')).toBeLessThan(html.indexOf('</head>'));
  expect(html).not.toContain('href="/assets/parent.css"');
});

test('the inline scripts stay as they are, as the policy has their hashes from the build', () => {
  expect(htmlOf(content)).toContain(inlineScript);
  expect(shell).toContain(inlineScript);
});

test('a page with another one for parents has it in a template, ahead of its own content, with its files as data', () => {
  const html = htmlOf(content, {
    markup: '<main>Board</main><script>scroll()</script>',
    files: ['/assets/board.css', '/assets/board.js'],
  });
  expect(html).toContain('<template id="parent-page"><main>Board</main></template>');
  const files = ['/assets/index.js', '/assets/libraries.js', '/assets/board.css', '/assets/board.js'];
  expect(html).toContain(`<script type="application/json" id="parent-files">${JSON.stringify(files)}</script>`);
  expect(html.indexOf('id="parent-files"')).toBeLessThan(html.indexOf('id="root"'));
  expect(htmlOf(content)).not.toContain('parent-page');
});
