import { useId, useState } from 'react';
import { drawingRole } from './drawing-props.ts';
import { PlacedFoods, widestDrawing, type PlacedFood } from './placed-food.tsx';
import { classNames } from './class-names.ts';
import classes from './plate.module.css';

/** Grounds that a plate may lie on, in the order in which a list of meals goes through them. */
export const plateTints = [
  'sprout',
  'mango',
  'berry',
  'tomato',
  'pine',
  'pale-berry',
  'pale-mango',
  'pale-pine',
] as const;
export type PlateTint = (typeof plateTints)[number];

// Foods are placed around (150, 156) and drawn larger about the plate's middle, (150, 152).
const foodScale = 1.17;
const viewWidth = 300;

type DrawnPlateProps = {
  foods: readonly PlacedFood[];
  /** Says what lies on the plate; without it the plate is decoration. */
  label?: string | undefined;
  className?: string | undefined;
};

/** A white plate with two or three foods, on no ground. It fills its container up to the width at which its foods stay sharp. */
export function DrawnPlate({ foods, label, className }: DrawnPlateProps) {
  const id = useId();
  return (
    <svg
      viewBox={`0 0 ${viewWidth} 300`}
      className={classNames(classes.drawn, className)}
      style={{ maxInlineSize: widestDrawing(viewWidth, foods, foodScale) }}
      {...drawingRole(label)}
    >
      <defs>
        <radialGradient id={id} cx=".42" cy=".36" r=".75">
          <stop offset="0" stopColor="#fff" />
          <stop offset="1" stopColor="#F8F3E8" />
        </radialGradient>
      </defs>
      <ellipse cx="150" cy="168" rx="128" ry="122" fill="#17261E" opacity=".14" />
      <circle cx="150" cy="152" r="132" fill="#fff" />
      <circle cx="150" cy="152" r="131" fill="none" stroke="#17261E" strokeOpacity=".06" strokeWidth="2" />
      <circle cx="150" cy="152" r="98" fill={`url(#${id})`} />
      <circle cx="150" cy="152" r="98" fill="none" stroke="#17261E" strokeOpacity=".08" strokeWidth="3" />
      <g transform={`translate(150 152) scale(${foodScale}) translate(-150 -156)`}>
        <PlacedFoods foods={foods} />
      </g>
    </svg>
  );
}

type PlateProps = {
  tint: PlateTint;
  /** Width divided by height of the tinted panel; 1 is a square. */
  ratio?: number;
  /** Says what the picture shows; without it the picture is decoration. */
  label?: string;
  className?: string;
} & ({ imageUrl: string; foods?: never } | { foods: readonly PlacedFood[]; imageUrl?: never });

/**
 * A meal's picture: a plate (drawn from `foods`) or the image at `imageUrl`, inside a tinted panel that keeps its light
 * colour in both colour schemes. An image that can't be loaded leaves an empty plate.
 */
export function Plate({ tint, ratio = 1, label, className, imageUrl, foods }: PlateProps) {
  const [failedUrl, setFailedUrl] = useState<string>();
  const showsImage = imageUrl !== undefined && imageUrl !== failedUrl;
  return (
    <div className={classNames(classes.panel, className)} data-tint={tint} style={{ aspectRatio: ratio }}>
      {showsImage ? (
        <img
          className={classes.image}
          src={imageUrl}
          alt={label ?? ''}
          width={300}
          height={300}
          loading="lazy"
          decoding="async"
          onError={() => {
            setFailedUrl(imageUrl);
          }}
        />
      ) : (
        <DrawnPlate foods={foods ?? []} label={label} className={classes.inPanel} />
      )}
    </div>
  );
}
