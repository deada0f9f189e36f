import type { HandlersOf } from '../contract.ts';
import { db, nextId } from '#mocks/store/db.ts';
import type { UserRecord } from '#mocks/store/public-records.ts';
import { accountOfNumber } from '#mocks/phone/account-of-number.ts';
import { notConfirmed, phoneClaims, spend } from '#mocks/phone/phone-proof.ts';
import { errorReply } from '#mocks/replies/error-reply.ts';
import { limitedReply } from '#mocks/replies/limited-reply.ts';
import { texts } from '#mocks/replies/texts.ts';
import { countGuess, forgiveGuesses, guessOf, waitFor } from '#mocks/store/guesses.ts';
import { secretFor, tokenOf } from '#mocks/store/sessions.ts';
import { openStepUp } from '#mocks/store/step-ups.ts';

/** Signing in and out, and proving again who it is. */
export const sessionHandlers: HandlersOf<UserRecord, 'createSession' | 'deleteSession' | 'createStepUp'> = {
  async createSession({ body, headers, language, now }) {
    const guess = guessOf('password', body.mobile_number, headers);
    const wait = waitFor(guess, now);
    if (wait) return limitedReply('createSession', wait, language);
    const user = accountOfNumber(body.mobile_number);
    if (!user || user.password !== body.password) {
      await countGuess(guess, now);
      return errorReply(422, texts.wrongCredentials, language);
    }
    await forgiveGuesses(user.mobile_number);
    const id = nextId('sessions');
    const session = await db.sessions.create({
      id,
      user_id: user.id,
      token: secretFor(id, 0x9e3779b9),
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
    const token = tokenOf(headers);
    await db.sessions.update((query) => query.where({ token }), {
      data(session) {
        session.is_ended = true;
      },
    });
    return { status: 204, body: undefined };
  },

  async createStepUp({ body, headers, user, language, now }) {
    if (body.method === 'password') {
      if (body.password === undefined) return errorReply(422, [{ field: 'password', code: 'blank' }], language);
      const guess = guessOf('password', user.mobile_number, headers);
      const wait = waitFor(guess, now);
      if (wait) return limitedReply('createStepUp', wait, language);
      if (body.password !== user.password) {
        await countGuess(guess, now);
        return errorReply(422, [{ field: 'password', code: 'wrong_password' }], language);
      }
      await forgiveGuesses(user.mobile_number);
    } else {
      const claims = phoneClaims(headers, now);
      if (claims?.phone_number !== user.mobile_number) return notConfirmed(language);
      await spend(claims, null, now);
    }
    const { token, expires_at } = await openStepUp(user.id, headers, now);
    return { status: 201, body: { custom_status: 201, data: { step_up: { token, expires_at } } } };
  },
};
