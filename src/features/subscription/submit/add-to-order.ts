import type { QueryClient } from '@tanstack/react-query';
import { orderConflictOf, showDraftOrder } from '#src/api/draft-order.ts';
import { ApiError } from '#src/api/errors.ts';
import { splitFieldErrors } from '#src/errors/form-error.ts';
import type { OrderApplicantInputDto } from '#src/api/generated/client.schemas.ts';
import type { Package } from '#src/domain/package.ts';
import { orderOf } from '#src/api/orders.ts';
import { addOrderApplicant, createOrder, updateOrderApplicant } from '#src/api/generated/orders/orders.ts';
import type { CheckedChoice } from '#src/features/subscription/state/checked-choice.ts';
import type { SubscriptionChoice } from '#src/features/subscription/state/subscription-choice.ts';
import type { Order } from '#src/domain/order.ts';

/** The refusal of one of several students; those before it stand in the cart. */
export class SubscriptionRefused extends Error {
  override readonly name = 'LineRefused';
  readonly index: number;

  constructor(index: number, cause: unknown) {
    super('A student could not be added to the order', { cause });
    this.index = index;
  }
}

/**
 * Puts the students in the cart: in one go where it is empty, else one by one, a student who stands in it already with the new
 * dates. Every answer replaces the cart (rules.md#draft-order). An order that another tab made or changed is used as it is.
 * @throws LineRefused where one student was refused, ApiError where the whole order was
 */
export async function addToOrder(
  queryClient: QueryClient,
  draft: Order | null,
  subscriptions: readonly OrderApplicantInputDto[],
): Promise<Order> {
  let order = draft;
  if (order === null) {
    const created = await createDraft(queryClient, subscriptions);
    if (created.isNew) return created.order;
    order = created.order;
  }
  for (const [index, subscription] of subscriptions.entries()) {
    try {
      // One after the other: each needs the version that the one before answered.
      // oxlint-disable-next-line no-await-in-loop
      order = await putSubscription(queryClient, order, subscription);
    } catch (error) {
      throw new SubscriptionRefused(index, error);
    }
  }
  return order;
}

/** A new draft with all of them, or the one that stands already: a parent has one at most. */
async function createDraft(
  queryClient: QueryClient,
  subscriptions: readonly OrderApplicantInputDto[],
): Promise<{ order: Order; isNew: boolean }> {
  try {
    const order = orderOf(await createOrder({ applicants: [...subscriptions] }));
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
  subscription: OrderApplicantInputDto,
  isSecondTry = false,
): Promise<Order> {
  try {
    const changed = orderOf(await sendSubscription(order, subscription));
    await showDraftOrder(queryClient, changed);
    return changed;
  } catch (error) {
    const conflict = orderConflictOf(error);
    if (conflict === null) throw error;
    await showDraftOrder(queryClient, conflict.order);
    // Only the version was old: this student's line is the parent's own choice, whatever else changed.
    if (isSecondTry || conflict.reason !== 'changed' || conflict.order.status !== 'draft') throw error;
    return putSubscription(queryClient, conflict.order, subscription, true);
  }
}

function sendSubscription(
  { id, version, subscriptions }: Order,
  { applicant_id, vacancy = [], ...rest }: OrderApplicantInputDto,
) {
  return subscriptions.some(({ studentId }) => studentId === applicant_id)
    ? updateOrderApplicant(id, applicant_id, { ...rest, vacancy, version })
    : addOrderApplicant(id, { ...rest, applicant_id, vacancy, version });
}

/** A sound choice as the server takes it. */
export function toOrderInput(
  choice: SubscriptionChoice,
  { id, frequency }: Pick<Package, 'id' | 'frequency'>,
  { count, startsOn }: Pick<CheckedChoice, 'count' | 'startsOn'>,
): OrderApplicantInputDto {
  if (choice.applicantId === null || count === null || startsOn === null) throw new Error('Not a sound choice');
  return {
    applicant_id: choice.applicantId,
    package_id: id,
    start_date: startsOn,
    ...(frequency === 'monthly' ? { number_of_months: count } : { number_of_weeks: count }),
    vacancy: choice.offDays,
  };
}

/** The field of the panel that a fault belongs to. */
export type PanelField = 'students' | 'count' | 'start' | 'offDays';

/** A fault the server found, at the student and field it belongs to. */
export interface RefusedField {
  /** Which of the students sent. */
  index: number;
  field: PanelField;
  text: string;
}

/** The faults of a 422 at their places: `applicants.1.vacancy.0` of a new draft, `vacancy.0` of a single student. */
export function refusedFields(error: unknown): RefusedField[] {
  const [cause, sentIndex] = error instanceof SubscriptionRefused ? [error.cause, error.index] : [error, 0];
  if (!(cause instanceof ApiError)) return [];
  return cause.fieldErrors.flatMap(({ field, message }) => {
    const [, index, name = ''] = /^(?:applicants\.(\d+)\.)?(\w+)/.exec(field) ?? [];
    const panelField = panelFields[name];
    return panelField === undefined
      ? []
      : [{ index: index === undefined ? sentIndex : Number(index), field: panelField, text: message }];
  });
}

/** The messages of a 422 that belong to no field of the panel. */
export function otherErrorTexts(error: unknown): string[] {
  const cause = error instanceof SubscriptionRefused ? error.cause : error;
  if (!(cause instanceof ApiError)) return [];
  return splitFieldErrors(cause.fieldErrors, {
    fieldOf: (field) => panelFields[/^(?:applicants\.\d+\.)?(\w+)/.exec(field)?.[1] ?? ''],
  }).others;
}

const panelFields: Partial<Record<string, PanelField>> = {
  applicant_id: 'students',
  number_of_months: 'count',
  number_of_weeks: 'count',
  start_date: 'start',
  vacancy: 'offDays',
};
