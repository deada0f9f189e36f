import { erasureCancellableUntil, exportExpiresAt } from '#src/domain/erasure.ts';
import type { HandlersOf } from '../contract.ts';
import { consentsOf } from '#mocks/privacy/consents.ts';
import { erasuresOf, pendingErasures, shownErasure } from '#mocks/privacy/erasures.ts';
import { personalDataOf } from '#mocks/privacy/personal-data.ts';
import { db, nextId } from '#mocks/store/db.ts';
import type { DataExportRecord, ErasureRecord } from '#mocks/store/privacy-records.ts';
import { countGuess, forgiveGuesses, guessOf, waitFor } from '#mocks/store/guesses.ts';
import type { UserRecord } from '#mocks/store/public-records.ts';
import { conflict, errorReply, type FieldError, notFound } from '#mocks/replies/error-reply.ts';
import { limitedReply } from '#mocks/replies/limited-reply.ts';
import { found } from '#mocks/replies/success-reply.ts';
import { texts } from '#mocks/replies/texts.ts';

type PrivacyOperation =
  | 'listConsents'
  | 'listDataExports'
  | 'createDataExport'
  | 'getDataExport'
  | 'getDataExportFile'
  | 'listErasures'
  | 'createErasure'
  | 'cancelErasure';

const wrongPassword: FieldError = { field: 'password', code: 'wrong_password', text: texts.passwordWrong };

function shownExport({ id, requested_at, ready_at }: DataExportRecord, now: Date) {
  const expiresAt = exportExpiresAt(new Date(ready_at));
  const status = now < expiresAt ? ('ready' as const) : ('expired' as const);
  return { id, status, requested_at, ready_at, expires_at: expiresAt.toISOString() };
}

const ownExport = (id: number, userId: number) =>
  db.dataExports.findFirst((query) => query.where({ id, user_id: userId }));

interface Asked {
  scope: ErasureRecord['scope'];
  applicant_id?: number | null | undefined;
  password?: string | null | undefined;
}

/** The fields of a request to erase that do not fit its scope. */
function erasureErrors({ scope, applicant_id = null, password = null }: Asked, user: UserRecord): FieldError[] {
  if (scope === 'applicant') {
    if (applicant_id === null) return [{ field: 'applicant_id', code: 'blank' }];
    const student = db.applicants.findFirst((query) => query.where({ id: applicant_id, user_id: user.id }));
    return student ? [] : [{ field: 'applicant_id', code: 'not_found', text: texts.studentUnknown }];
  }
  const errors: FieldError[] = [];
  if (applicant_id !== null) {
    errors.push({ field: 'applicant_id', code: 'not_allowed', text: texts.accountHasNoStudent });
  }
  if (password === null) errors.push({ field: 'password', code: 'blank' });
  else if (password !== user.password) errors.push(wrongPassword);
  return errors;
}

/** Consents, copies and erasures of a parent's data. */
export const privacyHandlers: HandlersOf<UserRecord, PrivacyOperation> = {
  listConsents({ params, user, language }) {
    return params.id === user.id ? found({ consents: consentsOf(user.id) }) : notFound(language);
  },

  listDataExports({ params, user, language, now }) {
    if (params.id !== user.id) return notFound(language);
    const own = db.dataExports.findMany((query) => query.where({ user_id: user.id }));
    return found({ exports: own.toSorted((a, b) => b.id - a.id).map((record) => shownExport(record, now)) });
  },

  async createDataExport({ params, body, headers, user, language, now }) {
    if (params.id !== user.id) return notFound(language);
    const guess = guessOf('password', user.mobile_number, headers);
    const wait = waitFor(guess, now);
    if (wait) return limitedReply('createDataExport', wait, language);
    if (body.password !== user.password) {
      await countGuess(guess, now);
      return errorReply(422, [wrongPassword], language);
    }
    await forgiveGuesses(user.mobile_number);
    const at = now.toISOString();
    const record = await db.dataExports.create({
      id: nextId('dataExports'),
      user_id: user.id,
      requested_at: at,
      // The mock needs no time to collect the data.
      ready_at: at,
    });
    const message = texts.exportReady[language];
    return { status: 201, body: { custom_status: 201, message, data: { export: shownExport(record, now) } } };
  },

  getDataExport({ params, user, language, now }) {
    const record = params.id === user.id ? ownExport(params.export_id, user.id) : undefined;
    return record ? found({ export: shownExport(record, now) }) : notFound(language);
  },

  getDataExportFile({ params, user, language, now }) {
    const record = params.id === user.id ? ownExport(params.export_id, user.id) : undefined;
    if (!record || shownExport(record, now).status !== 'ready') return notFound(language);
    const headers = { 'Content-Disposition': 'attachment; filename="nabta-data.json"' };
    return { ...found({ personal_data: personalDataOf(user, now) }), headers };
  },

  listErasures({ params, user, language }) {
    return params.id === user.id ? found({ erasures: erasuresOf(user.id) }) : notFound(language);
  },

  async createErasure({ params, body, headers, user, language, now }) {
    if (params.id !== user.id) return notFound(language);
    const guess = guessOf('password', user.mobile_number, headers);
    const wait = typeof body.password === 'string' ? waitFor(guess, now) : null;
    if (wait) return limitedReply('createErasure', wait, language);
    const errors = erasureErrors(body, user);
    if (errors.includes(wrongPassword)) await countGuess(guess, now);
    if (errors.length > 0) return errorReply(422, errors, language);
    if (body.scope === 'account') await forgiveGuesses(user.mobile_number);
    const asked = { user_id: user.id, scope: body.scope, applicant_id: body.applicant_id ?? null };
    const isSame = (each: ErasureRecord) =>
      each.user_id === asked.user_id && each.scope === asked.scope && each.applicant_id === asked.applicant_id;
    const erasure =
      pendingErasures().find(isSame) ??
      (await db.erasures.create({
        id: nextId('erasures'),
        ...asked,
        requested_at: now.toISOString(),
        cancelled_at: null,
        completed_at: null,
        kept: [],
      }));
    const message = texts.erasureRequested[language];
    return { status: 201, body: { custom_status: 201, message, data: { erasure: shownErasure(erasure) } } };
  },

  async cancelErasure({ params, user, language, now }) {
    const erasure = db.erasures.findFirst((query) => query.where({ id: params.erasure_id, user_id: user.id }));
    if (params.id !== user.id || !erasure) return notFound(language);
    if (erasure.cancelled_at !== null) return conflict('already_cancelled', texts.erasureCancelledBefore, language);
    if (erasureCancellableUntil(new Date(erasure.requested_at)) <= now) {
      return conflict('too_late', texts.erasureTooLate, language);
    }
    const cancelled = await db.erasures.update((query) => query.where({ id: erasure.id }), {
      data(record) {
        record.cancelled_at = now.toISOString();
      },
      strict: true,
    });
    const message = texts.erasureCancelled[language];
    return { status: 200, body: { custom_status: 200, message, data: { erasure: shownErasure(cancelled) } } };
  },
};
