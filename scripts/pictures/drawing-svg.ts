import { readFileSync } from 'node:fs';
import { type FoodName, foods } from '../../mocks/pictures/foods.ts';
import type { LunchBoxLayout, LunchBoxLid } from '../../src/ui/illustrations/lunch-box.tsx';
import { type Drawing, pictureScale, type PlacedFood, widestDrawing } from './drawings.ts';

/** The app's own drawings of an empty box and an empty plate, as SVG text. */
export interface Components {
  box: (layout: LunchBoxLayout, lid: LunchBoxLid) => string;
  plate: () => string;
}

const emojiFolder = new URL('../../node_modules/@lobehub/fluent-emoji-3d/assets/', import.meta.url);

// Foods are placed around (150, 156) and drawn larger about the plate's middle, (150, 152).
const plateScale = 1.17;
// Of a row's plates each starts this far after the one before; a plate is 300 wide.
const plateStep = 248;

const shadow = 'filter: drop-shadow(0 5px 5px rgb(23 38 30 / 22%))';

function image(food: FoodName, x: number, y: number, side: number, attributes = ''): string {
  const data = readFileSync(new URL(`${foods[food]}.webp`, emojiFolder)).toString('base64');
  const place = `x="${x - side / 2}" y="${y - side / 2}" width="${side}" height="${side}"`;
  return `<image href="data:image/webp;base64,${data}" ${place} ${attributes}/>`;
}

const placed = (list: readonly PlacedFood[]): string =>
  list
    .map(({ food, x, y, size, turn = 0 }) =>
      image(food, x, y, size * pictureScale, `transform="rotate(${turn} ${x} ${y})" style="${shadow}"`),
    )
    .join('');

const inSvg = (svg: string, content: string): string => svg.replace(/<\/svg>$/, `${content}</svg>`);

const nested = (svg: string, place: string): string => svg.replace('<svg', `<svg ${place}`);

/** A drawing as SVG text, and its size where it is shown largest (CSS px). */
export function drawingSvg(drawing: Drawing, components: Components): { svg: string; width: number; height: number } {
  if ('food' in drawing) {
    const { food, side } = drawing;
    const svg = `<svg viewBox="0 0 100 100">${image(food, 50, 50, 100)}</svg>`;
    return { svg, width: side, height: side };
  }
  if ('box' in drawing) {
    const { layout, lid, foods: list } = drawing.box;
    const width = widestDrawing(428, list);
    return { svg: inSvg(components.box(layout, lid), placed(list)), width, height: Math.round((width * 336) / 428) };
  }
  const { plates, from = 'left' } = drawing;
  const viewWidth = 300 + (plates.length - 1) * plateStep;
  const drawn = plates.map((list, index) => {
    const content = `<g transform="translate(150 152) scale(${plateScale}) translate(-150 -156)">${placed(list)}</g>`;
    const x = from === 'left' ? index * plateStep : viewWidth - 300 - index * plateStep;
    return nested(inSvg(components.plate(), content), `x="${x}" width="300" height="300"`);
  });
  const widest = Math.min(...plates.map((list) => widestDrawing(300, list, plateScale)));
  const width = plates.length === 1 ? widest : Math.min(viewWidth / 2, Math.floor((widest * viewWidth) / 300));
  return {
    svg: `<svg viewBox="0 0 ${viewWidth} 300">${drawn.join('')}</svg>`,
    width,
    height: Math.round((width * 300) / viewWidth),
  };
}
