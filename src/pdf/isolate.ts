const LEFT_TO_RIGHT_ISOLATE = '\u2066';
const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';

/** A part of a text that keeps its own direction. */
export interface TextPart {
  text: string;
  /** Null for a part with the direction of the surrounding text. */
  direction: 'ltr' | 'auto' | null;
}

/** Isolates a phone number, order number or percentage, which is read left-to-right inside any text. */
export function leftToRight(text: string): string {
  return `${LEFT_TO_RIGHT_ISOLATE}${text}${POP_ISOLATE}`;
}

/** Isolates a name, a date or an amount, which keeps its own direction inside any text. */
export function isolated(text: string): string {
  return `${FIRST_STRONG_ISOLATE}${text}${POP_ISOLATE}`;
}

/**
 * Splits a text at the isolates of `leftToRight` and `isolated`, for a page to render as `bdi` elements. Isolates can't
 * be nested.
 */
export function partsOf(text: string): TextPart[] {
  return text
    .split(/([\u2066\u2068][^\u2069]*\u2069)/)
    .filter((part) => part !== '')
    .map((part) => {
      if (part.startsWith(LEFT_TO_RIGHT_ISOLATE)) return { text: part.slice(1, -1), direction: 'ltr' };
      if (part.startsWith(FIRST_STRONG_ISOLATE)) return { text: part.slice(1, -1), direction: 'auto' };
      return { text: part, direction: null };
    });
}
