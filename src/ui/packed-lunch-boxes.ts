import type { PackedLunchBox } from './lunch-box.tsx';

/** Boxes packed to be shown; the lid's colour says whom a package is for (green healthy, blue chronic, mango allergy; lime is the brand). */
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
  soupAndGreens: {
    layout: 'C',
    lid: 'blue',
    foods: [
      { food: 'stew', x: 108, y: 104, size: 124 },
      { food: 'flatbread', x: 200, y: 112, size: 84, turn: 14 },
      { food: 'avocado', x: 326, y: 90, size: 84, turn: -8 },
      { food: 'peas', x: 326, y: 158, size: 72, turn: 10 },
      { food: 'cucumber', x: 326, y: 224, size: 78, turn: -14 },
      { food: 'blueberries', x: 94, y: 232, size: 68 },
      { food: 'green-apple', x: 176, y: 230, size: 68, turn: 8 },
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
  sandwichAndCarrots: {
    layout: 'D',
    lid: 'green',
    foods: [
      { food: 'sandwich', x: 108, y: 90, size: 112, turn: -4 },
      { food: 'cucumber', x: 210, y: 90, size: 80, turn: -12 },
      { food: 'tomato', x: 296, y: 90, size: 78, turn: 8 },
      { food: 'kiwi', x: 82, y: 222, size: 76, turn: -6 },
      { food: 'strawberry', x: 144, y: 224, size: 62, turn: 10 },
      { food: 'carrot', x: 262, y: 222, size: 78, turn: -8 },
      { food: 'broccoli', x: 328, y: 224, size: 70, turn: 8 },
    ],
  },
  saladAndEgg: {
    layout: 'A',
    lid: 'blue',
    foods: [
      { food: 'salad', x: 124, y: 112, size: 132 },
      { food: 'egg', x: 160, y: 202, size: 92, turn: 12 },
      { food: 'herbs', x: 88, y: 218, size: 66, turn: -20 },
      { food: 'green-apple', x: 286, y: 84, size: 74, turn: -8 },
      { food: 'peas', x: 336, y: 88, size: 70, turn: 10 },
      { food: 'avocado', x: 288, y: 216, size: 76, turn: -6 },
      { food: 'blueberries', x: 336, y: 224, size: 62, turn: 8 },
    ],
  },
  riceAndFalafel: {
    layout: 'B',
    lid: 'mango',
    foods: [
      { food: 'rice', x: 108, y: 96, size: 112 },
      { food: 'falafel', x: 290, y: 96, size: 108 },
      { food: 'mango', x: 94, y: 228, size: 80, turn: -8 },
      { food: 'pineapple', x: 200, y: 226, size: 84, turn: 6 },
      { food: 'grapes', x: 304, y: 228, size: 80 },
    ],
  },
} satisfies Record<string, PackedLunchBox>;
