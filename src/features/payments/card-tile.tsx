import { IconCheck, IconTrash } from '@tabler/icons-react';
import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { maskedCard, type SavedCard } from '#src/domain/payment.ts';
import { PaymentMark } from '#src/ui/text/payment-mark.tsx';
import classes from './card-tile.module.css';
import { useCardText } from './use-card-text.ts';

type CardTileProps = { card: SavedCard; onUseFirst: () => void; onRemove: () => void };

/**
 * A tile of a saved card with brand and last four digits: the default card, or one that can become it
 * (rules.md#no-card-data).
 */
export function CardTile({ card, onUseFirst, onRemove }: CardTileProps) {
  const intl = useIntl();
  const cardText = useCardText();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <li className={classes.tile} data-brand={card.brand}>
      <div className={classes.head}>
        <h3 ref={heading} tabIndex={-1}>
          <FormattedMessage id={`payment.brand.${card.brand}`} />
        </h3>
        <PaymentMark name={card.brand} className={classes.mark} />
      </div>
      <p className={classes.number}>
        <bdi dir="ltr">{maskedCard(card.last4)}</bdi>
      </p>
      <div className={classes.foot}>
        {card.isFirst ? (
          <span className={classes.first}>
            <IconCheck size={16} stroke={1.75} aria-hidden />
            <FormattedMessage id="payments.card.first" />
          </span>
        ) : (
          <button
            type="button"
            className={classes.prefer}
            aria-label={intl.formatMessage({ id: 'payments.card.useFirst.of' }, { card: cardText(card) })}
            onClick={() => {
              // The badge replaces the button, so the focus moves to the card's heading.
              heading.current?.focus();
              onUseFirst();
            }}
          >
            <FormattedMessage id="payments.card.useFirst" />
          </button>
        )}
        <button
          type="button"
          className={classes.remove}
          aria-label={intl.formatMessage({ id: 'payments.card.remove.of' }, { card: cardText(card) })}
          onClick={onRemove}
        >
          <IconTrash size={16} stroke={1.75} aria-hidden />
          <FormattedMessage id="payments.card.remove" />
        </button>
      </div>
    </li>
  );
}
