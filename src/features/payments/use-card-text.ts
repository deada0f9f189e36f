import { useIntl } from 'react-intl';
import type { SavedCard } from '#src/domain/payment.ts';

/** Returns a function for a card's text for screen readers: "mada 4461". */
export function useCardText(): (card: SavedCard) => string {
  const intl = useIntl();
  return ({ brand, last4 }) => `${intl.formatMessage({ id: `payment.brand.${brand}` })} ${last4}`;
}
