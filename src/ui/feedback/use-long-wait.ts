import { useDebouncedValue } from '@mantine/hooks';

/** What is over sooner needs no word: saying it would only flicker, and cost a slow phone two frames more. */
const longMs = 300;

/** Whether something has been waited for long enough to say so: skeletons come after as long. */
export function useLongWait(waiting: boolean): boolean {
  const [lasting] = useDebouncedValue(waiting, longMs);
  return waiting && lasting;
}
