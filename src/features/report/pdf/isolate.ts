const LEFT_TO_RIGHT_ISOLATE = '\u2066';
const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';

/** A part of a text that keeps its own direction. */
export interface TextPart {
  text: string;
  /** Null for what runs with the text around it. */
  direction: 'ltr' | 'auto' | null;
}

/** A phone number, order number or share of hundred: read left-to-right inside any text. */
export function leftToRight(text: string): string {
  return `${LEFT_TO_RIGHT_ISOLATE}${text}${POP_ISOLATE}`;
}

/** A name, a date or an amount: keeps its own direction inside any text. */
export function isolated(text: string): string {
  return `${FIRST_STRONG_ISOLATE}${text}${POP_ISOLATE}`;
}

/** The parts that `leftToRight` and `isolated` set apart, for a page to put into `bdi` elements. Isolates don't nest. */
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
