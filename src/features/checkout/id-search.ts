/**
 * Parses the one id in a page's address, such as `?payment=731`, and drops anything that is not an id. It uses no
 * schema library, because it is part of the entry chunk.
 */
export function idSearch<Name extends string>(
  name: Name,
  search: Record<string, unknown>,
): Partial<Record<Name, number>> {
  const id = Number(search[name]);
  return Number.isSafeInteger(id) && id > 0 ? ({ [name]: id } as Record<Name, number>) : {};
}
