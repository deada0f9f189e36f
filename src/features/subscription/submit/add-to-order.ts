import type { QueryClient } from '@tanstack/react-query';
import type { AttemptKeys } from '#src/api/attempts.ts';
import { createDraftOrder, orderConflictOf, saveSubscription, showDraftOrder } from '#src/api/draft-order.ts';
import { ApiError } from '#src/api/errors.ts';
import { splitFieldErrors } from '#src/errors/form-error.ts';
import type { Package } from '#src/domain/package.ts';
import type { CheckedChoice } from '#src/features/subscription/state/checked-choice.ts';
import type { Order } from '#src/domain/order.ts';
import type { SubscriptionInput } from '#src/domain/subscription.ts';
import type { PanelField } from '#src/features/subscription/state/panel-field.ts';
import type { SubscriptionChoice } from '#src/features/subscription/state/subscription-state.ts';

/** The error for one refused student of several; the students before it are in the cart. */
export class SubscriptionRefused extends Error {
  override readonly name = 'SubscriptionRefused';
  readonly index: number;

  constructor(index: number, cause: unknown) {
    super('A student could not be added to the order', { cause });
    this.index = index;
  }
}

/**
 * Adds the students to the cart. An empty cart needs one request; otherwise students are added one by one, and a
 * student who is already in the cart gets the new dates. Every response replaces the cart (rules.md#draft-order). An
 * order that another tab created or changed is used as it is.
 * @throws SubscriptionRefused if one student was refused, ApiError if the whole order was
 */
export async function addToOrder(
  queryClient: QueryClient,
  draft: Order | null,
  subscriptions: readonly SubscriptionInput[],
  keys: AttemptKeys,
): Promise<Order> {
  let order = draft;
  if (order === null) {
    const created = await createDraft(queryClient, subscriptions, keys);
    if (created.isNew) return created.order;
    order = created.order;
  }
  for (const [index, subscription] of subscriptions.entries()) {
    try {
      // One after the other: each request needs the version that the one before it returned.
      // oxlint-disable-next-line no-await-in-loop
      order = await putSubscription(queryClient, order, subscription, keys);
    } catch (error) {
      throw new SubscriptionRefused(index, error);
    }
  }
  return order;
}

/** Creates a draft with all students, or returns the existing one: a parent has at most one. */
async function createDraft(
  queryClient: QueryClient,
  subscriptions: readonly SubscriptionInput[],
  keys: AttemptKeys,
): Promise<{ order: Order; isNew: boolean }> {
  try {
    const order = await createDraftOrder(subscriptions, keys);
    await showDraftOrder(queryClient, order);
    return { order, isNew: true };
  } catch (error) {
    const conflict = orderConflictOf(error);
    if (conflict === null) throw error;
    await showDraftOrder(queryClient, conflict.order);
    if (conflict.order.status !== 'draft') throw error;
    return { order: conflict.order, isNew: false };
  }
}

async function putSubscription(
  queryClient: QueryClient,
  order: Order,
  subscription: SubscriptionInput,
  keys: AttemptKeys,
  isSecondTry = false,
): Promise<Order> {
  try {
    const changed = await saveSubscription(order, subscription, keys);
    await showDraftOrder(queryClient, changed);
    return changed;
  } catch (error) {
    const conflict = orderConflictOf(error);
    if (conflict === null) throw error;
    await showDraftOrder(queryClient, conflict.order);
    // Only the version was out of date: this student's dates are the parent's latest choice, whatever else has changed.
    if (isSecondTry || conflict.reason !== 'changed' || conflict.order.status !== 'draft') throw error;
    return putSubscription(queryClient, conflict.order, subscription, keys, true);
  }
}

/** Converts a valid choice to the input of the request. */
export function toSubscriptionInput(
  choice: SubscriptionChoice,
  { id, frequency }: Pick<Package, 'id' | 'frequency'>,
  { count, startsOn }: Pick<CheckedChoice, 'count' | 'startsOn'>,
): SubscriptionInput {
  if (choice.studentId === null || count === null || startsOn === null) throw new Error('The choice is not valid');
  return {
    studentId: choice.studentId,
    packageId: id,
    frequency,
    count,
    startsOn,
    offDays: [...choice.offDays],
  };
}

/** An error in the response, with the student and the field that it refers to. */
export interface RefusedField {
  /** Index of the student in the request. */
  index: number;
  field: PanelField;
  text: string;
}

/** The field errors of a 422: `applicants.1.vacancy.0` for a new draft, `vacancy.0` for a single student. */
export function refusedFields(error: unknown): RefusedField[] {
  const cause = refusalCause(error);
  const sentIndex = error instanceof SubscriptionRefused ? error.index : 0;
  if (!(cause instanceof ApiError)) return [];
  return cause.fieldErrors.flatMap(({ field, message }) => {
    const [, index, name = ''] = /^(?:applicants\.(\d+)\.)?(\w+)/.exec(field) ?? [];
    const panelField = panelFields[name];
    return panelField === undefined
      ? []
      : [{ index: index === undefined ? sentIndex : Number(index), field: panelField, text: message }];
  });
}

/** The messages of a 422 that do not belong to a field of the panel. */
export function otherErrorTexts(error: unknown): string[] {
  const cause = refusalCause(error);
  if (!(cause instanceof ApiError)) return [];
  return splitFieldErrors(cause.fieldErrors, {
    fieldOf: (field) => panelFields[/^(?:applicants\.\d+\.)?(\w+)/.exec(field)?.[1] ?? ''],
  }).others;
}

/** The error of the request itself. */
export function refusalCause(error: unknown): unknown {
  return error instanceof SubscriptionRefused ? error.cause : error;
}

const panelFields: Partial<Record<string, PanelField>> = {
  applicant_id: 'students',
  number_of_months: 'count',
  number_of_weeks: 'count',
  start_date: 'start',
  vacancy: 'offDays',
};
