import type { PackedLunchBox } from './lunch-box.tsx';

/** The box that stands for the brand, under its lime lid; apart from the others, since home opens with it alone. */
export const brandLunchBox = {
  layout: 'A',
  lid: 'lime',
  foods: [
    { food: 'rice', x: 108, y: 122, size: 138, turn: -6 },
    { food: 'chicken', x: 158, y: 192, size: 124, turn: 14 },
    { food: 'herbs', x: 86, y: 220, size: 66, turn: -20 },
    { food: 'broccoli', x: 288, y: 86, size: 82, turn: -8 },
    { food: 'carrot', x: 334, y: 88, size: 78, turn: 12 },
    { food: 'strawberry', x: 284, y: 214, size: 66, turn: -12 },
    { food: 'blueberries', x: 332, y: 226, size: 66, turn: 8 },
    { food: 'strawberry', x: 316, y: 192, size: 44, turn: 18 },
  ],
} as const satisfies PackedLunchBox;
