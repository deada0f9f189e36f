import type { Language } from '#src/domain/language.ts';
import { isFinalPayment } from '#src/domain/order-states.ts';
import type { HandlersOf } from '../contract.ts';
import type { OrderRecord } from '#mocks/store/order-records.ts';
import { errorReply, type FieldError, notFound, orderConflict, orderObstructed } from '#mocks/replies/error-reply.ts';
import { found } from '#mocks/replies/success-reply.ts';
import { texts } from '#mocks/replies/texts.ts';
import { judgedOrder, unknownStudents } from '#mocks/orders/cart/allergen-gate.ts';
import { changeErrors, obstaclesOf } from '#mocks/orders/cart/draft.ts';
import { freshOrder, lastPaymentOf, ownOrder, shownOrder, shownPayment } from '../orders/order-view.ts';
import { missingMethod } from '#mocks/orders/payments/payment-methods.ts';
import { isOwnReturnUrl } from '#mocks/orders/payments/page-origin.ts';
import { awaitPayment, beginPayment } from '#mocks/orders/payments/paying.ts';
import { subOrdersOf } from '#mocks/orders/subscriptions/subscription.ts';
import type { UserRecord } from '#mocks/store/public-records.ts';
import { refusedChange, refusedDishes } from './draft-orders.ts';

const foreignReturn: FieldError = { field: 'return_url', code: 'not_allowed', text: texts.returnUrlNotAllowed };

/** The 409 for a draft that changed after the parent saw it, with the changed fields. */
function refusedCheckout(order: OrderRecord, version: number, language: Language, now: Date) {
  const changes = order.status === 'draft' && order.version !== version ? changeErrors(order) : [];
  if (changes.length > 0) return orderConflict('changed', changes, shownOrder(order, now), language);
  const refused = refusedChange(order, version, language, now);
  if (refused) return refused;
  const obstacles = obstaclesOf(order, now);
  return obstacles.length > 0 ? orderObstructed(obstacles, shownOrder(order, now), language) : null;
}

/** Pays an order: first from the cart, and again after a failure. */
export const checkoutHandlers: HandlersOf<UserRecord, 'checkoutOrder' | 'createPayment'> = {
  async checkoutOrder({ params, body, user, language, now }) {
    const order = ownOrder(params.id, user.id);
    if (!order) return notFound(language);
    if (!isOwnReturnUrl(body.return_url)) return errorReply(422, [foreignReturn], language);
    const unknown = unknownStudents(subOrdersOf(order), body.acknowledgements);
    if (unknown.length > 0) return errorReply(422, unknown, language);
    const refused = refusedCheckout(order, body.version, language, now);
    if (refused) return refused;
    const { conflicts, keep } = judgedOrder(subOrdersOf(order), body.acknowledgements, user, now);
    if (conflicts.length > 0) return refusedDishes(conflicts, order, language, now);
    const missing = missingMethod(body.payment_method);
    if (missing) {
      const text = texts.methodUnavailable(missing);
      return orderConflict('method_unavailable', text, shownOrder(order, now), language);
    }
    await keep();
    const waiting = await awaitPayment(order, now);
    await beginPayment(waiting, body.payment_method, body.return_url, now);
    return found({ order: shownOrder(freshOrder(order.id), now) });
  },

  async createPayment({ body, user, language, now }) {
    const order = ownOrder(body.order_id, user.id);
    if (!order) return errorReply(422, [{ field: 'order_id', code: 'not_found', text: texts.orderUnknown }], language);
    if (!isOwnReturnUrl(body.return_url)) return errorReply(422, [foreignReturn], language);
    const unknown = unknownStudents(subOrdersOf(order), body.acknowledgements);
    if (unknown.length > 0) return errorReply(422, unknown, language);
    const shown = shownOrder(order, now);
    if (order.status !== 'pending_payment') {
      return orderConflict('not_pending_payment', texts.notPending, shown, language);
    }
    const last = lastPaymentOf(order);
    if (last && !isFinalPayment(last.status)) {
      return orderConflict('payment_open', texts.paymentOpen, shown, language);
    }
    const obstacles = obstaclesOf(order, now);
    if (obstacles.length > 0) return orderObstructed(obstacles, shown, language);
    const { conflicts, keep } = judgedOrder(subOrdersOf(order), body.acknowledgements, user, now);
    if (conflicts.length > 0) return refusedDishes(conflicts, order, language, now);
    const missing = missingMethod(body.payment_method);
    if (missing) {
      return orderConflict('method_unavailable', texts.methodUnavailable(missing), shown, language);
    }
    await keep();
    const payment = await beginPayment(order, body.payment_method, body.return_url, now);
    return { status: 201, body: { custom_status: 201, data: { payment: shownPayment(payment, now) } } };
  },
};
