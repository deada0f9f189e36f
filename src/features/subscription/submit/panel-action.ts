import type { Order } from '#src/domain/order.ts';

/** What the panel's main button does: its label, and the page it leads to. */
export interface PanelAction {
  labelId: 'subscribe.add' | 'subscribe.checkout' | 'subscribe.add.change' | 'subscribe.visitor.subscribe';
  to: '/checkout' | '/cart/choose-applicants';
}

/** The page after students were put in the order: an order of one student needs no look at the cart. */
export function pageAfterAdding(studentCount: number): PanelAction['to'] {
  return studentCount === 1 ? '/checkout' : '/cart/choose-applicants';
}

interface PanelState {
  isSignedIn: boolean;
  /** The order in the cart. */
  draft: Pick<Order, 'status' | 'subscriptions'> | null;
  /** The students chosen in the panel; null for one still to be chosen. */
  studentIds: readonly (number | null)[];
}

/** What the panel's main button does for the students chosen, given those that the order has already. */
export function panelAction({ isSignedIn, draft, studentIds }: PanelState): PanelAction {
  const ordered = draft?.status === 'draft' ? draft.subscriptions.map(({ studentId }) => studentId) : [];
  const to = pageAfterAdding(new Set([...ordered, ...studentIds]).size);
  if (!isSignedIn) return { to, labelId: 'subscribe.visitor.subscribe' };
  // Nothing can be added, nor paid from here, while another order waits for its payment.
  if (draft?.status === 'pending_payment') return { to, labelId: 'subscribe.add' };
  if (studentIds.every((id) => id !== null && ordered.includes(id))) return { to, labelId: 'subscribe.add.change' };
  return { to, labelId: to === '/checkout' ? 'subscribe.checkout' : 'subscribe.add' };
}
