import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useIntl } from 'react-intl';
import { showDraftOrder } from '#src/api/draft-order.ts';
import { ApiError } from '#src/api/errors.ts';
import type { Order as WireOrder } from '#src/api/generated/model/order.ts';
import { addOrderApplicant, renewSubOrder } from '#src/api/generated/orders/orders.ts';
import type { Order, OrderLine } from '#src/api/orders.ts';
import { refreshOrders } from '#src/api/refresh-orders.ts';
import { nameOf } from '#src/i18n/localized.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { showToast } from '#src/ui/toast.tsx';

interface Drafted {
  draft: WireOrder;
  /** Who could not be taken along: the parent chooses for them anew. */
  left: OrderLine[];
}

const canRenew = ({ actions }: OrderLine) => actions.renew?.allowed === true;

/** Takes the other students along one after the other: each change of a draft needs the version the one before it made. */
async function addAll(drafted: Drafted, lines: readonly OrderLine[]): Promise<Drafted> {
  const [line, ...others] = lines;
  const [begun] = drafted.draft.sub_orders;
  if (line === undefined || begun === undefined) return drafted;
  try {
    const { data } = await addOrderApplicant(drafted.draft.id, {
      applicant_id: line.applicantId,
      package_id: line.package.id,
      start_date: begun.start_date,
      ...(line.package.frequency === 'monthly' ? { number_of_months: line.count } : { number_of_weeks: line.count }),
      version: drafted.draft.version,
    });
    return await addAll({ ...drafted, draft: data.order }, others);
  } catch (error) {
    // The draft stands all the same; another student may fit where this one does not.
    if (error instanceof ApiError && error.isSessionExpired) throw error;
    return addAll({ ...drafted, left: [...drafted.left, line] }, others);
  }
}

async function draftAgain(order: Order): Promise<Drafted> {
  const [first, ...others] = order.lines.filter(canRenew);
  if (first === undefined) throw new Error(`Nothing of order ${order.id} can be ordered again`);
  const { data } = await renewSubOrder(first.id);
  return addAll({ draft: data.order, left: order.lines.filter((line) => !canRenew(line)) }, others);
}

/** Whether all or part of an order can be ordered again, and else whether only another order in the cart is in the way. */
export function orderAgainState({ lines }: Order): 'open' | 'in-cart' | 'closed' {
  if (lines.some(canRenew)) return 'open';
  return lines.some(({ actions }) => actions.renew?.reasonCode === 'order_exists') ? 'in-cart' : 'closed';
}

/** Drafts the same packages for the same students (operations `renewSubOrder`, `addOrderApplicant`) and leads to the cart. */
export function useOrderAgain(order: Order) {
  const intl = useIntl();
  const language = useLanguage();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => draftAgain(order),
    onSuccess: async ({ draft, left }) => {
      await showDraftOrder(queryClient, draft);
      await navigate({ to: '/cart/choose-applicants' });
      void refreshOrders(queryClient);
      if (left.length === 0) return;
      const names = intl.formatList(left.map((line) => nameOf(language, line.applicant)));
      showToast({
        kind: 'info',
        title: intl.formatMessage({ id: 'history.again.left' }, { names }),
        text: intl.formatMessage({ id: 'history.again.left.text' }),
        stays: true,
      });
    },
    onError: (error) => {
      // An order that stands in the cart by now closes the way for every card.
      if (error instanceof ApiError && error.status === 409) void refreshOrders(queryClient);
    },
  });
}
