import { answerError, answersPath, readAnswers, withAnswer } from './contract-answers.ts';
import { dataClass, dataInAddress, dataInWebhook } from './contract-privacy-rules.ts';
import { errorCodes, errorCodesPath, operationErrors, readErrorCodes } from './error-codes.ts';
import { requestNumbers, timeNames } from './contract-field-rules.ts';
import { contractHeaders, limitError, type RateLimit } from './contract-headers.ts';
import { type Convention, provenanceError, type Notes, type Sources, provenanceOf } from './contract-provenance.ts';
import { repetitionErrors, type RepeatedOperation } from './contract-repetition.ts';

// A Redocly plugin, named in redocly.yaml: every part of the contract needs a section of the specification, or a
// question with our reason. answers.yaml answers the questions. Every field has a class of data.

interface Location {
  pointer: string;
  child: (path: string | string[]) => Location;
}
interface Context {
  report: (problem: { message: string; location: Location }) => void;
  location: Location;
}
interface Parameter extends Notes {
  name: string;
  in: string;
}
interface Schema extends Notes {
  enum?: unknown[];
  properties?: Record<string, Notes>;
}

type Visitor = (node: Notes & Schema, context: Context) => void;

/** Visits the nodes that have notes: operations, parameters, schemas with their fields, conventions. */
function visitNotes(visit: (notes: Notes, context: Context) => void) {
  const own: Visitor = (node, context) => {
    visit(node, context);
  };
  return {
    Root: {
      enter(root: Sources, context: Context) {
        for (const convention of Object.values(root['x-conventions'] ?? {})) visit(convention, context);
      },
    },
    Operation: own,
    Parameter: own,
    Schema(schema: Schema, context: Context) {
      visit(schema, context);
      // A field that refers to a schema has notes beside the reference, which the linter does not visit.
      for (const field of Object.values(schema.properties ?? {})) if ('$ref' in field) visit(field, context);
    },
  };
}

/** Checks that a name belongs to one question and one cost, and that each answer has a question, a person and a day. */
function questions() {
  const texts = new Map<string, string>();
  const visitor = visitNotes((notes, { report, location }) => {
    const { 'x-question': name, 'x-open-question': question, 'x-reason': reason, 'x-cost': cost = 'medium' } = notes;
    if (name === undefined) return;
    const text = JSON.stringify([question, reason, cost]);
    if ((texts.get(name) ?? text) !== text) {
      report({ message: `${name} is another question, or has another reason or cost, elsewhere.`, location });
    }
    texts.set(name, text);
    if (!['high', 'medium', 'low'].includes(cost)) report({ message: `${name} has an unknown cost.`, location });
    if (!/^q(?:\.\w+)+$/.test(name))
      report({ message: `${name} is no name of a question, as q.createOrder.`, location });
  });
  return {
    ...visitor,
    Root: {
      ...visitor.Root,
      leave(_: Sources, { report, location }: Context) {
        for (const [name, answer] of Object.entries(readAnswers())) {
          const error = texts.has(name) ? answerError(answer) : 'answers no question of the contract';
          if (error !== null) report({ message: `${answersPath}: ${name} ${error}.`, location });
        }
      },
    },
  };
}

/** Puts the answers into the bundle: answered parts are known from then on. */
function answers() {
  const given = readAnswers();
  return visitNotes((notes) => {
    const answered = withAnswer(notes, given);
    if (answered === notes) return;
    delete notes['x-open-question'];
    Object.assign(notes, answered);
  });
}

