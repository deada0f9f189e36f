import type { OperationId } from '#src/api/generated/operations.ts';
import type {
  Applicant,
  Delivery,
  NotificationPreferences,
  Order,
  PaymentMethodChoice,
  User,
} from '#src/api/generated/zod/schemas.ts';
import type { PhoneAuthCode } from '#src/auth/phone-auth.ts';
import type { Language } from '#src/domain/language.ts';
import type { Reply } from '#mocks/contract.ts';

/** The call that an override replies to. */
export interface OverriddenCall {
  language: Language;
  now: Date;
  /** The present order that the call refers to; undefined for a user without orders. */
  order?: () => Order | undefined;
  /** The present student, account, choices of notifications or rated delivery that the call refers to. */
  record?: () =>
    | { applicant: Applicant }
    | { user: User }
    | { delivery: Delivery }
    | { notification_preferences: NotificationPreferences }
    | undefined;
}

/**
 * Replies that replace the handlers’, checked by TypeScript against the contract. Undefined continues with the handler.
 */
export type Overrides = { [Op in OperationId]?: (call: OverriddenCall) => Reply<Op> | undefined };

/** How the server reports the end of a session (rules.md#session-expired, rules.md#invalid-token). */
export type SessionEndForm =
  /** HTTP 401, as in the contract. */
  | 'http-401'
  /** `custom_status` 401 under HTTP 200: not in the contract, but real servers do it, and the client understands it. */
  | 'custom-status-401'
  /** The missing-translation text of an invalid token. */
  | 'invalid-token'
  /** The same text in the status line, without a body: not in the contract. */
  | 'invalid-token-no-body';

/** Failures between the app and the server. */
export interface NetworkFailure {
  /** Milliseconds added to the latency. */
  delayMs?: number;
  /** No request reaches the server, and `navigator.onLine` is false. */
  offline?: true;
  /** Requests of these operations never reach the server. */
  lostRequests?: readonly OperationId[];
  /** These operations are carried out, but their responses never arrive. */
  lostResponses?: readonly OperationId[];
}

/** An error reply of many operations. */
export interface Refusal {
  status: number;
  /** One message, a list of them, or no body at all. */
  form: 'single' | 'list' | 'empty';
  /** If omitted: all operations that document the status, except the settings, which every page needs. */
  operations?: readonly OperationId[];
}

/** The provider’s decision, independent of the button that is pressed on its page. */
export type PaymentOutcome = 'declined' | 'abandoned' | 'pending' | 'expired';

/** A named situation of the mock. All effects are optional. */
export interface Scenario {
  name: string;
  /** The group in the panel. */
  group: 'usual' | 'empty' | 'many' | 'session' | 'phone' | 'orders' | 'payment' | 'server' | 'network';
  /** A description in one line, for the panel. */
  description: string;
  replies?: Overrides;
  refusal?: Refusal;
  network?: NetworkFailure;
  /** Whether all rate limits of the contract are applied; usually only those against guessing are, because tests call fast. */
  limitsRates?: true;
  /** Ends all open sessions when the scenario is chosen. Calls with an ended session get this form of error. */
  endsSessions?: SessionEndForm;
  /** Verifying a phone number fails with this code. */
  phone?: PhoneAuthCode;
  payment?: PaymentOutcome;
  /** This payment method is under maintenance. */
  methodInMaintenance?: PaymentMethodChoice;
  /** The maximum number of students of an account, if it is another one. */
  maxStudents?: number;
  /** The version of the conditions (health disclaimer), if it is a newer one. */
  conditionsVersion?: string;
  /** The number of rows per page, instead of the requested one. */
  pageSize?: number;
  /**
   * Changes the data once when the scenario is chosen, until a reset. The records are changed, so that the business
   * rules apply to the change as to any other data.
   */
  change?:
    | 'prices'
    | 'withdrawal'
    | 'ages'
    | 'vacation'
    | 'labels'
    | 'menus'
    | 'no-menus'
    | 'severe-allergy'
    | 'one-school'
    | 'failed-refund'
    | 'part-refund'
    | 'credited-closure'
    | 'old-quote'
    | 'delay'
    | 'order-versions'
    | 'orders'
    | 'two-pages'
    | 'notifications'
    | 'news'
    | 'removal';
}
