import type { PackedLunchBox } from './lunch-box.tsx';

/** Boxes that illustrate a page and are no package's; a package's own box is drawn from its meals (meal-box.ts). */
export const packedLunchBoxes = {
  pitaAndSalad: {
    layout: 'B',
    lid: 'green',
    foods: [
      { food: 'pita', x: 108, y: 96, size: 116, turn: -6 },
      { food: 'salad', x: 290, y: 96, size: 112 },
      { food: 'orange', x: 94, y: 228, size: 78, turn: -8 },
      { food: 'banana', x: 200, y: 226, size: 84, turn: 6 },
      { food: 'grapes', x: 304, y: 228, size: 80 },
    ],
  },
  pastaAndFruit: {
    layout: 'D',
    lid: 'mango',
    foods: [
      { food: 'pasta', x: 110, y: 90, size: 112 },
      { food: 'tomato', x: 210, y: 90, size: 80, turn: -8 },
      { food: 'sweetcorn', x: 300, y: 88, size: 96, turn: 10 },
      { food: 'pear', x: 82, y: 222, size: 76, turn: -6 },
      { food: 'apple', x: 142, y: 224, size: 72, turn: 8 },
      { food: 'watermelon', x: 268, y: 222, size: 84, turn: -6 },
      { food: 'cherries', x: 328, y: 224, size: 66, turn: 6 },
    ],
  },
} satisfies Record<string, PackedLunchBox>;
