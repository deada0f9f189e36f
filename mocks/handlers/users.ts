import { guessReason } from '#src/domain/guessable-password.ts';
import type { Language } from '#src/domain/language.ts';
import { isNewNumber } from '#src/domain/step-up.ts';
import type { HandlersOf } from '../contract.ts';
import { db, nextId } from '#mocks/store/db.ts';
import { notConfirmed, phoneClaims, phoneTokenHeader, spend, spentToken } from '#mocks/phone/phone-proof.ts';
import { readPhoneToken } from '#mocks/phone/phone-token.ts';
import { recordTerms } from '#mocks/privacy/consents.ts';
import type { UserRecord } from '#mocks/store/public-records.ts';
import { errorReply, type FieldError, notFound, notVerified, staleVersion } from '#mocks/replies/error-reply.ts';
import { limitedReply } from '#mocks/replies/limited-reply.ts';
import { shownUser } from '#mocks/replies/shown-user.ts';
import { texts } from '#mocks/replies/texts.ts';
import { accountOfNumber, ownerOf } from '#mocks/phone/account-of-number.ts';
import { countGuess, forgiveGuesses, guessOf, waitFor } from '#mocks/store/guesses.ts';
import { endOtherSessions } from '#mocks/store/sessions.ts';
import { endStepUps, spendStepUp, stepUpOf } from '#mocks/store/step-ups.ts';

type UserOperation =
  | 'createUser'
  | 'getUser'
  | 'updateUser'
  | 'verifyUserFirebase'
  | 'checkVerification'
  | 'checkIfPhoneExists'
  | 'updatePassword';

/** Whether another account verified a number. */
function isPhoneTaken(mobileNumber: string, ownId?: number): boolean {
  const owner = ownerOf(mobileNumber);
  return owner !== undefined && owner.id !== ownId;
}

const isSameEmail = (a: string | null | undefined, b: string | null | undefined) =>
  Boolean(a) && a?.toLowerCase() === b?.toLowerCase();

/** Whether another account has an email. Accounts that were never verified do not count, as with numbers. */
function isEmailTaken(email: string | null | undefined, ownId?: number): boolean {
  return db.users
    .all()
    .some((user) => user.is_active && user.is_verified && user.id !== ownId && isSameEmail(user.email, email));
}

/** Marks the number as verified. An email that another account took in the meantime stays with that account. */
function verify(draft: UserRecord): void {
  if (!draft.is_verified && isEmailTaken(draft.email, draft.id)) draft.email = null;
  draft.is_verified = true;
}

/** Errors of a new password and its repetition that the contract’s schema can’t express. */
function passwordErrors(body: { password: string; password_confirmation: string }, mobileNumber: string): FieldError[] {
  const errors: FieldError[] = [];
  if (guessReason(body.password, mobileNumber) !== null) {
    errors.push({ field: 'password', code: 'too_common', text: texts.passwordCommon });
  }
  if (body.password !== body.password_confirmation) {
    errors.push({ field: 'password_confirmation', code: 'confirmation', text: texts.passwordsDiffer });
  }
  return errors;
}

/** The error for a change without a step-up, or with one that does not serve it. */
const stepUpRequired = (language: Language) =>
  errorReply(422, [{ field: 'Step-Up-Token', code: 'step_up_required' }], language);

async function change(id: number, now: Date, apply: (user: UserRecord) => void): Promise<UserRecord> {
  return db.users.update((query) => query.where({ id }), {
    strict: true,
    data(user) {
      apply(user);
      user.version += 1;
      user.updated_at = now.toISOString();
    },
  });
}

const answered = (user: UserRecord) => ({
  status: 200 as const,
  body: { custom_status: 200, data: { user: shownUser(user) } },
});

