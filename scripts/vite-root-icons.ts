import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { rootFiles } from './vite-root-files.ts';

/**
 * The files that browsers, systems and chats request by fixed names: icons, icons of the installed app, and the
 * pictures of link previews. Pages also link some of them.
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

/** Serves these files. Pages link them before the vector icon, so that browsers that support it prefer it. */
export function rootIcons(): Plugin {
  return rootFiles(
    'nabta-root-icons',
    files.map(({ file, ...link }) => ({ name: file, content: async () => contentOf(file), ...link })),
  );
}
