import { useDebouncedValue } from '@mantine/hooks';

/** A shorter wait shows no message: it would only flicker, and cost a slow phone two more frames. */
const longMs = 300;

/** Whether a wait is long enough for a message. Skeletons appear after the same delay. */
export function useLongWait(waiting: boolean): boolean {
  const [lasting] = useDebouncedValue(waiting, longMs);
  return waiting && lasting;
}
