import { notFound } from '@tanstack/react-router';

/**
 * The id that a path names; the server is never asked for one that can be none.
 * @throws TanStack's `notFound`, which shows 'No Results were Found!' (row R32), for anything but a whole number from 1 on
 */
export function idInPath(text: string | number): number {
  const id = Number(text);
  if (!Number.isSafeInteger(id) || id < 1) notFound({ throw: true });
  return id;
}
