import { ApiError } from '#src/api/errors.ts';
import { SignInRequired } from '#src/auth/sign-in-required.ts';

/** Refusals that a page explains to the parent are not reported; server errors and unexpected responses are. */
function isExpected(error: unknown): boolean {
  if (error instanceof SignInRequired) return true;
  if (error instanceof ApiError) return error.kind !== 'unreadable' && error.status < 500;
  return error instanceof DOMException && error.name === 'AbortError';
}

const references = new Map<string, string>();

/**
 * The number under which a failure is reported, for the parent to tell us; null for what nobody is to hear of, since no
 * report of it is made. Drawn by lot, so that it holds nothing of the failure's words; the same for all failures of one kind
 * during a visit, since a report is made of the first alone.
 */
export function failureReference(error: unknown): string | null {
  if (isExpected(error)) return null;
  const kind = error instanceof ApiError ? `${error.kind} ${error.status}` : error instanceof Error ? error.name : '';
  const lot = Math.floor(Math.random() * 0x10000);
  const reference = references.get(kind) ?? `E-${lot.toString(16).toUpperCase().padStart(4, '0')}`;
  references.set(kind, reference);
  return reference;
}
