import type { Cost } from '../contract-provenance.ts';
import { assumedFrom, type Place, type Question } from '../contract-questions.ts';
import { type PageContext, placeId } from './context.ts';
import { joined, type Markup, markup } from './markup.ts';
import { codeLink, line } from './prose.ts';

const costs: readonly Cost[] = ['high', 'medium', 'low'];

/** The first places are shown; the rest is in a block that a reader opens. */
const mostPlaces = 12;

function placeLink({ kind, name }: Place, { document, linkTo }: PageContext): Markup {
  if (kind !== 'convention') return codeLink(name, linkTo);
  const key = Object.entries(document['x-conventions'] ?? {}).find(([, { title }]) => title === name)?.[0];
  return key === undefined ? markup`${name}` : markup`<a href="#${placeId.convention(key)}">${name}</a>`;
}

function concerns({ places }: Question, context: PageContext): Markup {
  const links = places.map((each) => placeLink(each, context));
  const rest = links.slice(mostPlaces);
  return markup`<p><strong>Concerns:</strong> ${joined(links.slice(0, mostPlaces), ', ')}</p>${
    rest.length === 0
      ? null
      : markup`<details><summary>and ${rest.length} more</summary><p>${joined(rest, ', ')}</p></details>`
  }`;
}

function article(question: Question, context: PageContext): Markup {
  const { linkTo, document } = context;
  const { name, answer, reason, cost } = question;
  const day = assumedFrom(document, cost);
  return markup`<article id="${name}"><h4><code>${name}</code> ${line(question.question, linkTo)}</h4>
${concerns(question, context)}
${
  answer === undefined
    ? markup`<p><strong>We assume:</strong> ${line(reason, linkTo)}</p><p><strong>Cost of a wrong guess:</strong> ${cost}${
        day === undefined ? null : `. The assumption holds from ${day} on`
      }.</p>`
    : markup`<p><strong>Answer:</strong> ${line(answer.answer, linkTo)} (${answer.by}, ${answer.on})</p>`
}</article>`;
}

/** The open questions of one cost, with what this cost means. */
function openPart(cost: Cost, questions: readonly Question[], context: PageContext): Markup | null {
  const own = questions.filter((each) => each.answer === undefined && each.cost === cost);
  if (own.length === 0) return null;
  const title = context.document['x-question-costs']?.[cost].title;
  return markup`<section id="questions.${cost}"><h3>Cost of a wrong guess: ${cost} (${own.length})</h3>${
    title === undefined ? null : markup`<p>${title}.</p>`
  }${own.map((each) => article(each, context))}</section>`;
}

/** Every question by its lasting name: the open ones by what a wrong guess costs, then those that are answered. */
export function questionsSection(context: PageContext): Markup {
  const { questions } = context.review;
  const answered = questions.filter(({ answer }) => answer !== undefined);
  return markup`<section id="questions"><h2>Questions</h2>
<p>${questions.length - answered.length} questions are open, ${answered.length} are answered. Answer by name, as briefly as you like:
“q.Package.price: before VAT”. Names stay the same in all versions. Without an answer our assumption holds from the day named with it.</p>
${costs.map((cost) => openPart(cost, questions, context))}
${
  answered.length === 0
    ? null
    : markup`<section id="questions.answered"><h3>Answered (${answered.length})</h3>${answered.map((each) => article(each, context))}</section>`
}</section>`;
}
