import { notFound } from '@tanstack/react-router';

/**
 * Parses the id in a path, so that an impossible id is not requested from the server.
 * @throws TanStack's `notFound`, which shows 'No Results were Found!' (row R32), unless it is a whole number from 1 on
 */
export function idInPath(text: string | number): number {
  const id = Number(text);
  if (!Number.isSafeInteger(id) || id < 1) notFound({ throw: true });
  return id;
}
