import type { Plugin } from 'vite';

/**
 * Lets any static host serve the app's paths. For unknown paths, many hosts serve `404.html` (GitHub Pages, Cloudflare
 * Pages, S3), others follow `_redirects` (Netlify).
 */
export function spaFallback(): Plugin {
  let base = '/';
  return {
    name: 'nabta-spa-fallback',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      base = config.base;
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const index = bundle['index.html'];
        if (index?.type !== 'asset') throw new Error('The build has no index.html');
        this.emitFile({ type: 'asset', fileName: '404.html', source: index.source });
        this.emitFile({ type: 'asset', fileName: '_redirects', source: `/* ${base}index.html 200\n` });
      },
    },
  };
}
