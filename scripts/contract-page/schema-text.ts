import { nameOf, type PageDocument, resolved, type SchemaNode } from './document.ts';
import { joined, type Markup, markup, type MarkupPart } from './markup.ts';
import { codeLink, type LinkTo } from './prose.ts';

const codes = (values: readonly unknown[]) =>
  joined(
    values.map((value) => markup`<code>${String(value)}</code>`),
    ', ',
  );

/** The type of a field in a few words, with links to the schemas that it names. */
export function typeText(schema: SchemaNode, linkTo: LinkTo): Markup {
  if (schema.$ref !== undefined) return codeLink(nameOf(schema.$ref), linkTo);
  if (schema.oneOf !== undefined) {
    return joined(
      schema.oneOf.map((each) => typeText(each, linkTo)),
      ' or ',
    );
  }
  if (schema.const !== undefined) return codes([schema.const]);
  const types = [schema.type ?? 'any'].flat().map((type): MarkupPart => {
    if (type === 'null') return 'null';
    if (type === 'array') return markup`list of ${typeText(schema.items ?? {}, linkTo)}`;
    if (schema.enum !== undefined) return markup`${type} (${codes(schema.enum)})`;
    return schema.format === undefined ? type : `${type} (${schema.format})`;
  });
  return joined(types, ' or ');
}

function range(least: number | undefined, most: number | undefined, unit: string): string[] {
  if (least === undefined && most === undefined) return [];
  const number = (value: number) => value.toLocaleString('en');
  if (least !== undefined && least === most) return [`exactly ${number(least)}${unit}`];
  if (most === undefined) return [`at least ${number(least ?? 0)}${unit}`];
  return [least === undefined ? `at most ${number(most)}${unit}` : `${number(least)} to ${number(most)}${unit}`];
}

/** The limits of a value, each in a few words. Those of a named list of values or of an object are in its own place. */
export function limitTexts(schema: SchemaNode, document: PageDocument): Markup[] {
  const named = schema.$ref === undefined ? {} : resolved<SchemaNode>(document, { $ref: schema.$ref });
  const node: SchemaNode = { ...named, ...schema };
  const items = node.items === undefined ? [] : limitTexts(node.items, document);
  return [
    ...[
      ...range(node.minLength, node.maxLength, ' characters'),
      ...range(node.minimum, node.maximum, ''),
      ...range(node.minItems, node.maxItems, ' items'),
    ].map((text) => markup`${text}`),
    ...(node.uniqueItems === true ? [markup`no item twice`] : []),
    ...(node.pattern === undefined ? [] : [markup`matches <code>${node.pattern}</code>`]),
    ...(node.default === undefined ? [] : [markup`default <code>${JSON.stringify(node.default)}</code>`]),
    ...(node.oneOf ?? []).flatMap((each) => limitTexts(each, document)),
    ...items.map((text) => markup`each ${text}`),
  ];
}
