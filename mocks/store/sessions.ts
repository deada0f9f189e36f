import { seededRandom } from '../random.ts';
import { db } from './db.ts';
import { controls } from './state.ts';

/** 32 hex digits, made from the seed and a record’s id. `salt` makes them differ from those of other records. */
export function secretFor(id: number, salt: number): string {
  const next = seededRandom(controls().seed ^ (id * salt));
  return Array.from({ length: 32 }, () => Math.floor(next() * 16).toString(16)).join('');
}

/** The bearer token of a call; empty without one. */
export const tokenOf = (headers: Headers): string => headers.get('Authorization')?.replace(/^Bearer /i, '') ?? '';

/** The session of a call. */
export const sessionOf = (headers: Headers) =>
  db.sessions.findFirst((query) => query.where({ token: tokenOf(headers) }));

/** Ends the sessions of a parent, except the one of the call. */
export async function endOtherSessions(userId: number, headers: Headers): Promise<void> {
  const own = tokenOf(headers);
  await db.sessions.updateMany((query) => query.where((each) => each.user_id === userId && each.token !== own), {
    data(session) {
      session.is_ended = true;
    },
  });
}
