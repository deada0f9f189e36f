import { type AppConfig, configBlockId } from '../src/app/config.ts';

const block = new RegExp(`[ \\t]*<script type="application/json" id="${configBlockId}">[^<]*</script>\\n?`);
const preload = /[ \t]*<link rel="preload"[^>]* href="\/config\.json"[^>]*>\n?/;

/** Removes the configuration and the preload of `config.json` from a page. */
export function withoutConfig(html: string): string {
  return html.replace(block, '').replace(preload, '');
}

/**
 * Puts a checked configuration into a page, so that the app starts without a request for it. It replaces an earlier
 * one.
 * The block is data, not code, so the policy needs no hash of it.
 * @param html a page of a build, with its `<head>`
 * @throws Error if the page has no head
 */
export function configInPage(html: string, config: AppConfig): string {
  // Escaping "<" prevents a value from ending the block or opening a comment in it.
  const json = JSON.stringify(config).replaceAll('<', String.raw`\u003c`);
  const element = `    <script type="application/json" id="${configBlockId}">${json}</script>\n`;
  const page = withoutConfig(html);
  const end = /[ \t]*<\/head>/.exec(page);
  if (end === null) throw new Error('The page has no head for its configuration');
  return page.slice(0, end.index) + element + page.slice(end.index);
}
