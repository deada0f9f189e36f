type Child = Node | string;

/**
 * Creates an element. Its own properties (`textContent`, `onclick`) are set as properties; `class`, `aria-…` and
 * `data-…` as attributes.
 */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: (Partial<HTMLElementTagNameMap[Tag]> & Record<`aria-${string}` | `data-${string}`, string>) | object = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (name.includes('-')) made.setAttribute(name, String(value));
    else Object.assign(made, { [name]: value as unknown });
  }
  made.append(...children);
  return made;
}
