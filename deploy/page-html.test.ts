import { expect, test } from 'vitest';
import example from './config.example.json' with { type: 'json' };
import { pageHtml } from './page-html.ts';

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

const html = pageHtml({
  template,
  language: 'ar',
  config: example,
  rendered: {
    markup: '<main><img src="/plate.webp"></main>',
    title: 'نبتة',
    head: [],
    fonts: ['/assets/text.woff2'],
    routeIds: [],
    page: null,
    firstCalls: { '/profile': ['/users'] },
  },
  scripts: ['/assets/route.js'],
  styles: [{ address: '/assets/app.css', css: 'main{color:red}' }],
});

test('a page loads its scripts after what it shows, and with a low priority', () => {
  const files = ['index', 'libraries', 'route'].map((name) => html.indexOf(`/assets/${name}.js`));
  const order = [html.indexOf('/assets/text.woff2'), html.indexOf('/plate.webp'), ...files];
  expect(Math.min(...order)).toBeGreaterThan(0);
  expect(order).toEqual(order.toSorted((one, other) => one - other));
  expect(html.match(/<(?:script|link) fetchpriority="low"/g)).toHaveLength(3);
});

test('the first calls of its pages are data in its head', () => {
  expect(html).toContain('<script type="application/json" id="first-calls">{"/profile":["/users"]}</script>');
  expect(html.indexOf('id="first-calls"')).toBeLessThan(html.indexOf('</head>'));
});

test('the inline scripts stay as they are, as the policy has their hashes from the build', () => {
  expect(html).toContain(inlineScript);
});
