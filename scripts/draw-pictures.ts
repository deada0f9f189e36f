/**
 * Draws the pictures that hold foods, each as one WebP file a width, and the list of them for the app: `npm run pictures`.
 * Chromium draws them, from the app's own drawings of box and plate, so that they look as the page would show them.
 */
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { chromium, type Page } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { createServer } from 'vite';
import type { LunchBox } from '../src/ui/lunch-box.tsx';
import type { Plate } from '../src/ui/plate.tsx';
import { chromiumArguments, findChromium } from './chromium.ts';
import { refuse } from './command-line.ts';
import { drawings } from './pictures/drawings.ts';
import { type Components, drawingSvg } from './pictures/drawing-svg.ts';
import { drawnFrom, drawnFolder, drawnList } from './pictures/drawn-from.ts';

const root = new URL('../', import.meta.url);

/** The app's drawings as SVG text. The dev server turns JSX and CSS modules into what Node can run. */
async function loadComponents(): Promise<{ components: Components; close: () => Promise<void> }> {
  const server = await createServer({
    root: root.pathname,
    configFile: false,
    plugins: [react()],
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  const box = ((await server.ssrLoadModule('/src/ui/lunch-box.tsx')) as { LunchBox: typeof LunchBox }).LunchBox;
  const plate = ((await server.ssrLoadModule('/src/ui/plate.tsx')) as { Plate: typeof Plate }).Plate;
  const svgOf = <Props extends object>(component: ComponentType<Props>, props: Props): string => {
    const [svg = ''] = /<svg.*<\/svg>/s.exec(renderToStaticMarkup(createElement(component, props))) ?? [];
    return svg;
  };
  return {
    components: {
      box: (layout, lid) => svgOf(box, { layout, lid }),
      plate: () => svgOf(plate, { tint: 'sprout', imageUrl: null }),
    },
    close: async () => server.close(),
  };
}

/** Writes one file of a drawing. */
async function draw(page: Page, svg: string, size: { width: number; height: number }, file: URL): Promise<void> {
  await page.setViewportSize(size);
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`);
  await page.evaluate(async () =>
    Promise.all(
      [...document.querySelectorAll('image')].map(async (image) =>
        (image as unknown as { decode: () => Promise<void> }).decode(),
      ),
    ),
  );
  const png = await page.screenshot({ omitBackground: true });
  await sharp(png).webp({ quality: 82, alphaQuality: 90, effort: 6, smartSubsample: true }).toFile(file.pathname);
}

const executablePath = findChromium();
if (executablePath === null) refuse('pictures', 'No Chromium found. Run "node scripts/setup.mjs --browser"');

await mkdir(drawnFolder, { recursive: true });
for (const name of await readdir(drawnFolder)) if (name.endsWith('.webp')) await rm(new URL(name, drawnFolder));

const { components, close } = await loadComponents();
const browser = await chromium.launch({ executablePath, args: [...chromiumArguments] });
const entries: string[] = [];
const imports: string[] = [];
try {
  const page = await browser.newPage();
  for (const [name, drawing] of Object.entries(drawings)) {
    const { svg, width, height } = drawingSvg(drawing, components);
    const files: string[] = [];
    for (const fileWidth of drawing.widths) {
      const fileName = `${name}-${fileWidth}.webp`;
      const size = { width: fileWidth, height: Math.round((fileWidth * height) / width) };
      await draw(page, svg, size, new URL(fileName, drawnFolder));
      const variable = fileName.replace('.webp', '').replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
      imports.push(`import ${variable} from '#src/assets/drawn/${fileName}?no-inline';`);
      files.push(`{ src: ${variable}, width: ${fileWidth} }`);
    }
    entries.push(`  '${name}': { width: ${width}, height: ${height}, files: [${files.join(', ')}] },`);
  }
} finally {
  await browser.close();
  await close();
}
await writeFile(
  drawnList,
  `// Written by "npm run pictures".
// drawn from ${await drawnFrom()}
${imports.join('\n')}

/** Each drawn picture: its size where it is shown largest (CSS px), and its files, the smallest first. */
export const drawnPictures = {
${entries.join('\n')}
} as const;

export type DrawnPictureName = keyof typeof drawnPictures;
`,
);
process.stdout.write(`${imports.length} files of ${entries.length} pictures written\n`);
