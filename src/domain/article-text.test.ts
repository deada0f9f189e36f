import { describe, expect, test } from 'vitest';
import { attacks } from '#mocks/scenarios/hostile-html.ts';
import { paragraphsOf } from './article-paragraphs.ts';
import { articleText, isHtml } from './article-text.ts';

describe('the words of an article', () => {
  test.each([
    ['plain text with 4 < 5 & no tags', 'plain text with 4 < 5 & no tags'],
    ['<p>One</p><p>Two &amp; three</p>', 'One\n\nTwo & three'],
    ['a<br>b', 'a\n\nb'],
    ['<p>&#1605;&#x631;&nbsp;&unknown;</p>', 'مر &unknown;'],
    ['<p>&#0;&#9999999;</p>', '&#0;&#9999999;'],
    ['<p>.&#1;&#x10ffff;&#x110000;</p>', '.\u0001\u{10ffff}&#x110000;'],
    ['<p>a</p><script>b()</script><style>c{}</style>', 'a'],
  ])('%j is read as %j', (source, words) => {
    expect(articleText(source)).toBe(words);
  });

  test.each(Object.entries(attacks))('of %s hold no program', (_name, html) => {
    // The result is shown as text, and the code of a script is useless to a reader.
    expect(articleText(`<p>a</p>${html}`)).not.toMatch(/<script/i);
  });

  test('paragraphs are parted by empty lines', () => {
    expect(paragraphsOf('a\n\nb\n \n\nc\nd')).toEqual(['a', 'b', 'c\nd']);
    expect(isHtml('a < b > c')).toBe(false);
    expect(isHtml('a <br/> b')).toBe(true);
  });
});
