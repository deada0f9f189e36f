import type { HandlersOf } from '../contract.ts';
import { db, nextId } from '#mocks/store/db.ts';
import { conflict, errorReply, notFound, staleVersion } from '#mocks/replies/error-reply.ts';
import { found } from '#mocks/replies/success-reply.ts';
import { texts } from '#mocks/replies/texts.ts';
import { applicantErrors, enteredApplicant } from '#mocks/orders/students/applicant-rules.ts';
import { keepHealth } from '#mocks/orders/students/past-health.ts';
import { maxStudents } from '#mocks/orders/students/max-students.ts';
import { ownApplicant, shownApplicant } from '#mocks/orders/students/applicant-view.ts';
import { recordDisclaimer, withdrawConsents } from '#mocks/privacy/consents.ts';
import { takeBackChangedIssues } from '#mocks/orders/cart/allergen-gate.ts';
import { dropStudent } from '#mocks/orders/cart/draft.ts';
import { comingLunches, notifyOfChangedLunches } from '#mocks/orders/subscriptions/lunch-news.ts';
import { recordKeptPlaces } from '#mocks/orders/subscriptions/kept-places.ts';
import {
  lunchDaysOf,
  runningSubscriptions,
  subscriptionsWithLunches,
  waitsForPayment,
} from '#mocks/orders/subscriptions/subscription.ts';
import type { UserRecord } from '#mocks/store/public-records.ts';

type ApplicantOperation = 'listApplicants' | 'createApplicant' | 'getApplicant' | 'updateApplicant' | 'deleteApplicant';

const studentsOf = ({ id }: UserRecord) =>
  db.applicants.findMany((query) => query.where({ user_id: id, is_active: true }));

/** Students of the signed-in parent. */
export const applicantHandlers: HandlersOf<UserRecord, ApplicantOperation> = {
  listApplicants({ user, now }) {
    const applicants = studentsOf(user)
      .toSorted((a, b) => a.id - b.id)
      .map((record) => shownApplicant(record, now));
    return found({ applicants });
  },

  async createApplicant({ body, user, language, now }) {
    if (studentsOf(user).length >= maxStudents()) {
      return conflict('too_many_applicants', texts.studentsFull(maxStudents()), language);
    }
    const errors = applicantErrors(body, null, user.id, now);
    if (errors.length > 0) return errorReply(422, errors, language);
    const at = now.toISOString();
    const record = await db.applicants.create({
      id: nextId('applicants'),
      user_id: user.id,
      ...enteredApplicant(body),
      past_health: [],
      version: 1,
      created_at: at,
      updated_at: at,
      is_active: true,
    });
    await recordDisclaimer(record, now);
    const message = texts.studentAdded[language];
    return { status: 201, body: { custom_status: 201, message, data: { applicant: shownApplicant(record, now) } } };
  },

  getApplicant({ params, user, language, now }) {
    const record = ownApplicant(params.id, user.id);
    return record ? found({ applicant: shownApplicant(record, now) }) : notFound(language);
  },

  async updateApplicant({ params, body, user, language, now }) {
    const kept = ownApplicant(params.id, user.id);
    if (!kept) return notFound(language);
    if (body.version !== kept.version) {
      return staleVersion(texts.studentStale, { applicant: shownApplicant(kept, now) }, language);
    }
    const errors = applicantErrors(body, kept, user.id, now);
    if (errors.length > 0) return errorReply(422, errors, language);
    const subOrders = subscriptionsWithLunches(kept.id, now).map(({ subOrder }) => subOrder);
    const before = comingLunches(subOrders, now);
    const keptBefore = structuredClone(kept);
    const record = await db.applicants.update((query) => query.where({ id: params.id }), {
      data(applicant) {
        keepHealth(applicant, now);
        Object.assign(applicant, enteredApplicant(body), {
          version: kept.version + 1,
          updated_at: now.toISOString(),
        });
      },
      strict: true,
    });
    await recordDisclaimer(record, now);
    await takeBackChangedIssues(keptBefore, record, now);
    await recordKeptPlaces(subOrders, keptBefore, record, now);
    await notifyOfChangedLunches(before, now);
    const message = texts.studentChanged[language];
    return { status: 200, body: { custom_status: 200, message, data: { applicant: shownApplicant(record, now) } } };
  },

  async deleteApplicant({ params, user, language, now }) {
    const record = ownApplicant(params.id, user.id);
    if (!record) return notFound(language);
    const running = runningSubscriptions(record.id, now).map(({ period }) => period.endsOn);
    // A cancelled one ends with its last lunch.
    const lunches = subscriptionsWithLunches(record.id, now).flatMap(({ subOrder, period }) =>
      lunchDaysOf(subOrder, period),
    );
    const endsOn = [...running, ...lunches].toSorted().at(-1);
    if (endsOn !== undefined)
      return conflict('subscription_running', texts.studentHasSubscription(record, endsOn), language);
    if (waitsForPayment(record.id, now)) {
      return conflict('payment_open', texts.studentHasOpenPayment(record), language);
    }
    await dropStudent(record.id, now);
    await db.applicants.update((query) => query.where({ id: record.id }), {
      data(applicant) {
        applicant.is_active = false;
        applicant.health_issues = [];
        applicant.allergens = [];
        applicant.past_health = [];
        applicant.home_address = null;
        applicant.version += 1;
        applicant.updated_at = now.toISOString();
      },
    });
    await withdrawConsents(user.id, record.id, now);
    return { status: 204, body: undefined };
  },
};
