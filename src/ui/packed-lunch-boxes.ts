import type { PackedLunchBox } from './lunch-box.tsx';

/** Boxes that illustrate a page before any package is known: each shows foods that the meals of one package have. */
export const packedLunchBoxes = {
  pitaAndSalad: {
    layout: 'B',
    lid: 'green',
    foods: [
      { food: 'pita', x: 108, y: 96, size: 116, turn: -6 },
      { food: 'salad', x: 290, y: 96, size: 112 },
      { food: 'mango', x: 94, y: 228, size: 78, turn: -8 },
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
      { food: 'strawberry', x: 82, y: 222, size: 76, turn: -6 },
      { food: 'strawberry', x: 142, y: 224, size: 66, turn: 14 },
      { food: 'blueberries', x: 268, y: 222, size: 80, turn: -6 },
      { food: 'blueberries', x: 330, y: 224, size: 66, turn: 10 },
    ],
  },
} satisfies Record<string, PackedLunchBox>;
