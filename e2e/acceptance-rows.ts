/** How many rows each chapter of the acceptance list has; a row's id is its chapter's letter and its number, as in `S05`. */
const chapters = { R: 34, L: 8, C: 13, A: 12, S: 5, P: 9, O: 7, H: 9, E: 6, W: 3, X: 4 } as const;

/** Every row that the product is measured by, in the list's order. */
export const acceptanceRows: readonly string[] = Object.entries(chapters).flatMap(([chapter, count]) =>
  Array.from({ length: count }, (_, index) => `${chapter}${String(index + 1).padStart(2, '0')}`),
);

/** The rows that a test proves: the ids that its title begins with, as in "R16 H09 A parent reads what is new". */
export function rowsOf(title: string): string[] {
  return /^(?:[A-Z]\d{2} )+/.exec(title)?.[0].trim().split(' ') ?? [];
}
