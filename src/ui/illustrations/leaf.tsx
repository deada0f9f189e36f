type LeafProps = { className?: string | undefined };

/** A leaf that grows out of a panel's corner, in the surrounding text colour; decorative. */
export function Leaf({ className }: LeafProps) {
  return (
    <svg viewBox="0 0 60 60" className={className} aria-hidden>
      <path d="M6 54C2 26 20 4 56 4C58 38 38 58 6 54Z" fill="currentColor" />
      <path
        d="M8 52C20 40 30 30 42 20"
        stroke="#fff"
        strokeOpacity=".16"
        strokeWidth="2"
        fill="none"
        strokeLinecap="round"
      />
    </svg>
  );
}