function provenance() {
  let sections: string[] = [];
  let conventions: Record<string, Convention> = {};
  return {
    Root: {
      enter(root: Sources, { report, location }: Context) {
        sections = Object.keys(root['x-specification'] ?? {});
        conventions = root['x-conventions'] ?? {};
        for (const [name, convention] of Object.entries(conventions)) {
          // A convention with a section serves known fields, one with a question serves proposed fields.
          const provenances = [convention['x-spec'] && 'known', convention['x-open-question'] && 'proposed'] as const;
          const errors = provenances
            .filter((each) => each === 'known' || each === 'proposed')
            .map((each) => provenanceError(provenanceOf({ ...convention, 'x-provenance': each }), sections));
          const error = errors.length === 0 ? 'has no notes' : errors.find((each) => each !== null);
          if (error)
            report({ message: `The convention ${name} ${error}.`, location: location.child(['x-conventions', name]) });
        }
      },
    },
    Operation(operation: Notes & { operationId?: string }, { report, location }: Context) {
      const error = provenanceError(provenanceOf(operation), sections);
      if (error) report({ message: `${operation.operationId ?? 'This operation'} ${error}.`, location });
    },
    Parameter(parameter: Parameter, { report, location }: Context) {
      // A path parameter is covered by the notes of its operation.
      const error = parameter.in === 'path' ? null : provenanceError(provenanceOf(parameter), sections);
      if (error) report({ message: `The parameter ${parameter.name} ${error}.`, location });
    },
    Schema(schema: Schema, { report, location }: Context) {
      // A schema in components has a name. Of a nested schema, only the fields are checked.
      const [, name = ''] = /^#\/(?:components\/schemas\/)?(\w+)$/.exec(location.pointer) ?? [];
      if (schema.enum && name !== '') {
        const error = provenanceError(provenanceOf(schema), sections);
        if (error) report({ message: `${name} ${error}.`, location });
      }
      for (const [field, own] of Object.entries(schema.properties ?? {})) {
        const error = provenanceError(
          provenanceOf(own, { field, schema: name, schemaNotes: schema, conventions }),
          sections,
        );
        if (error) report({ message: `${name}.${field} ${error}.`, location: location.child(['properties', field]) });
      }
    },
  };
}

/** Checks that what needs a session also needs a verified number, or gives the reason why it does not. */
function verification() {
  return {
    Operation(
      operation: {
        operationId?: string;
        security?: object[];
        responses?: object;
        'x-before-verification'?: string;
      },
      { report, location }: Context,
    ) {
      const { operationId = 'This operation', security = [], responses = {} } = operation;
      const needsSession = security.length === 1 && security.every((each) => 'bearerAuth' in each);
      const isRefused = '403' in responses;
      const isOpen = operation['x-before-verification'] !== undefined;
      if (needsSession && isRefused === isOpen)
        report({
          message: `${operationId} needs a 403 \`not_verified\`, or x-before-verification with the reason.`,
          location,
        });
    },
  };
}

/** Checks that a POST can be sent twice without harm. */
function repetition() {
  return {
    // The events of webhooks are sent by the server and have an id of their own.
    Paths: {
      Operation(operation: RepeatedOperation, { report, location, key }: Context & { key: string | number }) {
        for (const message of repetitionErrors(String(key), operation)) report({ message, location });
      },
    },
  };
}

/** Checks that the registry names the codes of exactly the operations that have some. */
function listedCodes() {
  const registry = readErrorCodes();
  const known = new Set<string>();
  return {
    Operation(operation: { operationId?: string; responses?: Record<string, object> }, { report, location }: Context) {
      const { operationId = 'This operation' } = operation;
      known.add(operationId);
      for (const error of operationErrors(operation, registry)) {
        report({ message: `${errorCodesPath}: ${operationId} ${error}.`, location });
      }
    },
    Root: {
      leave(_: unknown, { report, location }: Context) {
        for (const id of Object.keys(registry.operations).filter((each) => !known.has(each)))
          report({ message: `${errorCodesPath}: there is no operation ${id}.`, location });
      },
    },
  };
}

/** Checks that each operation with a 429 has one limit. */
function limits() {
  let all: Record<string, RateLimit> = {};
  return {
    Root: {
      enter(root: { 'x-rate-limits'?: Record<string, RateLimit> }) {
        all = root['x-rate-limits'] ?? {};
      },
    },
    Operation(operation: { operationId?: string }, { report, location }: Context) {
      const error = limitError(operation, all);
      if (error) report({ message: `${operation.operationId ?? 'This operation'} ${error}.`, location });
    },
  };
}

export default function contractRules() {
  const rules = {
    provenance,
    questions,
    verification,
    repetition,
    'data-class': dataClass,
    'data-in-address': dataInAddress,
    'data-in-webhook': dataInWebhook,
    'error-codes': listedCodes,
    limits,
    'request-numbers': requestNumbers,
    'time-names': timeNames,
  };
  return {
    id: 'nabta',
    rules: { oas3: rules },
    decorators: { oas3: { answers, errors: errorCodes, headers: contractHeaders } },
  };
}
