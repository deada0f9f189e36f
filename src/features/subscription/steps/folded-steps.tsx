import { IconPencil } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { CheckedSubscription } from '#src/features/subscription/state/check-choices.ts';
import type { CountedChoice } from '#src/features/subscription/state/checked-choice.ts';
import type { PanelField } from '#src/features/subscription/state/panel-field.ts';
import { formatDate } from '#src/i18n/formats.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { IconButton } from '#src/ui/actions/icon-button.tsx';
import { Avatar } from '#src/ui/text/avatar.tsx';
import classes from './folded-steps.module.css';

interface FoldedStepsProps {
  subscription: CheckedSubscription & CountedChoice;
  /** Opens the steps again and focuses this field. */
  onEdit: (field: PanelField) => void;
}

/** A summary of student, count and start while off days are chosen, each with a button to change it. */
export function FoldedSteps({ subscription, onEdit }: FoldedStepsProps) {
  const intl = useIntl();
  const language = useLanguage();
  const { student, count, startsOn } = subscription;
  const { frequency } = subscription.context;
  const answer = (label: string, value: ReactNode, field: PanelField, picture?: ReactNode) => (
    <li className={classes.answer}>
      {picture}
      <div className={classes.text}>
        <span className={classes.label}>{label}</span>
        <b className={classes.value}>{value}</b>
      </div>
      <IconButton
        label={intl.formatMessage({ id: 'subscribe.answered.change' }, { what: label })}
        className={classes.edit}
        onClick={() => {
          onEdit(field);
        }}
      >
        <IconPencil size={16} stroke={1.75} aria-hidden />
      </IconButton>
    </li>
  );
  return (
    <ul className={classes.answers}>
      {answer(
        intl.formatMessage({ id: 'subscribe.answered.student' }),
        student?.name ?? <FormattedMessage id="subscribe.answered.noStudent" />,
        'students',
        student && <Avatar name={student.name} id={String(student.id)} size={32} />,
      )}
      {answer(
        intl.formatMessage({ id: `subscribe.count.label.${frequency}` }),
        intl.formatMessage({ id: `subscribe.count.${frequency}` }, { count }),
        'count',
      )}
      {answer(
        intl.formatMessage({ id: 'subscribe.answered.start' }),
        <bdi>{formatDate(language, startsOn, 'day')}</bdi>,
        'start',
      )}
    </ul>
  );
}
