import { expect, it } from 'vitest';
import { brandLunchBox } from './brand-lunch-box.ts';
import { packedLunchBoxes } from './packed-lunch-boxes.ts';
import { largestFoodSize, widestDrawing } from './placed-food.tsx';

it('a drawing never grows until its largest food is drawn above 180 px', () => {
  for (const { foods } of [brandLunchBox, ...Object.values(packedLunchBoxes)]) {
    const width = widestDrawing(428, foods);
    const largest = Math.max(...foods.map(({ size }) => size * 1.13 * (width / 428)));
    expect(largest).toBeLessThanOrEqual(largestFoodSize);
    expect(largest).toBeGreaterThan(largestFoodSize - 1);
  }
});
