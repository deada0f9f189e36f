import {
  type Answer,
  type Convention,
  type Cost,
  type Notes,
  type Provenance,
  provenanceOf,
  type Sources,
} from './contract-provenance.ts';

interface Parameter extends Notes {
  $ref?: string;
  description?: string;
  name: string;
  in: string;
}
interface Operation extends Notes {
  operationId: string;
  summary: string;
  tags: string[];
  parameters?: Parameter[];
}
interface Schema extends Notes {
  enum?: unknown[];
  properties?: Record<string, Notes & { description?: string }>;
}

/** The parts of the bundled contract that the page reads. */
export interface ReviewedContract extends Sources {
  'x-question-costs'?: Record<Cost, { title: string; assumed_unless_answered_by: string | Date }>;
  info: { version: string };
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  webhooks?: Record<string, Record<string, Operation>>;
  components: { parameters?: Record<string, Parameter>; schemas?: Record<string, Schema> };
}

interface Question {
  /** The permanent name, such as `q.createOrder`. */
  name: string;
  /** The heading on the page. */
  group: string;
  cost: Cost;
  question: string;
  reason: string;
  answer: Answer | undefined;
  places: string[];
}

/** Questions in order of appearance. A question that several places share is listed once. */
class Questions {
  readonly all = new Map<string, Question>();
  group = 'What holds everywhere';

  add({ name, question, cost = 'medium', reason = '', answer }: Provenance, place: string): string | null {
    if (name === undefined) return null;
    const entry = this.all.get(name) ?? {
      name,
      group: this.group,
      cost,
      question: question ?? answer?.question ?? '',
      reason,
      answer,
      places: [],
    };
    entry.places.push(place);
    this.all.set(name, entry);
    return name;
  }
}

interface Row {
  /** The operation or field, in Markdown. */
  what: string;
  /** The name to use in an answer. */
  name: string;
  source: Provenance;
  /** The name of its question. */
  question: string | null;
}
interface Table {
  title: string;
  rows: Row[];
}

const methods = ['get', 'post', 'put', 'patch', 'delete'];
const cell = (text: string) =>
  text
    .replaceAll('|', String.raw`\|`)
    .replaceAll(/\s+/g, ' ')
    .trim();

function tableLines({ title, rows }: Table): string[] {
  if (rows.length === 0) return [];
  return [
    '',
    `### ${title}`,
    '',
    '| Name | What | Provenance | Section or question |',
    '| --- | --- | --- | --- |',
    ...rows.map(({ name, what, source: { provenance = 'not noted', spec }, question }) => {
      const from = [spec, question && `\`${question}\``].filter(Boolean).join(', ');
      return `| \`${name}\` | ${cell(what)} | ${provenance} | ${from} |`;
    }),
  ];
}

/** The first sentence of a description. */
function shortText(description = ''): string {
  const text = cell(description);
  return /^.*?[.?](?= |$)/.exec(text)?.[0] ?? text;
}

function operationTables(contract: ReviewedContract, questions: Questions): Table[] {
  const operations = Object.entries({ ...contract.paths, ...contract.webhooks }).flatMap(([path, item]) =>
    methods.flatMap((method) => (item[method] ? [{ path, method, operation: item[method] }] : [])),
  );
  return contract.tags.map(({ name, description }) => {
    questions.group = `Operations: ${name}`;
    const rows = operations
      .filter(({ operation }) => operation.tags.includes(name))
      .flatMap(({ path, method, operation }) => {
        const source = provenanceOf(operation);
        const whole = {
          name: operation.operationId,
          what: `\`${method.toUpperCase()} ${path}\` ${operation.summary}`,
          source,
          question: questions.add(source, `\`${operation.operationId}\``),
        };
        const queries = (operation.parameters ?? [])
          .filter((each) => each.in === 'query' && each.$ref === undefined)
          .map((each) => {
            const own = provenanceOf(each);
            const parameter = `${operation.operationId}?${each.name}`;
            return {
              name: parameter,
              what: shortText(each.description),
              source: own,
              question: questions.add(own, `\`${parameter}\``),
            };
          });
        return [whole, ...queries];
      });
    return { title: `${name}: ${description}`, rows };
  });
}

function sharedTable(contract: ReviewedContract, questions: Questions): Table {
  questions.group = 'Headers and pages';
  return {
    title: 'Headers and pages that operations share',
    rows: Object.values(contract.components.parameters ?? {}).map((each) => {
      const source = provenanceOf(each);
      const question = questions.add(source, `\`${each.name}\``);
      return { name: each.name, what: shortText(each.description), source, question };
    }),
  };
}

