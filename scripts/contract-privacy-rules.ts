import {
  type Classed,
  type ClassedRoot,
  dataClasses,
  fieldClass,
  isSensitive,
  isStatable,
  valuesOf,
} from './contract-privacy.ts';

interface Location {
  pointer: string;
  source: { absoluteRef: string };
  child: (path: string | string[]) => Location;
}
interface Context {
  report: (problem: { message: string; location: Location }) => void;
  location: Location;
  resolve: (node: Classed, from?: string) => { node?: Classed | undefined; location?: Location | undefined };
}
interface Parameter extends Classed {
  name: string;
  in: string;
  schema?: Classed;
}
interface Operation {
  operationId?: string;
  requestBody?: { content?: Record<string, { schema?: Classed }> };
}

/** A schema with the file that its references start from. */
interface Placed extends Classed {
  file: string;
}

const place = (node: Classed, file: string): Placed => ({
  ...node,
  file,
  ...(node.items && { items: place(node.items, file) }),
  ...(node.oneOf && { oneOf: node.oneOf.map((each) => place(each, file)) }),
});

function follower({ resolve }: Context) {
  return (node: Placed): Placed => {
    if (node.$ref === undefined) return node;
    const { node: found = {}, location } = resolve(node, node.file);
    return place(found, location?.source.absoluteRef ?? node.file);
  };
}

const schemaName = (pointer: string) => /^#\/(?:components\/schemas\/)?(\w+)$/.exec(pointer)?.[1];

const parts = ['title', 'meaning', 'purpose', 'legal_basis', 'retention', 'recipients'] as const;

/** Checks that each class is explained, and that every field of every schema has one (`x-data-class`). */
export function dataClass() {
  let root: ClassedRoot = {};
  return {
    Root: {
      enter(node: ClassedRoot, { report, location }: Context) {
        root = node;
        for (const name of dataClasses) {
          const notes = node['x-data-classes']?.[name];
          const missing = parts.filter((part) => (notes?.[part] ?? '') === '');
          if (missing.length > 0) {
            report({ message: `The class ${name} of x-data-classes lacks ${missing.join(', ')}.`, location });
          }
        }
      },
    },
    Schema(schema: Classed, context: Context) {
      const { report, location } = context;
      const stated = schema['x-data-class'];
      const name = schemaName(location.pointer);
      const isNamed = name !== undefined;
      if ((isNamed || schema.properties !== undefined) && !isStatable(stated)) {
        const known = [...dataClasses, 'by-field'].join(', ');
        report({ message: `${name ?? 'This schema'} has no class (x-data-class: ${known}).`, location });
      }
      for (const [field, node] of Object.entries(schema.properties ?? {})) {
        const own = node['x-data-class'];
        const values = valuesOf(place(node, location.source.absoluteRef), follower(context));
        const problem =
          own !== undefined && !dataClasses.some((each) => each === own)
            ? `has the unknown class ${own}`
            : own !== undefined && fieldClass({ name: field, own: undefined, values }, undefined, root) === 'parts'
              ? 'has a class, and its parts have classes of their own'
              : null;
        if (problem !== null) {
          report({ message: `${name ?? ''}.${field} ${problem}.`, location: location.child(['properties', field]) });
        }
      }
    },
  };
}

/** Checks that no parameter of an address has a sensitive class, unless the reason stands beside it. */
export function dataInAddress() {
  let root: ClassedRoot = {};
  return {
    Root: {
      enter(node: ClassedRoot) {
        root = node;
      },
    },
    Parameter(parameter: Parameter, context: Context) {
      const { report, location } = context;
      if (parameter.in !== 'path' && parameter.in !== 'query') return;
      const values = valuesOf(place(parameter.schema ?? {}, location.source.absoluteRef), follower(context));
      const found = fieldClass({ name: parameter.name, own: parameter['x-data-class'], values }, undefined, root);
      if (found === undefined) {
        report({ message: `The parameter ${parameter.name} has no class (x-data-class).`, location });
      } else if (isSensitive(found) && (parameter['x-data-class-reason'] ?? '') === '') {
        const message = `The parameter ${parameter.name} puts ${found} data into the address; send it in a body, or give the reason (x-data-class-reason).`;
        report({ message, location });
      }
    },
  };
}

/** What a receiver may log, so no body of a webhook has it. */
const notInEvents = ['health', 'credential', 'contact'];

/** Checks that no event has health data, a person or a credential in its body: whoever receives one may log it. */
export function dataInWebhook() {
  let root: ClassedRoot = {};
  return {
    Root: {
      enter(node: ClassedRoot) {
        root = node;
      },
    },
    WebhooksMap: {
      Operation(operation: Operation, context: Context) {
        const { report, location } = context;
        const follow = follower(context);
        const seen = new Set<string>();
        const visit = (node: Placed, holder: string): void => {
          const schema = follow(node);
          const name = node.$ref?.split('/').at(-1) ?? holder;
          if (node.$ref !== undefined) {
            if (seen.has(name)) return;
            seen.add(name);
          }
          for (const [field, child] of Object.entries(schema.properties ?? {})) {
            const placed = place(child, schema.file);
            const values = valuesOf(placed, follow);
            const found = fieldClass({ name: field, own: child['x-data-class'], values }, schema['x-data-class'], root);
            if (found === 'parts') visit(placed, name);
            else if (found !== undefined && notInEvents.includes(found)) {
              const message = `${operation.operationId ?? 'This event'} has ${found} data in its body: ${name}.${field}; send an id.`;
              report({ message, location });
            }
          }
          for (const part of [...(schema.oneOf ?? []), ...(schema.items ? [schema.items] : [])]) {
            visit(place(part, schema.file), name);
          }
        };
        for (const { schema } of Object.values(operation.requestBody?.content ?? {})) {
          if (schema) visit(place(schema, location.source.absoluteRef), operation.operationId ?? '');
        }
      },
    },
  };
}
