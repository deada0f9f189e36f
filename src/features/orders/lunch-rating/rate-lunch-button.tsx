import { IconPlant2 } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { useServerNow } from '#src/api/server-now.ts';
import { addDays, type CivilDate, riyadhDateOf } from '#src/domain/riyadh-date.ts';
import type { Subscription } from '#src/domain/subscription.ts';
import { formatDate } from '#src/i18n/formats.ts';
import { nameOf } from '#src/i18n/localized.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button, type ButtonProps } from '#src/ui/actions/button.tsx';
import { focusIfLost } from '#src/ui/layout/focus-if-lost.ts';
import { pageHeading } from '#src/ui/layout/page-heading.ts';
import { useLunchToRate } from './use-lunch-to-rate.ts';
import { useRateLunch } from './use-rate-lunch.tsx';

type RateLunchButtonProps = Pick<ButtonProps, 'variant' | 'size' | 'wide'> & {
  subscription: Subscription;
  className?: string | undefined;
};

function dayOf(on: CivilDate, today: CivilDate): 'today' | 'yesterday' | 'other' {
  if (on === today) return 'today';
  return on === addDays(today, -1) ? 'yesterday' : 'other';
}

/**
 * The button "Rate yesterday's lunch" with its dialog, for the latest delivered lunch of a subscription that is not
 * rated (row F43). Renders no button without such a lunch, and until it is known.
 */
export function RateLunchButton({ subscription, ...look }: RateLunchButtonProps) {
  const intl = useIntl();
  const language = useLanguage();
  const today = riyadhDateOf(useServerNow());
  const lunch = useLunchToRate(subscription);
  const { open, dialog } = useRateLunch(subscription, () => {
    // After its rating the lunch has no button.
    focusIfLost(pageHeading(), { preventScroll: true });
  });
  const action =
    lunch &&
    intl.formatMessage(
      { id: 'rating.lunch.action' },
      { day: dayOf(lunch.on, today), date: formatDate(language, lunch.on, 'day') },
    );

  return (
    <>
      {lunch && action !== null && (
        <Button
          icon={<IconPlant2 size={20} stroke={1.75} aria-hidden />}
          {...look}
          aria-label={intl.formatMessage(
            { id: 'rating.lunch.action.of' },
            { action, name: nameOf(language, subscription.student) },
          )}
          onClick={() => {
            open(lunch);
          }}
        >
          {action}
        </Button>
      )}
      {dialog}
    </>
  );
}
