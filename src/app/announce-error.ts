import type { IntlShape } from 'react-intl';
import { ApiError } from '#src/api/errors.ts';

/** One toast to show: what it says, and an id that keeps equal ones from piling up. */
export interface Announcement {
  id: string;
  title: string;
}

/**
 * Turns a failed call into the toasts of spec §8: each message of a list its own, a single one alone, and for calls without an
 * answer the reason in the person's language. The end of a session is told elsewhere, once.
 */
export function announcementsFor(error: unknown, intl: IntlShape): Announcement[] {
  if (!(error instanceof ApiError))
    return [{ id: 'unexpected', title: intl.formatMessage({ id: 'errors.unexpected' }) }];
  if (error.isSessionExpired || error.isInvalidToken) return [];
  if (error.kind === 'offline') return [{ id: 'offline', title: intl.formatMessage({ id: 'errors.offline' }) }];
  if (error.kind === 'network') return [{ id: 'network', title: intl.formatMessage({ id: 'errors.network' }) }];
  if (error.messages.length === 0) {
    const title = error.message === '' ? intl.formatMessage({ id: 'errors.server' }) : error.message;
    return [{ id: `status-${error.status}`, title }];
  }
  return error.messages.map((title) => ({ id: title, title }));
}
