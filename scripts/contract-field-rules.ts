interface Location {
  source: { absoluteRef: string };
  child: (path: string | string[]) => Location;
  pointer: string;
}
interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  const?: unknown;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  properties?: Record<string, Schema>;
  items?: Schema;
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
  'x-provenance'?: string;
}
interface Context {
  report: (problem: { message: string; location: Location }) => void;
  location: Location;
  resolve: (node: Schema, from?: string) => { node?: Schema | undefined; location?: Location | undefined };
}
interface Parameter {
  $ref?: string;
  name?: string;
  schema?: Schema;
}
interface Operation {
  operationId?: string;
  parameters?: Parameter[];
  requestBody?: { content?: Record<string, { schema?: Schema }> };
}

/** Follows a reference from a file. */
type Follow = (node: Schema, file: string) => { node: Schema; file: string };

const partsOf = ({ oneOf = [], anyOf = [], allOf = [], items }: Schema) => [
  ...oneOf,
  ...anyOf,
  ...allOf,
  ...(items ? [items] : []),
];

const isNumber = ({ type }: Schema) => [type].flat().some((each) => each === 'integer' || each === 'number');

/** Whether a number has both limits. `int64` is none: it contains numbers that JSON parsers read as other numbers. */
export function hasLimits(schema: Schema): boolean {
  if (schema.enum !== undefined || schema.const !== undefined || schema.format === 'int32') return true;
  return (
    (schema.minimum ?? schema.exclusiveMinimum) !== undefined &&
    (schema.maximum ?? schema.exclusiveMaximum) !== undefined
  );
}

/** The paths of the numbers without limits in a schema of a request, such as `applicants[].version`. */
export function numbersWithoutLimits(name: string, schema: Schema, file: string, follow: Follow): string[] {
  const visit = (given: Schema, place: string, from: string, above: readonly Schema[]): string[] => {
    const { node, file: own } = follow(given, from);
    // A schema that contains itself is visited once.
    if (above.includes(node)) return [];
    const within = [...above, node];
    return [
      ...(isNumber(node) && !hasLimits(node) ? [place] : []),
      ...Object.entries(node.properties ?? {}).flatMap(([field, child]) =>
        visit(child, `${place}.${field}`, own, within),
      ),
      ...partsOf(node).flatMap((part) => visit(part, part === node.items ? `${place}[]` : place, own, within)),
    ];
  };
  return visit(schema, name, file, []);
}

/** Checks that each number of a request has a minimum and a maximum. */
export function requestNumbers() {
  return {
    // The bodies of webhooks are sent by the server.
    Paths: {
      Operation(operation: Operation, { report, location, resolve }: Context) {
        const { operationId = 'This operation', parameters = [], requestBody } = operation;
        const follow: Follow = (node, file) => {
          if (node.$ref === undefined) return { node, file };
          const found = resolve(node, file);
          return { node: found.node ?? {}, file: found.location?.source.absoluteRef ?? file };
        };
        const from = location.source.absoluteRef;
        const check = (name: string, schema: Schema, file: string) => {
          for (const place of numbersWithoutLimits(name, schema, file, follow)) {
            report({ message: `${operationId}: the number ${place} needs a minimum and a maximum.`, location });
          }
        };
        for (const each of parameters) {
          const { node, file } = follow(each, from);
          const { name = '', schema } = node as Parameter;
          if (schema) check(name, schema, file);
        }
        for (const { schema } of Object.values(requestBody?.content ?? {})) if (schema) check('body', schema, from);
      },
    },
  };
}

const endings = {
  day: { pattern: /(?:^|_)date$|^(?:from|to)$/, words: 'a day: its name ends in date' },
  instant: { pattern: /_(?:at|until|by)$|^now$/, words: 'a point in time: its name ends in _at, _until or _by' },
} as const;

/** What a field is, by its schema: a day, a point in time, or null for anything else. */
function timeOf(schema: Schema): keyof typeof endings | null {
  const name = schema.$ref?.split('/').at(-1);
  if (name === 'CivilDate' || schema.format === 'date') return 'day';
  if (name === 'Instant' || schema.format === 'date-time') return 'instant';
  return (schema.oneOf ?? []).map(timeOf).find((each) => each !== null) ?? null;
}

/** The error of a field's name that hides whether it is a day or a point in time; null without one. */
export function timeNameError(name: string, schema: Schema): string | null {
  const time = timeOf(schema);
  // The specification's own names stay as they are (`order_date`).
  if (time === null || schema['x-provenance'] === 'known' || endings[time].pattern.test(name)) return null;
  return `is ${endings[time].words}`;
}

/** Checks that the name of a field tells a day from a point in time. */
export function timeNames() {
  return {
    Schema(schema: Schema, { report, location }: Context) {
      const owner = /^#\/(?:components\/schemas\/)?(\w+)$/.exec(location.pointer)?.[1] ?? '';
      for (const [name, field] of Object.entries(schema.properties ?? {})) {
        const error = timeNameError(name, field);
        if (error) report({ message: `${owner}.${name} ${error}.`, location: location.child(['properties', name]) });
      }
    },
  };
}
