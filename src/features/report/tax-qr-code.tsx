import { encode } from 'uqr';

/** The modules of white around the code that a reader needs. */
const QUIET = 4;

/**
 * Draws the tax QR code that the server sent. It is dark on white in both colour schemes, because many readers don't
 * read it otherwise.
 */
export function TaxQrCode({ payload, label }: { payload: string; label: string }) {
  const { data, size } = encode(payload, { border: QUIET, ecc: 'M' });
  const path = data.flatMap((line, row) => line.map((isDark, column) => (isDark ? `M${column} ${row}h1v1h-1z` : '')));
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path.join('')} fill="#000" />
    </svg>
  );
}
