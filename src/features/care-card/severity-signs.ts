import type { AllergyTexts } from './care-card-texts.ts';

/** How many triangles stand for a severity, on the page and in the PDF; an unknown one may be severe. */
export const signsOf: Record<AllergyTexts['severity'], number> = { severe: 3, unknown: 3, moderate: 2, mild: 1 };
