import type { Order } from '#src/domain/order.ts';

/** The main button of the panel: its label, and the page it opens. */
export interface PanelAction {
  labelId: 'subscribe.add' | 'subscribe.checkout' | 'subscribe.add.change' | 'subscribe.visitor.subscribe';
  to: '/checkout' | '/cart/choose-applicants';
}

/** The path to open after students were added to the order: with one student, the cart is skipped. */
export function pageAfterAdding(studentCount: number): PanelAction['to'] {
  return studentCount === 1 ? '/checkout' : '/cart/choose-applicants';
}

interface PanelState {
  isSignedIn: boolean;
  /** The order in the cart. */
  draft: Pick<Order, 'status' | 'subscriptions'> | null;
  /** The ids of the students selected in the panel; null if none is selected yet. */
  studentIds: readonly (number | null)[];
}

/** The action of the main button for the selected students, depending on those already in the order. */
export function panelAction({ isSignedIn, draft, studentIds }: PanelState): PanelAction {
  const ordered = draft?.status === 'draft' ? draft.subscriptions.map(({ studentId }) => studentId) : [];
  const to = pageAfterAdding(new Set([...ordered, ...studentIds]).size);
  if (!isSignedIn) return { to, labelId: 'subscribe.visitor.subscribe' };
  // Nothing can be added or paid here while another order has a pending payment.
  if (draft?.status === 'pending_payment') return { to, labelId: 'subscribe.add' };
  if (studentIds.every((id) => id !== null && ordered.includes(id))) return { to, labelId: 'subscribe.add.change' };
  return { to, labelId: to === '/checkout' ? 'subscribe.checkout' : 'subscribe.add' };
}
