import { http as mswHttp, HttpResponse, type RequestHandler } from 'msw';
import type * as zod from 'zod';
import { type OperationId, type Operations, operations } from '#src/api/generated/operations.ts';

type Output<Schema> = Schema extends zod.ZodType ? zod.output<Schema> : never;
type Input<Schema> = Schema extends zod.ZodType ? zod.input<Schema> : never;

/** What the contract lets an operation answer: one pair of status and body for each documented status. */
export type Reply<Op extends OperationId> = {
  [Status in keyof Operations[Op]['replies'] & number]: {
    status: Status;
    body: Input<Operations[Op]['replies'][Status]>;
    headers?: Record<string, string>;
  };
}[keyof Operations[Op]['replies'] & number];

/** Operations that the contract answers to signed-in parents only. */
type Secured<Op extends OperationId> = Operations[Op]['security'] extends readonly ['bearerAuth'] ? true : false;

/** One call, parsed by the contract. */
export interface Call<Op extends OperationId, User> {
  params: Output<Operations[Op]['params']>;
  query: Output<Operations[Op]['query']>;
  body: Output<Operations[Op]['body']>;
  headers: Headers;
  language: 'en' | 'ar';
  /** Whose token came along; never null where the contract asks for a bearer token and nothing else. */
  user: Secured<Op> extends true ? User : User | null;
  /** The mock's clock at the call. */
  now: Date;
}

export type Handler<Op extends OperationId, User> = (call: Call<Op, User>) => Reply<Op> | Promise<Reply<Op>>;

/** One handler for each operation of the contract: a missing or unknown one does not compile. */
export type HandlerMap<User> = { [Op in OperationId]: Handler<Op, User> };

/** A part of the map, for one tag; mocks/handlers/index.ts joins them. */
export type HandlersOf<User, Ops extends OperationId> = Pick<HandlerMap<User>, Ops>;

/** Words for refusals that the contract's schemas decide, in the language asked for. */
export interface RefusalTexts {
  unreadable: string;
  unauthorized: string;
  notFound: string;
  invalid: string;
  field: string;
}

/** What surrounds the handlers: who calls, when, what a scenario changes, and what happens after a write. */
export interface Surroundings<User> {
  now(): Date;
  /** The parent whose token this is; null for an unknown or expired one. */
  authenticate(token: string): User | null;
  texts(language: 'en' | 'ar'): RefusalTexts;
  /** Runs before each call: lets time move orders on, reads what another tab wrote. */
  before(): Promise<void> | void;
  /** Runs after each call that may have written. */
  after(operation: OperationId): Promise<void> | void;
  /** A scenario may answer in a handler's place, delay it, or cut the line; undefined leaves the call to its handler. */
  intercept(operation: OperationId, request: Request): Promise<Response | undefined>;
}

type AnyReply = { status: number; body: unknown; headers?: Record<string, string> };
type AnyHandler = (call: unknown) => AnyReply | Promise<AnyReply>;

const personal = { 'Cache-Control': 'no-store' };

function respond(reply: AnyReply): Response {
  const headers = { ...personal, ...reply.headers };
  return reply.status === 204
    ? new HttpResponse(null, { status: 204, headers })
    : HttpResponse.json(reply.body as never, { status: reply.status, headers });
}

function refuse(status: number, error: string, errors?: { field: string; code: string; message: string }[]): Response {
  return respond({ status, body: { custom_status: status, error, ...(errors ? { errors } : {}) } });
}

type Kind = 'number' | 'boolean' | 'array' | 'string';

/** Decodes text by the contract's type, not by coercion: `?x=false` is false, `?page=two` stays text and is refused. */
function decoded(text: string, kind: Kind): unknown {
  if (kind === 'number') return /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : text;
  if (kind === 'boolean') return text === 'true' ? true : text === 'false' ? false : text;
  return kind === 'array' ? text.split(',') : text;
}

function decodedQuery(url: URL, kinds: Record<string, Kind>): Record<string, unknown> {
  return Object.fromEntries([...url.searchParams].map(([name, text]) => [name, decoded(text, kinds[name] ?? 'string')]));
}

async function readBody(request: Request): Promise<{ ok: true; value: unknown } | { ok: false }> {
  const text = await request.text();
  if (text === '') return { ok: true, value: undefined };
  if (!/^application\/json\b/i.test(request.headers.get('Content-Type') ?? '')) return { ok: false };
  try {
    return { ok: true, value: JSON.parse(text) as unknown };
  } catch {
    return { ok: false };
  }
}

const codes: Record<string, string> = { invalid_type: 'wrong_type', unrecognized_keys: 'unknown_field' };

