import { http as mswHttp, HttpResponse, type RequestHandler } from 'msw';
import * as zod from 'zod';
import type { KnownFieldCode } from '#src/api/generated/known-values.ts';
import { type OperationId, type Operations, operations } from '#src/api/generated/operations.ts';
import type { Language } from '#src/domain/language.ts';
import { errorReply, type FieldError, notFound, notVerified } from './replies/error-reply.ts';
import { exampleResponse } from './replies/example-response.ts';
import { texts } from './replies/texts.ts';
import type { StoredReply } from './store/attempts.ts';

type Output<Schema> = Schema extends zod.ZodType ? zod.output<Schema> : never;
type Input<Schema> = Schema extends zod.ZodType ? zod.input<Schema> : never;

/** The reasons with which an operation answers a 409 (openapi/errors.yaml); another one does not compile. */
export type Reason<Op extends OperationId> = Operations[Op]['reasons'][number];

/** The replies that the contract allows an operation: a status with its body for each documented status. */
export type Reply<Op extends OperationId> = {
  [Status in keyof Operations[Op]['replies'] & number]: {
    status: Status;
    body: Input<Operations[Op]['replies'][Status]> & (Status extends 409 ? { reason_code: Reason<Op> } : unknown);
    headers?: Record<string, string>;
  };
}[keyof Operations[Op]['replies'] & number];

/** Whether an operation of the contract is for signed-in parents only. */
type Secured<Op extends OperationId> = Operations[Op]['security'] extends readonly ['bearerAuth'] ? true : false;

/** One call, parsed by the contract. */
export interface Call<Op extends OperationId, User> {
  params: Output<Operations[Op]['params']>;
  query: Output<Operations[Op]['query']>;
  body: Output<Operations[Op]['body']>;
  headers: Headers;
  language: Language;
  /** The user of the token; never null if the contract requires a bearer token. */
  user: Secured<Op> extends true ? User : User | null;
  /** The mock's clock at the call. */
  now: Date;
}

export type Handler<Op extends OperationId, User> = (call: Call<Op, User>) => Reply<Op> | Promise<Reply<Op>>;

/**
 * One handler for each operation of the contract: a missing or unknown one does not compile. An operation without a
 * handler responds with its example in the contract.
 */
export type HandlerMap<User> = { [Op in OperationId]: Handler<Op, User> };

/** A part of the map, for one tag; mocks/handlers/index.ts joins them. */
export type HandlersOf<User, Ops extends OperationId> = Pick<HandlerMap<User>, Ops>;

/** A call with an Idempotency-Key. */
export interface KeyedCall<User> {
  /** The parent to whom the key belongs; null for an operation without a session. */
  user: User | null;
  operation: OperationId;
  key: string;
  /** The path and the body, which have to be the same in a repetition. */
  request: readonly unknown[];
}

/** The functions that `toMswHandlers` calls around each handler. */
export interface CallHooks<User> {
  now(): Date;
  /** The parent of a token; null for an unknown or ended token. */
  authenticate(token: string): User | null;
  /** Whether the parent has confirmed a mobile number. */
  isVerified(user: User): boolean;
  /** Runs one call at a time, in this tab and in others, so that two calls never start from the same state. */
  exclusively<T>(run: () => Promise<T>): Promise<T>;
  /**
   * Runs a call with an Idempotency-Key, or returns the reply to the same call before it; `reused` if the key belongs to
   * another one.
   */
  once(call: KeyedCall<User>, run: () => Promise<StoredReply>): Promise<StoredReply | 'reused'>;
  /** Runs before each call: loads what another tab stored and moves orders on to the present time. */
  before(): Promise<void> | void;
  /** Runs after each call, also after an error: stores what changed. */
  after(): Promise<void> | void;
  /**
   * Runs before the handler: a scenario can respond instead of it, delay it or cut the connection. Undefined continues
   * with the handler.
   */
  intercept(operation: OperationId, request: Request): Promise<Response | undefined>;
  /** Runs after the handler: a scenario can drop or change the response. */
  deliver(operation: OperationId, request: Request, response: Response): Promise<Response>;
}

type AnyReply = StoredReply;
type AnyHandler = (call: unknown) => AnyReply | Promise<AnyReply>;

const personal = { 'Cache-Control': 'no-store' };

const challenge = { 'WWW-Authenticate': 'Bearer realm="nabta"' };

