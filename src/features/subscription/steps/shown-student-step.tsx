import { IconAlertTriangle } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatDate } from '#src/i18n/formats.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Avatar } from '#src/ui/text/avatar.tsx';
import { ChoiceCard } from '#src/ui/fields/choice-card.tsx';
import { ChoiceGroup } from '#src/ui/fields/choice-group.tsx';
import { type CheckedChoice, isValid } from '#src/features/subscription/state/checked-choice.ts';
import { PanelStep } from './panel-step.tsx';
import type { Student } from '#src/features/subscription/state/student.ts';

interface ShownStudentStepProps {
  checks: readonly { student: Student | null; checked: CheckedChoice }[];
  shownId: number;
  onShow: (id: number) => void;
}

/** With several students: each one's dates at a glance, and whose are set below (row P08). */
export function ShownStudentStep({ checks, shownId, onShow }: ShownStudentStepProps) {
  const intl = useIntl();
  const language = useLanguage();
  const title = intl.formatMessage({ id: 'subscribe.shownStudent.title' });
  return (
    <PanelStep title={title} help={<FormattedMessage id="subscribe.shownStudent.help" />}>
      <ChoiceGroup
        label={title}
        labelHidden
        value={String(shownId)}
        onChange={(value) => {
          onShow(Number(value));
        }}
        cardWidth={220}
      >
        {checks.map(({ student, checked }) => {
          const { id = 0, name = '' } = student ?? {};
          const { period } = checked;
          return (
            <ChoiceCard
              key={id}
              value={String(id)}
              label={name}
              picture={<Avatar name={name} id={String(id)} size={32} />}
              hint={
                isValid(checked) && period !== null ? (
                  <bdi>{`${formatDate(language, period.startsOn, 'dayMonth')} – ${formatDate(language, period.endsOn, 'dayMonth')}`}</bdi>
                ) : (
                  <FormattedMessage id="subscribe.shownStudent.invalid" />
                )
              }
              end={isValid(checked) ? null : <IconAlertTriangle size={20} stroke={1.75} aria-hidden />}
            />
          );
        })}
      </ChoiceGroup>
    </PanelStep>
  );
}
