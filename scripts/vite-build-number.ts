import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { buildFile } from '../deploy/headers.ts';

/**
 * Gives a build its number: in each page, for the running app, and in `build.json`, from which the app learns the
 * server's current build. The number is derived from the names of the build's files, which contain hashes, so the same
 * files give the same number.
 */
export function buildNumber(): Plugin {
  return {
    name: 'nabta-build-number',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const files = Object.keys(bundle).filter((file) => file.startsWith('assets/'));
        const build = createHash('sha256').update(files.toSorted().join('\n')).digest('hex').slice(0, 16);
        for (const file of Object.values(bundle)) {
          if (file.type !== 'asset' || !file.fileName.endsWith('.html')) continue;
          file.source = String(file.source).replace('<head>', `<head>\n    <meta name="build" content="${build}" />`);
        }
        this.emitFile({ type: 'asset', fileName: buildFile, source: `${JSON.stringify({ build })}\n` });
      },
    },
  };
}
