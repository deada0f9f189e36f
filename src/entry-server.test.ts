/* oxlint-disable no-await-in-loop -- pages are rendered one after the other: requests have one language at a time */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import example from '../deploy/config.example.json' with { type: 'json' };
import { pageHtml } from '../deploy/page-html.ts';
import { reasonOf } from '../deploy/prerender-site.ts';
import { defaultControls } from '../mocks/controls.ts';
import { startServer } from '../mocks/server.ts';
import type { Language } from '#src/domain/language.ts';
import type { AppConfig } from './app/config.ts';
import { configure, listPublicPaths, renderPage, renderSitemap } from './entry-server.tsx';

/** A response that replaces the API's own. */
interface Answer {
  status: number;
  body: unknown;
}

const template =
  '<!doctype html><html lang="en" dir="ltr"><head>\n<title>Nabta</title>\n</head><body><div id="root"></div></body></html>';

const fetchOfNode = globalThis.fetch;

let mock: Awaited<ReturnType<typeof startServer>>;
/** The API for the rendered pages: the mock, unless `change` replaces a response. */
let origin = '';
let change: (path: string, body: never) => Answer | undefined = () => undefined;
const calls: string[] = [];

const api = createServer((request, response) => {
  void (async () => {
    const answer = await fetchOfNode(`${mock.origin}${request.url}`);
    const path = (request.url ?? '').replace('/api/v1', '');
    calls.push(path);
    const body = (await answer.json()) as never;
    const sent = change(path, body) ?? { status: answer.status, body };
    response.writeHead(sent.status, { 'Content-Type': 'application/json' });
    response.end(typeof sent.body === 'string' ? sent.body : JSON.stringify(sent.body));
  })();
});

beforeAll(async () => {
  mock = await startServer({ port: 0, controls: { ...defaultControls, latency: 'none' } });
  await new Promise<void>((listening) => api.listen(0, '127.0.0.1', listening));
  origin = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
});
afterAll(async () => {
  api.close();
  await mock.stop();
});

/** An origin without a server. */
const nowhere = 'http://127.0.0.1:1023';

afterEach(() => {
  change = () => undefined;
  globalThis.fetch = fetchOfNode;
});

const configured = (others: Partial<AppConfig> = {}): AppConfig => ({ ...example, apiOrigin: origin, ...others });

