/**
 * Draws the icons of the installed app, from src/assets/favicon.svg, and the pictures that chats and search engines show for
 * a link, one a language: `npm run icons`. They are committed; docs/pictures.md names them.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import type { Language } from '../src/domain/language.ts';
import { directionOf } from '../src/i18n/direction.ts';
import { company } from '../src/domain/company.ts';
import { mango, pine, sprout } from '../src/theme/colors.ts';
import { chromiumArguments, findChromium } from './chromium.ts';
import { refuse } from './command-line.ts';

const assets = new URL('../src/assets/', import.meta.url);
const text = async (file: string) => readFile(new URL(file, assets), 'utf8');
const data = async (file: string, type: string) =>
  `data:${type};base64,${(await readFile(new URL(file, assets))).toString('base64')}`;

async function drawIcons(): Promise<void> {
  const icon = await text('favicon.svg');
  // Systems crop a maskable icon to their own shape: the background fills it, and the mark keeps to the middle 80 %.
  const mark = /<g.*<\/g>/s.exec(icon)?.[0] ?? '';
  const maskable = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" fill="none"><rect width="64" height="64" fill="${pine[9]}"/>${mark}</svg>`;
  const draw = async (svg: string, size: number, file: string) => {
    const png = await sharp(Buffer.from(svg), { density: (72 * size) / 64 })
      .resize(size, size)
      .png({ palette: true, effort: 10 })
      .toBuffer();
    await writeFile(new URL(file, assets), png);
  };
  await draw(icon, 192, 'icon-192.png');
  await draw(icon, 512, 'icon-512.png');
  await draw(maskable, 512, 'icon-maskable-512.png');
}

async function previewHtml(language: Language): Promise<string> {
  const catalogue = JSON.parse(
    await readFile(new URL(`../src/i18n/${language}.json`, import.meta.url), 'utf8'),
  ) as Record<string, string>;
  const title = (catalogue['home.hero.title'] ?? '').replace('<mark>', '<em>').replace('</mark>', '</em>');
  const tagline = (catalogue['shell.footer.tagline'] ?? '').replace('{year}', String(company.foundedIn));
  const script = language === 'ar' ? 'arabic' : 'latin';
  const mark = /<g.*<\/g>/s.exec(await text('favicon.svg'))?.[0] ?? '';
  const word = (await text(`brand/word-${language}.svg`)).replaceAll('#17261E', '#fff');
  return `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><style>
@font-face{font-family:heading;src:url(${await data(`fonts/heading-${script}.woff2`, 'font/woff2')})}
@font-face{font-family:text;font-weight:400 600;src:url(${await data(`fonts/text-${script}.woff2`, 'font/woff2')})}
*{margin:0;box-sizing:border-box}
body{width:1200px;height:630px;overflow:hidden;display:grid;grid-template-columns:1fr 500px;background:${pine[9]};color:#fff}
main{display:flex;flex-direction:column;padding:64px 56px 56px}
.brand{display:flex;direction:ltr;align-items:center;gap:0;align-self:flex-start}
html[lang=ar] .brand{flex-direction:row-reverse}
.brand svg{height:72px}
h1{margin:auto 0 28px;font:600 ${language === 'ar' ? '66px/1.36' : '70px/1.08'} heading;text-wrap:balance}
em{font-style:normal;color:${sprout[4]}}
p{font:400 27px/1.5 text;color:${pine[1]};text-wrap:balance}
aside{position:relative;display:grid;place-items:center;overflow:hidden;background:${mango[4]}}
aside::before{content:"";position:absolute;width:640px;height:640px;border-radius:50%;background:${mango[3]}}
img{position:relative;width:94%;transform:rotate(-7deg)}
</style><main><div class="brand"><svg viewBox="8 8 48 48" fill="none">${mark}</svg>${word}</div><h1>${title}</h1><p>${tagline}</p></main><aside><img src="${await data('drawn/brand-box-986.webp', 'image/webp')}" alt=""></aside></html>`;
}

async function drawPreviews(executablePath: string): Promise<void> {
  const browser = await chromium.launch({ executablePath, args: [...chromiumArguments] });
  try {
    const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
    for (const language of ['en', 'ar'] as const) {
      await page.setContent(await previewHtml(language));
      await page.evaluate(async () => document.fonts.ready);
      const picture = sharp(await page.screenshot());
      await picture.jpeg({ quality: 84, mozjpeg: true }).toFile(new URL(`preview-${language}.jpg`, assets).pathname);
    }
  } finally {
    await browser.close();
  }
}

const executablePath = findChromium();
if (executablePath === null) refuse('icons', 'No Chromium found. Run "node scripts/setup.mjs --browser"');
await drawIcons();
await drawPreviews(executablePath);
process.stdout.write('3 icons and 2 previews written\n');
