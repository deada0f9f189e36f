/** The names that scripts can use in a browser. */
export interface Names {
  globals: readonly string[];
  /** By owner, such as `Array` and `Array.prototype`. */
  members: Readonly<Record<string, readonly string[]>>;
}

/**
 * The interfaces to compare. Members are found by name alone, so members of rare interfaces would give false matches.
 */
const owners: readonly string[] = `
  AbortSignal Array ArrayBuffer Atomics BigInt Blob CSS DataView Date Document DocumentFragment Element Error
  File FormData HTMLDialogElement HTMLElement HTMLFormElement HTMLInputElement Headers Intl Iterator JSON Map
  Math Node Number Object Performance Promise ReadableStream RegExp Request Response Set String Symbol Temporal
  URL URLSearchParams Uint8Array WeakMap
`
  .trim()
  .split(/\s+/)
  .flatMap((name) => [name, `${name}.prototype`]);

/** Event handler attributes, and names with the prefix of one engine. */
const leftOut = /^(?:on[a-z]+|(?:webkit|moz|WebKit|Moz|ms)[A-Z]\w*)$/;

/**
 * Names that scripts also use with another meaning: a browser's own object, properties of every error, and methods of
 * lists.
 */
const otherMeaning = new Set(['chrome', 'Error.prototype.stack', 'HTMLInputElement.prototype.list']);

const membersOf = ({ members }: Names, owner: string) => members[owner] ?? [];

/**
 * Returns the functions, objects and properties that current browsers have and one of the oldest supported ones lacks,
 * sorted, such as `URL.canParse`. A member is left out if all of the oldest browsers have the same name on another
 * interface, such as `map` of an iterator.
 */
export function newerNames(today: readonly Names[], oldest: readonly Names[]): string[] {
  const namesOf = (names: Names) =>
    new Set([
      ...names.globals,
      ...owners.flatMap((owner) => membersOf(names, owner).map((each) => `${owner}.${each}`)),
    ]);
  const old = oldest.map(namesOf);
  const oldMembers = oldest.map(
    ({ members }) =>
      new Set(Object.entries(members).flatMap(([owner, names]) => (owner.endsWith('.prototype') ? names : []))),
  );
  const isAmbiguous = (name: string) =>
    name.includes('.prototype.') && oldMembers.every((members) => members.has(name.split('.').at(-1) ?? ''));
  const newer = today
    .flatMap((names) => [...namesOf(names)])
    .filter((name) => !old.every((names) => names.has(name)) && !isAmbiguous(name))
    .filter((name) => !leftOut.test(name.split('.').at(-1) ?? '') && !otherMeaning.has(name));
  return [...new Set(newer)].toSorted();
}
