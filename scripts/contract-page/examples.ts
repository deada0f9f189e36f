import { type Content, type ExampleNode, type PageDocument, resolved } from './document.ts';
import { type Markup, markup } from './markup.ts';

/** A value as JSON, in a block that a reader opens. */
export function jsonBlock(title: string, value: unknown): Markup {
  return markup`<details class="json"><summary>${title}</summary><pre><code>${JSON.stringify(value, null, 2)}</code></pre></details>`;
}

/** The named examples of a body, of all its media types. */
export function examplesOf(content: Content | undefined, document: PageDocument): Map<string, ExampleNode> {
  return new Map(
    Object.values(content ?? {}).flatMap(({ examples = {} }) =>
      Object.entries(examples).map(([name, each]) => [name, resolved<ExampleNode>(document, each)] as const),
    ),
  );
}

/** All examples of a body, each in a block that a reader opens. */
export function exampleBlocks(content: Content | undefined, document: PageDocument): Markup {
  return markup`${[...examplesOf(content, document)].map(([name, { summary = name, value }]) => jsonBlock(summary, value))}`;
}
