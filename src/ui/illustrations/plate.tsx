import { useId, useState } from 'react';
import { drawingRole } from './drawing-props.ts';
import { classNames } from '#src/ui/layout/class-names.ts';
import { PlateSprout } from './plate-sprout.tsx';
import classes from './plate.module.css';

/** Background colours of plates, in the order in which a list of meals uses them. */
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

/** A white plate with a sprout. */
function PlateWithoutPicture({ label }: { label: string | undefined }) {
  const id = useId();
  return (
    <svg viewBox="0 0 300 300" className={classes.inPanel} {...drawingRole(label)}>
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
      <PlateSprout x={150} y={150} size={104} />
    </svg>
  );
}

type PlateProps = {
  tint: PlateTint;
  /** Width divided by height of the tinted panel; 1 is a square. */
  ratio?: number;
  /** The alternative text; without it the picture is decorative. */
  label?: string;
  /** Null shows a plate with a sprout, and so does an image that fails to load. */
  imageUrl: string | null;
  /** Loads immediately: the picture is on the first screen. */
  eager?: boolean | undefined;
  className?: string;
};

/** A meal's picture in a tinted panel that keeps its light colour in both colour schemes. */
export function Plate({ tint, ratio = 1, label, imageUrl, eager = false, className }: PlateProps) {
  const [failedUrl, setFailedUrl] = useState<string>();
  return (
    <div className={classNames(classes.panel, className)} data-tint={tint} style={{ aspectRatio: ratio }}>
      {imageUrl !== null && imageUrl !== failedUrl ? (
        <img
          className={classes.image}
          src={imageUrl}
          alt={label ?? ''}
          width={300}
          height={300}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          onError={() => {
            setFailedUrl(imageUrl);
          }}
        />
      ) : (
        <PlateWithoutPicture label={label} />
      )}
    </div>
  );
}
