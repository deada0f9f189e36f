import type { FoodName } from './foods.ts';

/** How two or three foods lie on a plate; the order of `foods` is the order of the places. */
export type Arrangement = 'one' | 'pair' | 'main-and-side' | 'main-and-two' | 'three' | 'fruit';

export type PlatePicture = { slug: string; arrangement: Arrangement; foods: readonly FoodName[] };

/** The meals that have a picture, at `/mock-media/meals/<slug>.webp`. No peanuts, bacon, sweets or alcohol (design.md#brand). */
export const plates: readonly PlatePicture[] = [
  { slug: 'herb-chicken-rice', arrangement: 'three', foods: ['rice', 'chicken', 'broccoli'] },
  { slug: 'lentil-soup', arrangement: 'main-and-side', foods: ['stew', 'flatbread'] },
  { slug: 'wholewheat-wrap', arrangement: 'main-and-two', foods: ['wrap', 'cucumber', 'tomato'] },
  { slug: 'tomato-pasta', arrangement: 'main-and-side', foods: ['pasta', 'sweetcorn'] },
  { slug: 'falafel-salad', arrangement: 'pair', foods: ['falafel', 'salad'] },
  { slug: 'oat-bowl-berries', arrangement: 'main-and-two', foods: ['bowl', 'strawberry', 'blueberries'] },
  { slug: 'bean-stew-sweet-potato', arrangement: 'main-and-side', foods: ['stew', 'sweetPotato'] },
  { slug: 'cheese-sandwich', arrangement: 'main-and-two', foods: ['sandwich', 'cucumber', 'tomato'] },
  { slug: 'stuffed-pita', arrangement: 'main-and-two', foods: ['pita', 'cucumber', 'olive'] },
  { slug: 'grilled-fish-potatoes', arrangement: 'three', foods: ['fish', 'potato', 'lemon'] },
  { slug: 'chicken-kabsa', arrangement: 'main-and-two', foods: ['pan', 'chicken', 'tomato'] },
  { slug: 'vegetable-omelette', arrangement: 'main-and-two', foods: ['friedEgg', 'greens', 'tomato'] },
  { slug: 'egg-avocado-toast', arrangement: 'three', foods: ['avocado', 'egg', 'bread'] },
  { slug: 'chicken-green-salad', arrangement: 'pair', foods: ['salad', 'chicken'] },
  { slug: 'vegetable-rice', arrangement: 'three', foods: ['rice', 'carrot', 'peas'] },
  { slug: 'rice-and-beans', arrangement: 'three', foods: ['rice', 'beans', 'pepper'] },
  { slug: 'labneh-flatbread', arrangement: 'main-and-two', foods: ['flatbread', 'cucumber', 'olive'] },
  { slug: 'cheese-fruit-plate', arrangement: 'three', foods: ['cheese', 'grapes', 'apple'] },
  { slug: 'yoghurt-mango-kiwi', arrangement: 'main-and-two', foods: ['bowl', 'mango', 'kiwi'] },
  { slug: 'vegetable-dumplings', arrangement: 'main-and-two', foods: ['dumpling', 'carrot', 'peas'] },
  { slug: 'mild-chicken-curry', arrangement: 'main-and-side', foods: ['curry', 'herbs'] },
  { slug: 'chicken-noodle-soup', arrangement: 'main-and-side', foods: ['noodles', 'carrot'] },
  { slug: 'kofta-and-mash', arrangement: 'three', foods: ['falafel', 'potato', 'peas'] },
  { slug: 'chicken-burger', arrangement: 'main-and-two', foods: ['burger', 'cucumber', 'tomato'] },
  { slug: 'turkey-taco', arrangement: 'main-and-side', foods: ['taco', 'avocado'] },
  { slug: 'mujaddara', arrangement: 'three', foods: ['rice', 'beans', 'onion'] },
  { slug: 'aubergine-bake', arrangement: 'three', foods: ['aubergine', 'tomato', 'herbs'] },
  { slug: 'stuffed-pepper', arrangement: 'main-and-side', foods: ['pepper', 'rice'] },
  { slug: 'banana-oat-bowl', arrangement: 'main-and-side', foods: ['bowl', 'banana'] },
  { slug: 'quinoa-avocado-salad', arrangement: 'main-and-two', foods: ['salad', 'avocado', 'lemon'] },
  { slug: 'shrimp-rice', arrangement: 'three', foods: ['rice', 'shrimp', 'lemon'] },
  { slug: 'sweetcorn-soup', arrangement: 'main-and-side', foods: ['stew', 'sweetcorn'] },
  { slug: 'chicken-potato-roast', arrangement: 'three', foods: ['chicken', 'potato', 'carrot'] },
  { slug: 'green-vegetable-plate', arrangement: 'three', foods: ['broccoli', 'peas', 'lemon'] },
  { slug: 'fruit-plate', arrangement: 'fruit', foods: ['watermelon', 'strawberry', 'grapes'] },
  { slug: 'breakfast-box', arrangement: 'three', foods: ['bread', 'egg', 'milk'] },
];

