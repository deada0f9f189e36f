import type { Plugin } from 'vite';
import { withMinifiedScripts } from '../deploy/minified-scripts.ts';

/** Minifies the page's own scripts. */
export function inlineScripts(): Plugin {
  return {
    name: 'nabta-inline-scripts',
    apply: 'build',
    transformIndexHtml: { order: 'post', handler: withMinifiedScripts },
  };
}
