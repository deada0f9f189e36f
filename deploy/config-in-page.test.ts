import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AppConfig } from '../src/app/config.ts';
import { configInPage, withoutConfig } from './config-in-page.ts';
import example from './config.example.json' with { type: 'json' };

const page = `<!doctype html>
<html lang="en">
  <head>
    <link rel="preload" as="fetch" href="/config.json" crossorigin>
    <title>Nabta</title>
  </head>
  <body></body>
</html>
`;

/** Returns what a browser reads from the block: everything up to the first `</script>`. */
const read = (html: string): unknown =>
  JSON.parse(/<script type="application\/json" id="config">([^]*?)<\/script/i.exec(html)?.[1] ?? '');

const named = (name: string): AppConfig => ({
  ...example,
  brand: { ...example.brand, developer: { ...example.brand.developer, name: { en: name, ar: name } } },
});

describe('configInPage', () => {
  test('puts the configuration into the head, in place of the preload', () => {
    const html = configInPage(page, example);
    expect(read(html)).toEqual(example);
    expect(html).not.toContain('config.json');
    expect(html.indexOf('id="config"')).toBeLessThan(html.indexOf('</head>'));
  });

  test('replaces an earlier one', () => {
    const html = configInPage(configInPage(page, named('Earlier')), example);
    expect(html).toBe(configInPage(page, example));
    expect(withoutConfig(html)).toBe(withoutConfig(page));
  });

  test.each(['</script>', '</SCRIPT ', '<!--', '<!-- <script>', '$& $1', '\u2028', ']]>'])(
    'keeps %j within the block',
    (name) => {
      const html = configInPage(page, named(name));
      expect(read(html)).toEqual(named(name));
      expect(html.match(/<(?!\/?(?:html|head|body|title|script)\b|!doctype)/g)).toBeNull();
    },
  );

  test('keeps any text, and the rest of the page, as they were', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const html = configInPage(page, named(name));
        expect(read(html)).toEqual(named(name));
        expect(withoutConfig(html)).toBe(withoutConfig(page));
      }),
    );
  });

  test('fails on a page without a head', () => {
    expect(() => configInPage('<p>Not found</p>', example)).toThrow('The page has no head for its configuration');
  });
});
