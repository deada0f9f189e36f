/** A validation error of one field of a request. */
export interface FieldError {
  /** The field's name in the request; dotted for nested fields. */
  field: string;
  /** Stable code of the reason. */
  code: string;
  /** The server's message in the requested language. */
  message: string;
}

/**
 * How a request failed: `offline` and `network` without a complete response, `timeout` without a response in time,
 * `unreadable` with a response that is not JSON, `status` with an error response of the server.
 */
export type ApiErrorKind = 'offline' | 'network' | 'timeout' | 'unreadable' | 'status';

interface ApiErrorFacts {
  kind: ApiErrorKind;
  /** HTTP status; 0 if there was no response. */
  status: number;
  /** The envelope's own status, if it has one. */
  customStatus?: number | undefined;
  /** The server's messages, one toast each (rules.md#error-messages). */
  messages?: string[];
  fieldErrors?: FieldError[];
  /** The parsed response, for errors with data, such as a 409 with the current order. */
  body?: unknown;
  /** How long the server asks the client to wait, in seconds. */
  retryAfterSeconds?: number | undefined;
  /** The parent has logged out in this tab, so that a 401 ends no session. */
  isAfterLogOut?: boolean;
  cause?: unknown;
}

/** The error of any failed request (rules.md#error-messages). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly status: number;
  readonly customStatus: number | undefined;
  readonly messages: string[];
  readonly fieldErrors: FieldError[];
  readonly body: unknown;
  readonly retryAfterSeconds: number | undefined;
  readonly isAfterLogOut: boolean;

  constructor(message: string, facts: ApiErrorFacts) {
    super(message, { cause: facts.cause });
    this.kind = facts.kind;
    this.status = facts.status;
    this.customStatus = facts.customStatus;
    this.messages = facts.messages ?? [];
    this.fieldErrors = facts.fieldErrors ?? [];
    this.body = facts.body;
    this.retryAfterSeconds = facts.retryAfterSeconds;
    this.isAfterLogOut = facts.isAfterLogOut ?? false;
  }

  /** The effective status: the envelope's own status may be more severe than the HTTP status. */
  get gravestStatus(): number {
    return Math.max(this.status, this.customStatus ?? 0);
  }

  /**
   * Whether the session is over: HTTP 401, or `custom_status` 401 with any HTTP status, except after logging out
   * (rules.md#session-expired).
   */
  get isSessionExpired(): boolean {
    return !this.isAfterLogOut && (this.status === 401 || this.customStatus === 401);
  }

  /** Whether the server refuses an account because its mobile number was never confirmed (rules.md#not-verified). */
  get isNotVerified(): boolean {
    return this.status === 403 && this.fieldErrors.some(({ code }) => code === 'not_verified');
  }

  /** The reason of a 409; undefined if the response has none. */
  get reasonCode(): string | undefined {
    const code = isRecord(this.body) ? this.body['reason_code'] : undefined;
    return typeof code === 'string' ? code : undefined;
  }

  /**
   * Whether any field contains the missing-translation text of an invalid token, in either language
   * (rules.md#invalid-token).
   */
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

/** The envelope's own status; undefined if it has none. */
export function customStatusOf(body: unknown): number | undefined {
  const status = isRecord(body) ? body['custom_status'] : undefined;
  return typeof status === 'number' ? status : undefined;
}

/** The seconds to wait according to a Retry-After header, which contains seconds or an instant. */
function secondsOf(retryAfter: string | null): number | undefined {
  if (retryAfter === null || retryAfter.trim() === '') return undefined;
  const seconds = Number(retryAfter);
  if (Number.isFinite(seconds)) return Math.max(0, seconds);
  const instant = Date.parse(retryAfter);
  return Number.isNaN(instant) ? undefined : Math.max(0, Math.ceil((instant - Date.now()) / 1000));
}

/**
 * Reads an error response (rules.md#envelope): `error` or `message`, a text or a list of texts, and the errors of the
 * fields.
 * @param response the response, for its status and Retry-After
 * @param body the parsed JSON; undefined if there is none
 * @param isEmpty whether the response has no body: then the status line is the message, but not for an HTML page
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

/** Whether the outcome on the server is unknown: there is no response, it was incomplete, or it is not understood. */
export function isUnknownOutcome(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const status = error.gravestStatus;
  const isRefused = status >= 400 && status < 500;
  return status >= 500 || (error.kind !== 'status' && !isRefused);
}
