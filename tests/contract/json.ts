/** Any JSON value. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** A JSON object with unknown fields. */
export type JsonObject = Record<string, unknown>;

/** Whether a value is an object with named fields. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value at a path of names and indexes; undefined if there is none. */
export function valueAt(root: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (at, key) => (typeof at === 'object' && at !== null ? (at as JsonObject)[key] : undefined),
    root,
  );
}

/** A copy with the value at a path replaced, or removed if it is undefined. */
export function withValueAt(root: unknown, path: readonly (string | number)[], value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  const copy: unknown = Array.isArray(root) ? [...(root as unknown[])] : { ...(isObject(root) ? root : {}) };
  const holder = copy as JsonObject;
  if (rest.length === 0 && value === undefined) delete holder[key];
  else {
    const inner = rest.length === 0 ? value : withValueAt(holder[key], rest, value);
    // An assignment to `__proto__` would change the object instead of adding a field.
    Object.defineProperty(holder, key, { value: inner, enumerable: true, configurable: true, writable: true });
  }
  return copy;
}
