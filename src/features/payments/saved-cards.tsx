import { noop, useSuspenseQuery } from '@tanstack/react-query';
import { IconCreditCard } from '@tabler/icons-react';
import { type RefObject, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ErrorMessages } from '#src/errors/error-messages.tsx';
import { EmptyRow } from '#src/ui/feedback/empty-row.tsx';
import { isFewer, useFocusIfLost } from '#src/ui/layout/use-focus-if-lost.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { showToast } from '#src/ui/feedback/toast.tsx';
import { useSubmitGuard } from '#src/forms/use-submit-guard.ts';
import { CardName } from './card-name.tsx';
import { CardTile } from './card-tile.tsx';
import { currentCardsQuery } from './payment-queries.ts';
import { RemoveCard } from './remove-card.tsx';
import classes from './saved-cards.module.css';
import { useCardText } from './use-card-text.ts';
import { useFirstCard } from './use-first-card.ts';

/** The cards saved by the payment provider, to choose the default and to remove cards (row H07). */
export function SavedCards({ heading }: { heading: RefObject<HTMLElement | null> }) {
  const intl = useIntl();
  const cardText = useCardText();
  const { data: cards } = useSuspenseQuery(currentCardsQuery());
  const firstCard = useFirstCard();
  const guard = useSubmitGuard();
  const [asked, setAsked] = useState<{ id: number; opened: boolean } | null>(null);
  const cardToRemove = cards.find(({ id }) => id === asked?.id);
  // Removing a card, even in another tab, also removes its dialog and the button that opened it, so the focus may be
  // lost.
  useFocusIfLost(cards.length, { place: () => heading.current, isLoss: isFewer });
  const newestOther = cards.findLast(({ id }) => id !== cardToRemove?.id) ?? null;

  if (cards.length === 0) {
    return (
      <EmptyRow
        icon={<IconCreditCard size={24} stroke={1.75} />}
        title={<FormattedMessage id="payments.cards.empty.title" />}
        text={<FormattedMessage id="payment.card.kept" />}
      />
    );
  }
  return (
    <>
      <p className={classes.lead}>
        <FormattedMessage id="payment.card.kept" />
      </p>
      {firstCard.isError && (
        <Notice
          kind="error"
          role="alert"
          className={classes.refusal}
          title={
            <FormattedMessage
              id="payments.card.first.failed"
              values={{ card: <CardName card={firstCard.variables} /> }}
            />
          }
        >
          <ErrorMessages error={firstCard.error} />
        </Notice>
      )}
      <ul className={classes.cards}>
        {cards.map((card) => (
          <CardTile
            key={card.id}
            card={card}
            onUseFirst={() => {
              const onSuccess = () => {
                showToast({
                  kind: 'success',
                  title: intl.formatMessage({ id: 'payments.card.isFirst' }, { card: cardText(card) }),
                });
              };
              guard(() => firstCard.mutateAsync(card, { onSuccess }).catch(noop), card.id);
            }}
            onRemove={() => {
              setAsked({ id: card.id, opened: true });
            }}
          />
        ))}
        <li className={classes.new}>
          <span className={classes.newIcon}>
            <IconCreditCard size={20} stroke={1.75} aria-hidden />
          </span>
          <FormattedMessage id="payments.cards.new" />
        </li>
      </ul>
      {cardToRemove && (
        <RemoveCard
          key={cardToRemove.id}
          card={cardToRemove}
          next={cardToRemove.isFirst ? newestOther : null}
          opened={asked?.opened === true}
          onClose={() => {
            setAsked({ id: cardToRemove.id, opened: false });
          }}
        />
      )}
    </>
  );
}
