import { causeTexts, type DocumentedMachine, documentedMachines, mermaidLines } from '../documented-machines.ts';
import { type PageContext, placeId } from './context.ts';
import { type Markup, markup } from './markup.ts';
import { codeLink } from './prose.ts';
import { stateDiagram } from './state-diagram.ts';

function machineArticle({ title, schema, machine }: DocumentedMachine, { linkTo }: PageContext): Markup {
  const id = placeId.state(title);
  return markup`<article id="${id}"><h3>${title}</h3><p>States of ${codeLink(schema, linkTo)}.</p>
${stateDiagram(machine, `Diagram of the states of ${schema}; the table below has the same transitions.`)}
<div class="scroll" role="region" tabindex="0" aria-label="Transitions of ${schema}"><table>
<thead><tr><th scope="col">State</th><th scope="col">Event</th><th scope="col">Next state</th><th scope="col">Caused by</th><th scope="col">Condition</th></tr></thead>
<tbody>${machine.transitions.map(
    ({ from, event, to, by, when }) =>
      markup`<tr><td><code>${from}</code></td><td><code>${event}</code></td><td><code>${to}</code></td><td>${causeTexts[by]}</td><td>${when}</td></tr>`,
  )}</tbody></table></div>
<details><summary>The same for Mermaid</summary><pre><code>${mermaidLines(machine).join('\n')}</code></pre></details></article>`;
}

/** The states of orders, subscriptions, payments and deliveries, drawn and as tables. */
export function statesSection(context: PageContext): Markup {
  return markup`<section id="states"><h2>States</h2><p>What is not listed is forbidden. A dot leads to a first state, a ring follows a last one.</p>${documentedMachines.map(
    (each) => machineArticle(each, context),
  )}</section>`;
}
