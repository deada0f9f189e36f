/** The parts of an error that may be reported. Each comes from a list in this file or from the build itself. */
export interface ScrubbedError {
  type: string;
  /** One of the known messages of browsers and React, without its variable parts; null for any other. */
  message: string | null;
  /** The error of a failed request: its kind and HTTP status. */
  call: { kind: string; status: number } | null;
  /** The stack as `file:line:column` in the build's own files, innermost first. */
  frames: string[];
}

const types: ReadonlySet<string> = new Set(
  (
    'Error AggregateError EvalError InternalError RangeError ReferenceError SyntaxError TypeError URIError ' +
    'AbortError DataCloneError DataError InvalidStateError NetworkError NotAllowedError NotFoundError NotSupportedError ' +
    'QuotaExceededError SecurityError TimeoutError ApiError FirebaseError PhoneAuthError SignInRequired'
  ).split(' '),
);

const callKinds: ReadonlySet<string> = new Set(['offline', 'network', 'timeout', 'unreadable', 'status']);

/** A browser's message and its replacement in the report: fixed text, at most with a numeric part. */
const messages: readonly (readonly [RegExp, string])[] = [
  [/^Cannot (?:read|set) propert(?:y|ies) .*of undefined/s, 'property of undefined'],
  [/^Cannot (?:read|set) propert(?:y|ies) .*of null/s, 'property of null'],
  [/^(?:undefined is not an object|can't access property .*undefined$|\S* is undefined$)/s, 'property of undefined'],
  [/^(?:null is not an object|can't access property .*null$|\S* is null$)/s, 'property of null'],
  [/ is not a function/, 'not a function'],
  [/ is not a constructor$/, 'not a constructor'],
  [/ is not iterable|not iterable/, 'not iterable'],
  [/ is not defined$|^Can't find variable/, 'not defined'],
  [/before initialization$/, 'used before it was set'],
  [/^Assignment to constant variable/, 'assignment to a constant'],
  [/^Maximum call stack size exceeded|^too much recursion/, 'too much recursion'],
  [/is not valid JSON$|JSON input|^JSON[. ]/, 'no JSON'],
  [
    /dynamically imported module|^Importing a module script failed|Unable to preload CSS/,
    'a file of the app did not load',
  ],
  [/^Failed to fetch$|^Load failed$|^NetworkError when attempting/, 'no network'],
  [/^Failed to execute 'removeChild' on 'Node'/, 'removeChild on a node that is elsewhere'],
  [/^Failed to execute 'insertBefore' on 'Node'/, 'insertBefore at a node that is elsewhere'],
  [/TrustedHTML|TrustedScript/, 'refused by Trusted Types'],
  [/quota/i, 'storage is full'],
];

function knownMessage(message: string): string | null {
  const react = /^Minified React error #(\d{1,4});/.exec(message)?.[1];
  if (react !== undefined) return `React error ${react}`;
  return messages.find(([pattern]) => pattern.test(message))?.[1] ?? null;
}

/** The build generates file names with a hash, so typed text can't match this pattern. */
const frame = /\/assets\/([\w.$-]{1,80}-[\w-]{7}\.js):(\d{1,7}):(\d{1,7})\)?$/;

function framesOf(stack: string, message: string): string[] {
  // Some browsers start the stack with the message, which may have several lines.
  return stack
    .replace(message, '')
    .split('\n')
    .flatMap((line) => {
      const [, file, row, column] = frame.exec(line.trim()) ?? [];
      return file === undefined ? [] : [`${file}:${row}:${column}`];
    })
    .slice(0, 8);
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/**
 * Removes all free text from an error before it is reported: it may contain a name, a number or a response of the
 * server.
 * @param thrown the thrown value, an Error or not
 */
export function scrubbedError(thrown: unknown): ScrubbedError {
  const isObject = typeof thrown === 'object' && thrown !== null;
  const { name, message, stack, kind, status } = (isObject ? thrown : {}) as Record<string, unknown>;
  const words = textOf(message);
  return {
    type: types.has(textOf(name)) ? textOf(name) : isObject ? 'Error' : 'thrown value',
    message: knownMessage(words),
    call:
      name === 'ApiError' && callKinds.has(textOf(kind)) && typeof status === 'number' && status >= 0 && status < 600
        ? { kind: textOf(kind), status: Math.trunc(status) }
        : null,
    frames: framesOf(textOf(stack), words),
  };
}
