const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/** HTML whose text is already escaped. Only `markup` and the page's own style sheet make it. */
export class Markup {
  readonly source: string;

  constructor(source: string) {
    this.source = source;
  }
}

/** What a template can contain. A text is escaped, null is nothing. */
export type MarkupPart = Markup | string | number | null | readonly MarkupPart[];

function sourceOf(part: MarkupPart): string {
  if (part === null) return '';
  if (part instanceof Markup) return part.source;
  return typeof part === 'object' ? part.map(sourceOf).join('') : escaped(String(part));
}

/** A template of HTML: every text in it is escaped, also for a quoted attribute. */
export function markup(strings: TemplateStringsArray, ...parts: readonly MarkupPart[]): Markup {
  return new Markup(strings.map((text, at) => (at === 0 ? text : sourceOf(parts[at - 1] ?? null) + text)).join(''));
}

/** Puts a separator between parts. */
export function joined(parts: readonly MarkupPart[], separator: string): Markup {
  return markup`${parts.map((part, at) => (at === 0 ? part : [separator, part]))}`;
}
