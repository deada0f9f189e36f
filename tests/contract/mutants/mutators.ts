import { parseSync } from 'oxc-parser';

/** The kinds of changes. */
export type MutatorName =
  | 'boundary'
  | 'equality'
  | 'logic'
  | 'condition'
  | 'negation'
  | 'arithmetic'
  | 'number'
  | 'status'
  | 'boolean'
  | 'statement'
  | 'list'
  | 'owner';

/** One change of one file. */
export interface Mutant {
  file: string;
  line: number;
  mutator: MutatorName;
  /** The changed lines, trimmed, before and after. */
  before: string;
  after: string;
  /** The place in the source, and the text that replaces it. */
  start: number;
  end: number;
  text: string;
}

/** A node of the syntax tree, with the fields that are read here. */
interface Node {
  type: string;
  start: number;
  end: number;
  [field: string]: unknown;
}

interface Edit {
  mutator: MutatorName;
  start: number;
  end: number;
  text: string;
}

const swaps: Partial<Record<MutatorName, Record<string, string>>> = {
  boundary: { '<': '<=', '<=': '<', '>': '>=', '>=': '>' },
  equality: { '===': '!==', '!==': '===' },
  arithmetic: { '+': '-', '-': '+', '*': '/', '/': '*' },
  logic: { '&&': '||', '||': '&&' },
};

/** Another documented status of the same kind. */
const statuses = new Map([
  [200, 201],
  [201, 200],
  [204, 200],
  [400, 422],
  [401, 403],
  [403, 404],
  [404, 403],
  [409, 422],
  [422, 409],
]);

const methodSwaps = new Map([
  ['some', 'every'],
  ['every', 'some'],
  ['max', 'min'],
  ['min', 'max'],
]);

/** Methods that return a list like the one they are called on. */
const listMethods = new Set(['filter', 'toSorted', 'toReversed']);

/** Fields that limit a record to its parent. */
const ownerFields = new Set(['user_id', 'applicant_id', 'is_active']);

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** TypeScript nodes that contain an expression beside their type. */
const typedExpressions = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression']);

/** The nodes below a node that exist at run time. */
function childrenOf(node: Node): Node[] {
  if (node.type === 'ImportDeclaration') return [];
  if (typedExpressions.has(node.type)) return [node['expression'] as Node];
  return Object.values(node)
    .flatMap((value) => (Array.isArray(value) ? (value as unknown[]) : [value]))
    .filter(isNode)
    .filter(({ type }) => !type.startsWith('TS') || typedExpressions.has(type));
}

const isText = (node: Node) =>
  node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node['value'] === 'string');

/** Whether one side of a sum is a text, so that it is no arithmetic. */
const isJoined = (node: Node): boolean =>
  isText(node) ||
  (node.type === 'BinaryExpression' && (isJoined(node['left'] as Node) || isJoined(node['right'] as Node)));

function operatorEdits(source: string, node: Node): Edit[] {
  const left = node['left'] as Node;
  const right = node['right'] as Node;
  const operator = node['operator'] as string;
  if (operator === '+' && isJoined(node)) return [];
  const start = source.indexOf(operator, left.end);
  return Object.entries(swaps).flatMap(([mutator, swap]) => {
    const text = swap[operator];
    if (text === undefined || start < 0 || start >= right.start) return [];
    return [{ mutator: mutator as MutatorName, start, end: start + operator.length, text }];
  });
}

/** A condition that has no operator of its own to change. */
function conditionEdits(source: string, { test }: Node): Edit[] {
  if (!isNode(test) || test.type === 'BinaryExpression' || test.type === 'LogicalExpression') return [];
  if (test.type === 'UnaryExpression') return [];
  const { start, end } = test;
  return [{ mutator: 'condition', start, end, text: `!(${source.slice(start, end)})` }];
}

function literalEdits({ value, raw, start, end }: Node): Edit[] {
  if (typeof value === 'boolean') return [{ mutator: 'boolean', start, end, text: String(!value) }];
  if (typeof value !== 'number' || typeof raw !== 'string') return [];
  const status = statuses.get(value);
  if (status !== undefined) return [{ mutator: 'status', start, end, text: String(status) }];
  return [{ mutator: 'number', start, end, text: String(value + 1) }];
}

