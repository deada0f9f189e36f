import { useIntl } from 'react-intl';
import { maskedCard, type SavedCard } from '#src/domain/payment.ts';

/** A card's brand and last four digits: "mada •••• 4461". */
export function CardName({ card: { brand, last4 } }: { card: SavedCard }) {
  const intl = useIntl();
  return (
    <>
      {`${intl.formatMessage({ id: `payment.brand.${brand}` })}\u00A0`}
      <bdi dir="ltr">{maskedCard(last4)}</bdi>
    </>
  );
}
