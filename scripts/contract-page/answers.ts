import { type PageContext, placeId } from './context.ts';
import { nameOf, resolved, type ResponseNode, type Reference } from './document.ts';
import { exampleBlocks } from './examples.ts';
import { type Markup, markup } from './markup.ts';
import { line } from './prose.ts';
import { typeText } from './schema-text.ts';

/** The headers of an answer, each with its meaning. */
function headerItems({ headers = {} }: ResponseNode, { document, linkTo }: PageContext): Markup | null {
  const all = Object.entries(headers).map(([name, each]) => ({ name, ...resolved(document, each) }));
  if (all.length === 0) return null;
  return markup`<ul class="headers">${all.map(
    ({ name, description = '', schema }) =>
      markup`<li><code>${name}</code> <span class="type">${typeText(schema, linkTo)}</span> ${line(description, linkTo)}</li>`,
  )}</ul>`;
}

/** The content of an answer: its schema, headers and examples. */
export function answerContent(response: ResponseNode, context: PageContext): Markup {
  const schemas = Object.entries(response.content ?? {}).map(
    ([type, { schema }]) =>
      markup`<p class="type">${typeText(schema, context.linkTo)}${type === 'application/json' ? null : `, ${type}`}</p>`,
  );
  return markup`${schemas}${headerItems(response, context)}${exampleBlocks(response.content, context.document)}`;
}

/** One documented answer. One that operations share is a link to its place. */
export function answerItem(status: string, response: ResponseNode | Reference, context: PageContext): Markup {
  if ('$ref' in response) {
    const name = nameOf(response.$ref);
    const { description } = resolved<ResponseNode>(context.document, response);
    return markup`<li><strong>${status}</strong> <a href="#${placeId.response(name)}">${name}</a> ${line(description, context.linkTo)}</li>`;
  }
  return markup`<li><strong>${status}</strong> ${line(response.description, context.linkTo)}${answerContent(response, context)}</li>`;
}
