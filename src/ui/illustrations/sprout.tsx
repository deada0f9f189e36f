import { classNames } from '#src/ui/layout/class-names.ts';
import classes from './sprout.module.css';

type SproutProps = {
  /** `grown`, or not grown: `dashed` if it can be selected, `outlined` if it is only shown. */
  variant: 'grown' | 'dashed' | 'outlined';
  /** The number of sprouts side by side, at least one; one by default. */
  count?: number;
  className?: string | undefined;
};

const size = 48;
const gap = 4.5;

const stem = (x: number) => `M${24 + x} 44V25`;
const upperLeaf = (x: number) =>
  `M${24 + x} 27C${23 + x} 14 ${30 + x} 5 ${44 + x} 4C${45 + x} 18 ${36 + x} 27 ${24 + x} 27Z`;
const lowerLeaf = (x: number) =>
  `M${24 + x} 34C${13 + x} 34 ${5 + x} 27 ${4 + x} 15C${16 + x} 15 ${24 + x} 23 ${24 + x} 34Z`;

/**
 * The sprouts of a rating as one drawing; decorative, never mirrored. Its width follows from the height and the count.
 */
export function Sprout({ variant, count = 1, className }: SproutProps) {
  const places = Array.from({ length: count }, (_, place) => place * (size + gap));
  const draw = (part: (x: number) => string) => places.map(part).join('');
  return (
    <svg
      viewBox={`0 0 ${count * (size + gap) - gap} ${size}`}
      className={classNames(classes.sprout, className)}
      data-variant={variant}
      aria-hidden
    >
      <path d={draw(stem)} />
      <path d={draw(upperLeaf)} />
      <path d={draw(lowerLeaf)} />
    </svg>
  );
}
