/**
 * Draws the pictures that hold foods: `npm run pictures`. The app's own, each as one WebP file a width, with the list of them
 * for the app, from its own drawings of box and plate; and the mock's. Chromium draws them as the page would show them.
 */
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { chromium, type Page } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp, { type WebpOptions } from 'sharp';
import { createServer } from 'vite';
import { composePictures, mediaFolder } from '../mocks/pictures/compose.ts';
import type { LunchBox } from '../src/ui/illustrations/lunch-box.tsx';
import type { Plate } from '../src/ui/illustrations/plate.tsx';
import { chromiumArguments, findChromium } from './chromium.ts';
import { refuse } from './command-line.ts';
import { drawings } from './pictures/drawings.ts';
import { type Components, drawingSvg } from './pictures/drawing-svg.ts';
import { drawnFrom, drawnFolder, drawnList } from './pictures/drawn-from.ts';

const root = new URL('../', import.meta.url);

const appQuality = { quality: 82, alphaQuality: 90 };
/** A page shows 15 of these and more. Finer steps of transparency would add 2 kB to each. */
const mockQuality = { quality: 70, alphaQuality: 20 };

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
  const box = ((await server.ssrLoadModule('/src/ui/illustrations/lunch-box.tsx')) as { LunchBox: typeof LunchBox })
    .LunchBox;
  const plate = ((await server.ssrLoadModule('/src/ui/illustrations/plate.tsx')) as { Plate: typeof Plate }).Plate;
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

type FileOfDrawing = {
  svg: string;
  /** Px. */
  width: number;
  height: number;
  file: URL;
  quality: Pick<WebpOptions, 'quality' | 'alphaQuality'>;
};

/** Writes one file of a drawing. */
async function draw(page: Page, { svg, width, height, file, quality }: FileOfDrawing): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`);
  await page.evaluate(async () =>
    Promise.all(
      [...document.querySelectorAll('image')].map(async (image) =>
        (image as unknown as { decode: () => Promise<void> }).decode(),
      ),
    ),
  );
  const png = await page.screenshot({ omitBackground: true });
  await sharp(png)
    .webp({ ...quality, effort: 6, smartSubsample: true })
    .toFile(file.pathname);
}

const executablePath = findChromium();
if (executablePath === null) refuse('pictures', 'No Chromium found. Run "node scripts/setup.mjs --browser"');

await mkdir(drawnFolder, { recursive: true });
for (const name of await readdir(drawnFolder)) if (name.endsWith('.webp')) await rm(new URL(name, drawnFolder));
const mockPictures = composePictures();
await rm(mediaFolder, { recursive: true, force: true });

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
      await draw(page, {
        svg,
        width: fileWidth,
        height: Math.round((fileWidth * height) / width),
        file: new URL(fileName, drawnFolder),
        quality: appQuality,
      });
      const variable = fileName.replace('.webp', '').replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
      imports.push(`import ${variable} from '#src/assets/drawn/${fileName}?no-inline';`);
      files.push(`{ src: ${variable}, width: ${fileWidth} }`);
    }
    entries.push(`  '${name}': { width: ${width}, height: ${height}, files: [${files.join(', ')}] },`);
  }
  for (const [path, picture] of mockPictures) {
    const file = new URL(path, mediaFolder);
    await mkdir(new URL('.', file), { recursive: true });
    await draw(page, { ...picture, file, quality: mockQuality });
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
process.stdout.write(
  `${imports.length} files of ${entries.length} pictures of the app and ${mockPictures.size} of the mock written\n`,
);
