import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { boxes, drawings, largestFoodSize, widestDrawing } from './drawings.ts';
import { drawnFolder, drawnFrom, drawnList } from './drawn-from.ts';

it('a box never grows until its largest food is drawn above 180 px', () => {
  for (const { foods } of Object.values(boxes)) {
    const width = widestDrawing(428, foods);
    const largest = Math.max(...foods.map(({ size }) => size * 1.13 * (width / 428)));
    expect(largest).toBeLessThanOrEqual(largestFoodSize);
    expect(largest).toBeGreaterThan(largestFoodSize - 1);
  }
});

it('the drawn pictures are fresh: "npm run pictures" draws them again', async () => {
  expect(readFileSync(drawnList, 'utf8')).toContain(`// drawn from ${await drawnFrom()}\n`);
  const files = Object.entries(drawings).flatMap(([name, { widths }]) =>
    widths.map((width) => `${name}-${width}.webp`),
  );
  expect(
    readdirSync(drawnFolder)
      .filter((name) => name.endsWith('.webp'))
      .toSorted(),
  ).toEqual(files.toSorted());
});
