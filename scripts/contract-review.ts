import { type Convention, type Notes, type Sources, type Provenance, provenanceOf } from './contract-provenance.ts';

interface Parameter extends Notes {
  $ref?: string;
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
  properties?: Record<string, Notes>;
}

/** The parts of the bundled contract that the page reads. */
export interface ReviewedContract extends Sources {
  info: { version: string };
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { parameters?: Record<string, Parameter>; schemas?: Record<string, Schema> };
}

interface Point {
  number: number;
  /** Its heading on the page. */
  group: string;
  /** Whether the specification itself leaves it open. */
  isOfKnown: boolean;
  question: string;
  reason: string;
  places: string[];
}

/** Questions in the order they come up; the same one asked in several places is one point. */
class Points {
  readonly all: Point[] = [];
  group = 'What holds everywhere';

  add({ provenance, question, reason = '' }: Provenance, place: string): Point | null {
    if (question === undefined) return null;
    let point = this.all.find((each) => each.question === question && each.reason === reason);
    if (!point) {
      point = { number: this.all.length + 1, group: this.group, isOfKnown: false, question, reason, places: [] };
      this.all.push(point);
    }
    point.isOfKnown ||= provenance === 'known';
    point.places.push(place);
    return point;
  }
}

interface Row {
  /** What it is, in Markdown. */
  what: string;
  source: Provenance;
  point: Point | null;
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

function tableOf({ title, rows }: Table, letter: string, first: number): string[] {
  return [
    '',
    `### ${title}`,
    '',
    '| No. | What | Provenance | Section or point |',
    '| --- | --- | --- | --- |',
    ...rows.map(({ what, source: { provenance = 'not noted', spec }, point }, at) => {
      const from = [spec, point && `Q${point.number}`].filter(Boolean).join(', ');
      return `| ${letter}${first + at} | ${cell(what)} | ${provenance} | ${from} |`;
    }),
  ];
}

function tablesOf(tables: readonly Table[], letter: string): string[] {
  let first = 1;
  return tables
    .filter(({ rows }) => rows.length > 0)
    .flatMap((table) => {
      const lines = tableOf(table, letter, first);
      first += table.rows.length;
      return lines;
    });
}

function operationTables(contract: ReviewedContract, points: Points): Table[] {
  const operations = Object.entries(contract.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => (item[method] ? [{ path, method, operation: item[method] }] : [])),
  );
  return contract.tags.map(({ name, description }) => {
    points.group = `Operations: ${name}`;
    const rows = operations
      .filter(({ operation }) => operation.tags.includes(name))
      .flatMap(({ path, method, operation }) => {
        const source = provenanceOf(operation);
        const whole = {
          what: `\`${method.toUpperCase()} ${path}\` ${operation.summary} (\`${operation.operationId}\`)`,
          source,
          point: points.add(source, `\`${operation.operationId}\``),
        };
        const queries = (operation.parameters ?? [])
          .filter((each) => each.in === 'query' && each.$ref === undefined)
          .map((each) => {
            const own = provenanceOf(each);
            const place = `\`${operation.operationId}?${each.name}\``;
            return { what: place, source: own, point: points.add(own, place) };
          });
        return [whole, ...queries];
      });
    return { title: `${name}: ${description}`, rows };
  });
}

function sharedTable(contract: ReviewedContract, points: Points): Table {
  points.group = 'Headers and pages';
  return {
    title: 'Headers and pages that operations share',
    rows: Object.values(contract.components.parameters ?? {}).map((each) => {
      const source = provenanceOf(each);
      return { what: `\`${each.name}\``, source, point: points.add(source, `\`${each.name}\``) };
    }),
  };
}

function schemaTables(contract: ReviewedContract, points: Points): Table[] {
  const conventions = contract['x-conventions'] ?? {};
  points.group = 'Fields and lists of values';
  return Object.entries(contract.components.schemas ?? {}).map(([name, schema]) => {
    const values = (schema.enum ?? []).map((value) => `\`${String(value)}\``).join(', ');
    const whole = provenanceOf(schema);
    const rows = schema.enum
      ? [{ what: `values ${values}`, source: whole, point: points.add(whole, `\`${name}\``) }]
      : Object.entries(schema.properties ?? {}).map(([field, own]) => {
          const source = provenanceOf(own, { field, schema: name, schemaNotes: schema, conventions });
          return { what: `\`${field}\``, source, point: points.add(source, `\`${name}.${field}\``) };
        });
    return { title: name, rows };
  });
}

function conventionPoints(conventions: Record<string, Convention>, points: Points): void {
  for (const { title, 'x-open-question': question, 'x-reason': reason } of Object.values(conventions)) {
    points.add({ provenance: undefined, question, reason }, title);
  }
}

const most = 12;

function pointLines({ number, question, reason, places }: Point): string[] {
  const shown = places.length > most ? [...places.slice(0, most), `and ${places.length - most} more`] : places;
  return [
    '',
    `**Q${number}.** ${cell(question)}`,
    '',
    `- Concerns: ${shown.join(', ')}`,
    ...(reason === '' ? [] : [`- Our reason: ${cell(reason)}`]),
    '- Your answer:',
  ];
}

function questionLines(points: readonly Point[]): string[] {
  return points.flatMap((point, at) => [
    ...(points[at - 1]?.group === point.group ? [] : ['', `### ${point.group}`]),
    ...pointLines(point),
  ]);
}

function counted(tables: readonly Table[]): string {
  const rows = tables.flatMap((each) => each.rows);
  const known = rows.filter(({ source }) => source.provenance === 'known').length;
  return `${rows.length} (${known} known, ${rows.length - known} proposed)`;
}

/**
 * The page a reviewer answers point by point: each open question with our reason, then every operation and every field
 * with the section of the specification it is known from, or the question it hangs on.
 * @param contract the bundled contract
 * @returns Markdown
 */
export function reviewPage(contract: ReviewedContract): string {
  const points = new Points();
  conventionPoints(contract['x-conventions'] ?? {}, points);
  const operations = [...operationTables(contract, points), sharedTable(contract, points)];
  const schemas = schemaTables(contract, points);
  const unclear = points.all.filter(({ isOfKnown }) => isOfKnown).map(({ number }) => `Q${number}`);
  const sections = Object.entries(contract['x-specification'] ?? {});
  return [
    `# Review of the contract ${contract.info.version}`,
    '',
    '<!-- Written by `npm run generate` from openapi/; do not edit. -->',
    '',
    `Operations and their parameters: ${counted(operations)}. Fields and lists of values: ${counted(schemas)}. Open`,
    `questions: ${points.all.length}.`,
    '',
    'What is **known** comes from the section of the product’s specification that is named beside it. What is **proposed** is',
    'ours; the point named beside it asks about it and gives the reason of our proposal. Answer by number, in an issue or on a copy of',
    'this page: “Q12: yes”, “Q31: no, after VAT”. Whatever needs no question has none: a number of an operation (O) or of a',
    'field (F) can be answered as well. Numbers hold for this version of the contract.',
    '',
    '| Section | Title |',
    '| --- | --- |',
    ...sections.map(([section, title]) => `| ${section} | ${cell(title)} |`),
    '',
    '## Questions',
    '',
    `Where the specification itself is unclear; these come first: ${unclear.join(', ')}.`,
    ...questionLines(points.all),
    '',
    '## Operations',
    ...tablesOf(operations, 'O'),
    '',
    '## Fields',
    '',
    'A field without a question of its own hangs on that of its schema, or on one for all fields of its name.',
    ...tablesOf(schemas, 'F'),
    '',
  ].join('\n');
}
