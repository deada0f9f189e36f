/**
 * Gives each item of a list a unique React key, also if several have the same name.
 * @param nameOf the text or id that comes closest to identifying an item
 */
export function keyed<T>(items: readonly T[], nameOf: (item: T) => string): { key: string; item: T }[] {
  const counts = new Map<string, number>();
  return items.map((item) => {
    const name = nameOf(item);
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return { key: `${count} ${name}`, item };
  });
}
