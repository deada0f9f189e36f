import {
  type Classed,
  classedFields,
  type ClassedContract,
  type ClassedField,
  type DataClass,
  dataClasses,
  isSensitive,
} from './contract-privacy.ts';

interface Media {
  schema?: Classed;
}
interface Response {
  $ref?: string;
  content?: Record<string, Media>;
}
interface Parameter extends Classed {
  name: string;
}
interface Operation {
  operationId: string;
  parameters?: Parameter[];
  requestBody?: { content: Record<string, Media> };
  responses?: Record<string, Response>;
}

/** The parts of the bundled contract that the record reads. */
export interface ProcessingContract extends ClassedContract {
  info: { version: string };
  paths: Record<string, Record<string, Operation>>;
  webhooks?: Record<string, Record<string, Operation>>;
  components: ClassedContract['components'] & { responses?: Record<string, Response> };
}

const methods = ['get', 'post', 'put', 'patch', 'delete'];
const cell = (text: string) =>
  text
    .replaceAll('|', String.raw`\|`)
    .replaceAll(/\s+/g, ' ')
    .trim();
const code = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');
const nameOf = ($ref: string) => $ref.split('/').at(-1) ?? '';

/** The names of all schemas that a node contains, through every reference. */
function schemasIn(node: unknown, contract: ProcessingContract, found = new Set<string>()): Set<string> {
  if (Array.isArray(node)) for (const each of node) schemasIn(each, contract, found);
  else if (typeof node === 'object' && node !== null) {
    for (const [key, value] of Object.entries(node)) {
      if (key !== '$ref') schemasIn(value, contract, found);
      else if (!found.has(nameOf(String(value)))) {
        found.add(nameOf(String(value)));
        schemasIn(contract.components.schemas?.[nameOf(String(value))], contract, found);
      }
    }
  }
  return found;
}

const schemasOf = (content: Record<string, Media> | undefined) =>
  Object.values(content ?? {}).map((each) => each.schema);

const operationsOf = (items: Record<string, Record<string, Operation>> = {}) =>
  Object.values(items).flatMap((item) => methods.flatMap((method) => item[method] ?? []));

/** What happens to the records of a schema: which operations take, answer and send them. */
type Uses = Record<'takes' | 'answers' | 'sends', Map<string, string[]>>;

function usesOf(contract: ProcessingContract): Uses {
  const uses: Uses = { takes: new Map(), answers: new Map(), sends: new Map() };
  const note = (use: keyof Uses, id: string, node: unknown) => {
    for (const name of schemasIn(node, contract)) uses[use].set(name, [...(uses[use].get(name) ?? []), id]);
  };
  for (const { operationId, requestBody, responses = {} } of operationsOf(contract.paths)) {
    note('takes', operationId, schemasOf(requestBody?.content));
    const answers = Object.values(responses).map(({ $ref, content }) =>
      schemasOf($ref === undefined ? content : contract.components.responses?.[nameOf($ref)]?.content),
    );
    note('answers', operationId, answers);
  }
  for (const { operationId, requestBody } of operationsOf(contract.webhooks)) {
    note('sends', operationId, schemasOf(requestBody?.content));
  }
  return uses;
}

function fieldLines(fields: readonly ClassedField[], uses: Uses): string[] {
  const rows = [...Map.groupBy(fields, ({ schema }) => schema)].map(([schema, own]) => {
    const by = (['takes', 'answers', 'sends'] as const).flatMap((use) => {
      const ids = uses[use].get(schema) ?? [];
      return ids.length === 0
        ? []
        : [`${use === 'takes' ? 'taken' : use === 'answers' ? 'answered' : 'sent'} by ${code(ids)}`];
    });
    return `| \`${schema}\` | ${code(own.map(({ field }) => field))} | ${by.join('; ')} |`;
  });
  return ['', '| Record | Fields | Operations |', '| --- | --- | --- |', ...rows];
}

function classLines(name: DataClass, contract: ProcessingContract, uses: Uses): string[] {
  const notes = contract['x-data-classes']?.[name];
  const fields = classedFields(contract).filter((each) => each.class === name);
  return [
    '',
    `## ${notes?.title ?? name} (\`${name}\`)`,
    '',
    `- What: ${cell(notes?.meaning ?? '')}`,
    `- Purpose: ${cell(notes?.purpose ?? '')}`,
    `- Legal basis: ${cell(notes?.legal_basis ?? '')}`,
    `- Kept: ${cell(notes?.retention ?? '')}`,
    `- Recipients: ${cell(notes?.recipients ?? '')}`,
    ...(isSensitive(name) ? fieldLines(fields, uses) : []),
  ];
}

function addressLines(contract: ProcessingContract): string[] {
  const rows = operationsOf(contract.paths).flatMap(({ operationId, parameters = [] }) =>
    parameters
      .filter((each) => each['x-data-class-reason'] !== undefined)
      .map(
        (each) =>
          `| \`${operationId}?${each.name}\` | ${each['x-data-class'] ?? ''} | ${cell(each['x-data-class-reason'] ?? '')} |`,
      ),
  );
  return [
    '',
    '## In addresses',
    '',
    'No other parameter of an address has data of these classes; the linter refuses it.',
    '',
    '| Parameter | Class | Reason |',
    '| --- | --- | --- |',
    ...rows,
  ];
}

/**
 * Writes the record of processing activities (PDPL, Article 31): for each class of data its purpose, legal basis, retention and
 * recipients, its fields, and the operations that take, answer or send them.
 * @param contract the bundled contract
 * @returns Markdown
 */
export function processingPage(contract: ProcessingContract): string {
  const uses = usesOf(contract);
  return [
    `# Record of processing activities, contract ${contract.info.version}`,
    '',
    '<!-- Written by `npm run generate` from openapi/; do not edit. -->',
    '',
    'The personal data that the API takes, answers and sends, by class (`x-data-classes` in `openapi/openapi.yaml`), for the record',
    'that Article 31 of the Personal Data Protection Law requires. Purposes, legal bases, times and recipients are proposals until the',
    'company approves them: `docs/launch.md`. What the company does with data outside this API is not in it, nor who the controller',
    'and its data protection officer are.',
    ...dataClasses.flatMap((name) => classLines(name, contract, uses)),
    ...addressLines(contract),
    '',
  ].join('\n');
}