function schemaTables(contract: ReviewedContract, questions: Questions): Table[] {
  const conventions = contract['x-conventions'] ?? {};
  questions.group = 'Fields and lists of values';
  return Object.entries(contract.components.schemas ?? {}).map(([name, schema]) => {
    const values = (schema.enum ?? []).map((value) => `\`${String(value)}\``).join(', ');
    const whole = provenanceOf(schema);
    const rows = schema.enum
      ? [{ name, what: `values ${values}`, source: whole, question: questions.add(whole, `\`${name}\``) }]
      : Object.entries(schema.properties ?? {}).map(([field, own]) => {
          const source = provenanceOf(own, { field, schema: name, schemaNotes: schema, conventions });
          const question = questions.add(source, `\`${name}.${field}\``);
          return { name: `${name}.${field}`, what: shortText(own.description), source, question };
        });
    return { title: name, rows };
  });
}

function conventionQuestions(conventions: Record<string, Convention>, questions: Questions): void {
  for (const convention of Object.values(conventions)) questions.add(provenanceOf(convention), convention.title);
}

const mostPlaces = 12;

function questionLines({ name, question, reason, places, answer }: Question): string[] {
  const shown =
    places.length > mostPlaces ? [...places.slice(0, mostPlaces), `and ${places.length - mostPlaces} more`] : places;
  return [
    '',
    `**\`${name}\`** ${cell(question)}`,
    '',
    `- Concerns: ${shown.join(', ')}`,
    ...(reason === '' ? [] : [`- Our assumption: ${cell(reason)}`]),
    answer === undefined ? '- Your answer:' : `- Answer: ${cell(answer.answer)} (${cell(answer.by)}, ${answer.on})`,
  ];
}

function groupedLines(questions: readonly Question[]): string[] {
  return questions.flatMap((question, at) => [
    ...(questions[at - 1]?.group === question.group ? [] : ['', `#### ${question.group}`]),
    ...questionLines(question),
  ]);
}

const day = (value: string | Date) => (value instanceof Date ? value.toISOString().slice(0, 10) : value);

function openLines(open: readonly Question[], costs: ReviewedContract['x-question-costs']): string[] {
  return (['high', 'medium', 'low'] as const).flatMap((cost) => {
    const own = open.filter((each) => each.cost === cost);
    if (own.length === 0) return [];
    const { title = '', assumed_unless_answered_by: date } = costs?.[cost] ?? {};
    return [
      '',
      `### Cost of a wrong guess: ${cost} (${own.length})`,
      '',
      `${title}.${date === undefined ? '' : ` Our assumption holds unless it is answered by ${day(date)}.`}`,
      ...groupedLines(own),
    ];
  });
}

function counted(tables: readonly Table[]): string {
  const rows = tables.flatMap((each) => each.rows);
  const known = rows.filter(({ source }) => source.provenance === 'known').length;
  return `${rows.length} (${known} known, ${rows.length - known} proposed)`;
}

/**
 * Writes the page that a reviewer answers point by point: each open question with our reason, then every operation and
 * field with its section of the specification or its question.
 * @param contract the bundled contract
 * @returns Markdown
 */
export function reviewPage(contract: ReviewedContract): string {
  const questions = new Questions();
  conventionQuestions(contract['x-conventions'] ?? {}, questions);
  const operations = [...operationTables(contract, questions), sharedTable(contract, questions)];
  const schemas = schemaTables(contract, questions);
  const all = [...questions.all.values()];
  const answered = all.filter(({ answer }) => answer !== undefined);
  const open = all.filter(({ answer }) => answer === undefined);
  const sections = Object.entries(contract['x-specification'] ?? {});
  return [
    `# Review of the contract ${contract.info.version}`,
    '',
    '<!-- Written by `npm run generate` from openapi/; do not edit. -->',
    '',
    `Operations and their parameters: ${counted(operations)}. Fields and lists of values: ${counted(schemas)}. Open`,
    `questions: ${open.length}, answered: ${answered.length}.`,
    '',
    'What is **known** comes from the section of the product’s specification that is named beside it, or from an answer. What is',
    '**proposed** is ours; the question named beside it asks about it and gives our assumption. Answer by name in',
    '`openapi/answers.yaml`, in an issue or on a copy of this page: “q.Package.price: after VAT”. Whatever needs no question has',
    'none: an operation or a field can be answered by its own name as well. Names stay the same from version to version.',
    '',
    '| Section | Title |',
    '| --- | --- |',
    ...sections.map(([section, title]) => `| ${section} | ${cell(title)} |`),
    '',
    '## Open questions',
    ...openLines(open, contract['x-question-costs']),
    ...(answered.length === 0 ? [] : ['', '## Answered questions', ...groupedLines(answered)]),
    '',
    '## Operations',
    ...operations.flatMap(tableLines),
    '',
    '## Fields',
    '',
    'A field without a question of its own has that of its schema, or one for all fields of its name.',
    ...schemas.flatMap(tableLines),
    '',
  ].join('\n');
}
