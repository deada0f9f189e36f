import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Workflow } from '../workflows/document.ts';
import { contents } from './contents.ts';
import { pageContext } from './context.ts';
import { conventionsSection } from './conventions-section.ts';
import type { PageDocument } from './document.ts';
import { introduction } from './introduction.ts';
import { Markup, markup } from './markup.ts';
import { operationsSection } from './operation-article.ts';
import { questionsSection } from './questions-section.ts';
import { schemasSection } from './schemas-section.ts';
import { statesSection } from './states-section.ts';
import type { StoryStep } from './story.ts';
import { storySection } from './story-section.ts';
import { webhooksSection } from './webhooks-section.ts';
import { workflowsSection } from './workflows-section.ts';

/**
 * Writes the contract as one HTML page without scripts, which loads nothing.
 * @param document the bundled contract
 */
export function writePage(document: PageDocument, workflows: readonly Workflow[], steps: readonly StoryStep[]): string {
  const context = pageContext(document);
  const style = readFileSync(new URL('page.css', import.meta.url), 'utf8');
  // The browser blocks everything else: no script, no request.
  const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`;
  const { source } = markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${document.info.title} ${document.info.version}</title>
<style>${new Markup(style)}</style>
</head>
<body>
<a class="skip" href="#main">Skip to the content</a>
${contents(workflows, context)}
<main id="main" tabindex="-1">
${introduction(context)}
${questionsSection(context)}
${conventionsSection(context)}
${statesSection(context)}
${webhooksSection(context)}
${workflowsSection(workflows, context)}
${storySection(steps, context)}
${operationsSection(context)}
${schemasSection(context)}
</main>
<a class="to-contents" href="#contents">Contents</a>
</body>
</html>
`;
  return source;
}