function respond({ status, body, headers }: AnyReply): Response {
  const init = { status, headers: { ...personal, ...(status === 401 && challenge), ...headers } };
  if (status === 204) return new HttpResponse(null, init);
  // A file has its type among its headers.
  return typeof body === 'string' ? HttpResponse.text(body, init) : HttpResponse.json(body as never, init);
}

/** A 500 for a bug in the mock. Its message is for developers, so it is in English only. */
function failed(message: string): Response {
  return respond(errorReply(500, { en: message, ar: message }, 'en'));
}

/** The response for a reply. A reply that the contract does not document becomes a 500 that names the operation. */
export function checkedResponse<Op extends OperationId>(id: Op, reply: Reply<Op>): Response {
  return checked(id, reply);
}

function checked(id: OperationId, reply: AnyReply): Response {
  const schema = (operations[id].replies as Record<number, zod.ZodType>)[reply.status];
  if (!schema) return failed(`${id} answered ${reply.status}, which the contract does not document`);
  const parsed = schema.safeParse(reply.status === 204 ? undefined : reply.body);
  if (parsed.success) {
    const reason = reply.status === 409 ? (reply.body as { reason_code: string }).reason_code : null;
    const reasons: readonly string[] = operations[id].reasons;
    return reason === null || reasons.includes(reason)
      ? respond(reply)
      : failed(`${id} answered the reason ${reason}, which openapi/errors.yaml does not list`);
  }
  const where = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ');
  return failed(`${id} answered ${reply.status} off the contract: ${where}`);
}

type Kind = 'number' | 'boolean' | 'array' | 'string';

/**
 * Converts text to its type in the contract: `?x=false` becomes false. `?page=two` stays text, which the schema
 * rejects.
 */
function decoded(text: string, kind: Kind): unknown {
  // Each number has one spelling, so `01` and `1.0` are not ids.
  if (kind === 'number') return String(Number(text)) === text ? Number(text) : text;
  if (kind === 'boolean') return text === 'true' ? true : text === 'false' ? false : text;
  return kind === 'array' ? text.split(',') : text;
}

function decodedQuery({ searchParams }: URL, kinds: Record<string, Kind>): Record<string, unknown> {
  return Object.fromEntries([...searchParams].map(([name, text]) => [name, decoded(text, kinds[name] ?? 'string')]));
}

/** A query is read in full or refused: half of a list of allergens, or `exclude_allergens[]`, would filter too little. */
function namesErrors({ searchParams }: URL, schema: zod.ZodType): FieldError[] {
  const known = schema instanceof zod.ZodObject ? schema.shape : {};
  const errors = [...new Set(searchParams.keys())].flatMap((name): FieldError[] => {
    const code = Object.hasOwn(known, name) ? 'repeated' : 'unknown_field';
    return code === 'repeated' && searchParams.getAll(name).length === 1 ? [] : [{ field: name.slice(0, 100), code }];
  });
  return errors.slice(0, MAX_FIELD_ERRORS);
}

/** Whether a request has the headers that the contract requires. */
function hasRequiredHeaders(schema: zod.ZodType, headers: Headers): boolean {
  if (!(schema instanceof zod.ZodObject)) return true;
  const sent = Object.keys(schema.shape).map((name) => [name, headers.get(name) ?? undefined]);
  return schema.safeParse(Object.fromEntries(sent)).success;
}

const keyHeader = 'Idempotency-Key';
const keyReused: FieldError = { field: keyHeader, code: 'reused', text: texts.keyReused };

const takesKey = (schema: zod.ZodType) => schema instanceof zod.ZodObject && keyHeader in schema.shape;

/** The largest body in bytes, as in `x-protocol-answers` of the contract. */
const MAX_BODY_BYTES = 256_000;

type Body = { value: unknown } | { error: AnyReply };

async function readBody(request: Request, language: Language): Promise<Body> {
  const bytes = await request.arrayBuffer();
  if (bytes.byteLength === 0) return { value: undefined };
  if (bytes.byteLength > MAX_BODY_BYTES) return { error: errorReply(413, texts.tooLarge, language) };
  const isJson = /^application\/json\s*(?:;\s*charset\s*=\s*"?utf-8"?\s*)?$/i;
  if (!isJson.test(request.headers.get('Content-Type') ?? '')) {
    return { error: errorReply(415, texts.notJson, language) };
  }
  try {
    return { value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown };
  } catch {
    return { error: errorReply(400, texts.unreadable, language) };
  }
}

/**
 * A copy of the schema that refuses unknown fields, at every depth: Orval ignores `additionalProperties: false` in
 * requests. Replies stay open, so that a new field of the server breaks no app.
 */
