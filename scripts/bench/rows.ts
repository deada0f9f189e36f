import { longLists } from './appending.ts';
import { changeRoutes, tapAtOnce, turnMonths, typeFirstKey } from './interactions.ts';
import { pages } from './pages.ts';

/** What a visitor does on loaded pages, by the name of its row. */
export const interactions = {
  'route-changes': changeRoutes,
  'next-month': turnMonths,
  'first-key': typeFirstKey,
  'first-tap': tapAtOnce,
} as const;

/** All rows, by their names on the command line. */
export const rowNames: readonly string[] = [
  ...pages.map(({ name }) => name),
  ...Object.keys(interactions),
  ...new Set(longLists.map(({ row }) => row)),
];
