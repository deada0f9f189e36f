import type { Package } from '#src/api/generated/model/package.ts';

/** The badge's colour of a category; the lunch box's lid has the same. */
export const categoryTones = { healthy: 'pine', chronic: 'info', allergy: 'warm' } as const satisfies Record<
  Package['category'],
  string
>;
