import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/** The icons that browsers look for under fixed names, whatever a page says, and how a page names them. */
const icons = [
  { file: 'favicon.ico', link: { rel: 'icon', sizes: '32x32' } },
  { file: 'apple-touch-icon.png', link: { rel: 'apple-touch-icon' } },
] as const;

const contentOf = async (file: string) => readFile(new URL(`../src/assets/${file}`, import.meta.url));

/** Serves the icons at the site's root, in every build and in development, and names them in the page. */
export function rootIcons(): Plugin {
  let base = '/';
  return {
    name: 'nabta-root-icons',
    configResolved(config) {
      ({ base } = config);
    },
    configureServer: ({ middlewares }) => {
      for (const { file } of icons) {
        middlewares.use(`/${file}`, (_request, response, next) => {
          contentOf(file).then((content) => response.end(content), next);
        });
      }
    },
    async generateBundle() {
      for (const { file } of icons) this.emitFile({ type: 'asset', fileName: file, source: await contentOf(file) });
    },
    // Before the vector icon, which browsers that know it then prefer.
    transformIndexHtml: () =>
      icons.map(({ file, link }) => ({ tag: 'link', attrs: { ...link, href: base + file }, injectTo: 'head-prepend' })),
  };
}
