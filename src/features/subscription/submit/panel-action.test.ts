import { describe, expect, it } from 'vitest';
import type { Order } from '#src/domain/order.ts';
import { pageAfterAdding, panelAction } from './panel-action.ts';

const orderOf = (studentIds: number[], status: Order['status'] = 'draft') =>
  ({ status, subscriptions: studentIds.map((studentId) => ({ studentId })) }) as Order;

const checkout = '/checkout';
const cart = '/cart/choose-applicants';

describe('the main button of the package page', () => {
  it.each([
    ['one student, empty cart', null, [11], 'subscribe.checkout', checkout],
    ['no student chosen yet, empty cart', null, [null], 'subscribe.checkout', checkout],
    ['two students, empty cart', null, [11, 12], 'subscribe.add', cart],
    ['one student beside another in the cart', orderOf([12]), [11], 'subscribe.add', cart],
    ['no student chosen yet, one in the cart', orderOf([12]), [null], 'subscribe.add', cart],
    ['the only student in the cart', orderOf([11]), [11], 'subscribe.add.change', checkout],
    ['one of two in the cart', orderOf([11, 12]), [11], 'subscribe.add.change', cart],
    ['one in the cart and one more', orderOf([11]), [11, 12], 'subscribe.add', cart],
    ['an order with a pending payment', orderOf([11], 'pending_payment'), [11], 'subscribe.add', checkout],
  ] as const)('has the label of what it does: %s', (_situation, draft, studentIds, labelId, to) => {
    expect(panelAction({ isSignedIn: true, draft, studentIds })).toEqual({ labelId, to });
  });

  it('asks a visitor to subscribe, since signing in comes first', () => {
    const action = panelAction({ isSignedIn: false, draft: null, studentIds: [null] });
    expect(action.labelId).toBe('subscribe.visitor.subscribe');
  });

  it('opens the page by the number of students in the returned order', () => {
    expect([1, 2, 3].map((count) => pageAfterAdding(count))).toEqual([checkout, cart, cart]);
  });
});
