import { addressInLanguage } from '#src/i18n/language-cookie.ts';

/** The addresses of a page for `hreflang`: one per language, and the default without a language. */
export function languageAddresses(siteOrigin: string, path: string): { hreflang: string; href: string }[] {
  return [
    { hreflang: 'en', href: addressInLanguage(siteOrigin, path, 'en') },
    { hreflang: 'ar', href: addressInLanguage(siteOrigin, path, 'ar') },
    { hreflang: 'x-default', href: siteOrigin + path },
  ];
}

const xmlText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The content of `sitemap.xml`, with each page in both languages. */
export function sitemap(siteOrigin: string, paths: readonly string[]): string {
  const pages = paths.flatMap((path) => {
    const addresses = languageAddresses(siteOrigin, path);
    const links = addresses.map(
      ({ hreflang, href }) => `    <xhtml:link rel="alternate" hreflang="${hreflang}" href="${xmlText(href)}"/>\n`,
    );
    return (['en', 'ar'] as const).map(
      (language) =>
        `  <url>\n    <loc>${xmlText(addressInLanguage(siteOrigin, path, language))}</loc>\n${links.join('')}  </url>\n`,
    );
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${pages.join('')}</urlset>
`;
}
