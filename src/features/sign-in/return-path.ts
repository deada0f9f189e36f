import { defaultParseSearch } from '@tanstack/react-router';
import { safeRedirect } from '#src/domain/safe-redirect.ts';

/** The search parameters of the pages around signing in. */
export interface ReturnSearch {
  /** The path of this app to return to after signing in. */
  redirect?: string;
}

/** Parses `?redirect=`; anything but a path of this app is dropped (property-tested in src/domain). */
export function validateReturnSearch(search: Record<string, unknown>): ReturnSearch {
  const redirect = safeRedirect(search['redirect']);
  return redirect === null ? {} : { redirect };
}

/** The page after signing in: the one the parent wanted to open, or the home page (rules.md#sign-in). */
export function returnTarget(redirect: string | undefined): {
  to: string;
  search: Record<string, unknown>;
  hash?: string;
} {
  const safe = safeRedirect(redirect) ?? '/';
  const { pathname, search, hash } = new URL(safe, 'https://own.invalid');
  return { to: pathname, search: defaultParseSearch(search), ...(hash === '' ? {} : { hash: hash.slice(1) }) };
}