function callEdits(source: string, node: Node): Edit[] {
  const callee = node['callee'] as Node;
  const property = callee['property'] as Node | undefined;
  const object = callee['object'] as Node | undefined;
  if (callee.type !== 'MemberExpression' || !property || !object) return [];
  const name = property['name'] as string;
  const swapped = methodSwaps.get(name);
  if (swapped !== undefined) return [{ mutator: 'list', start: property.start, end: property.end, text: swapped }];
  if (listMethods.has(name)) return [{ mutator: 'list', start: object.end, end: node.end, text: '' }];
  if (name !== 'where') return [];
  const [record] = node['arguments'] as Node[];
  const fields = record?.type === 'ObjectExpression' ? (record['properties'] as Node[]) : [];
  if (!record || fields.length < 2) return [];
  return fields
    .filter((field) => ownerFields.has(String((field['key'] as Node | undefined)?.['name'])))
    .map((field): Edit => {
      const kept = fields.filter((each) => each !== field).map(({ start, end }) => source.slice(start, end));
      return { mutator: 'owner', start: record.start, end: record.end, text: `{ ${kept.join(', ')} }` };
    });
}

/** A statement that only has an effect: a call, or a field that is set. */
function statementEdits({ expression, start, end }: Node): Edit[] {
  if (!isNode(expression)) return [];
  const inner = expression.type === 'AwaitExpression' ? (expression['argument'] as Node) : expression;
  const hasEffect = inner.type === 'CallExpression' || inner.type === 'AssignmentExpression';
  return hasEffect ? [{ mutator: 'statement', start, end, text: ';' }] : [];
}

function editsOf(source: string, node: Node): Edit[] {
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
      return operatorEdits(source, node);
    case 'IfStatement':
    case 'ConditionalExpression':
      return conditionEdits(source, node);
    case 'UnaryExpression':
      return node['operator'] === '!'
        ? [{ mutator: 'negation', start: node.start, end: node.start + 1, text: '' }]
        : [];
    case 'Literal':
      return literalEdits(node);
    case 'CallExpression':
      return callEdits(source, node);
    case 'ExpressionStatement':
      return statementEdits(node);
    default:
      return [];
  }
}

/** The node, and those below it. */
function allOf(node: Node): Node[] {
  // The key of a property is its name, and no value.
  const isKey = (child: Node) => node.type === 'Property' && node['key'] === child && node['shorthand'] !== true;
  return [
    node,
    ...childrenOf(node)
      .filter((child) => !isKey(child))
      .flatMap(allOf),
  ];
}

/** The source with a mutant's change. */
export function mutated(source: string, { start, end, text }: Pick<Mutant, 'start' | 'end' | 'text'>): string {
  return `${source.slice(0, start)}${text}${source.slice(end)}`;
}

/** Whether a source can be parsed. */
export function isValid(file: string, source: string): boolean {
  return parseSync(file, source).errors.length === 0;
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/**
 * Every mutant of a source, in the order of the text; never of a comment or a type.
 * @param isIncluded chooses top-level statements by their first character; all if omitted
 */
export function mutantsOf(file: string, source: string, isIncluded: (start: number) => boolean = () => true): Mutant[] {
  const program = parseSync(file, source).program as unknown as Node;
  const roots = (program['body'] as Node[]).filter(({ start }) => isIncluded(start));
  const edits = roots
    .filter(({ type }) => !type.startsWith('TS'))
    .flatMap(allOf)
    .flatMap((node) => editsOf(source, node));
  return edits
    .toSorted((a, b) => a.start - b.start || a.end - b.end)
    .map((edit) => {
      const { start, end } = edit;
      const from = source.lastIndexOf('\n', start - 1) + 1;
      const next = source.indexOf('\n', end);
      const to = next < 0 ? source.length : next;
      const line = source.slice(0, start).split('\n').length;
      const after = mutated(source.slice(from, to), { ...edit, start: start - from, end: end - from });
      return { file, line, before: oneLine(source.slice(from, to)), after: oneLine(after), ...edit };
    });
}
