import { FormattedMessage } from 'react-intl';
import { useBusinessSettings } from '#src/api/business-settings.ts';
import { useServerNow } from '#src/api/server-now.ts';
import { nextOffDayDeadline } from '#src/domain/family-board.ts';
import type { Subscription } from '#src/domain/subscription.ts';
import { useSubscriptionTexts } from '#src/features/checkout/use-subscription-texts.ts';
import { DateText } from '#src/i18n/date-text.tsx';
import { DeadlineInstant } from '#src/i18n/deadline-instant.tsx';
import { DataText } from '#src/ui/text/data-text.tsx';

/** The first lunch of each subscription that can become an off day, and until when. Suspends until that is known. */
export function OffDayDeadlines({ subscriptions }: { subscriptions: readonly Subscription[] }) {
  const texts = useSubscriptionTexts();
  const now = useServerNow();
  const { pauseNoticeHours } = useBusinessSettings();
  return subscriptions.map((subscription) => {
    const deadline = nextOffDayDeadline(subscription.pausableDates, now, pauseNoticeHours);
    return (
      <p key={subscription.id}>
        {subscriptions.length > 1 && (
          <>
            <b>
              <DataText text={texts.student(subscription)} />
            </b>
            {': '}
          </>
        )}
        {deadline === null ? (
          <FormattedMessage id="confirmed.offDays.none" />
        ) : (
          <FormattedMessage
            id="confirmed.offDays.until"
            values={{
              day: <DateText key="day" on={deadline.on} variant="day" />,
              until: <DeadlineInstant key="until" at={deadline.until.toISOString()} />,
            }}
          />
        )}
      </p>
    );
  });
}
