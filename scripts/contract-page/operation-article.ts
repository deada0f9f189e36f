import { provenanceOf } from '../contract-provenance.ts';
import { answerItem } from './answers.ts';
import { type PageContext, placeId } from './context.ts';
import {
  nameOf,
  type OperationNode,
  type ParameterNode,
  type PlacedOperation,
  resolved,
  type SchemaNode,
} from './document.ts';
import { exampleBlocks } from './examples.ts';
import { parameterItem, shortFieldList, sourceText } from './field-list.ts';
import { joined, type Markup, markup } from './markup.ts';
import { codeLink, line, prose } from './prose.ts';
import { typeText } from './schema-text.ts';

/** Which tokens an operation needs, from its alternative security requirements. */
function accessText({ security = [] }: OperationNode, { linkTo }: PageContext): Markup {
  const ways = security.map((each) => Object.keys(each)).filter((names) => names.length > 0);
  if (ways.length === 0) return markup`open to visitors`;
  const tokens = joined(
    ways.map((names) =>
      joined(
        names.map((name) => codeLink(name, linkTo)),
        ' with ',
      ),
    ),
    ' or ',
  );
  return ways.length < security.length ? markup`open to visitors, or with ${tokens}` : markup`needs ${tokens}`;
}

/** The question about an operation, with our assumption or the answer. */
function questionNote(node: OperationNode, { linkTo }: PageContext): Markup | null {
  const { name, question, reason, answer } = provenanceOf(node);
  if (name === undefined) return null;
  const asked = question ?? answer?.question ?? '';
  return markup`<div class="note"><p>${codeLink(name, linkTo)} ${line(asked, linkTo)}</p>${
    answer === undefined
      ? markup`<p><strong>We assume:</strong> ${line(reason ?? '', linkTo)}</p>`
      : markup`<p><strong>Answer:</strong> ${line(answer.answer, linkTo)} (${answer.by}, ${answer.on})</p>`
  }</div>`;
}

function parameters(
  { operationId, parameters: all = [] }: OperationNode,
  level: number,
  context: PageContext,
): Markup | null {
  const { document, linkTo } = context;
  const own = all.filter(({ $ref }) => $ref === undefined);
  const shared = all.flatMap(({ $ref }) => ($ref === undefined ? [] : [resolved<ParameterNode>(document, { $ref })]));
  if (all.length === 0) return null;
  return markup`<h${level}>Parameters</h${level}>${
    own.length === 0
      ? null
      : markup`<ul class="fields">${own.map((each) => parameterItem(each, `${operationId}.${each.name}`, context))}</ul>`
  }${
    shared.length === 0
      ? null
      : markup`<p>Shared: ${joined(
          shared.map(
            ({ name, required }) => markup`${codeLink(name, linkTo)}${required === true ? ' (required)' : null}`,
          ),
          ', ',
        )}</p>`
  }`;
}

function body({ requestBody }: OperationNode, level: number, context: PageContext): Markup | null {
  if (requestBody === undefined) return null;
  return markup`<h${level}>Body${requestBody.required === true ? null : ' (optional)'}</h${level}>${Object.values(
    requestBody.content,
  ).map(({ schema }) => {
    const { document, linkTo } = context;
    const node = resolved<SchemaNode>(document, schema);
    const closed = node.additionalProperties === false ? ', closed: an unknown field is refused' : '';
    const fields =
      schema.$ref === undefined || node.properties === undefined
        ? null
        : shortFieldList(nameOf(schema.$ref), node, context);
    return markup`<p class="type">${typeText(schema, linkTo)}${closed}</p>${fields}`;
  })}${exampleBlocks(requestBody.content, context.document)}`;
}

/** An operation or an event, complete: source, question, parameters, body with its limits, answers and examples. */
export function operationArticle(
  { method, path, node }: PlacedOperation,
  context: PageContext,
  kind: 'operation' | 'event' = 'operation',
): Markup {
  const row = context.rows.get(node.operationId);
  const early = node['x-before-verification'];
  const repeatable = node['x-repeatable'];
  const level = kind === 'event' ? 3 : 4;
  return markup`<article id="${node.operationId}">
<h${level}>${node.summary}</h${level}>
<p class="request">${kind === 'event' ? null : markup`<span class="method ${method.toLowerCase()}">${method}</span> `}<code>${path}</code></p>
<p class="source"><code>${node.operationId}</code>${row === undefined ? null : markup` · ${sourceText(row, context)}`}${
    kind === 'event' ? null : markup` · ${accessText(node, context)}`
  }</p>
${prose(node.description ?? '', context.linkTo)}
${early === undefined ? null : markup`<p>Also before the number is verified: ${line(early, context.linkTo)}</p>`}
${repeatable === undefined ? null : markup`<p>Without a key, because sending it twice does no harm: ${line(repeatable, context.linkTo)}</p>`}
${questionNote(node, context)}
${parameters(node, level + 1, context)}
${body(node, level + 1, context)}
<h${level + 1}>Answers</h${level + 1}>
<ul class="answers">${Object.entries(node.responses).map(([status, each]) => answerItem(status, each, context))}</ul>
</article>`;
}

/** All operations, by tag. */
export function operationsSection(context: PageContext): Markup {
  const { tags } = context.document;
  return markup`<section id="operations"><h2>Operations</h2>${tags.map(({ name, description }) => {
    const own = context.operations.filter(({ node }) => node.tags.includes(name));
    if (own.length === 0) return null;
    return markup`<section id="${placeId.tag(name)}"><h3>${name}</h3><p>${line(description, context.linkTo)}</p>${own.map(
      (each) => operationArticle(each, context),
    )}</section>`;
  })}</section>`;
}
