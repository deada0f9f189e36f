import type { AllergyTexts } from './care-card-texts.ts';
import { signsOf } from './severity-signs.ts';

/** One to three triangles, so that the severity can be seen from afar and without colour. Decorative: words name it. */
export function SeveritySign({
  severity,
  className,
}: {
  severity: AllergyTexts['severity'];
  className?: string | undefined;
}) {
  const signs = Array.from({ length: signsOf[severity] }, (_each, index) => index * 12);
  return (
    <svg className={className} viewBox={`0 0 ${signs.length * 12 - 2} 10`} aria-hidden>
      {signs.map((left) => (
        <path key={left} d={`M${left} 10L${left + 5} 0L${left + 10} 10Z`} fill="currentColor" />
      ))}
    </svg>
  );
}
