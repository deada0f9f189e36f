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
  description?: string;
  enum?: unknown[];
  'x-extensible-enum'?: unknown[];
  properties?: Record<string, Notes & { description?: string }>;
}

/** The parts of the bundled contract that have notes. */
export interface ReviewedContract extends Sources {
  'x-question-costs'?: Record<Cost, { title: string; assumed_unless_answered_by: string | Date }>;
  info: { version: string };
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  webhooks?: Record<string, Record<string, Operation>>;
  components: { parameters?: Record<string, Parameter>; schemas?: Record<string, Schema> };
}

/** What a question concerns: a convention by its title, anything else by its name in the contract. */
export interface Place {
  kind: 'convention' | 'operation' | 'parameter' | 'header' | 'schema' | 'field';
  name: string;
}

/** A question with its assumption, or with its answer. */
export interface Question {
  /** The permanent name, such as `q.createOrder`. */
  name: string;
  /** The heading on the page. */
  group: string;
  cost: Cost;
  question: string;
  reason: string;
  answer: Answer | undefined;
  places: Place[];
}

/** Questions in order of appearance. A question that several places share is listed once. */
class Questions {
  readonly all = new Map<string, Question>();
  group = 'What holds everywhere';

  add({ name, question, cost = 'medium', reason = '', answer }: Provenance, place: Place): string | null {
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

/** An operation, a parameter, a field, or a schema without fields such as a list of values, with its source. */
export interface ReviewRow {
  /** The request of an operation, such as `POST /orders`. */
  request?: string;
  /** What it is: a summary, a description, or the values of a list between backticks. */
  what: string;
  /** The name to use in an answer. */
  name: string;
  source: Provenance;
  /** The name of its question. */
  question: string | null;
}

/** Rows of one tag or one schema. */
export interface ReviewTable {
  title: string;
  rows: ReviewRow[];
}

/** All that a reviewer answers, in the order of the contract. */
export interface Review {
  questions: Question[];
  operations: ReviewTable[];
  schemas: ReviewTable[];
}

const methods = ['get', 'post', 'put', 'patch', 'delete'];

function operationTables(contract: ReviewedContract, questions: Questions): ReviewTable[] {
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
          request: `${method.toUpperCase()} ${path}`,
          what: operation.summary,
          source,
          question: questions.add(source, { kind: 'operation', name: operation.operationId }),
        };
        const queries = (operation.parameters ?? [])
          .filter((each) => each.in === 'query' && each.$ref === undefined)
          .map((each) => {
            const own = provenanceOf(each);
            const parameter = `${operation.operationId}?${each.name}`;
            return {
              name: parameter,
              what: each.description ?? '',
              source: own,
              question: questions.add(own, { kind: 'parameter', name: parameter }),
            };
          });
        return [whole, ...queries];
      });
    return { title: `${name}: ${description}`, rows };
  });
}

function sharedTable(contract: ReviewedContract, questions: Questions): ReviewTable {
  questions.group = 'Headers and pages';
  return {
    title: 'Headers and pages that operations share',
    rows: Object.values(contract.components.parameters ?? {}).map((each) => {
      const source = provenanceOf(each);
      const question = questions.add(source, { kind: 'header', name: each.name });
      return { name: each.name, what: each.description ?? '', source, question };
    }),
  };
}

/** The values of a list, or what a text or a number is. */
function valuesText({ enum: closed, 'x-extensible-enum': open, description = '' }: Schema): string {
  const values = closed ?? open;
  return values === undefined ? description : `values ${values.map((value) => `\`${String(value)}\``).join(', ')}`;
}

function schemaTables(contract: ReviewedContract, questions: Questions): ReviewTable[] {
  const conventions = contract['x-conventions'] ?? {};
  questions.group = 'Fields and lists of values';
  return Object.entries(contract.components.schemas ?? {}).map(([name, schema]) => {
    const whole = provenanceOf(schema);
    const place: Place = { kind: 'schema', name };
    if (schema.properties === undefined) {
      // A text or a number such as `Money` has no source of its own: each field with it has one.
      if (whole.provenance === undefined) return { title: name, rows: [] };
      return {
        title: name,
        rows: [{ name, what: valuesText(schema), source: whole, question: questions.add(whole, place) }],
      };
    }
    const rows = Object.entries(schema.properties).map(([field, own]) => {
      const source = provenanceOf(own, { field, schema: name, schemaNotes: schema, conventions });
      const question = questions.add(source, { kind: 'field', name: `${name}.${field}` });
      return { name: `${name}.${field}`, what: own.description ?? '', source, question };
    });
    // If every field has a question of its own, that of the schema concerns the schema.
    if (!rows.some(({ question }) => question === whole.name)) questions.add(whole, place);
    return { title: name, rows };
  });
}

function conventionQuestions(conventions: Record<string, Convention>, questions: Questions): void {
  for (const convention of Object.values(conventions)) {
    questions.add(provenanceOf(convention), { kind: 'convention', name: convention.title });
  }
}

/**
 * Collects all questions, operations and fields of a contract with their sources.
 * @param contract the bundled contract
 */
export function reviewOf(contract: ReviewedContract): Review {
  const questions = new Questions();
  conventionQuestions(contract['x-conventions'] ?? {}, questions);
  const operations = [...operationTables(contract, questions), sharedTable(contract, questions)];
  const schemas = schemaTables(contract, questions);
  return { questions: [...questions.all.values()], operations, schemas };
}

/** The day until which a question can be answered before our assumption holds; YAML parses an unquoted day as a date. */
export function assumedFrom(contract: ReviewedContract, cost: Cost): string | undefined {
  const value = contract['x-question-costs']?.[cost].assumed_unless_answered_by;
  return value instanceof Date ? value.toISOString().slice(0, 10) : value;
}
