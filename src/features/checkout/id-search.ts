/**
 * Reads the one id a page's address holds, such as `?payment=731`; anything that is no id is left out. Written by hand: it
 * is part of the entry chunk.
 */
export function idSearch<Name extends string>(
  name: Name,
  search: Record<string, unknown>,
): Partial<Record<Name, number>> {
  const id = Number(search[name]);
  return Number.isSafeInteger(id) && id > 0 ? ({ [name]: id } as Record<Name, number>) : {};
}
