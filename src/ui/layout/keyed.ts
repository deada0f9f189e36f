/**
 * Gives each item of a list a React key of its own, also where several have the same name.
 * @param nameOf what identifies an item as far as anything does: a text, an id
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
