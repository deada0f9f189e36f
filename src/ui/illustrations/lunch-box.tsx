import { useId } from 'react';
import { classNames } from '#src/ui/layout/class-names.ts';
import classes from './lunch-box.module.css';
import type { PlacedMeal } from './meal-box.ts';
import { PlateSprout } from './plate-sprout.tsx';

export type LunchBoxLayout = 'A' | 'B' | 'C' | 'D' | 'E';
export type LunchBoxLid = 'green' | 'blue' | 'mango' | 'lime';

type Compartment = { x: number; y: number; width: number; height: number; radius: number; fill: string };

/** The drawing's viewBox: the box, its shadow and the margin. */
const view = { x: -14, y: -10, width: 428, height: 336 };

/** Four layouts with inner trays and one undivided layout, in the box's units (400 wide, 300 high). */
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
  /** Pictures of meals, each in a bowl. */
  meals?: readonly PlacedMeal[];
  /** Loads the pictures immediately: the box is on the first screen. */
  eager?: boolean | undefined;
  className?: string | undefined;
};

const noMeals: readonly PlacedMeal[] = [];

/**
 * A lunch box from above; decorative, never mirrored. Fills its container up to the width at which meals stay sharp.
 */
export function LunchBox({ layout, lid, meals = noMeals, eager = false, className }: LunchBoxProps) {
  const id = useId();
  const { top, bottom } = lids[lid];
  return (
    <div className={classNames(classes.box, className)} aria-hidden>
      <svg viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`} className={classes.drawing}>
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
        {meals.map(({ url, x, y, radius }) => (
          <g key={`${x}-${y}`}>
            <ellipse cx={x} cy={y + radius * 0.1} rx={radius} ry={radius * 0.96} fill="#17261E" opacity=".14" />
            <circle cx={x} cy={y} r={radius} fill="#fff" />
            {url === null && <PlateSprout x={x} y={y} size={radius} />}
          </g>
        ))}
      </svg>
      {meals.map((meal) =>
        meal.url === null ? null : (
          <span key={`${meal.x}-${meal.y}`} className={classes.bowl} style={bowlPlace(meal)}>
            {/* An image inside an SVG can't be lazy-loaded. */}
            <img
              src={meal.url}
              alt=""
              width={300}
              height={300}
              loading={eager ? 'eager' : 'lazy'}
              decoding="async"
              className={classes.meal}
            />
          </span>
        ),
      )}
    </div>
  );
}

const share = (part: number, whole: number) => `${((part / whole) * 100).toFixed(2)}%`;

/** A bowl's position over the drawing. */
function bowlPlace({ x, y, radius }: PlacedMeal) {
  return {
    insetInlineStart: share(x - radius - view.x, view.width),
    insetBlockStart: share(y - radius - view.y, view.height),
    inlineSize: share(2 * radius, view.width),
  };
}
