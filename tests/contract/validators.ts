import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { type Contract, ContractError, type Schema } from './contract.ts';
import { isObject, type JsonObject } from './json.ts';

/** Keys whose value is data, not a schema. */
const data = new Set(['example', 'examples', 'default', 'enum', 'const', 'required']);

/** A copy of schemas that forbids unknown fields. */
function closed(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(closed);
  if (!isObject(node)) return node;
  const copy: JsonObject = {};
  for (const [key, value] of Object.entries(node)) {
    if (key === 'properties' && isObject(value)) {
      copy[key] = Object.fromEntries(Object.entries(value).map(([name, schema]) => [name, closed(schema)]));
    } else copy[key] = data.has(key) ? value : closed(value);
  }
  const isNamed = isObject(node['properties']) || node['type'] === 'object';
  if (isNamed && node['additionalProperties'] === undefined) copy['additionalProperties'] = false;
  return copy;
}

/** Checks values against schemas of a contract. */
export interface Validators {
  /** Checks by the schema itself: objects without `additionalProperties` are open. */
  open: (schema: Schema) => ValidateFunction;
  /** Checks by the schema with unknown fields, and unknown values of extensible lists, forbidden at every depth. */
  strict: (schema: Schema) => ValidateFunction;
}

function compiler(document: JsonObject, closesLists = false): (schema: Schema) => ValidateFunction {
  const ajv = new Ajv2020({ strict: false });
  if (closesLists) {
    ajv.addKeyword({
      keyword: 'x-extensible-enum',
      type: 'string',
      error: { message: 'has a value that the contract does not know' },
      validate: (known: string[], value: string) => known.includes(value),
    });
  }
  formats(ajv);
  ajv.addSchema({ ...document, $id: 'contract' });
  const known = new WeakMap<Schema, ValidateFunction>();
  // Hundreds of replies share a few schemas, and compiling one takes tens of milliseconds.
  const byText = new Map<string, ValidateFunction>();
  return (schema) => {
    const before = known.get(schema);
    if (before) return before;
    try {
      const led = JSON.stringify(schema).replaceAll('"#/', '"contract#/');
      const validate = byText.get(led) ?? ajv.compile(JSON.parse(led) as JsonObject);
      byText.set(led, validate);
      known.set(schema, validate);
      return validate;
    } catch (error) {
      throw new ContractError(`a schema can't be compiled: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
}

/** Compiling the schemas takes seconds, which a second run of the suite on the same contract saves. */
const created = new WeakMap<Contract, Validators>();

/** The open and the strict checker of a contract. */
export function createValidators(contract: Contract): Validators {
  const validators = created.get(contract) ?? compiledFor(contract);
  created.set(contract, validators);
  return validators;
}

function compiledFor({ document }: Contract): Validators {
  const { components } = document;
  const open = compiler({ components });
  const strictOf = compiler({ components: closed(components) }, true);
  const closedCopies = new WeakMap<Schema, Schema>();
  return {
    open,
    strict(schema) {
      const copy = closedCopies.get(schema) ?? (closed(schema) as Schema);
      closedCopies.set(schema, copy);
      return strictOf(copy);
    },
  };
}
