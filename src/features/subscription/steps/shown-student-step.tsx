import { IconAlertTriangle } from '@tabler/icons-react';
import type { Dispatch } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { CheckedSubscription } from '#src/features/subscription/state/check-choices.ts';
import { isValid } from '#src/features/subscription/state/checked-choice.ts';
import type { SubscriptionAction } from '#src/features/subscription/state/subscription-reducer.ts';
import { formatDate } from '#src/i18n/formats.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { ChoiceCard } from '#src/ui/fields/choice-card.tsx';
import { ChoiceGroup } from '#src/ui/fields/choice-group.tsx';
import { Avatar } from '#src/ui/text/avatar.tsx';
import { PanelStep } from './panel-step.tsx';

interface ShownStudentStepProps {
  subscriptions: readonly CheckedSubscription[];
  shown: CheckedSubscription;
  /** The ids of the students for whom the server returned an error. */
  refusedIds: readonly (number | null)[];
  dispatch: Dispatch<SubscriptionAction>;
}

/** Shows the dates of each of several students, and selects the student for the steps below (row P08). */
export function ShownStudentStep({ subscriptions, shown, refusedIds, dispatch }: ShownStudentStepProps) {
  const intl = useIntl();
  const language = useLanguage();
  const title = intl.formatMessage({ id: 'subscribe.shownStudent.title' });
  return (
    <PanelStep title={title} help={<FormattedMessage id="subscribe.shownStudent.help" />}>
      <ChoiceGroup
        label={title}
        labelHidden
        value={String(shown.student?.id ?? '')}
        onChange={(value) => {
          dispatch({ type: 'showStudent', studentId: Number(value) });
        }}
        cardWidth={220}
      >
        {subscriptions.map((subscription) => {
          const { student, period } = subscription;
          if (student === null) return null;
          const { id, name } = student;
          const hasError = !isValid(subscription) || refusedIds.includes(id);
          return (
            <ChoiceCard
              key={id}
              value={String(id)}
              label={name}
              picture={<Avatar name={name} id={String(id)} size={32} />}
              hint={
                !hasError && period !== null ? (
                  <bdi>{`${formatDate(language, period.startsOn, 'dayMonth')} – ${formatDate(language, period.endsOn, 'dayMonth')}`}</bdi>
                ) : (
                  <FormattedMessage id="subscribe.shownStudent.invalid" />
                )
              }
              end={hasError ? <IconAlertTriangle size={20} stroke={1.75} aria-hidden /> : null}
            />
          );
        })}
      </ChoiceGroup>
    </PanelStep>
  );
}
