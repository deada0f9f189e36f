import { IconCalendarPlus } from '@tabler/icons-react';
import type { Dispatch } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { CheckedSubscription } from '#src/features/subscription/state/check-choices.ts';
import { fieldIds } from '#src/features/subscription/state/panel-field.ts';
import type { SubscriptionAction } from '#src/features/subscription/state/subscription-reducer.ts';
import { Button } from '#src/ui/actions/button.tsx';
import { OffDayChips } from './off-day-chips.tsx';
import { PanelStep } from './panel-step.tsx';

interface OffDaysInviteProps {
  subscription: CheckedSubscription;
  dispatch: Dispatch<SubscriptionAction>;
  onOpen: () => void;
  error: string | undefined;
}

/** The chosen off days, and a button that opens the calendar to choose them. */
export function OffDaysInvite({ subscription, dispatch, onOpen, error }: OffDaysInviteProps) {
  const intl = useIntl();
  return (
    <PanelStep
      id={fieldIds.offDays}
      title={
        <FormattedMessage
          id="subscribe.offDays.title"
          values={{ small: (text) => <small key="optional">{text}</small> }}
        />
      }
      help={intl.formatMessage({ id: 'subscribe.offDays.help' })}
    >
      <OffDayChips subscription={subscription} dispatch={dispatch} error={error}>
        <Button
          variant="quiet"
          size="small"
          icon={<IconCalendarPlus size={20} stroke={1.75} aria-hidden />}
          onClick={onOpen}
        >
          <FormattedMessage id="subscribe.offDays.add" />
        </Button>
      </OffDayChips>
    </PanelStep>
  );
}
