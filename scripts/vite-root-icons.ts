import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/**
 * The files that browsers, systems and chats look for under fixed names: icons, those of the installed app, and the pictures
 * of link previews. A page names some of them itself.
 */
const files: readonly { file: string; link?: Record<string, string> }[] = [
  { file: 'favicon.ico', link: { rel: 'icon', sizes: '32x32' } },
  { file: 'apple-touch-icon.png', link: { rel: 'apple-touch-icon' } },
  { file: 'icon-192.png' },
  { file: 'icon-512.png' },
  { file: 'icon-maskable-512.png' },
  { file: 'preview-en.jpg' },
  { file: 'preview-ar.jpg' },
];

const contentOf = async (file: string) => readFile(new URL(`../src/assets/${file}`, import.meta.url));

/** Serves these files at the site's root, in every build and in development, and names the icons in the page. */
export function rootIcons(): Plugin {
  let base = '/';
  return {
    name: 'nabta-root-icons',
    configResolved(config) {
      ({ base } = config);
    },
    configureServer: ({ middlewares }) => {
      for (const { file } of files) {
        middlewares.use(`/${file}`, (_request, response, next) => {
          contentOf(file).then((content) => response.end(content), next);
        });
      }
    },
    async generateBundle() {
      for (const { file } of files) this.emitFile({ type: 'asset', fileName: file, source: await contentOf(file) });
    },
    // Before the vector icon, which browsers that know it then prefer.
    transformIndexHtml: () =>
      files.flatMap(({ file, link }) =>
        link ? [{ tag: 'link', attrs: { ...link, href: base + file }, injectTo: 'head-prepend' as const }] : [],
      ),
  };
}