function strict(schema: zod.core.$ZodType): zod.ZodType {
  const open = schema as zod.ZodType;
  const clone = (changes: object) => open.clone({ ...open.def, ...changes });
  if (open instanceof zod.ZodObject) {
    const fields = Object.entries<zod.core.$ZodType>(open.shape);
    return clone({
      shape: Object.fromEntries(fields.map(([key, each]) => [key, strict(each)])),
      catchall: zod.never(),
    });
  }
  if (open instanceof zod.ZodArray) return clone({ element: strict(open.element) });
  if (open instanceof zod.ZodUnion) return clone({ options: open.options.map(strict) });
  if (open instanceof zod.ZodOptional || open instanceof zod.ZodNullable) {
    return clone({ innerType: strict(open.unwrap()) });
  }
  return open;
}

const strictBodies = new Map<OperationId, zod.ZodType>();

function bodySchema(id: OperationId): zod.ZodType {
  const known = strictBodies.get(id) ?? strict(operations[id].body);
  strictBodies.set(id, known);
  return known;
}

/** Includes the input in Zod's issues. Without it, a missing field can't be distinguished from a wrong one. */
const parsing = { reportInput: true } as const;

/** The contract’s code for an issue: a missing or empty value is always `blank`. */
function codeOf(issue: zod.core.$ZodIssue): KnownFieldCode {
  const { input } = issue;
  if (input === undefined || (typeof input === 'string' && input.trim() === '')) return 'blank';
  switch (issue.code) {
    case 'invalid_type':
      return input === null ? 'blank' : 'wrong_type';
    case 'unrecognized_keys':
      return 'unknown_field';
    case 'too_small':
      return typeof input === 'number' ? 'too_small' : 'too_short';
    case 'too_big':
      return typeof input === 'number' ? 'too_large' : 'too_long';
    case 'invalid_value':
      return issue.values.length === 1 && issue.values[0] === true ? 'accepted' : 'invalid';
    default:
      return 'invalid';
  }
}

/** The most fields that an error lists. A request with thousands of wrong fields does not come from a form. */
const MAX_FIELD_ERRORS = 50;

/** The first error of each field, in the order of the request. Names of nested fields are joined with dots. */
function fieldErrorsOf(error: zod.ZodError): FieldError[] {
  const errors = new Map<string, FieldError>();
  for (const issue of error.issues) {
    const extra = issue.code === 'unrecognized_keys' ? issue.keys : [];
    const paths = extra.length > 0 ? extra.map((key) => issue.path.concat(key)) : [issue.path];
    for (const path of paths) {
      const field = path.join('.');
      if (!errors.has(field)) errors.set(field, { field: field.slice(0, 100), code: codeOf(issue) });
      if (errors.size === MAX_FIELD_ERRORS) return [...errors.values()];
    }
  }
  return [...errors.values()];
}

/** The language that a request prefers; English by default. */
export function languageOf(request: Request): Language {
  return /^ar\b/i.test(request.headers.get('Accept-Language') ?? '') ? 'ar' : 'en';
}

/** The bearer token of a request, or null. */
export function bearerOf(request: Request): string | null {
  return /^Bearer (.+)$/i.exec(request.headers.get('Authorization') ?? '')?.[1] ?? null;
}

/**
 * Handles one call. A request that breaks the contract gets the documented 4xx; a reply that breaks it becomes a 500 that names
 * the operation.
 */
