import { operationOf, type Step, type Workflow } from '../workflows/document.ts';
import { type PageContext, placeId } from './context.ts';
import { jsonBlock } from './examples.ts';
import { joined, type Markup, markup } from './markup.ts';
import { codeLink, line } from './prose.ts';

function callText(step: Step, { linkTo }: PageContext): Markup {
  const call = operationOf(step);
  if (call === null) return markup`<code>${step.operationId}</code>`;
  return call.source === 'nabta'
    ? codeLink(call.id, linkTo)
    : markup`<code>${call.id}</code> of the test control, for test servers only`;
}

function stepItem(step: Step, context: PageContext): Markup {
  const { description, parameters = [], requestBody, successCriteria, outputs = {} } = step;
  const values = parameters.map(
    ({ name, value }) =>
      markup`<code>${name}</code>: <code>${typeof value === 'string' ? value : JSON.stringify(value)}</code>`,
  );
  const kept = Object.entries(outputs).map(([name, value]) => markup`<code>${name}</code> from <code>${value}</code>`);
  return markup`<li><strong>${callText(step, context)}</strong>${
    description === undefined ? null : markup` ${line(description, context.linkTo)}`
  }<p class="limits">Has to be: ${joined(
    successCriteria.map(({ condition }) => markup`<code>${condition}</code>`),
    ', ',
  )}</p>${values.length === 0 ? null : markup`<p class="limits">With ${joined(values, ', ')}</p>`}${
    kept.length === 0 ? null : markup`<p class="limits">Keeps ${joined(kept, ', ')}</p>`
  }${requestBody === undefined ? null : jsonBlock('Body', requestBody.payload)}</li>`;
}

function workflowArticle(workflow: Workflow, context: PageContext): Markup {
  const { workflowId, summary, description = '', inputs, steps } = workflow;
  const values = Object.entries(inputs?.properties ?? {}).map(
    ([name, { default: value }]) =>
      markup`<code>${name}</code> ${value === undefined ? null : markup`(<code>${JSON.stringify(value)}</code>)`}`,
  );
  return markup`<article id="${placeId.workflow(workflowId)}"><h3>${summary}</h3><p>${line(description, context.linkTo)}</p>${
    values.length === 0 ? null : markup`<p class="limits">Inputs: ${joined(values, ', ')}</p>`
  }<ol>${steps.map((each) => stepItem(each, context))}</ol></article>`;
}

/** The ways of a parent through the API: each workflow as its calls, in their order. */
export function workflowsSection(workflows: readonly Workflow[], context: PageContext): Markup | null {
  if (workflows.length === 0) return null;
  return markup`<section id="workflows"><h2>Workflows</h2><p>Each is an Arazzo document; any tool for Arazzo can run it.</p>${workflows.map(
    (each) => workflowArticle(each, context),
  )}</section>`;
}
