import type { OperationId } from '#src/api/generated/operations.ts';
import type { Order, PaymentMethodCode } from '#src/api/generated/zod/schemas.ts';
import type { PhoneAuthCode } from '#src/auth/phone-auth.ts';
import type { Language } from '#src/domain/language.ts';
import type { Reply } from '#mocks/contract.ts';

/** What an override knows of the call in whose place it answers. */
export interface OverriddenCall {
  language: Language;
  now: Date;
  /** The order that the call is about, as it stands; undefined for somebody without any. */
  order?: () => Order | undefined;
}

/** Replies in a handler's place, each held to the contract by type; undefined leaves the call to its handler. */
export type Overrides = { [Op in OperationId]?: (call: OverriddenCall) => Reply<Op> | undefined };

/** How the server reports the end of a session (rules.md#session-expired, rules.md#invalid-token). */
export type SessionEndForm =
  /** HTTP 401, as the contract has it. */
  | 'http-401'
  /** `custom_status` 401 under HTTP 200: off the contract, seen in the wild, understood by the client. */
  | 'custom-status-401'
  /** The missing-translation text of an invalid token. */
  | 'invalid-token'
  /** The same text where there is no body: off the contract, told by the status line. */
  | 'invalid-token-no-body';

/** What goes wrong on the way to the server and back. */
export interface NetworkFailure {
  /** Milliseconds on top of the usual latency. */
  delayMs?: number;
  /** No request reaches the server, and the browser knows it. */
  offline?: true;
  /** Requests of these operations never reach the server. */
  lostRequests?: readonly OperationId[];
  /** These operations are carried out, but their answer never arrives. */
  lostResponses?: readonly OperationId[];
}

/** A refusal that many operations give. */
export interface Refusal {
  status: number;
  /** One message, a list of them, or no body at all. */
  form: 'single' | 'list' | 'empty';
  /** Left out: all that document the status, but the settings, without which no page stands. */
  operations?: readonly OperationId[];
}

/** How the payment provider decides, whatever button is pressed on its page. */
export type PaymentOutcome = 'declined' | 'abandoned' | 'pending' | 'expired';

/** One named situation. All effects are optional; what is left out behaves as usual. */
export interface Scenario {
  name: string;
  /** Where the panel lists it. */
  group: 'usual' | 'empty' | 'many' | 'session' | 'phone' | 'orders' | 'payment' | 'server' | 'network';
  /** What it shows, in one line, for the panel. */
  shows: string;
  replies?: Overrides;
  refusal?: Refusal;
  network?: NetworkFailure;
  /** Choosing it ends all open sessions; from then on a call with such a token is told in this form. */
  endsSessions?: SessionEndForm;
  /** Proving a phone number fails with this code. */
  phone?: PhoneAuthCode;
  payment?: PaymentOutcome;
  /** This way to pay is under maintenance. */
  methodInMaintenance?: PaymentMethodCode;
  /** Lists answer so many rows a page, whatever was asked for. */
  pageSize?: number;
  /**
   * Choosing it changes the data, once; the change stays until a reset. The change is made through the same records that
   * handlers read, so that the rules of the business find it, not a made-up reply.
   */
  change?:
    | 'prices'
    | 'withdrawal'
    | 'ages'
    | 'vacation'
    | 'order-versions'
    | 'orders'
    | 'two-pages'
    | 'notifications'
    | 'news'
    | 'removal';
}
