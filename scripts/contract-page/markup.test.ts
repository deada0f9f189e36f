import { describe, expect, test } from 'vitest';
import { joined, markup } from './markup.ts';

describe('markup', () => {
  test('escapes every text, also in an attribute', () => {
    const text = `</p><script>alert("x" + 'y')</script>&amp;`;
    expect(markup`<p title="${text}">${text}</p>`.source).toBe(
      '<p title="&lt;/p&gt;&lt;script&gt;alert(&quot;x&quot; + &#39;y&#39;)&lt;/script&gt;&amp;amp;">' +
        '&lt;/p&gt;&lt;script&gt;alert(&quot;x&quot; + &#39;y&#39;)&lt;/script&gt;&amp;amp;</p>',
    );
  });

  test('keeps markup in markup, and escapes the texts of a list', () => {
    const inner = markup`<b>${1}</b>`;
    expect(markup`<i>${inner}${['<', inner]}${null}</i>`.source).toBe('<i><b>1</b>&lt;<b>1</b></i>');
  });

  test('separates parts', () => {
    expect(joined(['a', markup`<b>c</b>`, '<'], ' & ').source).toBe('a &amp; <b>c</b> &amp; &lt;');
  });
});
