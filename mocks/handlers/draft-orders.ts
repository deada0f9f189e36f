import type { StudentAllergenConflict } from '#src/api/generated/zod/schemas.ts';
import type { Language } from '#src/domain/language.ts';
import { maxOrderStudents } from '#src/domain/order.ts';
import type { HandlersOf } from '../contract.ts';
import { db } from '#mocks/store/db.ts';
import type { OrderRecord, SubOrderRecord } from '#mocks/store/order-records.ts';
import {
  allergenConflict,
  errorReply,
  type FieldError,
  notFound,
  orderConflict,
  orderStale,
} from '#mocks/replies/error-reply.ts';
import { found } from '#mocks/replies/success-reply.ts';
import { texts } from '#mocks/replies/texts.ts';
import { conflictTexts, judged } from '#mocks/orders/cart/allergen-gate.ts';
import { checkChoice, type CheckedChoice } from '#mocks/orders/cart/choice-rules.ts';
import { addToDraft, createDraft, removeFromDraft, unpaidOrderOf, touchOrder } from '#mocks/orders/cart/draft.ts';
import { freshOrder, ownOrder, shownOrder } from '../orders/order-view.ts';
import { subOrdersOf } from '#mocks/orders/subscriptions/subscription.ts';
import type { UserRecord } from '#mocks/store/public-records.ts';

type DraftOperation =
  | 'createOrder'
  | 'getDraftOrder'
  | 'addOrderApplicant'
  | 'updateOrderApplicant'
  | 'removeOrderApplicant';

/** The 409 for an order that is no longer a draft, or that changed after the parent saw it. */
export function refusedChange(order: OrderRecord, version: number, language: Language, now: Date) {
  if (order.status !== 'draft') {
    const text = order.status === 'pending_payment' ? texts.orderPending : texts.notDraft;
    return orderConflict('not_draft', text, shownOrder(order, now), language);
  }
  return order.version === version ? null : orderStale(shownOrder(order, now), language);
}

/** The 409 of a parent with an unfinished order; null without one. */
export function refusedDraft(userId: number, language: Language, now: Date) {
  const unpaid = unpaidOrderOf(userId);
  if (!unpaid) return null;
  const text = unpaid.status === 'draft' ? texts.orderExists : texts.orderPending;
  return orderConflict('order_exists', text, shownOrder(unpaid, now), language);
}

/** The 409 for students whose package does not fit, or whose findings are not acknowledged. */
export function refusedDishes(conflicts: StudentAllergenConflict[], order: OrderRecord, language: Language, now: Date) {
  const data = { order: shownOrder(order, now), allergen_conflicts: conflicts };
  return allergenConflict(data, conflictTexts(conflicts), language);
}

function answered(order: OrderRecord, now: Date) {
  return { order: shownOrder(freshOrder(order.id), now) };
}

const subOrderOf = (order: OrderRecord, applicantId: number): SubOrderRecord | undefined =>
  subOrdersOf(order).find(({ applicant_id }) => applicant_id === applicantId);

/** The cart: one draft per parent. Each change of a student returns the whole order. */
export const draftOrderHandlers: HandlersOf<UserRecord, DraftOperation> = {
  async createOrder({ body, user, language, now }) {
    const refused = refusedDraft(user.id, language, now);
    if (refused) return refused;
    const errors: FieldError[] = [];
    const choices: CheckedChoice[] = [];
    const takenApplicantIds: number[] = [];
    for (const [index, choice] of body.applicants.entries()) {
      const context = { userId: user.id, now, prefix: `applicants.${index}.`, takenApplicantIds, subOrderId: null };
      const result = checkChoice(choice, context);
      if ('errors' in result) errors.push(...result.errors);
      else choices.push(result.checked);
      takenApplicantIds.push(choice.applicant_id);
    }
    if (errors.length > 0) return errorReply(422, errors, language);
    const judgements = choices.map((choice, index) => {
      const sent = body.applicants[index]?.acknowledged_findings;
      return { choice, ...judged(choice, { kept: null, sent }, { by: user.full_name, now, isRequired: false }) };
    });
    const conflicts = judgements.flatMap(({ conflict }) => conflict ?? []);
    if (conflicts.length > 0) {
      return allergenConflict({ allergen_conflicts: conflicts }, conflictTexts(conflicts), language);
    }
    const order = await createDraft(
      user.id,
      judgements.map(({ choice, acknowledgement }) => ({ ...choice, acknowledgement })),
      now,
    );
    return { status: 201, body: { custom_status: 201, data: answered(order, now) } };
  },

  getDraftOrder({ user, now }) {
    const order = unpaidOrderOf(user.id);
    return found({ order: order ? shownOrder(order, now) : null });
  },

  async addOrderApplicant({ params, body, user, language, now }) {
    const order = ownOrder(params.id, user.id);
    if (!order) return notFound(language);
    const refused = refusedChange(order, body.version, language, now);
    if (refused) return refused;
    const takenApplicantIds = subOrdersOf(order).map(({ applicant_id }) => applicant_id);
    if (takenApplicantIds.length >= maxOrderStudents) {
      return errorReply(422, [{ field: 'applicant_id', code: 'too_many', text: texts.tooManyStudents }], language);
    }
    const situation = { userId: user.id, now, prefix: '', takenApplicantIds, subOrderId: null };
    const result = checkChoice(body, situation);
    if ('errors' in result) return errorReply(422, result.errors, language);
    const acknowledged = { kept: null, sent: body.acknowledged_findings };
    const context = { by: user.full_name, now, isRequired: false };
    const { conflict, acknowledgement } = judged(result.checked, acknowledged, context);
    if (conflict) return refusedDishes([conflict], order, language, now);
    await addToDraft(order, { ...result.checked, acknowledgement });
    await touchOrder(order, now);
    return { status: 201, body: { custom_status: 201, data: answered(order, now) } };
  },

  async updateOrderApplicant({ params, body, user, language, now }) {
    const order = ownOrder(params.id, user.id);
    const subOrder = order && subOrderOf(order, params.applicant_id);
    if (!subOrder) return notFound(language);
    const refused = refusedChange(order, body.version, language, now);
    if (refused) return refused;
    const situation = { userId: user.id, now, prefix: '', takenApplicantIds: [], subOrderId: subOrder.id };
    const result = checkChoice({ ...body, applicant_id: params.applicant_id }, situation);
    if ('errors' in result) return errorReply(422, result.errors, language);
    // Another package swaps other dishes: what was acknowledged before says nothing about it.
    const kept = subOrder.package.id === result.checked.package.id ? subOrder.acknowledgement : null;
    const acknowledged = { kept, sent: body.acknowledged_findings };
    const context = { by: user.full_name, now, isRequired: false };
    const { conflict, acknowledgement } = judged(result.checked, acknowledged, context);
    if (conflict) return refusedDishes([conflict], order, language, now);
    await db.subOrders.update((query) => query.where({ id: subOrder.id }), {
      data(record) {
        Object.assign(record, result.checked, { acknowledgement });
      },
    });
    await touchOrder(order, now);
    return found(answered(order, now));
  },

  async removeOrderApplicant({ params, query, user, language, now }) {
    const order = ownOrder(params.id, user.id);
    const subOrder = order && subOrderOf(order, params.applicant_id);
    if (!subOrder) return notFound(language);
    const refused = refusedChange(order, query.version, language, now);
    if (refused) return refused;
    await removeFromDraft(order, subOrder, now);
    const left = ownOrder(order.id, user.id);
    return found({ order: left ? shownOrder(left, now) : null });
  },
};
