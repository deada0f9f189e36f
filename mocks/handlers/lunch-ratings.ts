import type { Delivery } from '#src/api/generated/zod/schemas.ts';
import type { Language } from '#src/domain/language.ts';
import { lunchRatingRefusal, reasonsFor } from '#src/domain/lunch-rating.ts';
import { dayEndingAt } from '#src/domain/riyadh-date.ts';
import type { HandlersOf } from '../contract.ts';
import { deliveriesOf } from '#mocks/orders/subscriptions/deliveries.ts';
import { conflict, errorReply, type FieldError, notFound } from '#mocks/replies/error-reply.ts';
import { texts } from '#mocks/replies/texts.ts';
import { db, nextId } from '#mocks/store/db.ts';
import type { UserRecord } from '#mocks/store/public-records.ts';
import { ownPaid } from './sub-orders.ts';

/** The 409 for a lunch that can't be rated now, with its delivery; null if it can. */
function refused(delivery: Delivery, language: Language, now: Date) {
  const { status, ratable_until, lunch_rating } = delivery;
  const lunchRating = lunch_rating && { rating: lunch_rating.rating, reasons: [], feedback: null, at: '' };
  const reason = lunchRatingRefusal({ status, ratableUntil: ratable_until, lunchRating }, now);
  if (reason === null) return null;
  const lastDay = ratable_until === null ? null : dayEndingAt(new Date(ratable_until));
  const text = {
    not_delivered: texts.lunchNotDelivered,
    already_rated: texts.lunchRatedBefore,
    too_late: texts.lunchRatingTooLate(lastDay ?? delivery.date),
  }[reason];
  const { status: code, body } = conflict(reason, text, language);
  return { status: code, body: { ...body, data: { delivery } } };
}

/** The errors of reasons: one that is chosen twice, or does not fit the rating. */
function reasonErrors(rating: number, codes: readonly string[]): FieldError[] {
  const fitting: readonly string[] = reasonsFor(rating);
  return codes.flatMap((code, index): FieldError[] => {
    const field = `reason_codes.${index}`;
    if (codes.indexOf(code) < index) return [{ field, code: 'taken', text: texts.reasonTwice }];
    return fitting.includes(code) ? [] : [{ field, code: 'not_allowed', text: texts.reasonOfOtherRating }];
  });
}

/** Ratings of single lunches, beside the review of an order. */
export const lunchRatingHandlers: HandlersOf<UserRecord, 'createLunchRating'> = {
  async createLunchRating({ params, body, user, language, now }) {
    const own = ownPaid(params.id, user.id);
    const deliveryNow = () =>
      own && deliveriesOf(own.subOrder, own.order, now).find(({ id }) => id === params.delivery_id);
    const delivery = deliveryNow();
    if (!delivery) return notFound(language);
    const refusal = refused(delivery, language, now);
    if (refusal) return refusal;
    const reason_codes = body.reason_codes ?? [];
    const errors = reasonErrors(body.rating, reason_codes);
    if (errors.length > 0) return errorReply(422, errors, language);
    await db.lunchRatings.create({
      id: nextId('lunchRatings'),
      sub_order_id: delivery.sub_order_id,
      date: delivery.date,
      rating: body.rating,
      reason_codes,
      feedback: body.feedback?.trim() || null,
      created_at: now.toISOString(),
    });
    const data = { delivery: deliveryNow() ?? delivery };
    return { status: 201, body: { custom_status: 201, message: texts.reviewed[language], data } };
  },
};
