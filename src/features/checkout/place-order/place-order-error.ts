import { orderConflictOf } from '#src/api/draft-order.ts';
import { ApiError, isUnknownOutcome } from '#src/api/errors.ts';
import { splitFieldErrors } from '#src/errors/form-error.ts';
import { errorTexts, type ErrorTextOf } from '#src/errors/error-texts.ts';

/** What the page shows after the order could not be placed. */
export type PlaceOrderError =
  /** It is not known whether the server received the order; trying again is safe. */
  | { kind: 'lost'; texts: string[] }
  /** The order was changed; each changed subscription shows what is new. */
  | { kind: 'changed'; texts: string[] }
  /**
   * The order can't be paid: a start has passed, a package was withdrawn, or an age is outside the range. The server's
   * messages.
   */
  | { kind: 'blocked'; texts: string[] }
  /** A package does not fit its student, or something is not acknowledged; each subscription shows what was found. */
  | { kind: 'unsafe' }
  /** The payment method was refused. */
  | { kind: 'method'; text: string }
  | { kind: 'refused'; texts: string[] };

const blockingCodes: ReadonlySet<string> = new Set(['start_passed', 'package_withdrawn', 'out_of_age']);

/** Whether part of the order has to be chosen again before it can be paid. */
export const isBlocked = (error: unknown): boolean =>
  error instanceof ApiError && error.fieldErrors.some(({ code }) => blockingCodes.has(code));

/**
 * Maps an error of `checkoutOrder` to what the page shows. Null if another page shows it (the session has ended, the
 * order has a pending payment), and if the page already shows another version of the order.
 * @param shownVersion version of the order on screen
 * @param textOf the app's texts for errors without a message from the server
 */
export function placeOrderError(error: unknown, shownVersion: number, textOf: ErrorTextOf): PlaceOrderError | null {
  if (error === null || error === undefined) return null;
  const conflict = orderConflictOf(error);
  if (conflict && (conflict.order.status !== 'draft' || conflict.order.version !== shownVersion)) return null;
  if (conflict?.reason === 'allergen_conflict') return { kind: 'unsafe' };
  if (error instanceof ApiError) {
    if (error.isSessionExpired || error.isInvalidToken || error.isNotVerified) return null;
    if (isUnknownOutcome(error)) return { kind: 'lost', texts: errorTexts(error, textOf) };
    const { fields, others } = splitFieldErrors(error.fieldErrors, {
      fieldOf: (field) => (field === 'payment_method' ? field : null),
    });
    const { payment_method: method } = fields;
    if (method !== undefined && others.length === 0) return { kind: 'method', text: method };
    const texts = [...others, ...Object.values(fields)];
    if (isBlocked(error)) return { kind: 'blocked', texts };
    if (texts.length > 0 && conflict === null) return { kind: 'refused', texts };
  }
  const texts = errorTexts(error, textOf);
  if (conflict?.reason === 'changed') return { kind: 'changed', texts };
  const [first = ''] = texts;
  return conflict?.reason === 'method_unavailable' ? { kind: 'method', text: first } : { kind: 'refused', texts };
}
