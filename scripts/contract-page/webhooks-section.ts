import { provenanceOf } from '../contract-provenance.ts';
import type { PageContext } from './context.ts';
import { type Markup, markup } from './markup.ts';
import { operationArticle } from './operation-article.ts';
import { codeLink, line } from './prose.ts';

/** What holds for every event: its envelope, its signature, and when it is sent again. */
function rules(context: PageContext): Markup {
  const { document, linkTo } = context;
  const retries = document['x-conventions']?.['retries'];
  const { reason, answer } = retries === undefined ? {} : provenanceOf(retries);
  const sending = answer?.answer ?? reason;
  return markup`<p>Every event is a ${codeLink('WebhookEvent', linkTo)}, and its signature is in the header ${codeLink(
    'Webhook-Signature',
    linkTo,
  )}.</p>${sending === undefined ? null : markup`<p>${line(sending, linkTo)}</p>`}`;
}

/** The events that the API sends to a receiver. */
export function webhooksSection(context: PageContext): Markup | null {
  if (context.webhooks.length === 0) return null;
  return markup`<section id="webhooks"><h2>Webhooks</h2>${rules(context)}${context.webhooks.map((each) =>
    operationArticle(each, context, 'event'),
  )}</section>`;
}
