import { readFile } from 'node:fs/promises';
import type { Connect, Plugin } from 'vite';

const file = process.env['NABTA_CONFIG'] ?? 'config.json';

const serve: Connect.NextHandleFunction = (request, response, next) => {
  if (request.url?.split('?')[0] !== '/config.json') {
    next();
    return;
  }
  readFile(file).then(
    (content) => response.setHeader('Content-Type', 'application/json').end(content),
    () => response.writeHead(404).end(),
  );
};

/**
 * Makes the page fetch `config.json` while its scripts load. A build does not contain that file, because each
 * environment has its own. Vite's servers respond with the `config.json` beside `package.json`, or with the file in
 * NABTA_CONFIG.
 */
export function configFile(): Plugin {
  return {
    name: 'nabta-config-file',
    transformIndexHtml: () => [
      {
        tag: 'link',
        attrs: { rel: 'preload', as: 'fetch', href: '/config.json', crossorigin: true },
        injectTo: 'head-prepend',
      },
    ],
    configureServer: ({ middlewares }) => {
      middlewares.use(serve);
    },
    configurePreviewServer: ({ middlewares }) => {
      middlewares.use(serve);
    },
  };
}
