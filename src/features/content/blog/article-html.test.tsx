import { render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { attacks } from '#mocks/scenarios/hostile-html.ts';
import { ArticleBody } from './article-body.tsx';
import { sanitizedHtml } from './article-html.ts';

const rows = Object.entries(attacks);

/** The test environment has no Trusted Types, so the result is a string. */
const cleaned = (html: string) => sanitizedHtml(html) as string;

/** The elements that a browser creates from the HTML. */
function elementsOf(html: string): Element[] {
  const holder = document.createElement('div');
  holder.innerHTML = html;
  return [...holder.querySelectorAll('*')];
}

const harmless =
  /^(?:p|br|hr|h[2-4]|ul|ol|li|blockquote|figure|figcaption|a|strong|b|em|i|u|s|sub|sup|bdi|bdo|span|div|img|table|caption|thead|tbody|tr|th|td)$/;
const plainAttributes = /^(?:href|src|alt|dir|lang|colspan|rowspan|scope|rel|loading|referrerpolicy)$/;
const ownOrWeb = /^(?:https:\/\/|mailto:|tel:|\/(?![/\\])|#)/;

afterEach(() => {
  Reflect.deleteProperty(window, 'hacked');
});

describe('articles that come as HTML', () => {
  test.each(rows)('%s is taken out', (_name, html) => {
    const hacked = vi.fn<() => void>();
    Reflect.set(window, 'hacked', hacked);
    // Sanitised twice: sanitised HTML must stay safe after it is parsed and serialised again.
    const once = cleaned(html);
    const twice = cleaned(once);
    for (const element of [...elementsOf(once), ...elementsOf(twice)]) {
      expect(element.localName).toMatch(harmless);
      expect(element.namespaceURI).toBe('http://www.w3.org/1999/xhtml');
      for (const { name, value } of element.attributes) {
        expect(name).toMatch(plainAttributes);
        if (name === 'href' || name === 'src') expect(value).toMatch(ownOrWeb);
      }
    }
    expect(twice).toBe(once);
    render(<ArticleBody source={`<p>Lunch</p>${html}`} title="Lunch" />);
    expect(screen.getByRole('article').textContent).toContain('Lunch');
    expect(hacked).not.toHaveBeenCalled();
  });

  test('keeps what an honest article is made of', () => {
    const honest =
      '<h2>One</h2><p dir="ltr">A <strong>b</strong> <em>c</em><br>d</p><ul><li>e</li></ul><blockquote>f</blockquote>';
    expect(cleaned(honest)).toBe(honest);
    const [link, picture] = elementsOf(
      cleaned('<a href="/packages?x=1#y" target="_blank">g</a><img src="https://cdn.example/h.webp">'),
    );
    expect(link?.outerHTML).toBe('<a href="/packages?x=1#y" rel="noopener noreferrer nofollow">g</a>');
    expect(picture?.getAttribute('src')).toBe('https://cdn.example/h.webp');
    expect(picture?.getAttribute('alt')).toBe('');
    expect(picture?.getAttribute('referrerpolicy')).toBe('no-referrer');
  });

  test('a browser with Trusted Types gets trusted HTML, cleaned, of a policy called dompurify', async () => {
    class Trusted {
      readonly #html: string;
      constructor(html: string) {
        this.#html = html;
      }
      toString() {
        return this.#html;
      }
    }
    const policies: string[] = [];
    vi.stubGlobal('trustedTypes', {
      createPolicy: (name: string, { createHTML }: { createHTML: (html: string) => string }) => {
        policies.push(name);
        return { createHTML: (html: string) => new Trusted(createHTML(html)), createScriptURL: () => undefined };
      },
    });
    vi.resetModules();
    const reloaded = await import('./article-html.ts');
    const html: unknown = reloaded.sanitizedHtml('<p onclick="hacked()">x</p>');
    expect(html).toBeInstanceOf(Trusted);
    expect(String(html)).toBe('<p>x</p>');
    expect(policies).toEqual(['dompurify']);
  });
});

describe('articles that come as plain text', () => {
  test('stay as they are, whatever characters they have', () => {
    const { container } = render(<ArticleBody source={'4 < 5 & 6 > 5\n\n<3 and <>, said she'} title="Signs" />);
    expect([...container.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
      '4 < 5 & 6 > 5',
      '<3 and <>, said she',
    ]);
  });

  test('with a tag in it keep their paragraphs', () => {
    const { container } = render(<ArticleBody source={'One <b>bold</b> word.\n\nAnother.'} title="Words" />);
    expect([...container.querySelectorAll('p')].map(({ innerHTML }) => innerHTML)).toEqual([
      'One <b>bold</b> word.',
      'Another.',
    ]);
  });
});
