import { describe, expect, test } from 'vitest';
import { codeLinks, line, prose } from './prose.ts';

const linkTo = (name: string) => (name === 'createOrder' ? '#createOrder' : null);

describe('a description', () => {
  test('links the names that the page has', () => {
    expect(line('See `createOrder`, not `other`.', linkTo).source).toBe(
      'See <a href="#createOrder"><code>createOrder</code></a>, not <code>other</code>.',
    );
  });

  test('shows markup as text, also in code', () => {
    expect(line('<b> and `<i>`', linkTo).source).toBe('&lt;b&gt; and <code>&lt;i&gt;</code>');
  });

  test('keeps a single backtick', () => {
    expect(line('`a` and `b', linkTo).source).toBe('<code>a</code> and `b');
  });

  test('has a paragraph per block of lines', () => {
    expect(prose('One\ntwo.\n\nThree.\n', linkTo).source).toBe('<p>One\ntwo.</p><p>Three.</p>');
    expect(prose('', linkTo).source).toBe('');
  });

  test('lists names', () => {
    expect(codeLinks(['a', 'b'], linkTo).source).toBe('<code>a</code>, <code>b</code>');
  });
});
