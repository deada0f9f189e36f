/** The parts of a bundled contract that lead to the schemas of requests. */
export interface RequestContract {
  paths: Record<string, Record<string, { parameters?: unknown; requestBody?: unknown }>>;
  components?: Record<string, Record<string, unknown>>;
}

/** The references in a part of a document, at any depth. */
function referencesIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]: [string, unknown]) =>
    key === '$ref' && typeof value === 'string' ? [value] : referencesIn(value),
  );
}

/**
 * Finds what a request can contain.
 * @returns the paths of the components that parameters and bodies use, such as `components.schemas.OrderInput`
 */
export function requestComponents({ paths, components = {} }: RequestContract): Set<string> {
  const found = new Set<string>();
  const next = Object.values(paths).flatMap((item) =>
    Object.values(item).flatMap(({ parameters, requestBody }) => referencesIn([parameters, requestBody])),
  );
  for (let reference = next.pop(); reference !== undefined; reference = next.pop()) {
    const [, group = '', name = ''] = /^#\/components\/(\w+)\/(.+)$/.exec(reference) ?? [];
    const path = `components.${group}.${name}`;
    if (found.has(path)) continue;
    found.add(path);
    next.push(...referencesIn(components[group]?.[name]));
  }
  return found;
}

/** Whether a request can contain what is at a path of the bundle. */
export function isInRequest(path: string, used: ReadonlySet<string>): boolean {
  if (/^paths\..*\.(?:parameters|requestBody)(?:\.|$)/.test(path)) return true;
  const [component] = /^components\.\w+\.[^.]+/.exec(path) ?? [];
  return component !== undefined && used.has(component);
}
