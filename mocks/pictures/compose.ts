// Composes the pictures that the mock's seeds refer to; `npm run pictures` draws them.
import { readFileSync } from 'node:fs';
import { foods, type FoodName } from './foods.ts';
import { plates, widePictures, type Arrangement, type WidePicture } from './plates.ts';

type Place = { x: number; y: number; size: number; turn: number };

const emojiFolder = new URL('../../node_modules/@lobehub/fluent-emoji-3d/assets/', import.meta.url);
/** Where the mock serves them from, as `/mock-media/…`. */
export const mediaFolder = new URL('../public/mock-media/', import.meta.url);

// The pictures carry an empty margin: a food of size 100 needs a picture of 113.
const pictureScale = 1.13;

/** Where foods lie on a plate of 300 around (150, 156), as in the mockups. */
const places: Record<Arrangement, readonly Place[]> = {
  one: [{ x: 150, y: 150, size: 134, turn: 0 }],
  pair: [
    { x: 118, y: 146, size: 98, turn: -6 },
    { x: 190, y: 166, size: 92, turn: 6 },
  ],
  'main-and-side': [
    { x: 138, y: 140, size: 122, turn: 0 },
    { x: 194, y: 190, size: 72, turn: 14 },
  ],
  'main-and-two': [
    { x: 136, y: 142, size: 120, turn: -5 },
    { x: 198, y: 180, size: 67, turn: 13 },
    { x: 110, y: 202, size: 52, turn: -6 },
  ],
  three: [
    { x: 120, y: 130, size: 101, turn: -6 },
    { x: 184, y: 160, size: 90, turn: 10 },
    { x: 114, y: 196, size: 68, turn: -10 },
  ],
  fruit: [
    { x: 120, y: 136, size: 90, turn: -8 },
    { x: 178, y: 150, size: 88, turn: 8 },
    { x: 134, y: 200, size: 66, turn: 0 },
  ],
};

function image(food: FoodName, { x, y, size, turn }: Place): string {
  const side = Math.round(size * pictureScale * 10) / 10;
  const data = readFileSync(new URL(`${foods[food]}.webp`, emojiFolder)).toString('base64');
  return (
    `<image href="data:image/webp;base64,${data}" x="${round(x - side / 2)}" y="${round(y - side / 2)}" ` +
    `width="${side}" height="${side}" transform="rotate(${turn} ${x} ${y})" filter="url(#s)"/>`
  );
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

const defs =
  '<defs><radialGradient id="p" cx=".42" cy=".36" r=".75"><stop offset="0" stop-color="#fff"/>' +
  '<stop offset="1" stop-color="#F8F3E8"/></radialGradient><filter id="s" x="-10%" y="-10%" width="120%" height="130%">' +
  '<feDropShadow dx="0" dy="5" stdDeviation="2.5" flood-color="#17261E" flood-opacity=".22"/></filter></defs>';

/** A plate of 300 by 300 with its foods. */
function plate(arrangement: Arrangement, names: readonly FoodName[]): string {
  const spots = places[arrangement];
  if (names.length !== spots.length)
    throw new Error(`"${arrangement}" holds ${spots.length} foods, not ${names.length}`);
  const pictures = names.map((name, index) => {
    const spot = spots[index];
    if (!spot) throw new Error(`"${arrangement}" has no place ${index}`);
    return image(name, spot);
  });
  return (
    '<ellipse cx="150" cy="168" rx="128" ry="122" fill="#17261E" opacity=".14"/><circle cx="150" cy="152" r="132" fill="#fff"/>' +
    '<circle cx="150" cy="152" r="131" fill="none" stroke="#17261E" stroke-opacity=".06" stroke-width="2"/>' +
    '<circle cx="150" cy="152" r="98" fill="url(#p)"/>' +
    '<circle cx="150" cy="152" r="98" fill="none" stroke="#17261E" stroke-opacity=".08" stroke-width="3"/>' +
    `<g transform="translate(150 152) scale(1.17) translate(-150 -156)">${pictures.join('')}</g>`
  );
}

/** 800 by 420; the foods are in the middle, because cards crop the sides. */
function wide({ ground, leaf, items }: WidePicture): string {
  const side = items.length === 1 ? 372 : items.length === 2 ? 310 : 240;
  const step = side * 0.98;
  const drawn = items.map((item, index) => {
    const centre = 400 + (index - (items.length - 1) / 2) * step;
    const place = `translate(${round(centre - side / 2)} ${round(214 - side / 2)}) scale(${side / 300})`;
    const content =
      typeof item === 'string'
        ? image(item, { x: 150, y: 152, size: 190, turn: 0 })
        : plate(item.arrangement, item.foods);
    return `<g transform="${place}">${content}</g>`;
  });
  const stem =
    '<path d="M8 52C20 40 30 30 42 20" stroke="#fff" stroke-opacity=".3" stroke-width="2" fill="none" stroke-linecap="round"/>';
  return [
    `<rect width="800" height="420" fill="${ground}"/>`,
    `<g transform="translate(36 250) scale(3.6)"><path d="M6 54C2 26 20 4 56 4C58 38 38 58 6 54Z" fill="${leaf}"/>${stem}</g>`,
    ...drawn,
  ].join('');
}

function svg(viewBox: string, content: string): string {
  return `<svg viewBox="${viewBox}">${defs}${content}</svg>`;
}

// A phone shows a meal 208 CSS px wide at most, on the home page: 416 px at two device pixels each.
const mealSide = 480;

/** A picture as SVG text, and the size of its file (px). */
export type ComposedPicture = { svg: string; width: number; height: number };

/** All pictures, by the path of their file under `mediaFolder`. */
export function composePictures(): Map<string, ComposedPicture> {
  const pictures = new Map<string, ComposedPicture>();
  for (const { slug, arrangement, foods: names } of plates) {
    const picture = svg('0 0 300 300', plate(arrangement, names));
    pictures.set(`meals/${slug}.webp`, { svg: picture, width: mealSide, height: mealSide });
  }
  for (const picture of widePictures) {
    const path = `${picture.folder}/${picture.slug}.webp`;
    pictures.set(path, { svg: svg('0 0 800 420', wide(picture)), width: 800, height: 420 });
  }
  return pictures;
}
