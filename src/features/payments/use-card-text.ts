import { useIntl } from 'react-intl';
import type { SavedCard } from '#src/domain/payment.ts';

/** The text of a card for screen readers: "mada 4461". */
export function useCardText(): (card: SavedCard) => string {
  const intl = useIntl();
  return ({ brand, last4 }) => `${intl.formatMessage({ id: `payment.brand.${brand}` })} ${last4}`;
}
