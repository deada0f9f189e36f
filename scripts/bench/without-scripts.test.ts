import { expect, test } from 'vitest';
import { withoutScripts } from './without-scripts.ts';

test('a page without scripts keeps its styles, pictures and texts, and fetches nothing for scripts', () => {
  const html = `<head>
<link rel="modulepreload" crossorigin href="/assets/a.js">
<link as="fetch" rel="preload" href="/api/v1/settings">
<link rel="preload" as="font" href="/assets/a.woff2"><link rel="stylesheet" href="/assets/a.css">
<script>if (1 < 2) document.title = '</p>';
</script><script type="module" src="/assets/main.js"></script></head>
<body><img src="/hero.webp"><script type="application/json" id="data">{"a":"<b>"}</script ><p>Lunch</p></body>`;
  expect(withoutScripts(html).replaceAll('\n', '')).toBe(
    '<head><link rel="preload" as="font" href="/assets/a.woff2"><link rel="stylesheet" href="/assets/a.css"></head>' +
      '<body><img src="/hero.webp"><p>Lunch</p></body>',
  );
});
