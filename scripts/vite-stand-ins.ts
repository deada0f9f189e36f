import type { Plugin } from 'vite';

const source = 'src/app/stand-ins.ts';

/** Builds the stand-ins as a file that no other imports, and names it in a `<meta name="stand-ins">` for index.html's script. */
export function standIns(): Plugin {
  let base = '/';
  let isBuild = false;
  return {
    name: 'nabta-stand-ins',
    configResolved(config) {
      ({ base } = config);
      isBuild = config.command === 'build';
    },
    buildStart() {
      if (isBuild) this.emitFile({ type: 'chunk', id: source, name: 'stand-ins' });
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const file = isBuild
          ? Object.values(bundle).find((each) => each.type === 'chunk' && each.facadeModuleId?.endsWith(source))
              ?.fileName
          : source;
        if (file === undefined) throw new Error('The build has no stand-ins');
        return [{ tag: 'meta', attrs: { name: 'stand-ins', content: base + file }, injectTo: 'head-prepend' }];
      },
    },
  };
}
