import type { AppConfig } from '../src/app/config.ts';
import type { Language } from '../src/domain/language.ts';
import type { RenderedPage } from '../src/entry-server.tsx';
import { configInPage } from './config-in-page.ts';

export interface PageHtml {
  /** The page of the client-only build. */
  template: string;
  language: Language;
  config: AppConfig;
  rendered: RenderedPage;
  /** Addresses of the scripts that the page needs besides those of the template; they load in parallel. */
  scripts: readonly string[];
  /** Every stylesheet of the page. They are inlined into it. */
  styles: readonly { address: string; css: string }[];
  /**
   * What a signed-in parent gets at this address instead: the shell, and the files to load besides the scripts of the
   * template.
   */
  parentPage?: { markup: string; files: readonly string[] } | undefined;
  /** In a shell, the files that index.html loads ahead for a signed-in parent, by page path. */
  firstFiles?: Readonly<Record<string, readonly string[]>> | null | undefined;
}

// Escaping "<" prevents a value from ending the block or opening a comment in it.
const jsonOf = (value: unknown) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** An inline stylesheet. The policy contains the hash of the text between its tags. */
export const styleElement = (css: string) => `<style>${css.trim()}</style>`;

type HeadElement = RenderedPage['head'][number];

/**
 * The markup of a head element. A JSON-LD block is data, like the page's other JSON blocks: the policy needs no hash of
 * it.
 */
function headMarkup(each: HeadElement): string {
  if (each.element === 'script') return `    <script type="application/ld+json">${jsonOf(each.data)}</script>\n`;
  const attributes = Object.entries(each.attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`);
  return `    <${each.element}${attributes.join('')}>\n`;
}

/** Scripts of a template would run once it is in the page, and the Trusted Types policy forbids them. */
const withoutScripts = (markup: string) => markup.replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '');

/**
 * Makes the browser wait with the first paint until it has parsed the top bar. Otherwise Chromium paints an empty page first,
 * which delays the content: home's first paint with content comes after 0.41 s instead of 0.44 (npm run bench).
 */
const firstPaint = '    <link rel="expect" href="#top-bar" blocking="render">\n';

/** React's preloads of the app's own pictures on the first screen; those of the API's pictures stay. */
const ownPictures = /<link rel="preload" as="image" (?:href|imageSrcSet)="\/assets\/[^>]*>/g;

/** Replaces text that the template must contain. */
function replaced(html: string, part: string | RegExp, by: string): string {
  if (html.search(part) < 0) throw new Error(`The template has no ${String(part)}`);
  return html.replace(part, () => by);
}

/**
 * Puts a rendered page into the document of the build.
 * @returns the whole HTML
 * @throws Error if the template does not belong to this version
 */
export function pageHtml({
  template,
  language,
  config,
  rendered,
  scripts,
  styles,
  parentPage,
  firstFiles,
}: PageHtml): string {
  const { markup, title, head, fonts, page, firstCalls } = rendered;
  const direction = language === 'ar' ? 'rtl' : 'ltr';
  const fontPreloads = fonts
    .map((font) => `    <link rel="preload" as="font" type="font/woff2" crossorigin href="${font}">\n`)
    .join('');
  const data = page ? `    <script type="application/json" id="page">${jsonOf(page)}</script>\n` : '';
  const first = Object.entries({ 'first-calls': firstCalls, 'first-files': firstFiles })
    .map(([id, value]) => (value ? `    <script type="application/json" id="${id}">${jsonOf(value)}</script>\n` : ''))
    .join('');
  // The links name the stylesheets that are already inlined. They are disabled and load nothing.
  const sheets = styles.map(
    ({ address, css }) => `    ${styleElement(css)}\n    <link rel="stylesheet" disabled href="${address}">\n`,
  );
  // In the head they are requested ahead of the styles, which are most of the page: home's largest picture is there after
  // 0.65 s instead of 0.81 (npm run bench).
  const pictures = (markup.match(ownPictures) ?? []).map((each) => `    ${each}\n`).join('');
  let html = configInPage(template.replaceAll(/[ \t]*<link rel="stylesheet"[^>]*>\n?/g, ''), config);
  // The pages to sign in and sign up have no top bar.
  if (markup.includes('id="top-bar"')) html = replaced(html, /<head>\n?/, `<head>\n${firstPaint}`);
  html = replaced(html, '<html lang="en" dir="ltr">', `<html lang="${language}" dir="${direction}">`);
  html = replaced(html, /<title>.*?<\/title>\n?/, `<title>${escaped(title)}</title>\n${head.map(headMarkup).join('')}`);
  html = replaced(html, /[ \t]*<\/head>/, `${first}${pictures}${sheets.join('')}  </head>`);
  const tags = /[ \t]*<(?:script type="module"|link rel="modulepreload") crossorigin[^>]*>(?:<\/script>)?\n?/g;
  if (page) {
    // The page's last inline script loads these scripts once the page's content is displayed.
    const ownScripts = (html.match(tags) ?? []).map((tag) => /(?:src|href)="([^"]+)"/.exec(tag)?.[1]);
    const loadedLater = `    <script type="application/json" id="scripts">${jsonOf([...ownScripts, ...scripts])}</script>\n`;
    html = html.replaceAll(tags, '');
    if (parentPage) {
      const files = jsonOf([...ownScripts, ...parentPage.files]);
      const parts = `<template id="parent-page">${withoutScripts(parentPage.markup)}</template>\n    <script type="application/json" id="parent-files">${files}</script>`;
      html = replaced(html, /<body>/, `<body>\n    ${parts}`);
    }
    html = replaced(html, /[ \t]*<\/body>/, `${data}${loadedLater}  </body>`);
  } else {
    const preloads = scripts.map((script) => `    <link rel="modulepreload" crossorigin href="${script}">\n`);
    html = replaced(html, /[ \t]*<\/head>/, `${preloads.join('')}  </head>`);
  }
  // Not in the head: for preloads of fonts there, Chrome holds back the first paint, that of home by 0.2 s (npm run bench).
  html = replaced(html, /<body>\n?/, `<body>\n${fontPreloads}`);
  return replaced(html, '<div id="root"></div>', `<div id="root">${markup.replaceAll(ownPictures, '')}</div>`);
}
