import { provenanceOf } from '../contract-provenance.ts';
import type { ReviewRow } from '../contract-questions.ts';
import { type PageContext, placeId } from './context.ts';
import type { ParameterNode, SchemaNode } from './document.ts';
import { joined, type Markup, markup, type MarkupPart } from './markup.ts';
import { codeLink, line } from './prose.ts';
import { limitTexts, typeText } from './schema-text.ts';

const sectionLink = (section: string) => markup`<a href="#${placeId.section(section)}">${section}</a>`;

/** Where something comes from: known by sections of the specification or by an answer, or proposed with a question. */
export function sourceText({ source, question }: Pick<ReviewRow, 'source' | 'question'>, context: PageContext): Markup {
  const { provenance = 'not noted', spec } = source;
  const parts: MarkupPart[] = [
    markup`<span class="${provenance === 'known' ? 'known' : 'proposed'}">${provenance}</span>`,
    ...(spec === undefined ? [] : [joined(spec.split(', ').map(sectionLink), ', ')]),
    ...(question === null ? [] : [codeLink(question, context.linkTo)]),
  ];
  return joined(parts, ' · ');
}

/** The class of personal data in a field of a schema, linked to what holds for the class; null for none. */
function dataClass(name: string, { dataClasses }: PageContext): Markup | null {
  const found = dataClasses.get(name);
  return found === undefined || found === 'none'
    ? null
    : markup` <a class="data" href="#${placeId.dataClass(found)}">${found} data</a>`;
}

function head(name: string, node: SchemaNode, isRequired: boolean, context: PageContext): Markup {
  return markup`<code class="name">${name}</code> <span class="type">${typeText(node, context.linkTo)}</span>${
    isRequired ? markup` <strong class="required">required</strong>` : null
  }`;
}

const limits = (node: SchemaNode, { document }: PageContext) => {
  const texts = limitTexts(node, document);
  return texts.length === 0 ? null : markup`<p class="limits">${joined(texts, ', ')}</p>`;
};

/** The fields of an object inside of another one. */
function inner(node: SchemaNode, context: PageContext): Markup | null {
  const holder = node.properties === undefined ? node.items : node;
  if (holder?.properties === undefined) return null;
  const required = holder.required ?? [];
  return markup`<ul class="fields">${Object.entries(holder.properties).map(
    ([name, own]) =>
      markup`<li>${head(name, own, required.includes(name), context)}${description(own, context)}${limits(own, context)}${inner(own, context)}</li>`,
  )}</ul>`;
}

const description = ({ description: text }: { description?: string }, { linkTo }: PageContext) =>
  text === undefined ? null : markup`<p>${line(text, linkTo)}</p>`;

/** The fields of a schema in full: type, meaning, limits and source. Each is a place of the page. */
export function fieldList(schemaName: string, schema: SchemaNode, context: PageContext): Markup {
  const required = schema.required ?? [];
  return markup`<ul class="fields">${Object.entries(schema.properties ?? {}).map(([field, node]) => {
    const name = `${schemaName}.${field}`;
    const row = context.rows.get(name);
    return markup`<li id="${name}">${head(field, node, required.includes(field), context)}${dataClass(name, context)}${description(node, context)}${limits(
      node,
      context,
    )}${row === undefined ? null : markup`<p class="source">${sourceText(row, context)}</p>`}${inner(node, context)}</li>`;
  })}</ul>`;
}

/** The fields of a body in short: name, type and limits, with links to their full description. */
export function shortFieldList(schemaName: string, schema: SchemaNode, context: PageContext): Markup {
  const required = schema.required ?? [];
  return markup`<ul class="fields short">${Object.entries(schema.properties ?? {}).map(
    ([field, node]) =>
      markup`<li><a href="#${schemaName}.${field}"><code class="name">${field}</code></a> <span class="type">${typeText(
        node,
        context.linkTo,
      )}</span>${required.includes(field) ? markup` <strong class="required">required</strong>` : null}${dataClass(`${schemaName}.${field}`, context)}${limits(
        node,
        context,
      )}</li>`,
  )}</ul>`;
}

/** One parameter. `id` makes it a place of the page. */
export function parameterItem(node: ParameterNode, id: string | null, context: PageContext): Markup {
  const source = provenanceOf(node);
  const row = { source, question: source.name ?? null };
  const isNoted = source.provenance !== undefined;
  return markup`<li${id === null ? null : markup` id="${id}"`}>${head(
    node.name,
    node.schema,
    node.required === true,
    context,
  )} <span class="type">in the ${node.in}</span>${description(node, context)}${limits(node.schema, context)}${
    node.example === undefined
      ? null
      : markup`<p class="limits">for example <code>${exampleText(node.example)}</code></p>`
  }${isNoted ? markup`<p class="source">${sourceText(row, context)}</p>` : null}</li>`;
}

const exampleText = (value: unknown) => (Array.isArray(value) ? value.join(',') : String(value));
