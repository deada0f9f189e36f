import { defaultParseSearch } from '@tanstack/react-router';
import { safeRedirect } from '#src/domain/safe-redirect.ts';

/** What the pages around signing in keep in their address. */
export interface ReturnSearch {
  /** The own route to go back to once signed in. */
  redirect?: string;
}

/** Reads `?redirect=`; anything but a path of this app is dropped (property-tested in src/domain). */
export function validateReturnSearch(search: Record<string, unknown>): ReturnSearch {
  const redirect = safeRedirect(search['redirect']);
  return redirect === null ? {} : { redirect };
}

/** Where a parent goes after signing in: back where they were headed, or home (rules.md#sign-in). */
export function returnTarget(redirect: string | undefined): {
  to: string;
  search: Record<string, unknown>;
  hash?: string;
} {
  const safe = safeRedirect(redirect) ?? '/';
  const { pathname, search, hash } = new URL(safe, 'https://own.invalid');
  return { to: pathname, search: defaultParseSearch(search), ...(hash === '' ? {} : { hash: hash.slice(1) }) };
}
