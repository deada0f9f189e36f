interface PlateSproutProps {
  /** The centre of the plate and the size of the sprout, in the units of the drawing. */
  x: number;
  y: number;
  size: number;
}

/** What lies on a plate whose dish has no picture: a sprout, so that it does not look empty. Part of an SVG drawing. */
export function PlateSprout({ x, y, size }: PlateSproutProps) {
  const scale = size / 48;
  return (
    <g transform={`translate(${x - size / 2} ${y - size / 2}) scale(${scale})`}>
      <path d="M24 44V25" fill="none" stroke="#56AE7E" strokeWidth="3" strokeLinecap="round" />
      <path d="M24 27C23 14 30 5 44 4C45 18 36 27 24 27Z" fill="#86C7A0" />
      <path d="M24 34C13 34 5 27 4 15C16 15 24 23 24 34Z" fill="#B4DDC2" />
    </g>
  );
}
