/**
 * Gives each item of a list a unique React key, even if several items have the same name.
 * @param nameOf the text or id that best identifies an item
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
