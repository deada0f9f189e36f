import type { Plugin } from 'vite';

/** A file with a fixed name at the site's root. */
export interface RootFile {
  name: string;
  /** Its media type, if the development server can't derive it from the name. */
  type?: string;
  content: (base: string) => string | Promise<Buffer>;
  /** Attributes of the `<link>` to the file in each page. Without them no page links it. */
  link?: Record<string, string>;
}

/**
 * Serves files at the site's root, in every build and in development. Each page links those that have link attributes.
 */
export function rootFiles(plugin: string, files: readonly RootFile[]): Plugin {
  let base = '/';
  return {
    name: plugin,
    configResolved(config) {
      ({ base } = config);
    },
    configureServer: ({ middlewares }) => {
      for (const { name, type, content } of files) {
        middlewares.use(`/${name}`, (_request, response, next) => {
          if (type !== undefined) response.setHeader('Content-Type', type);
          Promise.resolve(content(base)).then((body) => response.end(body), next);
        });
      }
    },
    async generateBundle() {
      for (const { name, content } of files) {
        this.emitFile({ type: 'asset', fileName: name, source: await content(base) });
      }
    },
    transformIndexHtml: () =>
      files.flatMap(({ name, link }) =>
        link ? [{ tag: 'link', attrs: { ...link, href: base + name }, injectTo: 'head-prepend' as const }] : [],
      ),
  };
}
