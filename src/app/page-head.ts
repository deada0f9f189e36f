import type { QueryClient } from '@tanstack/react-query';
import type { IntlShape } from 'react-intl';
import { articleQuery } from '#src/api/articles.ts';
import { articleText } from '#src/domain/article-text.ts';
import { settingsQuery } from '#src/api/business-settings.ts';
import type { Article } from '#src/domain/article.ts';
import type { Package } from '#src/domain/package.ts';
import { packageQuery } from '#src/api/packages.ts';
import type { Language } from '#src/domain/language.ts';
import { percentOf } from '#src/domain/percent-of.ts';
import { truncate } from '#src/domain/truncate.ts';
import { company } from '#src/domain/company.ts';
import { addressInLanguage } from '#src/i18n/language-cookie.ts';
import { localized, nameOf } from '#src/i18n/localized.ts';
import type { MessageId } from '#src/i18n/messages.ts';
import { languageAddresses } from './page-addresses.ts';
import { articleData, companyData, packageData } from './structured-data.ts';

/** One element of a document's head; `data` is the content of a JSON-LD block. */
export type HeadElement =
  | { element: 'meta' | 'link'; attributes: Readonly<Record<string, string>> }
  | { element: 'script'; data: object };

export interface PageHeadInput {
  /** The page's address without a query, `/packages/12`. */
  path: string;
  language: Language;
  /** The document's title. */
  title: string;
  intl: IntlShape;
  /** The cache with the responses that the page shows: nothing else is loaded. */
  queryClient: QueryClient;
  /** Whether the document is a shell without page content. */
  isShell: boolean;
  /** The site's own origin; without it there are no page addresses and no pictures from the site. */
  siteOrigin: string | undefined;
}

const descriptions: Partial<Record<string, MessageId>> = {
  '/': 'description.home',
  '/packages': 'description.packages',
  '/meals': 'description.meals',
  '/blog': 'description.blog',
  '/about': 'description.about',
  '/event': 'description.event',
  '/contact': 'description.contact',
  '/policy': 'description.policy',
  '/signin': 'description.signIn',
  '/signup': 'description.signUp',
};

/** Forms have no content to index. */
const formPaths = ['/signin', '/signup'];

/** Whether search engines may list a page, by its path. */
export function isIndexedPath(path: string): boolean {
  return !formPaths.includes(path);
}

/** The approximate length that search engines show, in graphemes. */
const descriptionLength = 155;

/** The locale names that social networks use. */
const socialLocales = { en: 'en_US', ar: 'ar_AR' } as const;

/**
 * The metadata for search engines and chat apps: description, addresses in both languages, a preview with a picture,
 * and JSON-LD. It is created from texts and the public content of the page.
 */
export function pageHead(input: PageHeadInput): HeadElement[] {
  const { path, language, title, intl, isShell, siteOrigin } = input;
  const { offer, article } = isShell ? {} : contentOf(input);
  const content = offer ?? article;
  const text = plain(localized(language, content?.description, content?.arabicDescription));
  const descriptionId = descriptions[path] ?? 'description.home';
  const values = { brand: company.name[language], year: company.foundedIn };
  const description = truncate(text, descriptionLength, language) || intl.formatMessage({ id: descriptionId }, values);
  const isIndexed = !isShell && isIndexedPath(path) && content?.isActive !== false;
  const ownAddress = isIndexed && siteOrigin !== undefined ? addressInLanguage(siteOrigin, path, language) : undefined;
  const picture = pictureOf(input, content);
  const page = { path, language, intl, siteOrigin, description, picture: picture['og:image'] };
  return [
    ...metas('name', { description, robots: isIndexed ? undefined : 'noindex' }),
    ...(ownAddress === undefined || siteOrigin === undefined
      ? []
      : [
          link({ rel: 'canonical', href: ownAddress }),
          ...languageAddresses(siteOrigin, path).map((each) => link({ rel: 'alternate', ...each })),
        ]),
    ...metas('property', {
      'og:site_name': company.name[language],
      'og:type': article ? 'article' : 'website',
      'og:title': title,
      'og:description': description,
      'og:url': ownAddress,
      'og:locale': socialLocales[language],
      'og:locale:alternate': socialLocales[language === 'en' ? 'ar' : 'en'],
      'article:published_time': article?.createdAt,
      'article:modified_time': article?.updatedAt,
      ...picture,
    }),
    // The other preview values are read from the properties above.
    ...metas('name', { 'twitter:card': picture['og:image'] === undefined ? 'summary' : 'summary_large_image' }),
    ...(isIndexed ? dataOf(input, page, { offer, article }) : []).map((data): HeadElement => ({
      element: 'script',
      data: { '@context': 'https://schema.org', ...data },
    })),
  ];
}

const link = (attributes: Record<string, string>): HeadElement => ({ element: 'link', attributes });

function metas(key: 'name' | 'property', contents: Record<string, string | undefined>): HeadElement[] {
  return Object.entries(contents).flatMap(([name, content]) =>
    content === undefined ? [] : [{ element: 'meta', attributes: { [key]: name, content } }],
  );
}

/** The API's text on one line, without tags. */
const plain = (text: string) => articleText(text).replaceAll(/\s+/g, ' ').trim();

interface Content {
  offer?: Package | undefined;
  article?: Article | undefined;
}

/** The package or article of the page, as the API returned it. */
function contentOf({ path, queryClient }: PageHeadInput): Content {
  const [, kind, id] = /^\/(packages|blog)\/(\d+)$/.exec(path) ?? [];
  if (kind === 'packages') {
    return { offer: queryClient.getQueryData(packageQuery(Number(id)).queryKey) };
  }
  if (kind === 'blog') {
    return { article: queryClient.getQueryData(articleQuery(Number(id)).queryKey) };
  }
  return {};
}

function dataOf({ path, queryClient }: PageHeadInput, page: Parameters<typeof companyData>[0], content: Content) {
  const { offer, article } = content;
  const settings = queryClient.getQueryData(settingsQuery().queryKey)?.data.settings;
  if (offer && settings) return packageData(page, offer, percentOf(settings.vat_rate));
  if (article) return articleData(page, article);
  return path === '/' || path === '/about' ? companyData(page) : [];
}

/** The preview picture: the content's own picture, otherwise the site's picture in the page's language. */
function pictureOf({ siteOrigin, language, intl }: PageHeadInput, content: Package | Article | undefined) {
  const own = content && content.imageUrl !== null ? wholeAddress(content.imageUrl, siteOrigin) : undefined;
  if (own !== undefined && content) return { 'og:image': own, 'og:image:alt': nameOf(language, content) };
  if (siteOrigin === undefined) return { 'og:image': undefined };
  return {
    'og:image': `${siteOrigin}/preview-${language}.jpg`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': intl.formatMessage({ id: 'home.hero.box' }),
  };
}

/** A picture's absolute address; undefined if it is not an http(s) address, or an SVG, which chat apps do not show. */
function wholeAddress(address: string, siteOrigin: string | undefined): string | undefined {
  if (!URL.canParse(address, siteOrigin)) return undefined;
  const { href, pathname, protocol } = new URL(address, siteOrigin);
  return /^https?:$/.test(protocol) && !pathname.endsWith('.svg') ? href : undefined;
}
