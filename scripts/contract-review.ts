import {
  assumedFrom,
  type Place,
  type Question,
  type ReviewedContract,
  reviewOf,
  type ReviewRow,
  type ReviewTable,
} from './contract-questions.ts';

const cell = (text: string) =>
  text
    .replaceAll('|', String.raw`\|`)
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The first sentence of a description. */
function shortText(description: string): string {
  const text = cell(description);
  return /^.*?[.?](?= |$)/.exec(text)?.[0] ?? text;
}

/** An operation with its request, anything else by the first sentence of its description. */
const whatCell = ({ request, what }: ReviewRow) =>
  request === undefined ? shortText(what) : `\`${request}\` ${cell(what)}`;

function tableLines({ title, rows }: ReviewTable): string[] {
  if (rows.length === 0) return [];
  return [
    '',
    `### ${title}`,
    '',
    '| Name | What | Provenance | Section or question |',
    '| --- | --- | --- | --- |',
    ...rows.map((row) => {
      const { provenance = 'not noted', spec } = row.source;
      const from = [spec, row.question && `\`${row.question}\``].filter(Boolean).join(', ');
      return `| \`${row.name}\` | ${whatCell(row)} | ${provenance} | ${from} |`;
    }),
  ];
}

const mostPlaces = 12;

const placeText = ({ kind, name }: Place) => (kind === 'convention' ? name : `\`${name}\``);

function questionLines({ name, question, reason, places, answer }: Question): string[] {
  const all = places.map(placeText);
  const shown = all.length > mostPlaces ? [...all.slice(0, mostPlaces), `and ${all.length - mostPlaces} more`] : all;
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

function openLines(open: readonly Question[], contract: ReviewedContract): string[] {
  return (['high', 'medium', 'low'] as const).flatMap((cost) => {
    const own = open.filter((each) => each.cost === cost);
    if (own.length === 0) return [];
    const title = contract['x-question-costs']?.[cost].title ?? '';
    const date = assumedFrom(contract, cost);
    return [
      '',
      `### Cost of a wrong guess: ${cost} (${own.length})`,
      '',
      `${title}.${date === undefined ? '' : ` Our assumption holds unless it is answered by ${date}.`}`,
      ...groupedLines(own),
    ];
  });
}

function counted(tables: readonly ReviewTable[]): string {
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
  const { questions, operations, schemas } = reviewOf(contract);
  const answered = questions.filter(({ answer }) => answer !== undefined);
  const open = questions.filter(({ answer }) => answer === undefined);
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
    ...openLines(open, contract),
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
