import type { Subscription } from '#src/domain/subscription.ts';
import { FamilyBoard } from '#src/features/family-board/family-board.tsx';
import { RateLunchButton } from '#src/features/orders/lunch-rating/rate-lunch-button.tsx';
import { OffDayButton } from '#src/features/orders/off-days/entry/off-day-button.tsx';
import { SameAgain } from '#src/features/orders/renewal/same-again.tsx';
import { RenewButton } from '#src/features/orders/renewal/renew-button.tsx';

export { loadFamilyBoard } from '#src/features/family-board/board-queries.ts';

const offDays = (subscription: Subscription) => <OffDayButton subscription={subscription} />;
const renew = (subscription: Subscription) => <RenewButton subscription={subscription} />;
const again = (subscription: Subscription) => <SameAgain subscription={subscription} />;

const rate = (subscription: Subscription) => (
  <RateLunchButton subscription={subscription} variant="secondary" size="small" />
);

/** The family board with what the orders offer for a subscription. */
export function FamilyBoardRoute() {
  return <FamilyBoard offDays={offDays} renew={renew} again={again} rate={rate} />;
}
