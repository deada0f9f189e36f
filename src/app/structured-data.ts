import type { IntlShape } from 'react-intl';
import type { Article } from '#src/domain/article.ts';
import type { Package } from '#src/domain/package.ts';
import { periodPrice } from '#src/domain/period-price.ts';
import type { Language } from '#src/domain/language.ts';
import { toWireMoney } from '#src/domain/money.ts';
import { companyContacts } from '#src/api/company-contacts.ts';
import { company } from '#src/domain/company.ts';
import { addressInLanguage } from '#src/i18n/language-cookie.ts';
import { nameOf } from '#src/i18n/localized.ts';

interface PageFacts {
  path: string;
  language: Language;
  intl: IntlShape;
  /** The site's origin; without it the data has no addresses. */
  siteOrigin: string | undefined;
  description: string;
  /** Address of the preview picture. */
  picture: string | undefined;
}

/** Data of schema.org as JSON-LD; undefined fields are left out. */
type Data = { '@type': string } & Record<string, unknown>;

const addressOf = ({ siteOrigin, language }: PageFacts, path: string) =>
  siteOrigin === undefined ? undefined : addressInLanguage(siteOrigin, path, language);

/** A package with its price, and its list. */
export function packageData(page: PageFacts, offer: Package, vatPercent: number): Data[] {
  const url = addressOf(page, page.path);
  // The price of one period as shown on the page, including VAT and delivery.
  const price = { price: toWireMoney(periodPrice(offer, vatPercent).totalHalalas), priceCurrency: 'SAR' };
  const name = nameOf(page.language, offer);
  return [
    {
      '@type': 'Product',
      name,
      description: page.description,
      image: page.picture,
      url,
      brand: { '@type': 'Brand', name: company.name[page.language] },
      offers: {
        '@type': 'Offer',
        ...price,
        availability: 'https://schema.org/InStock',
        url,
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          ...price,
          valueAddedTaxIncluded: true,
          // UN/CEFACT unit codes.
          unitCode: { monthly: 'MON', weekly: 'WEE' }[offer.frequency],
        },
      },
    },
    ...breadcrumbs(page, { name: page.intl.formatMessage({ id: 'packages.title' }), path: '/packages' }, name),
  ];
}

/** An article and its blog. */
export function articleData(page: PageFacts, article: Article): Data[] {
  const name = nameOf(page.language, article);
  return [
    {
      '@type': 'Article',
      headline: name,
      description: page.description,
      image: page.picture,
      url: addressOf(page, page.path),
      inLanguage: page.language,
      datePublished: article.createdAt,
      dateModified: article.updatedAt,
      author: organization(page),
      publisher: organization(page),
    },
    ...breadcrumbs(page, { name: page.intl.formatMessage({ id: 'blog.title' }), path: '/blog' }, name),
  ];
}

/** The company and its location. */
export function companyData(page: PageFacts): Data[] {
  const { email, mobileNumber, links } = companyContacts();
  return [
    {
      ...organization(page),
      foundingDate: String(company.foundedIn),
      areaServed: 'SA',
      email,
      telephone: mobileNumber,
      sameAs: [links.instagram, links.x],
    },
  ];
}

function organization({ language, siteOrigin }: PageFacts): Data {
  return {
    '@type': 'Organization',
    name: company.name[language],
    alternateName: company.name[language === 'en' ? 'ar' : 'en'],
    ...(siteOrigin !== undefined && { url: `${siteOrigin}/`, logo: `${siteOrigin}/icon-512.png` }),
  };
}

/** The breadcrumbs of a page: its list, then the page itself. Search engines reject breadcrumbs without addresses. */
function breadcrumbs(page: PageFacts, list: { name: string; path: string }, name: string): Data[] {
  const item = addressOf(page, list.path);
  if (item === undefined) return [];
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: list.name, item },
        { '@type': 'ListItem', position: 2, name },
      ],
    },
  ];
}