function faultsOf(error: zod.ZodError, message: string) {
  return error.issues.flatMap((issue) => {
    const path = issue.path.join('.');
    const fields = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key].join('.')) : [path];
    const missing = issue.code === 'invalid_type' && issue.input === undefined;
    return fields.map((field) => ({ field, code: missing ? 'blank' : (codes[issue.code] ?? issue.code), message }));
  });
}

const languageOf = (request: Request) => (/^ar\b/i.test(request.headers.get('Accept-Language') ?? '') ? 'ar' : 'en');

const bearerOf = (request: Request) => /^Bearer (.+)$/i.exec(request.headers.get('Authorization') ?? '')?.[1] ?? null;

/**
 * One call from request to reply, held to the contract at both ends: a request off the contract gets the documented 4xx, a
 * reply off the contract becomes a 500 that names the operation.
 */
async function answer<User>(
  id: OperationId,
  request: Request,
  rawParams: Record<string, unknown>,
  handlers: HandlerMap<User>,
  around: Surroundings<User>,
): Promise<Response> {
  const operation = operations[id];
  const url = new URL(request.url);
  const language = languageOf(request);
  const texts = around.texts(language);
  const intercepted = await around.intercept(id, request.clone());
  if (intercepted) return intercepted;
  await around.before();

  const token = bearerOf(request);
  const user = token === null ? null : around.authenticate(token);
  const security: readonly string[] = operation.security;
  const mustSignIn = security.length === 1 && security[0] === 'bearerAuth';
  if (user === null && (mustSignIn || (token !== null && security.includes('bearerAuth')))) {
    return refuse(401, texts.unauthorized);
  }

  const kinds: Record<string, Kind> = operation.kinds;
  const named = Object.keys(rawParams).filter((name) => name in kinds);
  const params =
    named.length > 0
      ? Object.fromEntries(named.map((name) => [name, decoded(String(rawParams[name]), kinds[name] ?? 'string')]))
      : undefined;
  const parsedParams = operation.params.safeParse(params);
  if (!parsedParams.success) return refuse(404, texts.notFound);

  const takesQuery = operation.query.def.type !== 'undefined';
  const parsedQuery = operation.query.safeParse(takesQuery ? decodedQuery(url, kinds) : undefined);
  if (!parsedQuery.success) return refuse(400, texts.unreadable, faultsOf(parsedQuery.error, texts.field));
  if (operation.requiredHeaders.some((name) => !request.headers.get(name))) return refuse(400, texts.unreadable);

  const takesBody = operation.body.def.type !== 'undefined';
  const body = takesBody ? await readBody(request) : ({ ok: true, value: undefined } as const);
  if (!body.ok || (operation.bodyRequired && body.value === undefined)) return refuse(400, texts.unreadable);
  const parsedBody =
    takesBody && body.value === undefined ? { success: true as const, data: undefined } : operation.body.safeParse(body.value);
  if (!parsedBody.success) return refuse(422, texts.invalid, faultsOf(parsedBody.error, texts.field));

  const reply = await (handlers[id] as unknown as AnyHandler)({
    params: parsedParams.data,
    query: parsedQuery.data,
    body: parsedBody.data,
    headers: request.headers,
    language,
    user,
    now: around.now(),
  });
  await around.after(id);

  const schema = (operation.replies as Record<number, zod.ZodType>)[reply.status];
  if (!schema) return refuse(500, `${id} answered ${reply.status}, which the contract does not document`);
  const checked = schema.safeParse(reply.status === 204 ? undefined : reply.body);
  if (!checked.success) {
    const where = checked.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ');
    return refuse(500, `${id} answered ${reply.status} off the contract: ${where}`);
  }
  return respond(reply);
}

/** `/orders/draft` must be tried before `/orders/{id}`: fixed segments first. */
function bySpecificity(a: OperationId, b: OperationId): number {
  const wildcards = (id: OperationId) => operations[id].path.split('{').length;
  return wildcards(a) - wildcards(b);
}

/**
 * Turns the typed map into MSW handlers. All reading of requests and checking of replies happens here, once.
 * @param baseUrl where the API stands, with its version prefix
 */
export function toMswHandlers<User>(
  baseUrl: string,
  handlers: HandlerMap<User>,
  around: Surroundings<User>,
): RequestHandler[] {
  return (Object.keys(operations) as OperationId[]).toSorted(bySpecificity).map((id) => {
    const { method, path } = operations[id];
    return mswHttp[method](`${baseUrl}${path.replaceAll(/\{(\w+)\}/g, ':$1')}`, async ({ request, params }) => {
      try {
        return await answer(id, request, params, handlers, around);
      } catch (error) {
        if (error instanceof Response) return error;
        return refuse(500, `${id}: ${error instanceof Error ? error.message : String(error)}`);
      }
    });
  });
}
