import { ApiError } from '#src/api/errors.ts';
import { SignInRequired } from '#src/auth/sign-in-required.ts';

/** Request errors that a page explains to the parent are not reported; server errors and unexpected responses are. */
function isExpected(error: unknown): boolean {
  if (error instanceof SignInRequired) return true;
  if (error instanceof ApiError) return error.kind !== 'unreadable' && error.status < 500;
  return error instanceof DOMException && error.name === 'AbortError';
}

const references = new Map<string, string>();

/**
 * The reference number of a failure in the reports, which the parent can send to support; null for an expected failure,
 * which is not reported. It is random, so that it contains no data. All failures of one kind in a visit have the same
 * number, because only the first is reported.
 */
export function failureReference(error: unknown): string | null {
  if (isExpected(error)) return null;
  const kind = error instanceof ApiError ? `${error.kind} ${error.status}` : error instanceof Error ? error.name : '';
  const random = Math.floor(Math.random() * 0x10000);
  const reference = references.get(kind) ?? `E-${random.toString(16).toUpperCase().padStart(4, '0')}`;
  references.set(kind, reference);
  return reference;
}
