import type { Plugin } from 'vite';

const source = 'src/app/polyfills.ts';

/**
 * Builds the polyfills as a file that no module imports, and names it in `<meta name="polyfills">` for index.html's
 * script.
 */
export function polyfills(): Plugin {
  let base = '/';
  let isBuild = false;
  return {
    name: 'nabta-polyfills',
    configResolved(config) {
      ({ base } = config);
      isBuild = config.command === 'build';
    },
    buildStart() {
      if (isBuild) this.emitFile({ type: 'chunk', id: source, name: 'polyfills' });
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const file = isBuild
          ? Object.values(bundle).find((each) => each.type === 'chunk' && each.facadeModuleId?.endsWith(source))
              ?.fileName
          : source;
        if (file === undefined) throw new Error('The build has no polyfills');
        return [{ tag: 'meta', attrs: { name: 'polyfills', content: base + file }, injectTo: 'head-prepend' }];
      },
    },
  };
}