export type WidePicture = {
  /** Folder under `/mock-media` and file name without `.webp`. */
  folder: 'articles' | 'events' | 'news';
  slug: string;
  /** The background, and the leaf in its corner, one shade darker. */
  ground: string;
  leaf: string;
  /** Placed side by side; a plate holds foods, a single item has no plate. */
  items: readonly ({ arrangement: Arrangement; foods: readonly FoodName[] } | FoodName)[];
};

const berry = { ground: '#BAD2F8', leaf: '#8FB4F1' };
const mango = { ground: '#FFDD98', leaf: '#FFCC66' };
const pine = { ground: '#B4DDC2', leaf: '#86C7A0' };
const tomato = { ground: '#FFC0B1', leaf: '#FA9A85' };
const sprout = { ground: '#D0E874', leaf: '#AECF38' };
const paleBerry = { ground: '#DCE8FC', leaf: '#BAD2F8' };
const paleMango = { ground: '#FFECC7', leaf: '#FFDD98' };

/** Pictures of articles, events and news, at `/mock-media/<folder>/<slug>.webp`; wide, what matters in the middle. */
export const widePictures: readonly WidePicture[] = [
  {
    folder: 'articles',
    slug: 'steady-day-with-diabetes',
    ...berry,
    items: [{ arrangement: 'three', foods: ['greenApple', 'egg', 'blueberries'] }],
  },
  {
    folder: 'articles',
    slug: 'breakfast-until-break',
    ...mango,
    items: [{ arrangement: 'one', foods: ['bowl'] }],
  },
  {
    folder: 'articles',
    slug: 'drinking-more-water',
    ...pine,
    items: [{ arrangement: 'pair', foods: ['lemon', 'cherries'] }],
  },
  {
    folder: 'articles',
    slug: 'reading-a-food-label',
    ...tomato,
    items: [{ arrangement: 'main-and-side', foods: ['sandwich', 'cucumber'] }],
  },
  {
    folder: 'articles',
    slug: 'no-to-vegetables',
    ...sprout,
    items: [{ arrangement: 'main-and-side', foods: ['salad', 'tomato'] }],
  },
  {
    folder: 'articles',
    slug: 'calcium-without-milk',
    ...paleBerry,
    items: [{ arrangement: 'one', foods: ['milk'] }],
  },
  {
    folder: 'articles',
    slug: 'sweet-without-sugar',
    ...paleMango,
    items: [{ arrangement: 'pair', foods: ['mango', 'kiwi'] }],
  },
  {
    folder: 'articles',
    slug: 'how-big-a-school-lunch',
    ...pine,
    items: [{ arrangement: 'main-and-side', foods: ['rice', 'chicken'] }],
  },
  {
    folder: 'articles',
    slug: 'first-week-at-school',
    ...berry,
    items: [{ arrangement: 'one', foods: ['backpack'] }],
  },
  {
    folder: 'articles',
    slug: 'fasting-children',
    ...tomato,
    items: [{ arrangement: 'fruit', foods: ['orange', 'banana', 'strawberry'] }],
  },
  {
    folder: 'events',
    slug: 'school-open-day',
    ...sprout,
    items: [
      { arrangement: 'fruit', foods: ['watermelon', 'strawberry', 'grapes'] },
      { arrangement: 'one', foods: ['pita'] },
      { arrangement: 'one', foods: ['salad'] },
    ],
  },
  {
    folder: 'events',
    slug: 'class-party',
    ...berry,
    items: ['balloon', { arrangement: 'pair', foods: ['pineapple', 'kiwi'] }, 'party'],
  },
  {
    folder: 'events',
    slug: 'sports-day',
    ...mango,
    items: ['football', { arrangement: 'fruit', foods: ['orange', 'banana', 'apple'] }, 'juice'],
  },
  { folder: 'news', slug: 'new-kitchen', ...pine, items: ['house', 'van', 'school'] },
  {
    folder: 'news',
    slug: 'new-menu',
    ...tomato,
    items: [
      { arrangement: 'pair', foods: ['falafel', 'salad'] },
      { arrangement: 'main-and-side', foods: ['pasta', 'sweetcorn'] },
    ],
  },
  { folder: 'news', slug: 'ramadan-hours', ...paleBerry, items: ['moon', { arrangement: 'one', foods: ['stew'] }] },
];
