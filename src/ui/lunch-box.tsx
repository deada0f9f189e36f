import { useId } from 'react';
import { drawingRole } from './drawing-props.ts';
import { classNames } from './class-names.ts';
import classes from './lunch-box.module.css';
import type { PlacedMeal } from './meal-box.ts';
import { PlacedFoods, widestDrawing, type PlacedFood } from './placed-food.tsx';

export type LunchBoxLayout = 'A' | 'B' | 'C' | 'D' | 'E';
export type LunchBoxLid = 'green' | 'blue' | 'mango' | 'lime';

/** A box packed to be shown. */
export type PackedLunchBox = { layout: LunchBoxLayout; lid: LunchBoxLid; foods: readonly PlacedFood[] };

type Compartment = { x: number; y: number; width: number; height: number; radius: number; fill: string };

const viewWidth = 428;

/** Meals' pictures are 300 px: in CSS px, about as wide as a box with drawn foods. */
const widestMealBox = 480;

// A plate's rim in a meal's picture, as a share of half the picture's side.
const rimShare = 0.88;

/** The four inner trays of DESIGN.md §2 and one undivided, in the box's own units (400 wide, 300 high). */
const compartments: Record<LunchBoxLayout, readonly Compartment[]> = {
  A: [
    { x: 24, y: 24, width: 204, height: 252, radius: 34, fill: '#F8FCE7' },
    { x: 240, y: 24, width: 136, height: 120, radius: 30, fill: '#FFECC7' },
    { x: 240, y: 156, width: 136, height: 120, radius: 30, fill: '#FFDFD7' },
  ],
  B: [
    { x: 24, y: 24, width: 170, height: 140, radius: 32, fill: '#EDF7F0' },
    { x: 206, y: 24, width: 170, height: 140, radius: 32, fill: '#FFF7E6' },
    { x: 24, y: 176, width: 352, height: 100, radius: 30, fill: '#FFECC7' },
  ],
  C: [
    { x: 24, y: 24, width: 240, height: 150, radius: 34, fill: '#EEF4FE' },
    { x: 276, y: 24, width: 100, height: 252, radius: 30, fill: '#F8FCE7' },
    { x: 24, y: 186, width: 240, height: 90, radius: 28, fill: '#FFF7E6' },
  ],
  D: [
    { x: 24, y: 24, width: 352, height: 130, radius: 34, fill: '#FFF7E6' },
    { x: 24, y: 166, width: 170, height: 110, radius: 30, fill: '#EFF8CC' },
    { x: 206, y: 166, width: 170, height: 110, radius: 30, fill: '#FFDFD7' },
  ],
  E: [{ x: 24, y: 24, width: 352, height: 252, radius: 36, fill: '#FFF7E6' }],
};

const lids: Record<LunchBoxLid, { top: string; bottom: string }> = {
  green: { top: '#86C7A0', bottom: '#2F9463' },
  blue: { top: '#8FB4F1', bottom: '#4478DB' },
  mango: { top: '#FFCC66', bottom: '#F7A51F' },
  lime: { top: '#C0DF52', bottom: '#8FB024' },
};

type LunchBoxProps = {
  layout: LunchBoxLayout;
  lid: LunchBoxLid;
  foods?: readonly PlacedFood[];
  /** Pictures of meals, each in a bowl. */
  meals?: readonly PlacedMeal[];
  /** Says what lies in the box; without it the box is decoration. */
  label?: string;
  className?: string | undefined;
};

const noFoods: readonly PlacedFood[] = [];
const noMeals: readonly PlacedMeal[] = [];

/** A lunch box seen from above. It fills its container up to the width at which its foods stay sharp, and never mirrors. */
export function LunchBox({ layout, lid, foods = noFoods, meals = noMeals, label, className }: LunchBoxProps) {
  const id = useId();
  const { top, bottom } = lids[lid];
  return (
    <svg
      viewBox={`-14 -10 ${viewWidth} 336`}
      className={classNames(classes.box, className)}
      style={{ maxInlineSize: foods.length > 0 ? widestDrawing(viewWidth, foods) : widestMealBox }}
      {...drawingRole(label)}
    >
      <defs>
        <linearGradient id={`${id}-rim`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={top} />
          <stop offset="1" stopColor={bottom} />
        </linearGradient>
        <linearGradient id={`${id}-shade`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#17261E" stopOpacity=".16" />
          <stop offset=".22" stopColor="#17261E" stopOpacity=".03" />
          <stop offset="1" stopColor="#fff" stopOpacity=".18" />
        </linearGradient>
      </defs>
      <rect x="8" y="24" width="384" height="290" rx="58" fill="#17261E" opacity=".13" />
      <rect width="400" height="308" rx="58" fill={bottom} />
      <rect width="400" height="300" rx="58" fill={`url(#${id}-rim)`} />
      <rect
        x="5"
        y="4"
        width="390"
        height="290"
        rx="54"
        fill="none"
        stroke="#fff"
        strokeOpacity=".45"
        strokeWidth="3"
      />
      {compartments[layout].map(({ x, y, width, height, radius, fill }) => (
        <g key={`${x}-${y}`}>
          <rect x={x} y={y} width={width} height={height} rx={radius} fill={fill} />
          <rect x={x} y={y} width={width} height={height} rx={radius} fill={`url(#${id}-shade)`} />
          <rect
            x={x + 1.5}
            y={y + 1.5}
            width={width - 3}
            height={height - 3}
            rx={radius - 1.5}
            fill="none"
            stroke="#17261E"
            strokeOpacity=".09"
            strokeWidth="3"
          />
        </g>
      ))}
      <PlacedFoods foods={foods} />
      {meals.map((meal, index) => (
        <MealBowl key={`${meal.x}-${meal.y}`} {...meal} clipId={`${id}-bowl-${index}`} />
      ))}
    </svg>
  );
}

/** A meal's picture, cut round at its plate's rim. */
function MealBowl({ url, x, y, radius, clipId }: PlacedMeal & { clipId: string }) {
  const half = radius / rimShare;
  return (
    <g>
      <ellipse cx={x} cy={y + radius * 0.1} rx={radius} ry={radius * 0.96} fill="#17261E" opacity=".14" />
      <circle cx={x} cy={y} r={radius} fill="#fff" />
      <clipPath id={clipId}>
        <circle cx={x} cy={y} r={radius} />
      </clipPath>
      <image
        href={url}
        x={x - half}
        y={y - half * 1.013}
        width={2 * half}
        height={2 * half}
        preserveAspectRatio="xMidYMid slice"
        clipPath={`url(#${clipId})`}
      />
    </g>
  );
}
