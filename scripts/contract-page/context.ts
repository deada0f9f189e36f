import { classedFields, type DataClass } from '../contract-privacy.ts';
import { type Review, type ReviewRow, reviewOf } from '../contract-questions.ts';
import { operationsOf, type PageDocument, type PlacedOperation, webhooksOf } from './document.ts';
import type { LinkTo } from './prose.ts';

/** What the sections of the page are written from. */
export interface PageContext {
  document: PageDocument;
  operations: readonly PlacedOperation[];
  webhooks: readonly PlacedOperation[];
  review: Review;
  /** The sources of operations, parameters and fields, by name. */
  rows: ReadonlyMap<string, ReviewRow>;
  /** The classes of personal data by field, such as `Applicant.name`. */
  dataClasses: ReadonlyMap<string, DataClass>;
  linkTo: LinkTo;
}

/** The id of a place on the page, for what has no name of its own in the contract. */
export const placeId = {
  convention: (key: string) => `convention.${key}`,
  dataClass: (name: string) => `data.${name}`,
  parameter: (name: string) => `parameter.${name}`,
  response: (name: string) => `response.${name}`,
  section: (section: string) => `section.${section.replace('§', '')}`,
  state: (title: string) => `state.${title.toLowerCase()}`,
  security: (name: string) => `security.${name}`,
  tag: (name: string) => `tag.${name}`,
  workflow: (id: string) => `workflow.${id}`,
};

/** Ids by name. A name that the contract uses twice keeps its first place. */
function places(document: PageDocument, { questions }: Review): Map<string, string> {
  const all = new Map<string, string>();
  const add = (name: string, id: string) => {
    if (!all.has(name)) all.set(name, id);
  };
  for (const { method, path, node } of [...operationsOf(document), ...webhooksOf(document)]) {
    add(node.operationId, node.operationId);
    add(`${method} ${path}`, node.operationId);
    for (const { $ref, in: place, name } of node.parameters ?? []) {
      if ($ref === undefined && place === 'query') add(`${node.operationId}?${name}`, `${node.operationId}.${name}`);
    }
  }
  for (const [name, { properties = {} }] of Object.entries(document.components.schemas ?? {})) {
    add(name, name);
    for (const field of Object.keys(properties)) add(`${name}.${field}`, `${name}.${field}`);
  }
  for (const { name } of Object.values(document.components.parameters ?? {})) add(name, placeId.parameter(name));
  for (const name of Object.keys(document.components.securitySchemes ?? {})) add(name, placeId.security(name));
  for (const { name } of questions) add(name, name);
  return all;
}

/** Prepares the contract for the page. */
export function pageContext(document: PageDocument): PageContext {
  const review = reviewOf(document);
  const ids = places(document, review);
  const rows = [...review.operations, ...review.schemas].flatMap((table) => table.rows);
  return {
    document,
    operations: operationsOf(document),
    webhooks: webhooksOf(document),
    review,
    rows: new Map(rows.map((row) => [row.name, row])),
    dataClasses: new Map(classedFields(document).map((each) => [`${each.schema}.${each.field}`, each.class])),
    linkTo: (name) => {
      const id = ids.get(name);
      return id === undefined ? null : `#${id}`;
    },
  };
}