/** The document that a visitor receives. */
async function documentAt(path: string, language: Language, others: Partial<AppConfig> = {}, isShell = false) {
  const config = configured(others);
  globalThis.fetch = fetchOfNode;
  configure(config);
  const rendered = await renderPage({ path, language, isShell });
  const html = pageHtml({ template, language, config, rendered, scripts: [], styles: [] });
  const attribute = (pattern: RegExp) => pattern.exec(html)?.[1]?.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
  return {
    html,
    title: attribute(/<title>(.*?)<\/title>/),
    meta: (name: string) => attribute(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`)),
    link: (rel: string) => [...html.matchAll(new RegExp(`<link rel="${rel}"([^>]*)>`, 'g'))].map(([, rest]) => rest),
    data: [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
      ([, json = '']) => JSON.parse(json) as Record<string, never>,
    ),
  };
}

const site = 'https://nabta.example';

describe('what search engines and chats read of a page', () => {
  const descriptions = [
    ['/', /^School lunches for children in Saudi Arabia/, /^غداء مدرسي صحي لأبنائك/],
    ['/packages', /^Monthly and weekly school lunches/, /^غداء مدرسي شهري أو أسبوعي/],
    ['/packages/1', /^Balanced lunches with whole grains/, /^وجبات متوازنة من الحبوب الكاملة/],
    ['/meals', /ingredients and recorded allergens/, /مكوّنات كل وجبة/],
    ['/blog', /^Short reads/, /^مقالات قصيرة/],
    ['/about', /since 2022, also/, /منذ عام 2022/],
    ['/event', /^School open day/, /^يوم مفتوح/],
    ['/contact', /Write to Nabta/, /راسل نبتة/],
    ['/policy', /refunds work at Nabta/, /في نبتة/],
  ] as const;

  test.each(descriptions)(
    '%s: description, preview and addresses, in both languages',
    async (path, english, arabic) => {
      for (const language of ['en', 'ar'] as const) {
        const { title, meta, link } = await documentAt(path, language);
        const description = meta('description') ?? '';
        expect(description).toMatch({ en: english, ar: arabic }[language]);
        expect(description.length).toBeLessThanOrEqual(160);
        expect(meta('og:title')).toBe(title);
        expect(meta('og:description')).toBe(description);
        expect(meta('og:image')).toBe(`${site}/preview-${language}.jpg`);
        expect(meta('og:image:alt')).toMatch({ en: /lunch box/, ar: /علبة غداء/ }[language]);
        expect(meta('og:url')).toBe(`${site}${path}?lang=${language}`);
        expect([meta('og:locale'), meta('og:locale:alternate')]).toEqual(
          { en: ['en_US', 'ar_AR'], ar: ['ar_AR', 'en_US'] }[language],
        );
        expect(meta('twitter:card')).toBe('summary_large_image');
        expect(meta('robots')).toBeUndefined();
        expect(link('canonical')).toEqual([` href="${site}${path}?lang=${language}"`]);
        expect(link('alternate')).toEqual([
          ` hreflang="en" href="${site}${path}?lang=en"`,
          ` hreflang="ar" href="${site}${path}?lang=ar"`,
          ` hreflang="x-default" href="${site}${path}"`,
        ]);
      }
    },
    30_000,
  );

  test('a package has its price with VAT and delivery, as its page shows it', async () => {
    const { html, data } = await documentAt('/packages/1', 'en');
    const [product, way] = data;
    expect(product).toMatchObject({
      '@type': 'Product',
      name: 'Everyday Healthy',
      url: `${site}/packages/1?lang=en`,
      offers: { priceCurrency: 'SAR', priceSpecification: { valueAddedTaxIncluded: true, unitCode: 'MON' } },
    });
    const { price } = (product as unknown as { offers: { price: string } }).offers;
    const shown = /<h1.*/s.exec(html)?.[0].replaceAll(/<script.*?<\/script>|<[^>]*>|,/gs, '');
    expect(shown).toContain(`SAR\u00a0${price.replace(/\.00$/, '')} a month`);
    expect(way).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [{ name: 'Packages', item: `${site}/packages?lang=en` }, { name: 'Everyday Healthy' }],
    });
  });

  /** Adds a picture to the article. */
  const withPicture = (address: string) => {
    change = (path, body: { data: { health_blog: { image_url: string } } }) => {
      if (path !== '/healths/24') return undefined;
      body.data.health_blog.image_url = address;
      return { status: 200, body };
    };
  };

  test.each([
    ['/pictures/24.webp', `${site}/pictures/24.webp`],
    ['https://pictures.example/24.jpg?size=2', 'https://pictures.example/24.jpg?size=2'],
    ['https://pictures.example/24.svg', `${site}/preview-ar.jpg`],
    ['javascript:alert(1)', `${site}/preview-ar.jpg`],
    ['https://', `${site}/preview-ar.jpg`],
  ])('an article with the picture %s has the preview %s', async (address, preview) => {
    withPicture(address);
    const { meta } = await documentAt('/blog/24', 'ar');
    expect(meta('og:image')).toBe(preview);
  });

  test('an article has its dates; its own picture is in its preview', async () => {
    withPicture('https://pictures.example/24.webp');
    const { meta, data } = await documentAt('/blog/24', 'ar');
    expect(meta('og:type')).toBe('article');
    expect(meta('og:image')).toBe('https://pictures.example/24.webp');
    expect(meta('og:image:width')).toBeUndefined();
    expect(meta('description')).not.toMatch(/[<>\n]/);
    expect(data[0]).toMatchObject({
      '@type': 'Article',
      headline: 'يوم دراسي متوازن مع السكري',
      inLanguage: 'ar',
      datePublished: meta('article:published_time'),
      image: 'https://pictures.example/24.webp',
    });
  });

  test('home and about name the company', async () => {
    for (const path of ['/', '/about']) {
      const { data } = await documentAt(path, 'ar');
      expect(data).toMatchObject([
        { '@type': 'Organization', name: 'نبتة', alternateName: 'Nabta', url: `${site}/`, email: example.brand.email },
      ]);
    }
  });

  test('forms and shells are not listed, and have a preview', async () => {
    for (const [path, isShell] of [
      ['/signin', false],
      ['/signup', false],
      ['/profile', true],
      ['/', true],
    ] as const) {
      const { title, meta, link, data } = await documentAt(path, 'en', {}, isShell);
      expect([meta('robots'), link('canonical'), link('alternate'), data]).toEqual(['noindex', [], [], []]);
      expect([meta('og:title'), meta('og:image')]).toEqual([title, `${site}/preview-en.jpg`]);
      expect(title).toContain('Nabta');
    }
  });

  test('a package that is no longer offered is not listed', async () => {
    change = (path, body: { data: { package: { is_active: boolean } } }) => {
      if (path !== '/packages/1') return undefined;
      body.data.package.is_active = false;
      return { status: 200, body };
    };
    const { meta, data } = await documentAt('/packages/1', 'en');
    expect([meta('robots'), data]).toEqual(['noindex', []]);
  });

  test('markup in the API’s texts stays text, and long ones end after a word', async () => {
    const name = '"><script>alert(1)</script> & </title>';
    change = (path, body: { data: { package: { name: string; description: string } } }) => {
      if (path !== '/packages/1') return undefined;
      Object.assign(body.data.package, { name, description: `<p>Fresh\n"food"</p> ${'very '.repeat(60)}good` });
      return { status: 200, body };
    };
    const { html, title, meta, data } = await documentAt('/packages/1', 'en');
    expect(html).not.toContain('<script>alert');
    expect(title).toBe('"><script>alert(1)</script> & </title> · Nabta'.replaceAll('<', '&lt;'));
    expect(meta('og:title')?.replaceAll('&lt;', '<')).toBe(`${name} · Nabta`);
    expect(meta('description')).toMatch(/^Fresh "food" very (?:very )+very…$/);
    expect(data[0]).toMatchObject({ name });
  });

  test('without the site’s origin there are no addresses of pages', async () => {
    const { siteOrigin: _left, ...others } = configured();
    configure(others);
    const { head } = await renderPage({ path: '/packages/1', language: 'en' });
    expect(JSON.stringify(head)).not.toMatch(/canonical|hreflang|og:url|og:image|lang=en|preview/);
    expect(head).toContainEqual({
      element: 'meta',
      attributes: { property: 'og:title', content: 'Everyday Healthy · Nabta' },
    });
    expect(renderSitemap(['/'])).toBeNull();
  });

  test('the head costs the API no call of its own', async () => {
    calls.length = 0;
    await documentAt('/blog/24', 'en');
    expect(calls.toSorted()).toEqual([...new Set(calls)].toSorted());
    expect(calls.filter((call) => call === '/healths/24' || call === '/settings')).toHaveLength(2);
  });

  test('the sitemap lists each page in both languages, without forms', async () => {
    configure(configured());
    const xml = renderSitemap(['/', '/packages/1', '/signin']) ?? '';
    expect([...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual(
      ['/?lang=en', '/?lang=ar', '/packages/1?lang=en', '/packages/1?lang=ar'].map((path) => site + path),
    );
    expect(xml.match(/hreflang="x-default" href="https:\/\/nabta\.example\/"/g)).toHaveLength(2);
  });
});

describe('an API that does not answer as it should', () => {
  /** The single-line error of a page that can't be rendered. */
  const reasonAt = async (render: () => Promise<unknown>) =>
    render().then(
      () => 'rendered',
      (error: unknown) => reasonOf(error),
    );

  /** Serves the packages four a page, up to the page given. */
  function serveShortPages(lastPage: number): void {
    let all: readonly object[] = [];
    change = (path, body: { data: { packages: object[] } }) => {
      if (!path.startsWith('/packages?')) return undefined;
      const page = Number(new URL(path, origin).searchParams.get('page') ?? 1);
      if (page === 1) all = body.data.packages;
      const packages = page > lastPage ? [] : all.slice((page - 1) * 4, page * 4);
      return { status: 200, body: { ...body, data: { packages } } };
    };
  }

  test('sends fewer rows a page than it was asked for: all pages are listed', async () => {
    configure(configured());
    const paths = await listPublicPaths();
    serveShortPages(99);
    expect(await listPublicPaths()).toEqual(paths);
  });

  test('ends a list early: no page counts as gone', async () => {
    configure(configured());
    serveShortPages(1);
    expect(await reasonAt(async () => listPublicPaths())).toMatch(/^the list ends after 4 of \d+ rows$/);
  });

  test('is unreachable: the reason names its address', async () => {
    configure(configured({ apiOrigin: nowhere }));
    const reason = `connect ECONNREFUSED ${nowhere.replace('http://', '')}`;
    expect(await reasonAt(async () => listPublicPaths())).toBe(reason);
    expect(await reasonAt(async () => renderPage({ path: '/meals', language: 'en' }))).toBe(reason);
  });

  test.each([
    ['500', { status: 500, body: { custom_status: 500, error: 'Out of order' } }, 'the API answered 500 Out of order'],
    ['503 as HTML', { status: 503, body: '"<h1>Down</h1>"' }, 'the API answered 503'],
    [
      'a package without a name',
      { status: 200, body: null },
      /^getPackage: the answer is off the contract: data\.package\.name: /,
    ],
  ] as const)('answers %s: the reason is reported', async (_kind, answer, reason) => {
    change = (path, body: { data: { package: { name?: string } } }) => {
      if (path !== '/packages/1') return undefined;
      if (answer.body !== null) return answer;
      delete body.data.package.name;
      return { status: 200, body };
    };
    configure(configured());
    expect(await reasonAt(async () => renderPage({ path: '/packages/1', language: 'ar' }))).toMatch(reason);
  });

  test('does not answer for one part of home: the whole page fails', async () => {
    change = (path) => (path.startsWith('/healths') ? { status: 500, body: { custom_status: 500 } } : undefined);
    configure(configured());
    expect(await reasonAt(async () => renderPage({ path: '/', language: 'en' }))).toMatch(/^the API answered 500/);
  });

  test('shells need no API', async () => {
    const { html } = await documentAt('/signin', 'ar', { apiOrigin: nowhere }, true);
    expect(html).toContain('<html lang="ar" dir="rtl">');
  });
});

describe('the home page of a signed-in parent', () => {
  const render = async (options: Partial<Parameters<typeof renderPage>[0]>) => {
    configure(configured());
    return renderPage({ path: '/', language: 'en', ...options });
  };

  test('its shell has the top bar of a parent, and the first page for a visitor after it has none', async () => {
    const parent = await render({ isShell: true, isForParents: true });
    expect(parent.markup).not.toContain('href="/signin"');
    expect(parent.markup).toContain('aria-busy="true"');
    expect((await render({ isShell: true })).markup).toContain('href="/signin"');
  });

  test('a shell names the routes of each page that has first calls', async () => {
    const { firstCalls, firstRoutes } = await render({ isShell: true });
    expect(Object.keys(firstRoutes ?? {})).toEqual(Object.keys(firstCalls ?? {}));
    const account = '/_signed-in/profile/my-account/applicants/';
    expect(firstRoutes?.['/profile/my-account/applicants']).toEqual([
      '__root__',
      '/_signed-in',
      '/_signed-in/profile',
      account,
    ]);
    expect((await render({})).firstRoutes).toBeNull();
  });

  test('the page has the first calls of the board, and another public page has none', async () => {
    expect(Object.keys((await render({})).firstCalls ?? {})).toEqual(['/']);
    expect((await render({ path: '/about' })).firstCalls).toBeNull();
  });
});