/** Accounts of parents: sign-up, phone verification, passwords, profile. */
export const userHandlers: HandlersOf<UserRecord, UserOperation> = {
  async createUser({ body, language, now }) {
    // An account that was never verified reserves neither number nor email, so that a parent who mistyped one can sign
    // up again.
    const abandoned = db.users
      .all()
      .filter(
        (user) =>
          !user.is_verified && (user.mobile_number === body.mobile_number || isSameEmail(user.email, body.email)),
      )
      .map(({ id }) => id);
    const errors: FieldError[] = [];
    if (isPhoneTaken(body.mobile_number))
      errors.push({ field: 'mobile_number', code: 'taken', text: texts.phoneTaken });
    if (isEmailTaken(body.email)) errors.push({ field: 'email', code: 'taken', text: texts.emailTaken });
    errors.push(...passwordErrors(body, body.mobile_number));
    if (errors.length > 0) return errorReply(422, errors, language);

    db.users.deleteMany((query) => query.where((user) => abandoned.includes(user.id)));
    db.consents.deleteMany((query) => query.where((consent) => abandoned.includes(consent.user_id)));
    db.sessions.deleteMany((query) => query.where((session) => abandoned.includes(session.user_id)));
    const user = await db.users.create({
      id: nextId('users'),
      full_name: body.full_name.trim(),
      email: body.email ?? null,
      mobile_number: body.mobile_number,
      phone_number: body.mobile_number,
      is_verified: false,
      unconfirmed_mobile_number: body.mobile_number,
      password_changed_at: null,
      user_type: 'user',
      password: body.password,
      version: 1,
      created_at: now.toISOString(),
      updated_at: now.toISOString(),
      is_active: true,
    });
    await recordTerms(user.id, now);
    const message = texts.accountCreated[language];
    return { status: 201, body: { custom_status: 201, message, data: { user: shownUser(user) } } };
  },

  getUser({ params, user, language }) {
    return params.id === user.id ? answered(user) : notFound(language);
  },

  async updateUser({ params, body, headers, user, language, now }) {
    const numbers = { mobileNumber: user.mobile_number, unconfirmedMobileNumber: user.unconfirmed_mobile_number };
    const isOtherNumber = isNewNumber(body.mobile_number, numbers);
    // The answer tells whether another account has this number or email (rules.md#attempt-limits).
    const isGuess = isOtherNumber || (body.email !== null && !isSameEmail(body.email, user.email));
    const guess = guessOf('contact', user.mobile_number, headers);
    const wait = isGuess ? waitFor(guess, now) : null;
    if (wait) return limitedReply('updateUser', wait, language);
    if (params.id !== user.id) return notFound(language);
    if (body.version !== user.version) return staleVersion(texts.accountStale, { user: shownUser(user) }, language);
    const stepUp = isOtherNumber ? stepUpOf(headers, now) : null;
    if (stepUp === undefined || (stepUp !== null && stepUp.spent_on !== null)) return stepUpRequired(language);
    if (isGuess) await countGuess(guess, now);
    const errors: FieldError[] = [];
    if (isPhoneTaken(body.mobile_number, user.id)) {
      errors.push({ field: 'mobile_number', code: 'taken', text: texts.phoneTaken });
    }
    if (isEmailTaken(body.email, user.id)) errors.push({ field: 'email', code: 'taken', text: texts.emailTaken });
    if (errors.length > 0) return errorReply(422, errors, language);
    const saved = await change(user.id, now, (draft) => {
      draft.full_name = body.full_name.trim();
      draft.email = body.email;
      draft.unconfirmed_mobile_number =
        body.mobile_number === draft.mobile_number && draft.is_verified ? null : body.mobile_number;
    });
    if (stepUp) await spendStepUp(stepUp, 'number');
    const message = texts.accountUpdated[language];
    return { status: 200, body: { custom_status: 200, message, data: { user: shownUser(saved) } } };
  },

  async verifyUserFirebase({ headers, user, language, now }) {
    if (user === null && !headers.has(phoneTokenHeader)) return errorReply(401, texts.sessionExpired, language);
    const claims = readPhoneToken(headers.get(phoneTokenHeader) ?? '', now);
    if (!claims) return notConfirmed(language);
    const number = claims.phone_number;
    const success = (account: UserRecord) => {
      const message = (user === null ? texts.accountCreated : texts.accountDataUpdated)[language];
      return { status: 200 as const, body: { custom_status: 200, message, data: { user: shownUser(account) } } };
    };
    const owner = ownerOf(number);
    const own = user === null || user.id === owner?.id ? owner : undefined;
    const spent = spentToken(claims);
    // A call may be repeated after a lost response. A token that verified this account succeeds again, but not for
    // anything else.
    if (spent) return own && spent.verified_user_id === own.id ? success(own) : notConfirmed(language);

    const waiting =
      user?.unconfirmed_mobile_number === number
        ? user
        : db.users.findFirst((query) => query.where({ unconfirmed_mobile_number: number, is_verified: false }));
    if (waiting) {
      if (isPhoneTaken(number, waiting.id)) return errorReply(422, texts.phoneTaken, language);
      const isReplaced = waiting.is_verified && waiting.mobile_number !== number;
      const verified = await change(waiting.id, now, (draft) => {
        draft.mobile_number = number;
        draft.phone_number = number;
        draft.unconfirmed_mobile_number = null;
        verify(draft);
      });
      await spend(claims, verified.id, now);
      if (isReplaced) {
        await endOtherSessions(verified.id, headers);
        endStepUps(verified.id);
      }
      return success(verified);
    }
    // No account has this number pending: the parent lost the response and verified the number with another code.
    if (!own) return errorReply(422, texts.phoneUnregistered, language);
    await spend(claims, own.id, now);
    return success(own);
  },

  checkVerification({ body, headers, language, now }) {
    const { mobile_number } = body;
    // The proof comes first: without it, this answer would tell anybody who has an account (rules.md#attempt-limits).
    if (phoneClaims(headers, now)?.phone_number !== mobile_number) {
      return notConfirmed(language);
    }
    if (!accountOfNumber(mobile_number)) {
      return errorReply(422, [{ field: 'mobile_number', code: 'not_found', text: texts.phoneUnregistered }], language);
    }
    const message = texts.codeConfirmed[language];
    const verification = { mobile_number, is_verified: true };
    return { status: 200, body: { custom_status: 200, message, data: { verification } } };
  },

  async checkIfPhoneExists({ query, headers, language, now }) {
    const guess = guessOf('lookup', query.phone_number, headers);
    const wait = waitFor(guess, now);
    if (wait) return limitedReply('checkIfPhoneExists', wait, language);
    await countGuess(guess, now);
    const exists = accountOfNumber(query.phone_number) !== undefined;
    if (exists) return { status: 200, body: { custom_status: 200, data: { exists } } };
    return {
      status: 200,
      body: { custom_status: 200, message: texts.phoneUnregistered[language], data: { exists } },
    };
  },

  async updatePassword({ body, headers, user, language, now }) {
    const claims = phoneClaims(headers, now);
    // A phone token determines the account, even if another parent is signed in.
    if (!claims && headers.has(phoneTokenHeader)) return notConfirmed(language);
    const owner = claims ? accountOfNumber(claims.phone_number) : user;
    if (!owner)
      return claims
        ? errorReply(422, texts.phoneUnregistered, language)
        : errorReply(401, texts.sessionExpired, language);
    if (!claims && !owner.is_verified) return notVerified(language);
    const message = texts.passwordChanged[language];
    const done = { status: 200 as const, body: { custom_status: 200, message } };
    const stepUp = claims ? null : stepUpOf(headers, now);
    if (stepUp === undefined) return stepUpRequired(language);
    if (stepUp !== null && stepUp.spent_on !== null) {
      // The response was lost, and the same request is sent again.
      const isRepeated = stepUp.spent_on === 'password' && body.password === owner.password;
      return isRepeated && body.password_confirmation === body.password ? done : stepUpRequired(language);
    }
    const errors = passwordErrors(body, owner.mobile_number);
    if (errors.length > 0) return errorReply(422, errors, language);
    await change(owner.id, now, (draft) => {
      draft.password = body.password;
      draft.password_changed_at = now.toISOString();
      // Resetting a password by code verifies the number too.
      if (claims && draft.mobile_number === claims.phone_number) {
        verify(draft);
        draft.unconfirmed_mobile_number =
          draft.unconfirmed_mobile_number === claims.phone_number ? null : draft.unconfirmed_mobile_number;
      }
    });
    await endOtherSessions(owner.id, headers);
    if (stepUp) await spendStepUp(stepUp, 'password');
    endStepUps(owner.id);
    if (claims) {
      await spend(claims, null, now);
      await forgiveGuesses(owner.mobile_number);
    }
    return done;
  },
};
