import type { PageContext } from './context.ts';
import { type Markup, markup } from './markup.ts';
import { line, prose } from './prose.ts';

/** What the contract is, where its servers are, and what `known` and `proposed` mean. */
export function introduction({ document, linkTo }: PageContext): Markup {
  const { info, servers = [] } = document;
  return markup`<section id="about"><h1>${info.title} ${info.version}</h1>
${info.summary === undefined ? null : markup`<p class="summary">${info.summary}</p>`}
${prose(info.description ?? '', linkTo)}
${
  servers.length === 0
    ? null
    : markup`<ul>${servers.map(({ url, description = '' }) => markup`<li><code>${url}</code> ${line(description, linkTo)}</li>`)}</ul>`
}
<p><span class="known">known</span> is in a section of the product’s specification, or was answered. <span class="proposed">proposed</span> is
our proposal; the question named beside it asks about it.</p></section>`;
}
