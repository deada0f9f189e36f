type Child = Node | string;

/**
 * Makes one element. Properties are the element's own (`textContent`, `onclick`); `class`, `aria-…` and `data-…` are
 * attributes.
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
