// A build with a small renderer, for tests. src/entry-server.test.ts tests the real renderer.

/** The template of the build's pages. */
const template = `<!doctype html>
<html lang="en" dir="ltr">
  <head>
    <title>Nabta</title>
  </head>
  <body><div id="root"></div></body>
</html>
`;

// `api.json` in the working directory contains the API's responses: the content of each page, or an error.
const renderer = `
import { readFileSync } from 'node:fs';
const api = () => JSON.parse(readFileSync('api.json', 'utf8'));
let config;
let upstream;
export const configure = (given, apiUpstream) => ([config, upstream] = [given, apiUpstream]);
export const listPublicPaths = async () => {
  const { unreachable, silent, pages } = api();
  // Keeps the process running, as an open connection does.
  if (silent) await new Promise((resolve) => setTimeout(resolve, 60_000));
  if (unreachable) throw new Error('fetch failed', { cause: new Error('connect ECONNREFUSED 10.0.0.1:443') });
  return ['/', '/signin', '/signup', ...Object.keys(pages)];
};
export const renderPage = async ({ path, language, isShell }) => {
  const content = isShell ? 'shell' : api().pages[path];
  if (content?.kind) throw Object.assign(new Error('This operation was aborted'), { kind: content.kind });
  if (content?.status) throw Object.assign(new Error('Out of order'), { status: content.status });
  if (content?.wrong) throw new Error(content.wrong);
  const page = isShell ? null : { path, language, queries: {} };
  const markup = (content ?? path) + (upstream ? ' from ' + upstream : '');
  return { markup, title: path, head: [], fonts: [], routeIds: [], page };
};
export const renderSitemap = (paths) => (config.siteOrigin ? paths.join(' ') : null);
`;

/** The files of `build/server`, by name. */
export const serverFiles: Readonly<Record<string, string>> = {
  'entry-server.js': renderer,
  'template.html': template,
  'manifest.json': JSON.stringify({ 'index.html': { file: 'assets/index-1.js', css: [] } }),
};

/** The files of `build/production`, by name. */
export const siteFiles: Readonly<Record<string, string>> = {
  'assets/index-1.js': '',
  'robots.txt': 'User-agent: *\nDisallow: /profile/\n',
  'index.html': template,
  'app.html': template,
  '404.html': template,
};
