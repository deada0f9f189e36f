import { joined, type Markup, markup } from './markup.ts';

/** The address of a named place on the page, such as `#createOrder`; null for a name without a place. */
export type LinkTo = (name: string) => string | null;

/** A name in code type, as a link if the page has its place. */
export function codeLink(name: string, linkTo: LinkTo): Markup {
  const address = linkTo(name);
  const code = markup`<code>${name}</code>`;
  return address === null ? code : markup`<a href="${address}">${code}</a>`;
}

/** Names in code type, separated by commas. */
export const codeLinks = (names: readonly string[], linkTo: LinkTo): Markup =>
  joined(
    names.map((name) => codeLink(name, linkTo)),
    ', ',
  );

/** One line of a description: what is between backticks is a name or code. */
export function line(text: string, linkTo: LinkTo): Markup {
  const parts = text.split('`');
  // Without a closing backtick the last one is a sign like any other.
  const isClosed = parts.length % 2 === 1;
  return markup`${parts.map((part, at) => {
    if (at % 2 === 0) return part;
    return isClosed || at < parts.length - 1 ? codeLink(part, linkTo) : `\`${part}`;
  })}`;
}

/** A description, with its paragraphs. */
export function prose(text: string, linkTo: LinkTo): Markup {
  const paragraphs = text
    .trim()
    .split(/\n\s*\n/)
    .filter((each) => each !== '');
  return markup`${paragraphs.map((each) => markup`<p>${line(each, linkTo)}</p>`)}`;
}
