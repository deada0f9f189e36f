import type { Workflow } from '../workflows/document.ts';
import { documentedMachines } from '../documented-machines.ts';
import { type PageContext, placeId } from './context.ts';
import { type Markup, markup } from './markup.ts';

interface Entry {
  id: string;
  title: string;
}

const list = (entries: readonly Entry[]) =>
  markup`<ul>${entries.map(({ id, title }) => markup`<li><a href="#${id}">${title}</a></li>`)}</ul>`;

/** A section with its parts, which a reader opens. */
function part(id: string, title: string, entries: readonly Entry[]): Markup {
  return markup`<li><a href="#${id}">${title}</a>${
    entries.length === 0 ? null : markup`<details><summary>Parts of ${title}</summary>${list(entries)}</details>`
  }</li>`;
}

/** The table of contents: each section, with its parts in a block. */
export function contents(workflows: readonly Workflow[], context: PageContext): Markup {
  const { document, operations, webhooks, review } = context;
  const open = review.questions.filter(({ answer }) => answer === undefined);
  const costs = ['high', 'medium', 'low'].filter((cost) => open.some((each) => each.cost === cost));
  const isAnswered = open.length < review.questions.length;
  const conventions = Object.entries(document['x-conventions'] ?? {});
  const tags = document.tags.filter(({ name }) => operations.some(({ node }) => node.tags.includes(name)));
  return markup`<nav id="contents" aria-label="Contents"><h2>Contents</h2><ul>
${part('questions', 'Questions', [
  ...costs.map((cost) => ({ id: `questions.${cost}`, title: `Cost of a wrong guess: ${cost}` })),
  ...(isAnswered ? [{ id: 'questions.answered', title: 'Answered' }] : []),
])}
${part('conventions', 'Conventions', [
  ...conventions.map(([key, { title }]) => ({ id: placeId.convention(key), title })),
  { id: 'order-of-checks', title: 'Order of checks' },
  { id: 'protocol', title: 'Answers before any operation' },
  { id: 'statuses', title: 'Statuses by operation' },
  { id: 'shared-parameters', title: 'Headers and pages that operations share' },
  { id: 'access', title: 'Tokens' },
  { id: 'shared-answers', title: 'Answers that operations share' },
  ...(document['x-data-classes'] ? [{ id: 'personal-data', title: 'Personal data' }] : []),
  ...(document['x-specification'] ? [{ id: 'specification', title: 'Sections of the specification' }] : []),
])}
${part(
  'states',
  'States',
  documentedMachines.map(({ title }) => ({ id: placeId.state(title), title })),
)}
${
  webhooks.length === 0
    ? null
    : part(
        'webhooks',
        'Webhooks',
        webhooks.map(({ node }) => ({ id: node.operationId, title: node.summary })),
      )
}
${
  workflows.length === 0
    ? null
    : part(
        'workflows',
        'Workflows',
        workflows.map(({ workflowId, summary }) => ({ id: placeId.workflow(workflowId), title: summary })),
      )
}
${part('story', 'Examples as one story', [])}
<li><a href="#operations">Operations</a><ul>${tags.map(({ name }) =>
    part(
      placeId.tag(name),
      name,
      operations
        .filter(({ node }) => node.tags.includes(name))
        .map(({ node }) => ({ id: node.operationId, title: node.summary })),
    ),
  )}</ul></li>
${part(
  'schemas',
  'Schemas',
  Object.keys(document.components.schemas ?? {}).map((name) => ({ id: name, title: name })),
)}
</ul></nav>`;
}
