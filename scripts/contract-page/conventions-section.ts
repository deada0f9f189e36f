import { provenanceOf } from '../contract-provenance.ts';
import { answerContent } from './answers.ts';
import { type PageContext, placeId } from './context.ts';
import { nameOf, type PlacedOperation, resolved, type SchemaNode } from './document.ts';
import { parameterItem } from './field-list.ts';
import { type Markup, markup } from './markup.ts';
import { codeLink, codeLinks, line } from './prose.ts';

const idsOf = (operations: readonly PlacedOperation[]) => operations.map(({ node }) => node.operationId);

/** Operations in a block that a reader opens, unless they are few. */
function usedBy(operations: readonly PlacedOperation[], { linkTo }: PageContext): Markup {
  const links = codeLinks(idsOf(operations), linkTo);
  return operations.length <= 6
    ? markup`<p>Operations: ${links}</p>`
    : markup`<details><summary>${operations.length} operations</summary><p>${links}</p></details>`;
}

function conventions(context: PageContext): Markup {
  const { document, linkTo } = context;
  return markup`${Object.entries(document['x-conventions'] ?? {}).map(([key, convention]) => {
    const { name, question, reason, answer } = provenanceOf(convention);
    const { title, fields = [], 'x-spec': spec } = convention;
    return markup`<article id="${placeId.convention(key)}"><h3>${title}</h3>${
      answer === undefined ? null : markup`<p>${line(answer.answer, linkTo)} (${answer.by}, ${answer.on})</p>`
    }${reason === undefined ? null : markup`<p>${line(reason, linkTo)}</p>`}${
      name === undefined
        ? null
        : markup`<p class="source">${codeLink(name, linkTo)} ${line(question ?? '', linkTo)}</p>`
    }${fields.length === 0 ? null : markup`<p class="limits">Fields: ${codeLinks(fields, linkTo)}</p>`}${
      spec === undefined ? null : markup`<p class="limits">Specification: ${spec}</p>`
    }${
      key === 'versions'
        ? usedBy(
            context.operations.filter((each) => sendsVersion(each, context)),
            context,
          )
        : null
    }</article>`;
  })}`;
}

/** Whether a request names the version that it is based on. */
function sendsVersion({ node }: PlacedOperation, { document }: PageContext): boolean {
  const isInQuery = (node.parameters ?? []).some(({ name }) => name === 'version');
  return (
    isInQuery ||
    Object.values(node.requestBody?.content ?? {}).some(
      ({ schema }) => 'version' in (resolved<SchemaNode>(document, schema).properties ?? {}),
    )
  );
}

function protocol({ document, linkTo }: PageContext): Markup {
  const checks = document['x-order-of-checks'] ?? [];
  const answers = Object.entries(document['x-protocol-answers'] ?? {});
  const methods = Object.entries(document['x-protocol-methods'] ?? {});
  return markup`<article id="order-of-checks"><h3>Order of checks</h3><p>Of several errors in one request, the first of this list is answered.</p>
<ol>${checks.map((each) => markup`<li>${line(each, linkTo)}</li>`)}</ol></article>
<article id="protocol"><h3>Answers before any operation</h3>
<dl>${answers.map(
    ([status, { when, headers = [] }]) =>
      markup`<dt>${status}</dt><dd>${line(when, linkTo)}${headers.length === 0 ? null : ` Header: ${headers.join(', ')}.`}</dd>`,
  )}${methods.map(([method, text]) => markup`<dt>${method}</dt><dd>${line(text, linkTo)}</dd>`)}</dl></article>`;
}

/** Each status that operations document, and which ones do. */
function statuses(context: PageContext): Markup {
  const all = new Map<string, PlacedOperation[]>();
  for (const operation of context.operations) {
    for (const status of Object.keys(operation.node.responses)) {
      all.set(status, [...(all.get(status) ?? []), operation]);
    }
  }
  const rows = [...all].toSorted(([one], [other]) => one.localeCompare(other));
  return markup`<article id="statuses"><h3>Statuses by operation</h3><dl>${rows.map(
    ([status, operations]) => markup`<dt>${status}</dt><dd>${usedBy(operations, context)}</dd>`,
  )}</dl></article>`;
}

function parameters(context: PageContext): Markup {
  const all = Object.entries(context.document.components.parameters ?? {});
  return markup`<article id="shared-parameters"><h3>Headers and pages that operations share</h3>${all.map(
    ([key, node]) => {
      const users = [...context.operations, ...context.webhooks].filter(({ node: { parameters: own = [] } }) =>
        own.some(({ $ref }) => $ref !== undefined && nameOf($ref) === key),
      );
      return markup`<ul class="fields">${parameterItem(node, placeId.parameter(node.name), context)}</ul>${usedBy(users, context)}`;
    },
  )}</article>`;
}

function access(context: PageContext): Markup {
  const { document, linkTo, operations } = context;
  const schemes = Object.entries(document.components.securitySchemes ?? {});
  const early = operations.filter(({ node }) => node['x-before-verification'] !== undefined);
  return markup`<article id="access"><h3>Tokens</h3><dl>${schemes.map(
    ([name, { description = '' }]) =>
      markup`<dt id="${placeId.security(name)}"><code>${name}</code></dt><dd>${line(description, linkTo)}</dd>`,
  )}</dl><p>Personal operations that an account which is not verified may call: ${codeLinks(idsOf(early), linkTo)}.</p></article>`;
}

function responses(context: PageContext): Markup {
  const all = Object.entries(context.document.components.responses ?? {});
  return markup`<article id="shared-answers"><h3>Answers that operations share</h3>${all.map(
    ([name, response]) =>
      markup`<div id="${placeId.response(name)}"><h4>${name}</h4><p>${line(response.description, context.linkTo)}</p>${answerContent(response, context)}</div>`,
  )}</article>`;
}

function personalData({ document, linkTo }: PageContext): Markup | null {
  const classes = Object.entries(document['x-data-classes'] ?? {});
  if (classes.length === 0) return null;
  return markup`<article id="personal-data"><h3>Personal data</h3>${classes.map(
    ([
      name,
      { title, meaning, purpose, legal_basis: basis, retention, recipients },
    ]) => markup`<div id="${placeId.dataClass(name)}"><h4>${title} (${name})</h4><p>${line(meaning, linkTo)}</p><dl>
<dt>Purpose</dt><dd>${line(purpose, linkTo)}</dd><dt>Legal basis</dt><dd>${line(basis, linkTo)}</dd>
<dt>Retention</dt><dd>${line(retention, linkTo)}</dd><dt>Recipients</dt><dd>${line(recipients, linkTo)}</dd></dl></div>`,
  )}</article>`;
}

function specification({ document }: PageContext): Markup | null {
  const sections = Object.entries(document['x-specification'] ?? {});
  if (sections.length === 0) return null;
  return markup`<article id="specification"><h3>Sections of the specification</h3><dl>${sections.map(
    ([section, title]) => markup`<dt id="${placeId.section(section)}">${section}</dt><dd>${title}</dd>`,
  )}</dl></article>`;
}

/** What holds for all operations: conventions, order of checks, statuses, headers, tokens and shared answers. */
export function conventionsSection(context: PageContext): Markup {
  return markup`<section id="conventions"><h2>Conventions</h2>${conventions(context)}${protocol(context)}${statuses(context)}${parameters(
    context,
  )}${access(context)}${responses(context)}${personalData(context)}${specification(context)}</section>`;
}
