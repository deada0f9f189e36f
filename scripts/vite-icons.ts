import type { Plugin } from 'vite';

const icon = /\/@tabler\/icons-react\/dist\/esm\/icons\/Icon\w+\.mjs$/;
const node = /const __iconNode = (\[\[.*\]\]);/;

type IconNode = [tag: string, attributes: Record<string, string>][];

/**
 * Draws each outlined icon of Tabler with one path instead of up to eight: a path that starts anew with `M` needs no element of
 * its own. A list of hundreds of cards has thousands of elements less for it. Icons drawn otherwise stay as they are.
 */
export function onePathIcons(): Plugin {
  return {
    name: 'nabta:one-path-icons',
    transform: {
      filter: { id: icon },
      handler(code) {
        const found = node.exec(code)?.[1];
        if (found === undefined) return null;
        const parts = JSON.parse(found) as IconNode;
        if (parts.length < 2) return null;
        const strokes: string[] = [];
        for (const [tag, { d, ...others }] of parts) {
          const isPlain = tag === 'path' && Object.keys(others).every((name) => name === 'key');
          if (!isPlain || d?.startsWith('M') !== true) return null;
          strokes.push(d);
        }
        const merged: IconNode = [['path', { d: strokes.join(''), key: 'svg-0' }]];
        return { code: code.replace(node, `const __iconNode = ${JSON.stringify(merged)};`), map: null };
      },
    },
  };
}
