/** One field of a request that the server refused. */
export interface FieldError {
  /** The field's name as in the request; dotted for nested ones. */
  field: string;
  /** Stable code of the reason. */
  code: string;
  /** The server's words, in the language asked for. */
  message: string;
}

/**
 * How a call failed: `offline` and `network` never reached an answer, or not the whole of it, `timeout` waited too long for
 * one, `unreadable` got one that is no JSON, `status` got the server's refusal.
 */
export type ApiErrorKind = 'offline' | 'network' | 'timeout' | 'unreadable' | 'status';

interface ApiErrorFacts {
  kind: ApiErrorKind;
  /** HTTP status; 0 when there was no answer. */
  status: number;
  /** The envelope's own status, where it had one. */
  customStatus?: number | undefined;
  /** The server's messages, one toast each (rules.md#error-messages). */
  messages?: string[];
  fieldErrors?: FieldError[];
  /** The parsed answer, for refusals that carry data, such as a 409 with the fresh order. */
  body?: unknown;
  /** Seconds the server asks to wait. */
  retryAfterSeconds?: number | undefined;
  cause?: unknown;
}

/** Any call that did not succeed (rules.md#error-messages). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly status: number;
  readonly customStatus: number | undefined;
  readonly messages: string[];
  readonly fieldErrors: FieldError[];
  readonly body: unknown;
  readonly retryAfterSeconds: number | undefined;

  constructor(message: string, facts: ApiErrorFacts) {
    super(message, { cause: facts.cause });
    this.kind = facts.kind;
    this.status = facts.status;
    this.customStatus = facts.customStatus;
    this.messages = facts.messages ?? [];
    this.fieldErrors = facts.fieldErrors ?? [];
    this.body = facts.body;
    this.retryAfterSeconds = facts.retryAfterSeconds;
  }

  /** The status that counts: the envelope's own may be graver than the one it came under. */
  get gravestStatus(): number {
    return Math.max(this.status, this.customStatus ?? 0);
  }

  /** The session is over: HTTP 401, or `custom_status` 401 under any status (rules.md#session-expired). */
  get isSessionExpired(): boolean {
    return this.status === 401 || this.customStatus === 401;
  }

  /** Why a 409 was refused; undefined where the answer gives no reason. */
  get reasonCode(): string | undefined {
    const code = isRecord(this.body) ? this.body['reason_code'] : undefined;
    return typeof code === 'string' ? code : undefined;
  }

  /** The missing-translation text of an invalid token, in either language, in any field (rules.md#invalid-token). */
  get isInvalidToken(): boolean {
    return [this.message, ...this.messages].some((text) =>
      /translation missing: (?:en|ar)\.[\w.]*invalid_token/i.test(text),
    );
  }
}

/** Whether a parsed JSON value is an object with fields. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  return Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string' && each !== '') : [];
}

function faultsOf(value: unknown): FieldError[] {
  if (!Array.isArray(value)) return [];
  return value.filter(isRecord).map((each) => ({
    field: typeof each['field'] === 'string' ? each['field'] : '',
    code: typeof each['code'] === 'string' ? each['code'] : '',
    message: typeof each['message'] === 'string' ? each['message'] : '',
  }));
}

/** The envelope's own status, where the answer has one. */
export function customStatusOf(body: unknown): number | undefined {
  const status = isRecord(body) ? body['custom_status'] : undefined;
  return typeof status === 'number' ? status : undefined;
}

/** Seconds to wait by a Retry-After header, which names them or an instant. */
function secondsOf(retryAfter: string | null): number | undefined {
  if (retryAfter === null || retryAfter.trim() === '') return undefined;
  const seconds = Number(retryAfter);
  if (Number.isFinite(seconds)) return Math.max(0, seconds);
  const instant = Date.parse(retryAfter);
  return Number.isNaN(instant) ? undefined : Math.max(0, Math.ceil((instant - Date.now()) / 1000));
}

/**
 * Reads a refusal (rules.md#envelope): `error` or `message`, a text or a list of texts, and the errors field by field.
 * @param response the answer, for its status and Retry-After
 * @param body its parsed JSON; undefined when it had none
 * @param isEmpty whether the answer had no body at all: then the status line is the message, but not for a page of HTML
 */
export function refusal(response: Response, body: unknown, isEmpty = body === undefined): ApiError {
  const record = isRecord(body) ? body : {};
  const error = textsOf(record['error']);
  const messages = error.length > 0 ? error : textsOf(record['message']);
  return new ApiError(messages[0] ?? (isEmpty && !response.ok ? response.statusText : ''), {
    kind: isRecord(body) ? 'status' : 'unreadable',
    status: response.status,
    customStatus: customStatusOf(body),
    messages,
    fieldErrors: faultsOf(record['errors']),
    body,
    retryAfterSeconds: secondsOf(response.headers.get('Retry-After')),
  });
}

/** Whether it is unknown if the server did it: there is no answer, it was cut off, or it is not understood. */
export function isUnknownOutcome(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const status = error.gravestStatus;
  const isRefused = status >= 400 && status < 500;
  return status >= 500 || (error.kind !== 'status' && !isRefused);
}
