import { useIntl } from 'react-intl';
import type { SavedCard } from '#src/domain/payment.ts';

/** What a card is called where it is read out: "mada 4461". */
export function useCardText(): (card: SavedCard) => string {
  const intl = useIntl();
  return ({ brand, last4 }) => `${intl.formatMessage({ id: `payment.brand.${brand}` })} ${last4}`;
}
