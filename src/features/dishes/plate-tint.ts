import { plateTints } from '#src/ui/illustrations/plate.tsx';

/** The background tint of a meal's picture, the same wherever the meal is shown. */
export function plateTintOf({ id }: { id: number }) {
  return plateTints[(id - 1) % plateTints.length] ?? 'sprout';
}
