import type { Contract, Schema } from '../../tests/contract/contract.ts';

const keysOf = (pointer: string) =>
  pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));

/** The value at a JSON pointer; undefined if there is none. */
export function valueAtPointer(value: unknown, pointer: string): unknown {
  return keysOf(pointer).reduce<unknown>(
    (at, key) => (typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[key] : undefined),
    value,
  );
}

type Composed = Schema & { allOf?: Schema[]; anyOf?: Schema[] };

/** A schema and everything that it is composed of, with references resolved. */
export function partsOf(schema: Schema, resolve: Contract['resolve']): Schema[] {
  const { allOf = [], oneOf = [], anyOf = [], ...own } = resolve<Composed>(schema);
  return [own, ...[...allOf, ...oneOf, ...anyOf].flatMap((part) => partsOf(part, resolve))];
}

/** The schemas of one property, or of an array's items; none if the schema does not have it. */
export function schemasAt(schemas: readonly Schema[], key: string, resolve: Contract['resolve']): Schema[] {
  return schemas
    .flatMap((schema) => partsOf(schema, resolve))
    .flatMap(({ properties, items }) => [
      ...(properties?.[key] ? [properties[key]] : []),
      ...(items && /^\d+$/.test(key) ? [items] : []),
    ]);
}

/** Whether a schema has a place for a JSON pointer. */
export function hasPointer(schema: Schema, pointer: string, resolve: Contract['resolve']): boolean {
  return keysOf(pointer).reduce((at, key) => schemasAt(at, key, resolve), [schema]).length > 0;
}
