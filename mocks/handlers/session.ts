import type { HandlersOf } from '../contract.ts';
import { db, nextId } from '#mocks/store/db.ts';
import type { UserRecord } from '#mocks/store/public-records.ts';
import { seededRandom } from '../random.ts';
import { errorReply } from '#mocks/replies/error-reply.ts';
import { texts } from '#mocks/replies/texts.ts';
import { controls } from '#mocks/store/state.ts';

/** A token of 32 hex digits, made from the seed and the session’s id. */
function tokenFor(sessionId: number): string {
  const next = seededRandom(controls().seed ^ (sessionId * 0x9e3779b9));
  return Array.from({ length: 32 }, () => Math.floor(next() * 16).toString(16)).join('');
}

/** Signing in and out. */
export const sessionHandlers: HandlersOf<UserRecord, 'createSession' | 'deleteSession'> = {
  async createSession({ body, language, now }) {
    const user = db.users.findFirst((query) => query.where({ mobile_number: body.mobile_number, is_active: true }));
    if (!user || user.password !== body.password) return errorReply(422, texts.wrongCredentials, language);
    const id = nextId('sessions');
    const session = await db.sessions.create({
      id,
      user_id: user.id,
      token: tokenFor(id),
      created_at: now.toISOString(),
      is_ended: false,
    });
    return {
      status: 201,
      body: {
        custom_status: 201,
        message: (user.is_verified ? texts.signedIn : texts.verifyNumber)[language],
        data: {
          session: {
            token: session.token,
            user_type: user.user_type,
            user_id: user.id,
            is_verified: user.is_verified,
          },
        },
      },
    };
  },

  async deleteSession({ headers }) {
    const token = headers.get('Authorization')?.replace(/^Bearer /i, '') ?? '';
    await db.sessions.update((query) => query.where({ token }), {
      data(session) {
        session.is_ended = true;
      },
    });
    return { status: 204, body: undefined };
  },
};