async function answer<User>(
  id: OperationId,
  request: Request,
  rawParams: Record<string, unknown>,
  handler: AnyHandler | undefined,
  hooks: CallHooks<User>,
): Promise<Response> {
  const operation = operations[id];
  const language = languageOf(request);

  const token = bearerOf(request);
  const user = token === null ? null : hooks.authenticate(token);
  const security: readonly string[] = operation.security;
  const mustSignIn = security.length === 1 && security[0] === 'bearerAuth';
  if (user === null && (mustSignIn || (token !== null && security.includes('bearerAuth')))) {
    return respond(errorReply(401, texts.sessionExpired, language));
  }
  if (user !== null && mustSignIn && 403 in operation.replies && !hooks.isVerified(user)) {
    return respond(notVerified(language));
  }

  const kinds: Record<string, Kind> = operation.kinds;
  const named = Object.keys(rawParams).filter((name) => name in kinds);
  const params =
    named.length > 0
      ? Object.fromEntries(named.map((name) => [name, decoded(String(rawParams[name]), kinds[name] ?? 'string')]))
      : undefined;
  const parsedParams = operation.params.safeParse(params);
  if (!parsedParams.success) return respond(notFound(language));

  const takesQuery = operation.query.def.type !== 'undefined';
  const url = new URL(request.url);
  const wrongNames = takesQuery ? namesErrors(url, operation.query) : [];
  if (wrongNames.length > 0) return respond(errorReply(400, wrongNames, language));
  const query = takesQuery ? decodedQuery(url, kinds) : undefined;
  const parsedQuery = operation.query.safeParse(query, parsing);
  if (!parsedQuery.success) return respond(errorReply(400, fieldErrorsOf(parsedQuery.error), language));
  const unreadable = errorReply(400, texts.unreadable, language);
  if (!hasRequiredHeaders(operation.headers, request.headers)) return respond(unreadable);

  const takesBody = operation.body.def.type !== 'undefined';
  const body: Body = takesBody ? await readBody(request, language) : { value: undefined };
  if ('error' in body) return respond(body.error);
  if (operation.bodyRequired && body.value === undefined) return respond(unreadable);
  const parsedBody =
    takesBody && body.value === undefined
      ? { success: true as const, data: undefined }
      : bodySchema(id).safeParse(body.value, parsing);
  if (!handler && parsedBody.success) {
    return (await exampleResponse(id, request)) ?? failed(`${id} has neither a handler nor an example`);
  }
  const run = async (): Promise<AnyReply> => {
    if (!parsedBody.success) return errorReply(422, fieldErrorsOf(parsedBody.error), language);
    if (!handler) return notFound(language);
    const { data } = parsedBody;
    const { headers } = request;
    return handler({
      params: parsedParams.data,
      query: parsedQuery.data,
      body: data,
      headers,
      language,
      user,
      now: hooks.now(),
    });
  };
  const key = takesKey(operation.headers) ? request.headers.get(keyHeader) : null;
  if (key === null) return checked(id, await run());
  const owner = security.includes('bearerAuth') ? user : null;
  const call = { user: owner, operation: id, key, request: [url.pathname, body.value] };
  const reply = await hooks.once(call, run);
  return checked(id, reply === 'reused' ? errorReply(422, [keyReused], language) : reply);
}

/** Sorts fixed segments first, so that `/orders/draft` is tried before `/orders/{id}`. */
function bySpecificity(a: OperationId, b: OperationId): number {
  const wildcards = (id: OperationId) => operations[id].path.split('{').length;
  return wildcards(a) - wildcards(b);
}

/** The methods of a path in the contract, relative to the API's address; none for an unknown path. */
export function methodsOf(path: string): string[] {
  const methods = Object.values(operations)
    .filter((each) => new RegExp(`^${each.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path))
    .map(({ method }) => method.toUpperCase());
  return methods.includes('GET') ? [...methods, 'HEAD'] : methods;
}

/**
 * Responds to a call without an operation: 405 with `Allow` if the path has other methods, otherwise 404.
 * @param path relative to the API's address
 */
export function answerWithoutOperation(request: Request, path: string): Response {
  const methods = methodsOf(path);
  const language = languageOf(request);
  return methods.length === 0
    ? respond(notFound(language))
    : respond({ ...errorReply(405, texts.wrongMethod, language), headers: { Allow: methods.join(', ') } });
}

/**
 * Turns the typed map into MSW handlers, which parse all requests and check all replies.
 * @param baseUrl the address of the API, with its version prefix
 */
export function toMswHandlers<User>(
  baseUrl: string,
  handlers: HandlerMap<User>,
  hooks: CallHooks<User>,
): RequestHandler[] {
  return (Object.keys(operations) as OperationId[]).toSorted(bySpecificity).map((id) => {
    const { method, path } = operations[id];
    return mswHttp[method](`${baseUrl}${path.replaceAll(/\{(\w+)\}/g, ':$1')}`, async ({ request, params }) => {
      const intercepted = await hooks.intercept(id, request.clone());
      if (intercepted) return intercepted;
      const response = await hooks.exclusively(async () => {
        try {
          await hooks.before();
          return await answer(id, request, params, handlers[id] as unknown as AnyHandler | undefined, hooks);
        } catch (error) {
          return failed(`${id}: ${error instanceof Error ? error.message : String(error)}`);
        } finally {
          await hooks.after();
        }
      });
      return hooks.deliver(id, request, response);
    });
  });
}
