import type { PageContext } from './context.ts';
import type { SchemaNode } from './document.ts';
import { fieldList, sourceText } from './field-list.ts';
import { joined, type Markup, markup } from './markup.ts';
import { prose } from './prose.ts';
import { limitTexts, typeText } from './schema-text.ts';

/** A list of values, or a schema without fields. */
function value(name: string, schema: SchemaNode, context: PageContext): Markup {
  const limits = limitTexts(schema, context.document);
  const row = context.rows.get(name);
  return markup`<p class="type">${typeText(schema, context.linkTo)}</p>${
    limits.length === 0 ? null : markup`<p class="limits">${joined(limits, ', ')}</p>`
  }${row === undefined ? null : markup`<p class="source">${sourceText(row, context)}</p>`}`;
}

function schemaArticle(name: string, schema: SchemaNode, context: PageContext): Markup {
  const isClosed = schema.additionalProperties === false;
  return markup`<article id="${name}"><h3><code>${name}</code></h3>${prose(schema.description ?? '', context.linkTo)}${
    isClosed ? markup`<p>Closed: an unknown field is refused.</p>` : null
  }${schema.properties === undefined ? value(name, schema, context) : fieldList(name, schema, context)}</article>`;
}

/** All schemas, with every field, its limits and its source. */
export function schemasSection(context: PageContext): Markup {
  const all = Object.entries(context.document.components.schemas ?? {});
  return markup`<section id="schemas"><h2>Schemas</h2>${all.map(([name, schema]) => schemaArticle(name, schema, context))}</section>`;
}
