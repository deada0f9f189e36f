import type { PageContext } from './context.ts';
import { type Content, type PlacedOperation, resolved, type ResponseNode } from './document.ts';
import { examplesOf, jsonBlock } from './examples.ts';
import { type Markup, markup } from './markup.ts';
import { codeLink } from './prose.ts';
import type { StoryStep } from './story.ts';

/**
 * One example of a body in a block that a reader opens.
 * @throws Error if the contract has no example of this name
 */
function exampleBlock(
  title: string,
  name: string,
  contents: readonly (Content | undefined)[],
  { document }: PageContext,
): Markup {
  const found = contents.map((each) => examplesOf(each, document).get(name)).find((each) => each !== undefined);
  if (found === undefined) throw new Error(`the story needs the example ${name}, which the contract does not have`);
  return jsonBlock(`${title}: ${found.summary ?? name}`, found.value);
}

const successes = ({ node }: PlacedOperation, { document }: PageContext) =>
  Object.entries(node.responses)
    .filter(([status]) => status.startsWith('2'))
    .map(([status, each]) => ({ status, content: resolved<ResponseNode>(document, each).content }));

function stepItem({ operationId, text, request, answer }: StoryStep, context: PageContext): Markup {
  const operation = [...context.operations, ...context.webhooks].find(({ node }) => node.operationId === operationId);
  if (operation === undefined) throw new Error(`the story calls ${operationId}, which the contract does not have`);
  const answers = successes(operation, context);
  return markup`<li><p>${text} ${codeLink(operationId, context.linkTo)}</p>${
    request === undefined ? null : exampleBlock('Request', request, [operation.node.requestBody?.content], context)
  }${
    answer === undefined
      ? null
      : exampleBlock(
          `Answer ${answers.map(({ status }) => status).join(' or ')}`,
          answer,
          answers.map(({ content }) => content),
          context,
        )
  }</li>`;
}

/**
 * The examples of the contract in the order in which they happen to one parent.
 * @throws Error for an operation or an example that the contract does not have
 */
export function storySection(steps: readonly StoryStep[], context: PageContext): Markup {
  const parents = context.document['x-example-requests'];
  return markup`<section id="story"><h2>Examples as one story</h2><p>The examples belong to one family, in both languages.${
    parents === undefined
      ? null
      : markup` A server with this data, whose clock is at <code>${parents.now}</code>, accepts each request as it is.`
  }</p><ol>${steps.map((each) => stepItem(each, context))}</ol></section>`;
}
