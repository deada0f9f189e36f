import { FormattedMessage } from 'react-intl';
import type { Delivery } from '#src/domain/delivery.ts';
import { firstLunchOn } from '#src/domain/family-board.ts';
import type { Subscription } from '#src/domain/subscription.ts';
import { DateText } from '#src/i18n/date-text.tsx';
import { nameOf } from '#src/i18n/localized.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { DataText } from '#src/ui/text/data-text.tsx';

interface RestTextProps {
  subscription: Subscription;
  /** Today's day of the subscription; null without one. */
  delivery: Delivery | null;
  /** The next lunch; null if none is known. */
  next: Delivery | null;
}

/** Why there is no lunch today. */
export function RestText({ delivery, next, subscription }: RestTextProps) {
  const language = useLanguage();
  if (subscription.status === 'scheduled') {
    const first = firstLunchOn(subscription, next);
    return <FormattedMessage id="orders.lead.first.text" values={{ date: <DateText on={first} /> }} />;
  }
  if (delivery?.status === 'skipped') return <FormattedMessage id="board.rest.off" />;
  // A vacation, or a closure whose lunch is refunded: the parent has not cancelled it.
  if (delivery?.reason) return <DataText text={nameOf(language, delivery.reason)} />;
  if (delivery?.status === 'cancelled') return <FormattedMessage id="board.rest.cancelled" />;
  return <FormattedMessage id="board.rest.none" />;
}
